import { describe, expect, it } from 'vitest';
import { canGo } from '../kernel/transitions.ts';
import { NOW } from '../testing/a-storefront.ts';
import { reachable } from '../testing/reachable.ts';
import {
  asksForPayment,
  type BoardMoveAction,
  type BoardOrder,
  boardActions,
  boardMove,
  boardMoveActions,
  boardMoves,
  canUndo,
  isOnItsWay,
  type OrderStates,
  UNDO_MILLISECONDS,
} from './board.ts';
import {
  lifecycleStates,
  lifecycleTransitions,
  orderStatuses,
  orderStatusTransitions,
  paymentStatuses,
  paymentTransitions,
} from './transitions.ts';

const states = (
  status: OrderStates['status'],
  lifecycleState: OrderStates['lifecycleState'],
  paymentStatus: OrderStates['paymentStatus'] = 'unpaid',
) => ({
  status,
  lifecycleState,
  paymentStatus,
});

const arrived = states('newOrder', 'started');
const accepted = states('inProgress', 'sentToKitchen');
const cooking = states('inProgress', 'inPreparation');
const ready = states('inProgress', 'ready');
const done = states('completed', 'completed', 'paid');

/** The same for the board, which asks too whether somebody brings it. */
const pickup = (from: OrderStates): BoardOrder => ({ ...from, type: 'takeOut' });
const delivery = (from: OrderStates): BoardOrder => ({ ...from, type: 'delivery' });
const bothWays = (from: OrderStates): BoardOrder[] => [pickup(from), delivery(from)];

const everyState: OrderStates[] = orderStatuses.flatMap((status) =>
  lifecycleStates.flatMap((lifecycle) =>
    paymentStatuses.map((payment) => states(status, lifecycle, payment)),
  ),
);
const moves = boardMoveActions;

describe('the buttons of the board', () => {
  it.each<[string, OrderStates, BoardMoveAction[]]>([
    ['a new order', arrived, ['accept', 'cancel', 'void']],
    ['an accepted one', accepted, ['start', 'cancel', 'void']],
    ['one that is cooked', cooking, ['ready', 'cancel']],
    ['one that is ready', ready, ['handOver', 'cancel']],
    ['one that is done', done, []],
    ['a cancelled one', states('cancelled', 'canceled'), []],
    ['a voided one', states('voided', 'voided'), []],
  ])('%s shows what can be done with it', (_, from, expected) => {
    expect(boardMoves(pickup(from))).toEqual(expected);
  });

  it('an order goes from its arrival to the diner’s hands in four taps', () => {
    expect(boardMove(pickup(arrived), 'accept')).toEqual({ to: accepted, kitchen: 'sentToKitchen' });
    expect(boardMove(pickup(accepted), 'start')).toEqual({ to: cooking, kitchen: 'inPreparation' });
    expect(boardMove(pickup(cooking), 'ready')).toEqual({ to: ready, kitchen: 'ready' });
    expect(boardMove(pickup(ready), 'handOver')).toEqual({ to: done, kitchen: 'served' });
  });

  it('cancelling and voiding end it, and its items with it', () => {
    expect(boardMove(pickup(cooking), 'cancel')).toEqual({
      to: states('cancelled', 'canceled'),
      kitchen: 'cancelled',
    });
    expect(boardMove(pickup(accepted), 'void')).toEqual({
      to: states('voided', 'voided'),
      kitchen: 'cancelled',
    });
  });

  it('voiding is for mistakes seen before anything was cooked', () => {
    const voidable = lifecycleStates.filter((lifecycle) =>
      boardMove(pickup(states('inProgress', lifecycle)), 'void'),
    );
    expect(voidable).toEqual(['draft', 'started', 'sentToKitchen']);
  });

  it.each([
    ['unpaid', true],
    ['partiallyPaid', true],
    ['paid', true],
    ['failed', false],
  ] as const)('handing over an order that is %s: %s, and it is paid then', (paymentStatus, expected) => {
    const move = boardMove({ ...pickup(ready), paymentStatus }, 'handOver');
    expect(move !== undefined).toBe(expected);
    if (move) expect(move.to.paymentStatus).toBe('paid');
  });

  it('an order that was refunded can be handed over all the same, and stays refunded', () => {
    const refunded = { ...pickup(ready), paymentStatus: 'refunded' as const };
    expect(boardMove(refunded, 'handOver')?.to).toMatchObject({
      status: 'completed',
      paymentStatus: 'refunded',
    });
    expect(asksForPayment(refunded, 'handOver')).toBe(false);
  });

  it('an order whose card is authorized is handed over without a question, and paid once the card is charged', () => {
    const byCard = { ...pickup(ready), paymentStatus: 'unpaid' as const, payment: { state: 'authorized' } };
    expect(asksForPayment(byCard, 'handOver')).toBe(false);
    expect(boardMove(byCard, 'handOver')?.to).toMatchObject({ status: 'completed', paymentStatus: 'unpaid' });
    expect(asksForPayment({ ...byCard, payment: { state: 'failed' } }, 'handOver')).toBe(true);
  });

  it('only handing over what is not yet paid asks how it was paid', () => {
    expect(asksForPayment(pickup(ready), 'handOver')).toBe(true);
    expect(asksForPayment({ ...pickup(ready), paymentStatus: 'partiallyPaid' }, 'handOver')).toBe(true);
    expect(asksForPayment({ ...pickup(ready), paymentStatus: 'paid' }, 'handOver')).toBe(false);
    expect(boardActions.filter((action) => asksForPayment(pickup(ready), action))).toEqual(['handOver']);
  });
});

describe('a delivery', () => {
  const onItsWay = states('inProgress', 'served');

  it('is on its way when it is handed over, and done only when it is delivered', () => {
    expect(boardMoves(delivery(ready))).toEqual(['handOver', 'cancel']);
    expect(boardMove(delivery(ready), 'handOver')).toEqual({ to: onItsWay, kitchen: 'served' });
    expect(boardMoves(delivery(onItsWay))).toEqual(['deliver', 'cancel']);
    expect(boardMove(delivery(onItsWay), 'deliver')).toEqual({ to: done, kitchen: 'served' });
  });

  it('asks how it was paid at the door, not when the bag leaves', () => {
    expect(boardActions.filter((action) => asksForPayment(delivery(onItsWay), action))).toEqual(['deliver']);
    expect(asksForPayment(delivery({ ...onItsWay, paymentStatus: 'paid' }), 'deliver')).toBe(false);
  });

  it('is on its way from then until it is delivered; a pickup never is', () => {
    expect(isOnItsWay(delivery(onItsWay))).toBe(true);
    expect([ready, done].some((from) => isOnItsWay(delivery(from)))).toBe(false);
    expect(isOnItsWay(pickup(onItsWay))).toBe(false);
  });

  it('that is picked up is never delivered', () => {
    expect(everyState.filter((from) => boardMove(pickup(from), 'deliver'))).toEqual([]);
  });
});

describe('every tap, from every state there is', () => {
  it('I4-11, I4-12, I4-14 goes only where the tables lead', () => {
    for (const from of everyState.flatMap(bothWays)) {
      for (const action of moves) {
        const to = boardMove(from, action)?.to;
        if (!to) continue;
        expect(to.status === from.status || canGo(orderStatusTransitions, from.status, to.status)).toBe(true);
        expect(to.lifecycleState).not.toBe(from.lifecycleState);
        expect(reachable(lifecycleTransitions, from.lifecycleState).has(to.lifecycleState)).toBe(true);
        expect(
          to.paymentStatus === from.paymentStatus ||
            canGo(paymentTransitions, from.paymentStatus, to.paymentStatus),
        ).toBe(true);
      }
    }
  });

  it('I4-11, I4-14 ends nothing that has ended', () => {
    const ended = everyState.filter(
      ({ status, lifecycleState }) =>
        orderStatusTransitions[status].length === 0 || lifecycleTransitions[lifecycleState].length === 0,
    );
    for (const from of ended.flatMap(bothWays)) expect(boardMoves(from)).toEqual([]);
  });

  it('offers just the buttons that work', () => {
    for (const from of everyState.flatMap(bothWays))
      expect(boardMoves(from)).toEqual(boardMoveActions.filter((action) => boardMove(from, action)));
  });

  it('I4-14 leads onwards: a recall from ready is the kitchen’s to make', () => {
    expect(canGo(lifecycleTransitions, 'ready', 'inPreparation')).toBe(true);
    for (const from of everyState.flatMap(bothWays)) {
      for (const action of moves) {
        const to = boardMove(from, action)?.to.lifecycleState;
        if (to)
          expect(lifecycleStates.indexOf(to)).toBeGreaterThan(lifecycleStates.indexOf(from.lifecycleState));
      }
    }
  });

  it('skips no step of the kitchen', () => {
    const skipping = lifecycleStates.filter(
      (lifecycle) =>
        lifecycle !== 'inPreparation' && boardMove(pickup(states('inProgress', lifecycle)), 'ready'),
    );
    expect(skipping).toEqual([]);
  });
});

describe('taking a tap back', () => {
  const tapped = (action: string, ago: number) => ({ action, at: new Date(NOW - ago).toISOString() });

  it.each(['accept', 'start', 'ready', 'handOver', 'deliver'])(
    '%s can be taken back for ten seconds',
    (action) => {
      expect(UNDO_MILLISECONDS).toBe(10_000);
      expect(canUndo(tapped(action, 0), NOW)).toBe(true);
      expect(canUndo(tapped(action, 10_000), NOW)).toBe(true);
      expect(canUndo(tapped(action, 10_001), NOW)).toBe(false);
    },
  );

  it.each(['cancel', 'void', 'undo', 'place'])('%s stays', (action) => {
    expect(canUndo(tapped(action, 0), NOW)).toBe(false);
  });

  it('nothing can be taken back where nothing was done', () => {
    expect(canUndo(undefined, NOW)).toBe(false);
    expect(canUndo({ action: 'accept', at: 'a while ago' }, NOW)).toBe(false);
  });
});

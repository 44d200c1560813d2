import { describe, expect, it } from 'vitest';
import type { OrderStates } from './board.ts';
import type { Order, OrderEvent } from './order.schema.ts';
import { AFTER_UNDO, isStillTrue, masked, messagesOf, tellsGuestMore, toldBy } from './order-messages.ts';

const AT = '2026-06-10T22:00:00.000Z';

const state = (
  status: OrderStates['status'],
  lifecycleState: OrderStates['lifecycleState'],
): OrderStates => ({
  status,
  lifecycleState,
  paymentStatus: 'unpaid',
});
const placed = state('newOrder', 'started');
const accepted = state('inProgress', 'sentToKitchen');
const cooking = state('inProgress', 'inPreparation');
const ready = state('inProgress', 'ready');
const served = state('inProgress', 'served');
const completed = state('completed', 'completed');
const cancelled = state('cancelled', 'canceled');
const voided = state('voided', 'voided');

type Step = readonly [action: string, from: OrderStates, to: OrderStates, by?: string];
const event = ([action, from, to, by = 'remy']: Step, index = 0): OrderEvent => ({
  id: String(index + 1),
  at: AT,
  by,
  action,
  from,
  to,
});

/** An order after these steps. */
function orderAfter(steps: readonly Step[], change: Partial<Order> = {}) {
  const { to } = steps.at(-1) ? event(steps.at(-1) as Step) : { to: placed };
  return { type: 'takeOut', source: 'online', ...to, ...change, history: steps.map(event) } as Order;
}

const place: Step = ['place', placed, placed, 'guest'];
const accept: Step = ['accept', placed, accepted];

describe('what an event tells the guest', () => {
  it.each<[Step, Order['type'], ReturnType<typeof toldBy>]>([
    [place, 'takeOut', 'received'],
    [accept, 'takeOut', 'accepted'],
    [['accept', placed, accepted, 'system'], 'takeOut', undefined],
    [['start', accepted, cooking], 'takeOut', undefined],
    [['ready', cooking, ready], 'takeOut', 'ready'],
    [['kitchen', cooking, ready, 'system'], 'takeOut', 'ready'],
    [['kitchen', ready, cooking, 'system'], 'takeOut', undefined],
    [['ready', cooking, ready], 'delivery', undefined],
    [['handOver', ready, served], 'delivery', 'onItsWay'],
    [['handOver', ready, completed], 'takeOut', undefined],
    [['deliver', served, completed], 'delivery', undefined],
    [['cancel', accepted, cancelled], 'takeOut', 'cancelled'],
    [['cancel', accepted, cancelled, 'guest'], 'takeOut', 'cancelled'],
    [['void', placed, voided], 'delivery', 'cancelled'],
    [['acknowledge', cancelled, cancelled], 'takeOut', undefined],
    [['correct', cancelled, accepted], 'takeOut', 'restored'],
    [['correct', completed, ready], 'takeOut', undefined],
    [['undo', completed, ready], 'takeOut', undefined],
    [['undo', accepted, placed], 'takeOut', undefined],
  ])('%j of a %s order: %s', (step, type, kind) => {
    expect(toldBy(event(step), type)).toBe(kind);
  });
});

describe('the messages of new events', () => {
  it('go out at once for an order that was placed, and a second after the undo for a move', () => {
    const due = (steps: readonly Step[]) => messagesOf(orderAfter(steps), steps.length - 1)[0]?.dueAt;
    expect(due([place])).toBe(Date.parse(AT));
    expect(due([place, accept])).toBe(Date.parse(AT) + AFTER_UNDO);
    expect(due([place, ['cancel', placed, cancelled]])).toBe(Date.parse(AT));
    expect(due([place, accept, ['kitchen', accepted, ready, 'system']])).toBe(Date.parse(AT) + AFTER_UNDO);
    expect(AFTER_UNDO).toBe(11_000);
  });

  it('are one mail for an order that is accepted by itself', () => {
    const order = orderAfter([place, ['accept', placed, accepted, 'system']]);
    expect(messagesOf(order, 0)).toMatchObject([{ kind: 'received', channel: 'mail', eventId: '1' }]);
  });

  it('are texts, too, of what is urgent, if the guest asked for them', () => {
    const order = orderAfter([place, accept, ['ready', accepted, ready]], { textMessages: true });
    expect(messagesOf(order, 0).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
      'received mail',
      'accepted mail',
      'ready mail',
      'ready text',
    ]);
  });

  it('are notifications of the same, one for each device that is told', () => {
    const order = orderAfter([place, accept, ['ready', accepted, ready]], { pushDevices: ['one', 'two'] });
    expect(messagesOf(order, 0).map(({ kind, channel, deviceId }) => [kind, channel, deviceId])).toEqual([
      ['received', 'mail', undefined],
      ['accepted', 'mail', undefined],
      ['ready', 'mail', undefined],
      ['ready', 'push', 'one'],
      ['ready', 'push', 'two'],
    ]);
  });

  it('are no texts of what guests do themselves: a number of somebody else’s could be texted by tapping', () => {
    const order = orderAfter([place, ['cancel', placed, cancelled, 'guest']], { textMessages: true });
    expect(messagesOf(order, 1).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual(['cancelled mail']);
  });

  it('are none for an order that was taken at the till', () => {
    expect(messagesOf(orderAfter([place, accept], { source: 'pos' }), 0)).toEqual([]);
  });
});

describe('a message that is still true', () => {
  const undoAccept: Step = ['undo', accepted, placed];
  it.each<[string, readonly Step[], Parameters<typeof isStillTrue>[1], boolean, Partial<Order>?]>([
    ['a receipt', [place, accept], { kind: 'received', eventId: '1' }, true],
    [
      'a receipt of a cancelled order',
      [place, ['cancel', placed, cancelled]],
      { kind: 'received', eventId: '1' },
      false,
    ],
    ['an acceptance', [place, accept], { kind: 'accepted', eventId: '2' }, true],
    [
      'one while it is cooked',
      [place, accept, ['start', accepted, cooking]],
      { kind: 'accepted', eventId: '2' },
      true,
    ],
    ['one that was taken back', [place, accept, undoAccept], { kind: 'accepted', eventId: '2' }, false],
    [
      'one that was taken back and made again',
      [place, accept, undoAccept, accept],
      { kind: 'accepted', eventId: '2' },
      false,
    ],
    ['the second one', [place, accept, undoAccept, accept], { kind: 'accepted', eventId: '4' }, true],
    [
      'one of an order that is ready',
      [place, accept, ['ready', accepted, ready]],
      { kind: 'accepted', eventId: '2' },
      false,
    ],
    [
      'one of a delivery that is ready',
      [place, accept, ['ready', accepted, ready]],
      { kind: 'accepted', eventId: '2' },
      true,
      { type: 'delivery' },
    ],
    [
      'ready, after it was handed over',
      [place, accept, ['ready', accepted, ready], ['handOver', ready, completed]],
      { kind: 'ready', eventId: '3' },
      false,
    ],
    [
      'ready, after a hand-over that was taken back',
      [place, ['ready', accepted, ready], ['handOver', ready, completed], ['undo', completed, ready]],
      { kind: 'ready', eventId: '2' },
      true,
    ],
    [
      'on its way',
      [place, ['handOver', ready, served]],
      { kind: 'onItsWay', eventId: '2' },
      true,
      { type: 'delivery' },
    ],
    [
      'on its way, after it arrived',
      [place, ['handOver', ready, served], ['deliver', served, completed]],
      { kind: 'onItsWay', eventId: '2' },
      false,
      { type: 'delivery' },
    ],
    ['a cancellation', [place, ['cancel', placed, cancelled]], { kind: 'cancelled', eventId: '2' }, true],
    [
      'a cancellation that a manager corrected',
      [place, ['cancel', accepted, cancelled], ['correct', cancelled, accepted]],
      { kind: 'cancelled', eventId: '2' },
      false,
    ],
    [
      'that it is on again',
      [place, ['cancel', accepted, cancelled], ['correct', cancelled, accepted]],
      { kind: 'restored', eventId: '3' },
      true,
    ],
  ])('%s', (_what, steps, message, is, change = {}) => {
    expect(isStillTrue(orderAfter(steps, change), message)).toBe(is);
  });
});

describe('what the guest knows', () => {
  it('is not told again, and a correction only concerns whoever heard of the cancellation', () => {
    expect([tellsGuestMore('ready', 'accepted'), tellsGuestMore('ready', 'ready')]).toEqual([true, false]);
    expect([tellsGuestMore('restored', 'cancelled'), tellsGuestMore('restored', 'received')]).toEqual([
      true,
      false,
    ]);
    expect(tellsGuestMore('received', undefined)).toBe(true);
  });
});

describe('an address in a list', () => {
  it.each([
    ['joe@example.com', 'j…@…'],
    ['+1 (518) 555-0123', '…0123'],
    ['', '…'],
  ])('%s is shown as %s', (to, shown) => {
    expect(masked(to)).toBe(shown);
  });
});

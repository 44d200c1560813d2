import { describe, expect, it } from 'vitest';
import { boardMoves, type OrderStates } from './board.ts';
import {
  type CorrectionTarget,
  correctedStates,
  correctionsOf,
  correctionTargets,
  fieldsToClear,
  kitchenCorrection,
  recordedPayment,
} from './corrections.ts';
import type { OrderEvent } from './order.schema.ts';
import { historyOf } from './order-history.ts';
import {
  type KitchenState,
  kitchenStates,
  type LifecycleState,
  lifecycleStates,
  orderStatuses,
  paymentStatuses,
} from './transitions.ts';

const AT = '2026-03-10T16:00:00.000Z';

const states = (
  status: OrderStates['status'],
  lifecycleState: LifecycleState,
  paymentStatus: OrderStates['paymentStatus'] = 'unpaid',
): OrderStates => ({ status, lifecycleState, paymentStatus });

const ready = states('inProgress', 'ready');
const completed = states('completed', 'completed', 'paid');

/** An order that came to stand at `to` by one event. */
const orderAfter = (
  action: string,
  from: OrderStates,
  to: OrderStates,
  type: 'takeOut' | 'delivery' = 'takeOut',
) => ({
  ...to,
  type,
  history: historyOf({ at: AT, by: 'u1', action, from, to }),
});

const handedOver = orderAfter('handOver', ready, completed);

describe('correcting an order', () => {
  it.each<[LifecycleState, CorrectionTarget[]]>([
    ['draft', []],
    ['started', []],
    ['sentToKitchen', ['started']],
    ['inPreparation', ['sentToKitchen', 'started']],
    ['ready', ['inPreparation', 'sentToKitchen']],
    ['served', ['ready', 'inPreparation']],
    ['paid', ['ready', 'inPreparation']],
    ['completed', ['ready', 'inPreparation']],
  ])('takes one that is %s back to %j', (lifecycle, expected) => {
    const order = { ...states('inProgress', lifecycle), type: 'takeOut', history: [] } as const;
    expect(correctionsOf({ ...order, history: [] })).toEqual(expected);
  });

  it('takes a delivery that was marked delivered back on its way, unpaid again if told so', () => {
    const onItsWay = states('inProgress', 'served');
    const delivered = orderAfter('deliver', onItsWay, completed, 'delivery');
    expect(correctionsOf(delivered)).toEqual(['served', 'ready', 'inPreparation']);
    expect(correctedStates(delivered, 'served', true)).toEqual(onItsWay);
    expect(boardMoves({ ...onItsWay, type: 'delivery' })).toContain('deliver');
    expect(correctedStates({ ...delivered, type: 'takeOut' }, 'served', false)).toBeUndefined();
  });

  it('takes a delivery that delivered itself and is still to be paid back on its way', () => {
    const onItsWay = states('inProgress', 'served');
    const outside = { ...orderAfter('handOver', ready, onItsWay, 'delivery'), deliveredAt: AT };
    expect(correctionsOf(outside)).toEqual(['served', 'ready', 'inPreparation']);
    expect(correctedStates(outside, 'served', false)).toEqual(onItsWay);
    expect(fieldsToClear('served')).toContain('deliveredAt');
    expect(correctionsOf(orderAfter('handOver', ready, onItsWay, 'delivery'))).toEqual([
      'ready',
      'inPreparation',
    ]);
  });

  it('takes a delivery that was cancelled on its way back there', () => {
    const onItsWay = states('inProgress', 'served');
    const cancelled = orderAfter('cancel', onItsWay, states('cancelled', 'canceled'), 'delivery');
    expect(correctedStates(cancelled, 'served', false)).toEqual(onItsWay);
  });

  it.each(correctionTargets)(
    'takes one that was cancelled or voided at %s back there and nowhere else',
    (at) => {
      const from = states(at === 'started' ? 'newOrder' : 'inProgress', at);
      const cancelled = orderAfter('cancel', from, states('cancelled', 'canceled'), 'delivery');
      expect(correctionsOf(cancelled)).toEqual([at]);
      expect(correctedStates(cancelled, at, false)).toEqual(from);
      const voided = orderAfter('void', from, states('voided', 'voided'), 'delivery');
      expect(correctionsOf(voided)).toEqual([at]);
    },
  );

  it('finds where it was by what cancelled it, whatever was noted later', () => {
    const { history, ...cancelled } = orderAfter('cancel', ready, states('cancelled', 'canceled'));
    const noted: Omit<OrderEvent, 'id'> = {
      at: AT,
      by: 'u2',
      action: 'note',
      from: cancelled,
      to: cancelled,
    };
    expect(correctionsOf({ ...cancelled, history: historyOf(...history, noted) })).toEqual(['ready']);
  });

  it('leaves one alone whose payment was given back', () => {
    expect(correctionsOf({ ...handedOver, paymentStatus: 'refunded' })).toEqual([]);
  });

  it('makes a payment recorded at the board unpaid again, if told so', () => {
    expect(correctedStates(handedOver, 'ready', true)).toEqual(ready);
    expect(correctedStates(handedOver, 'ready', false)).toEqual({ ...ready, paymentStatus: 'paid' });
  });

  it('never takes back a payment that was made elsewhere', () => {
    const prepaid = orderAfter('place', states('newOrder', 'started'), states('newOrder', 'started', 'paid'));
    const later = { ...prepaid, ...completed };
    expect(recordedPayment(later)).toBeUndefined();
    expect(correctedStates(later, 'ready', true)).toBeUndefined();
    expect(correctedStates(later, 'ready', false)).toEqual({ ...ready, paymentStatus: 'paid' });
    expect(recordedPayment({ ...ready, history: [] })).toBeUndefined();
  });

  const everyOrder = orderStatuses.flatMap((status) =>
    lifecycleStates.flatMap((lifecycle) =>
      paymentStatuses.flatMap((payment) =>
        (['takeOut', 'delivery'] as const).map((type) =>
          orderAfter(
            'cancel',
            states('inProgress', 'ready', payment),
            states(status, lifecycle, payment),
            type,
          ),
        ),
      ),
    ),
  );

  it('leads backwards or out of an end, always to where the board goes on from, and leaves payments alone, except one that went back with the cancellation', () => {
    const corrected = everyOrder.flatMap((order) =>
      correctionTargets.flatMap((to) => {
        const target = correctedStates(order, to, false);
        return target ? [{ order, target }] : [];
      }),
    );
    expect(corrected.length).toBeGreaterThan(0);
    for (const { order, target } of corrected) {
      const [before, now] = [order, target].map((one) => lifecycleStates.indexOf(one.lifecycleState));
      expect(now).toBeLessThan(before ?? 0);
      const { paymentStatus } = order;
      expect(target.paymentStatus).toBe(paymentStatus === 'refunded' ? 'unpaid' : paymentStatus);
      if (order.paymentStatus !== 'failed')
        expect(boardMoves({ ...target, type: order.type })).not.toEqual([]);
    }
  });
});

describe('the kitchen after a correction', () => {
  const item = (kitchenStatus: KitchenState, updatedAt = AT) => ({ kitchenStatus, updatedAt });

  it.each<[CorrectionTarget, KitchenState, KitchenState[]]>([
    ['started', 'pending', ['sentToKitchen', 'fired', 'inPreparation', 'ready', 'served']],
    ['sentToKitchen', 'sentToKitchen', ['fired', 'inPreparation', 'ready', 'served']],
    ['inPreparation', 'inPreparation', ['ready', 'served']],
    ['ready', 'ready', ['served']],
    ['served', 'served', []],
  ])('back to %s takes items back to %s, and only those behind it', (to, target, moved) => {
    for (const state of kitchenStates.filter((one) => one !== 'cancelled')) {
      const expected = moved.includes(state) ? target : undefined;
      expect(kitchenCorrection({}, item(state), to), state).toBe(expected);
    }
  });

  it('has back what the cancelled order took with it, and not what it had cancelled itself', () => {
    const order = { canceledAt: AT };
    expect(kitchenCorrection(order, item('cancelled'), 'inPreparation')).toBe('inPreparation');
    expect(kitchenCorrection({ voidedAt: AT }, item('cancelled'), 'started')).toBe('pending');
    expect(
      kitchenCorrection(order, item('cancelled', '2026-03-10T15:00:00.000Z'), 'inPreparation'),
    ).toBeUndefined();
    expect(kitchenCorrection({}, item('cancelled'), 'ready')).toBeUndefined();
  });

  it('forgets when states were reached that the order is no longer in', () => {
    expect(fieldsToClear('ready')).toEqual([
      'servedAt',
      'deliveredAt',
      'completedAt',
      'canceledAt',
      'canceledBy',
      'cancelReason',
      'cancellationUnseen',
      'acknowledgedAt',
      'acknowledgedBy',
      'voidedAt',
      'voidedBy',
      'cancelReason',
    ]);
    expect(fieldsToClear('started')).toContain('sentToKitchenAt');
  });
});

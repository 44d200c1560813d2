import { MINUTE } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { withEvent } from '@bite/shared/ordering/order-history';
import { describe, expect, it } from 'vitest';
import { anOrder, minutesFromNow, NOW } from '../../../lib/testing/an-order.ts';
import { afterChange, afterLook, type RingState, silence } from './ring.ts';

const inKitchen = { status: 'inProgress', lifecycleState: 'sentToKitchen' } as const;
const inAnHour = {
  scheduledFor: minutesFromNow(60),
  promisedAt: minutesFromNow(60),
  prepareAt: minutesFromNow(40),
};

/** A board that has been open for a while, with these orders on it, all of them seen. */
const watching = (...orders: Order[]): RingState => afterLook(afterChange(silence, orders, NOW));
const ringing = (state: RingState, orders: Order[], now = NOW): string[] => [
  ...afterChange(state, orders, now).unseen.keys(),
];

/** The order as it is after someone's tap. */
const touched = (order: Order, by: string, change: Partial<Order>): Order => {
  const { status, lifecycleState, paymentStatus } = order;
  const from = { status, lifecycleState, paymentStatus };
  const event = { at: minutesFromNow(0), by, action: 'accept', from, to: { ...from, ...inKitchen } };
  return { ...order, ...change, history: withEvent(order.history, event) };
};

describe('the bell', () => {
  const order = anOrder();

  it('rings for an order that arrives', () => {
    expect(ringing(watching(), [order])).toEqual([order.guid]);
  });

  it('rings for an order that was accepted by itself', () => {
    const accepted = anOrder(inKitchen);
    expect(ringing(watching(), [accepted])).toEqual([accepted.guid]);
    const later = touched(order, 'system', inKitchen);
    expect(ringing(afterChange(watching(), [order], NOW), [later])).toEqual([order.guid]);
  });

  it('on opening the board, rings for what waits to be accepted and for nothing else', () => {
    const known = anOrder({ number: 7, ...inKitchen });
    expect(ringing(silence, [order, known])).toEqual([order.guid]);
  });

  it('goes on until someone looks, and not after', () => {
    const once = afterChange(watching(), [order], NOW);
    const minutesLater = afterChange(once, [order], NOW + 5 * MINUTE);
    expect([...minutesLater.unseen.keys()]).toEqual([order.guid]);
    expect(ringing(afterLook(minutesLater), [order], NOW + 6 * MINUTE)).toEqual([]);
  });

  it.each([
    ['accepted it', inKitchen],
    ['cancelled it', { status: 'cancelled', lifecycleState: 'canceled' } as const],
  ])('falls silent when a colleague has %s on another screen', (_case, change) => {
    const state = afterChange(watching(), [order], NOW);
    expect(ringing(state, [touched(order, 'uid-2', change)])).toEqual([]);
  });

  it('falls silent when the kitchen has begun, and when the order is gone', () => {
    const state = afterChange(watching(), [order], NOW);
    const begun = touched(order, 'system', { status: 'inProgress', lifecycleState: 'inPreparation' });
    expect(ringing(state, [begun])).toEqual([]);
    expect(ringing(state, [])).toEqual([]);
  });

  it('rings again for an order that was never seen, and not for one that comes back', () => {
    const seen = watching(order);
    const gone = afterChange(seen, [], NOW);
    expect(ringing(gone, [order])).toEqual([]);
    const other = anOrder({ number: 43 });
    expect(ringing(gone, [order, other])).toEqual([other.guid]);
  });

  it.each(['correct', 'undo'])('does not ring for one that comes back by a move of staff: %s', (action) => {
    const [event] = touched(order, 'uid-2', inKitchen).history.slice(-1);
    if (!event) throw new Error('no event');
    const back = { ...order, ...inKitchen, history: [...order.history, { ...event, action }] };
    expect(ringing(watching(), [back])).toEqual([]);
  });

  it.each([
    ['waits to be accepted', {}],
    ['is accepted', inKitchen],
  ])('rings for a scheduled order that %s when it comes, and once more at its hour', (_case, states) => {
    const scheduled = anOrder({ ...states, fulfilment: inAnHour });
    const arrived = afterChange(watching(), [scheduled], NOW);
    expect([...arrived.unseen.keys()]).toEqual([scheduled.guid]);
    const seen = afterLook(arrived);
    expect(ringing(seen, [scheduled], NOW + 39 * MINUTE)).toEqual([]);
    expect(ringing(seen, [scheduled], NOW + 40 * MINUTE)).toEqual([scheduled.guid]);
  });

  it('does not ring at the hour of an order that is being cooked already', () => {
    const scheduled = anOrder({ ...inKitchen, fulfilment: inAnHour });
    const started = touched(scheduled, 'uid-2', { lifecycleState: 'inPreparation' });
    expect(ringing(watching(scheduled), [started], NOW + 40 * MINUTE)).toEqual([]);
  });

  it('leaves the state alone while nothing changes, so that nothing is drawn again', () => {
    const state = watching(order);
    expect(afterChange(state, [order], NOW + MINUTE)).toBe(state);
    expect(afterLook(state)).toBe(state);
  });
});

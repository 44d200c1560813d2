import { describe, expect, it } from 'vitest';
import { anOrder, minutesFromNow, NOW } from '../../../lib/testing/an-order.ts';
import { groupOrders, placeOf } from './columns.ts';

const inProgress = { status: 'inProgress' } as const;
const later = {
  scheduledFor: minutesFromNow(60),
  promisedAt: minutesFromNow(60),
  prepareAt: minutesFromNow(40),
};

describe('where an order stands on the board', () => {
  it.each([
    ['new', anOrder()],
    ['inKitchen', anOrder({ ...inProgress, lifecycleState: 'sentToKitchen' })],
    ['preparing', anOrder({ ...inProgress, lifecycleState: 'inPreparation' })],
    ['ready', anOrder({ ...inProgress, lifecycleState: 'ready' })],
    ['ready', anOrder({ ...inProgress, lifecycleState: 'served' })],
    ['finished', anOrder({ status: 'completed', lifecycleState: 'completed' })],
    ['finished', anOrder({ status: 'cancelled', lifecycleState: 'canceled' })],
    ['finished', anOrder({ status: 'voided', lifecycleState: 'voided' })],
  ])('I4-11 I4-14 %s', (place, order) => {
    expect(placeOf(order, NOW)).toBe(place);
  });

  it.each([
    ['waiting to be accepted', anOrder({ fulfilment: later }), 'new'],
    ['accepted', anOrder({ ...inProgress, lifecycleState: 'sentToKitchen', fulfilment: later }), 'inKitchen'],
  ])('a scheduled order %s waits apart until its hour', (_case, order, then) => {
    const hour = Date.parse(later.prepareAt);
    expect(placeOf(order, NOW)).toBe('scheduled');
    expect(placeOf(order, hour - 1)).toBe('scheduled');
    expect(placeOf(order, hour)).toBe(then);
  });

  it('a scheduled order that is cooked early is not waiting any more', () => {
    const started = anOrder({ ...inProgress, lifecycleState: 'inPreparation', fulfilment: later });
    expect(placeOf(started, NOW)).toBe('preparing');
  });

  it('an order for now is never scheduled, though this clock may be behind the server’s', () => {
    expect(placeOf(anOrder({ fulfilment: { prepareAt: minutesFromNow(1) } }), NOW)).toBe('new');
  });
});

describe('the order of a column', () => {
  const numbers = (orders: readonly { orderId: number }[]) => orders.map(({ orderId }) => orderId);

  it('who waits longest for an answer comes first', () => {
    const orders = [
      anOrder({ number: 2, createdAt: minutesFromNow(-1) }),
      anOrder({ number: 1, createdAt: minutesFromNow(-9) }),
      anOrder({ number: 3, createdAt: minutesFromNow(-1) }),
    ];
    expect(numbers(groupOrders(orders, NOW).new)).toEqual([1, 2, 3]);
  });

  it('what was promised first is cooked first, and what must be begun first waits on top', () => {
    const cooking = (number: number, promised: number) =>
      anOrder({
        number,
        ...inProgress,
        lifecycleState: 'inPreparation',
        fulfilment: { promisedAt: minutesFromNow(promised) },
      });
    const ahead = (number: number, begin: number) =>
      anOrder({ number, fulfilment: { ...later, prepareAt: minutesFromNow(begin) } });
    const groups = groupOrders([cooking(1, 30), cooking(2, 10), ahead(3, 50), ahead(4, 20)], NOW);
    expect(numbers(groups.preparing)).toEqual([2, 1]);
    expect(numbers(groups.scheduled)).toEqual([4, 3]);
  });

  it('finished orders are in no column', () => {
    const groups = groupOrders([anOrder({ status: 'completed', lifecycleState: 'completed' })], NOW);
    expect(Object.values(groups).flat()).toEqual([]);
  });
});

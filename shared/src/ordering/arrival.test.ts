import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/a-storefront.ts';
import { mayArriveFrom, refuseArrival } from './arrival.ts';
import type { Order } from './order.schema.ts';

const iso = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
type Expected = Parameters<typeof mayArriveFrom>[0];
const expected = (change: Partial<Expected> = {}, promised = 60): Expected => ({
  type: 'takeOut',
  status: 'inProgress',
  lifecycleState: 'inPreparation',
  createdAt: iso(0),
  fulfilment: { scheduledFor: null, promisedAt: iso(promised), prepareAt: iso(0) },
  ...change,
});
const states = (status: Order['status'], lifecycleState: Order['lifecycleState']) => ({
  status,
  lifecycleState,
});

describe('a guest says “I’m here”', () => {
  it.each([
    ['half an hour before its time', expected(), 30],
    ['at once for an order that is due sooner', expected({}, 20), 0],
    ['once it is ready, however early', expected({ lifecycleState: 'ready', readyAt: iso(10) }), 10],
  ])('%s', (_, order, minutes) => {
    expect(mayArriveFrom(order)).toBe(NOW + minutes * 60_000);
    expect(refuseArrival(order, NOW + minutes * 60_000)).toBeUndefined();
    if (minutes > 0)
      expect(refuseArrival(order, NOW + minutes * 60_000 - 1)).toBe(
        'Please say so closer to the time of your order.',
      );
  });

  it.each([
    ['a delivery', expected({ type: 'delivery' }), 'This order is delivered to you.'],
    ['one that was handed over', expected(states('completed', 'completed')), /^This order is finished/],
    ['a cancelled one', expected(states('cancelled', 'canceled')), /^This order is finished/],
  ])('never for %s', (_, order, words) => {
    expect(mayArriveFrom(order)).toBeUndefined();
    expect(refuseArrival(order, NOW + 9_000_000)).toMatch(words);
  });
});

import { describe, expect, it } from 'vitest';
import { isOnItsWay, isPaymentUnrecorded } from './board.ts';
import { autoDeliveredAt } from './deliveries.ts';
import type { Order } from './order.schema.ts';
import { type TrackedOrder, trackingStep } from './tracking.ts';

type Out = Pick<Order, 'type' | 'status' | 'lifecycleState' | 'fulfilment' | 'paymentStatus'> &
  Pick<TrackedOrder, 'deliveredAt'>;

const out = (change: Partial<Out> = {}, outAt?: string): Out => ({
  type: 'delivery',
  status: 'inProgress',
  lifecycleState: 'served',
  paymentStatus: 'unpaid',
  ...change,
  fulfilment: {
    scheduledFor: null,
    prepareAt: '2026-06-10T21:00:00.000Z',
    promisedAt: '2026-06-10T22:00:00.000Z',
    ...(outAt && { outAt }),
  },
});

describe('a delivery that nobody notes as delivered', () => {
  it.each([
    ['an hour after the promise', out({}, '2026-06-10T21:40:00.000Z'), '2026-06-10T23:00:00.000Z'],
    [
      'an hour after it left, where it left late',
      out({}, '2026-06-10T22:30:00.000Z'),
      '2026-06-10T23:30:00.000Z',
    ],
    ['an hour after the promise, where nobody knows when it left', out(), '2026-06-10T23:00:00.000Z'],
  ])('is delivered by itself %s', (_when, order, expected) => {
    expect(autoDeliveredAt(order)).toBe(Date.parse(expected));
  });

  it.each<[string, Out]>([
    ['that is still at the counter', out({ lifecycleState: 'ready' })],
    ['that is complete', out({ status: 'completed', lifecycleState: 'completed' })],
    ['that was cancelled', out({ status: 'cancelled', lifecycleState: 'canceled' })],
    ['that was delivered by itself already', out({ deliveredAt: '2026-06-10T23:00:00.000Z' })],
    ['that is fetched', out({ type: 'takeOut' })],
  ])('but never one %s', (_which, order) => {
    expect(autoDeliveredAt(order)).toBeUndefined();
  });

  it('is there for its diner, and to be settled for staff, while its payment is open', () => {
    const delivered = out({ deliveredAt: '2026-06-10T23:00:00.000Z' });
    expect([trackingStep(out()), trackingStep(delivered)]).toEqual(['onItsWay', 'done']);
    expect([out(), delivered].map(isOnItsWay)).toEqual([true, false]);
    expect([out(), delivered].map(isPaymentUnrecorded)).toEqual([false, true]);
  });
});

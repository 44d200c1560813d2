import type { Order } from '@bite/shared/ordering/order.schema';
import { NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order.ts';
import { recountThumbs } from './recounted.ts';

const judged = (change: Partial<Order>): Order =>
  anOrder('a-key-of-at-least-22-characters', { thumbs: { 1: 'up', 7: 'down' }, ...change }).order;
const counted = (before: Order, after: Order) =>
  recountThumbs(before, after, NOW).map(({ record }) => (record.data as { itemId: number }).itemId);

describe('the dishes that an order has judged', () => {
  const [done, reopened] = [judged({ status: 'completed' }), judged({ status: 'inProgress' })];

  it('O2.5-03 are counted anew when it is no longer completed, and when it is again', () => {
    expect(counted(done, reopened)).toEqual([1, 7]);
    expect(counted(reopened, done)).toEqual([1, 7]);
  });

  it('O2.5-03 are left alone by other moves, and there may be none', () => {
    expect(counted(reopened, judged({ status: 'voided' }))).toEqual([]);
    expect(counted(anOrder('another-key-of-22-characters').order, done)).toEqual([1, 7]);
    const unjudged = anOrder('a-third-key-of-22-characters').order;
    expect(counted(unjudged, { ...unjudged, status: 'completed' })).toEqual([]);
  });
});

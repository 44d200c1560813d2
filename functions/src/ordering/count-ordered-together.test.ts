import { DAY } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import {
  ORDERED_TOGETHER,
  orderedTogetherOf,
  pairCountsId,
  pairCountsOf,
} from '../collections/statistics.ts';
import { aPlace } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { memoryCounts } from '../testing/memory-counts.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { silentLog } from '../testing/silent-log.ts';
import { countOrderedTogether } from './count-ordered-together.ts';

const NIGHT = Date.parse('2026-06-10T08:15:00Z');
const { tenant, restaurant } = aPlace();
const place = { tenantId: restaurant.tenantId, restaurantId: restaurant.restaurantId };

function aHouse() {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  records.put(tenants, String(tenant.tenantId), tenant);
  records.put(restaurantsOf(tenant.tenantId), String(restaurant.restaurantId), restaurant);
  const clock = { now: NIGHT };
  const reads: number[] = [];
  const deps = {
    ...{ records, log: silentLog, now: () => clock.now },
    orders: {
      placedBetween: async (...page: Parameters<typeof orders.placedBetween>) => {
        const found = await orders.placedBetween(...page);
        reads.push(found.orders.length);
        return found;
      },
    },
    countStore: memoryCounts(records, () => '2026-06-10T08:15:00.000000000Z'),
  };
  let last = 0;
  /** A completed order of these dishes, placed so long ago. */
  const ordered = async (ago: number, ids: number[], change: Partial<Order> = {}) => {
    last += 1;
    const { order } = anOrder(`order-${last}`, {
      ...place,
      createdAt: new Date(NIGHT - ago).toISOString(),
      status: 'completed',
      ...change,
    });
    const [line] = order.items;
    if (!line) throw new Error('The order has no line');
    await orders.create({ ...order, items: ids.map((menuItemId) => ({ ...line, menuItemId })) }, []);
  };
  return {
    ...{ clock, records, reads, deps, ordered },
    run: () => countOrderedTogether(deps),
    suggested: async () => (await records.get(orderedTogetherOf(place), ORDERED_TOGETHER))?.suggested,
    pairs: async (period: number) => (await records.get(pairCountsOf(place), pairCountsId(period)))?.pairs,
  };
}

describe('every night', () => {
  it('O2.5-03 what was ordered together is counted, each order once, and from three orders on suggested', async () => {
    const house = aHouse();
    for (const days of [3, 4, 5]) await house.ordered(days * DAY, [1, 2]);
    await house.ordered(6 * DAY, [1, 3]);
    expect(await house.run()).toMatchObject({ orders: 4, failed: 0 });
    expect(await house.suggested()).toEqual({ 1: [2], 2: [1] });
    house.clock.now += DAY;
    expect(await house.run()).toMatchObject({ orders: 0 });
    expect(await house.suggested()).toEqual({ 1: [2], 2: [1] });
  });

  it('O2.5-03 orders of the last two days, cancelled ones and those of half a year ago do not count', async () => {
    const house = aHouse();
    for (const ago of [DAY, DAY, DAY, 180 * DAY, 180 * DAY, 180 * DAY]) await house.ordered(ago, [1, 2]);
    for (const days of [3, 4, 5]) await house.ordered(days * DAY, [1, 2], { status: 'cancelled' });
    await house.run();
    expect(await house.suggested()).toEqual({});
  });

  it('many orders are read page by page, also those of the same moment, and a run that ends in the middle is continued', async () => {
    const house = aHouse();
    for (let count = 0; count < 230; count += 1)
      await house.ordered(5 * DAY - Math.floor(count / 7) * 1000, [1, 2]);
    const { transact } = house.records;
    let commits = 0;
    house.deps.records = {
      ...house.records,
      transact: (work) => {
        commits += 1;
        return commits === 2 ? Promise.reject(new Error('connection lost')) : transact(work);
      },
    };
    expect(await house.run()).toMatchObject({ failed: 1 });
    expect(await house.run()).toMatchObject({ failed: 0 });
    const period = Math.floor((NIGHT - 5 * DAY) / (30 * DAY));
    expect(await house.pairs(period)).toEqual({ '1-2': 230 });
    expect(Math.max(...house.reads)).toBe(100);
  });

  it('of two runs at once one counts', async () => {
    const house = aHouse();
    for (const days of [3, 4, 5]) await house.ordered(days * DAY, [1, 2]);
    await Promise.all([house.run(), house.run()]);
    const counts = await Promise.all([0, 1].map((ago) => house.pairs(Math.floor(NIGHT / (30 * DAY)) - ago)));
    const sum = counts.reduce((total, pairs) => total + (pairs?.['1-2'] ?? 0), 0);
    expect(sum).toBe(3);
  });
});

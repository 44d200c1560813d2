import { DAY } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { LEAST_THUMBS, type Thumb } from '@bite/shared/ordering/thumbs';
import { aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { readDishFacts } from '../../catalogue/read-dish-facts.ts';
import { ORDERED_TOGETHER, orderedTogetherOf } from '../../collections/statistics.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { memoryStorefronts } from '../../testing/a-place.ts';
import { anOrder } from '../../testing/an-order.ts';
import { memoryOrders } from '../../testing/memory-orders.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { orderKeys } from '../order-keys.ts';
import { trackOrder } from '../track-order.ts';
import { countThumbs } from './count-thumbs.ts';
import { judgeDish } from './judge-dish.ts';

const completed: Partial<Order> = { status: 'completed', completedAt: new Date(NOW).toISOString() };

function aKitchen() {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  const clock = { now: NOW };
  const storefronts = memoryStorefronts(aStorefront());
  const deps = { records, orders, storefronts, now: () => clock.now };
  let last = 0;
  const anEater = async (change: Partial<Order> = completed) => {
    last += 1;
    const key = `a-key-of-at-least-22-characters-${last}`;
    const { order, kitchenItems } = anOrder(key, change);
    await orders.create(order, kitchenItems);
    const { restaurantGuid } = order;
    const link = { restaurantGuid, token: orderKeys(restaurantGuid, key).trackingToken };
    return {
      order,
      says: (thumb: Thumb | null, { itemId = 1, diner }: { itemId?: number; diner?: { uid: string } } = {}) =>
        judgeDish(deps, { ...link, ...(diner && { token: order.guid }), itemId }, { thumb }, diner),
      sees: async () => (await trackOrder(deps, link)).order.items.map(({ thumb }) => thumb),
    };
  };
  /** Does the work that is due, and says what guests then read. */
  const shares = async () => {
    const { restaurant } = aStorefront();
    for (const { id, record } of await records.find(dueWork, { limit: 100 })) {
      const { itemId } = record.data as { itemId: number };
      await countThumbs(deps, restaurant, itemId);
      await records.transact(async (transaction) => transaction.delete(dueWork, id));
    }
    return (await readDishFacts(deps, restaurant.guid)).liked;
  };
  return { anEater, clock, deps, records, shares };
}

describe('thumbs', () => {
  it('O2.5-03 are given once a dish and order, and may be changed and taken back', async () => {
    const { anEater } = aKitchen();
    const ada = await anEater();
    expect((await ada.says('up')).items).toMatchObject([{ thumb: 'up' }]);
    await ada.says('up');
    expect(await ada.sees()).toEqual(['up']);
    await ada.says('down');
    expect(await ada.sees()).toEqual(['down']);
    await ada.says(null);
    expect(await ada.sees()).toEqual([undefined]);
  });

  it('O2.5-03 are told as a share once five guests have given one, and each counts once', async () => {
    const { anEater, shares } = aKitchen();
    const eaters = await Promise.all(Array.from({ length: LEAST_THUMBS }, () => anEater()));
    const [first, ...others] = eaters;
    for (const eater of others) await eater.says('up');
    expect(await shares()).toEqual({});
    await first?.says('down');
    await first?.says('down');
    expect(await shares()).toEqual({ 1: { percent: 80, count: 5 } });
    await first?.says('up');
    expect(await shares()).toEqual({ 1: { percent: 100, count: 5 } });
    await first?.says(null);
    expect(await shares()).toEqual({});
  });

  it.each([
    ['for an order that is still made', { status: 'inProgress' } as const, 1, 0],
    ['for a dish of another order', completed, 2, 0],
    ['after thirty days', completed, 1, 30 * DAY],
  ])('O2.5-03 are refused %s', async (_, change, itemId, later) => {
    const { anEater, clock } = aKitchen();
    const ada = await anEater(change);
    clock.now += later;
    await expect(ada.says('up', { itemId })).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    expect(await ada.sees()).toEqual([undefined]);
  });

  it('O2.5-03 of a signed-in guest are given from the own orders, which others cannot', async () => {
    const { anEater } = aKitchen();
    const ada = await anEater({ ...completed, createdByUserId: 'ada' });
    expect((await ada.says('up', { diner: { uid: 'ada' } })).items).toMatchObject([{ thumb: 'up' }]);
    await expect(ada.says('down', { diner: { uid: 'grace' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('O2.5-03 stand beside what is ordered together, of which only what is on the menu is told', async () => {
    const { deps, records } = aKitchen();
    const { restaurant } = aStorefront();
    const until = new Date(NOW).toISOString();
    records.put(orderedTogetherOf(restaurant), ORDERED_TOGETHER, {
      until,
      counted: [],
      suggested: { 1: [7] },
    });
    expect(await readDishFacts(deps, restaurant.guid)).toEqual({ goesWellWith: {}, liked: {} });
  });

  it('O2.5-03 are told of no menu that no page shows', async () => {
    const { deps } = aKitchen();
    const { restaurant } = aStorefront();
    const off = memoryStorefronts(aStorefront({ website: { enabled: false } }));
    const suspended = memoryStorefronts(aStorefront());
    const find: typeof suspended.find = async (key) => {
      const found = await suspended.find(key);
      return found && { ...found, isTenantActive: false };
    };
    for (const storefronts of [off, { ...suspended, find }])
      await expect(readDishFacts({ ...deps, storefronts }, restaurant.guid)).rejects.toMatchObject({
        code: 'RESTAURANT_NOT_FOUND',
      });
  });
});

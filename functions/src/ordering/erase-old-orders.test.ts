import { DAY } from '@bite/shared/kernel/durations';
import { erasedBefore } from '@bite/shared/ordering/erased-order';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { dueWork } from '../due-work/due-work.ts';
import { aPlace } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { memoryCounts } from '../testing/memory-counts.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { restaurantsIn } from '../testing/memory-places.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { silentLog } from '../testing/silent-log.ts';
import { eraseOldOrders } from './erase-old-orders.ts';

const NIGHT = Date.parse('2026-06-10T08:45:00Z');
const { tenant, restaurant } = aPlace();

function aHouse(retentionMonths: number) {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  const { settings } = restaurant;
  records.put(tenants, String(tenant.tenantId), tenant);
  records.put(restaurantsOf(tenant.tenantId), String(restaurant.restaurantId), {
    ...restaurant,
    settings: { ...settings, ordering: { ...settings.ordering, retentionMonths } },
  });
  const clock = { now: NIGHT };
  const deps = {
    ...{ records, orders, log: silentLog, now: () => clock.now },
    restaurants: restaurantsIn(records),
    countStore: memoryCounts(records, () => '2026-06-10T08:45:00.000000000Z'),
  };
  const put = async (key: string, createdAt: string) => {
    const { order, kitchenItems } = anOrder(key, { ...restaurantRef, createdAt });
    await orders.create(order, kitchenItems);
    return async () => (await orders.find(restaurantRef, order.guid))?.customer.name;
  };
  return { clock, records, orders, put, run: () => eraseOldOrders(deps) };
}

const restaurantRef = { tenantId: restaurant.tenantId, restaurantId: restaurant.restaurantId };

let house: ReturnType<typeof aHouse>;
beforeEach(() => {
  house = aHouse(24);
});

describe('orders older than the restaurant keeps who placed them', () => {
  it('lose the person, and younger ones keep it', async () => {
    const old = await house.put('old', '2024-06-10T08:44:59.000Z');
    const young = await house.put('young', '2024-06-10T08:45:00.000Z');
    expect(await house.run()).toMatchObject({ erased: 1 });
    expect([await old(), await young()]).toEqual(['', 'Ada Lovelace']);
  });

  it('lose the person although one between them cannot be read, which is on the list of failed work', async () => {
    const [first, last] = [
      await house.put('first', '2020-06-10T12:00:00.000Z'),
      await house.put('last', '2020-06-12T12:00:00.000Z'),
    ];
    const { order } = anOrder('broken', { ...restaurantRef, createdAt: '2020-06-11T12:00:00.000Z' });
    await house.orders.create({ ...order, updatedAt: 'never' }, []);
    expect(await house.run()).toMatchObject({ erased: 2, failed: 0 });
    expect([await first(), await last()]).toEqual(['', '']);
    const work = await house.records.find(dueWork, { limit: 9 });
    expect(work.map(({ record }) => record)).toContainEqual(
      expect.objectContaining({
        kind: 'eraseOrder',
        data: { ...restaurantRef, orderGuid: order.guid },
        error: 'UnreadableRecord',
      }),
    );
  });

  it('lose the allergies and where the guest was waiting, in the order and in the kitchen', async () => {
    const createdAt = '2020-06-10T12:00:00.000Z';
    const { order, kitchenItems } = anOrder('allergic', {
      ...restaurantRef,
      createdAt,
      allergies: 'Peanuts',
    });
    const fulfilment = { ...order.fulfilment, arrivedAt: createdAt, arrivalNote: 'Blue car' };
    const told = kitchenItems.map((item) => ({ ...item, allergies: 'Peanuts' }));
    await house.orders.create({ ...order, fulfilment }, told);
    await house.run();
    const kept = JSON.stringify([house.orders.all(), house.orders.kitchenItems(order.guid)]);
    expect(kept).not.toMatch(/Peanuts|Blue car/);
    expect(house.orders.kitchenItems(order.guid)).toHaveLength(kitchenItems.length);
  });

  it('lose the hash of the request, by which whoever tries all numbers finds the person again', async () => {
    const createdAt = '2020-06-10T12:00:00.000Z';
    const { order } = anOrder('hashed', { ...restaurantRef, createdAt });
    await house.put('hashed', createdAt);
    expect(order.requestHash).not.toBe('');
    await house.run();
    expect(house.orders.all()).toMatchObject([{ guid: order.guid, requestHash: '' }]);
  });

  it('lose what was written to a dish, and what would know the guest of a promotion again', async () => {
    const { order, kitchenItems } = anOrder('noted', {
      ...restaurantRef,
      createdAt: '2020-06-10T12:00:00.000Z',
    });
    const notes = 'I am Sam, allergic to nuts';
    const promotion = {
      promotionId: 1,
      code: 'SUMMER',
      name: 'Summer',
      type: 'percentage',
      amount: 1,
    } as const;
    await house.orders.create(
      {
        ...order,
        items: order.items.map((item) => ({ ...item, notes })),
        promotion: { ...promotion, guests: ['hash-of-a-phone'] },
      },
      kitchenItems.map((item) => ({ ...item, notes })),
    );
    await house.run();
    const kept = JSON.stringify([house.orders.all(), house.orders.kitchenItems(order.guid)]);
    expect(kept).not.toMatch(/Sam|hash-of/);
    expect(kept).toContain('SUMMER');
  });

  it('are gone through once, in the order of their age, however many there are', async () => {
    const all = [];
    for (let count = 0; count < 250; count += 1)
      all.push(await house.put(`order-${count}`, new Date(NIGHT - 800 * DAY + count).toISOString()));
    expect(await house.run()).toMatchObject({ erased: 250 });
    expect(await house.run()).toMatchObject({ erased: 0 });
    house.clock.now += DAY;
    expect(await house.run()).toMatchObject({ erased: 0 });
    for (const name of all) expect(await name()).toBe('');
  });

  it('are those of as many months as the restaurant has set', async () => {
    house = aHouse(6);
    const order = await house.put('spring', '2025-12-01T12:00:00.000Z');
    await house.run();
    expect(await order()).toBe('');
  });

  it('are counted by months of the calendar', () => {
    expect(erasedBefore(NIGHT, 24)).toBe('2024-06-10T08:45:00.000Z');
    expect(erasedBefore(NIGHT, 1)).toBe('2026-05-10T08:45:00.000Z');
  });
});

import type { Order } from '@bite/shared/ordering/order.schema';
import { NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { aPlace } from '../testing/a-place.ts';
import { siteAdmin, someone } from '../testing/a-tenancy.ts';
import { anOrder } from '../testing/an-order.ts';
import { callerOf } from '../testing/caller-of.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { listOrders, SEARCHED_AT_ONCE } from './list-orders.ts';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };

/** One a minute, the last one now. */
async function aRestaurantWith(...changes: Partial<Order>[]) {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  records.put(tenants, String(place.tenantId), aPlace().tenant);
  records.put(restaurantsOf(place.tenantId), String(place.restaurantId), aPlace().restaurant);
  for (const [index, change] of changes.entries()) {
    const createdAt = new Date(NOW - (changes.length - 1 - index) * 60_000).toISOString();
    const { order } = anOrder(`key ${index}`);
    const orderNumber = `#${String(index).padStart(3, '0')}`;
    await orders.create({ ...order, createdAt, orderNumber, ...change }, []);
  }
  const list = (asked: Partial<Parameters<typeof listOrders>[3]> = {}, user = siteAdmin) =>
    listOrders({ orders, records }, callerOf(user), place, { limit: 50, ...asked });
  const numbers = async (asked?: Parameters<typeof list>[0]) =>
    (await list(asked)).orders.map(({ orderNumber }) => orderNumber);
  return { list, numbers };
}

const named = (name: string, phone = '+1 518 555 0100'): Partial<Order> => ({
  customer: { name, phone, email: 'guest@example.com' },
});

describe('the orders of a restaurant', () => {
  it('are found by number, name, email and phone as people type them, over or not', async () => {
    const over = { status: 'completed', lifecycleState: 'completed' } as const;
    const { numbers } = await aRestaurantWith(
      { ...named('Zoë Müller'), ...over },
      { customer: { name: 'Kim', phone: '+1 (212) 555-7788', email: 'kim@example.org' } },
    );
    expect(await numbers()).toEqual(['#001', '#000']);
    expect(await numbers({ search: 'zoe mul' })).toEqual(['#000']);
    expect(await numbers({ search: '2125557788' })).toEqual(['#001']);
    expect(await numbers({ search: 'example.org' })).toEqual(['#001']);
    expect(await numbers({ search: '#000' })).toEqual(['#000']);
    expect(await numbers({ search: 'nobody' })).toEqual([]);
  });

  it('are those of the chosen days by the restaurant’s clock, both included', async () => {
    // Ten in the evening in New York is the next day in UTC.
    const { numbers } = await aRestaurantWith(
      { createdAt: '2026-06-09T03:59:00.000Z' },
      { createdAt: '2026-06-09T04:00:00.000Z' },
      { createdAt: '2026-06-11T03:59:00.000Z' },
      { createdAt: '2026-06-11T04:00:00.000Z' },
    );
    expect(await numbers({ from: '2026-06-09', to: '2026-06-10' })).toEqual(['#002', '#001']);
  });

  it('do not include drafts: nobody has ordered until the card is authorized', async () => {
    const { numbers } = await aRestaurantWith({ lifecycleState: 'draft' }, {});
    expect(await numbers()).toEqual(['#001']);
  });

  it('come page by page, each once, also of a search', async () => {
    const { list } = await aRestaurantWith(...Array.from({ length: 7 }, () => named('Ada')), named('Kim'));
    for (const [search, count] of [
      [undefined, 8],
      ['ada', 7],
    ] as const) {
      const seen: string[] = [];
      for (let pageToken: string | undefined, first = true; first || pageToken; first = false) {
        const page = await list({ limit: 3, pageToken, search });
        seen.push(...page.orders.map(({ guid }) => guid));
        pageToken = page.nextPageToken;
      }
      expect(seen).toHaveLength(count);
      expect(new Set(seen).size).toBe(count);
    }
  });

  it('are searched some hundred at a time, and the answer says how far', async () => {
    const many = Array.from({ length: SEARCHED_AT_ONCE + 1 }, (_, index) =>
      named(index === 0 ? 'Ada' : 'Kim'),
    );
    const { list } = await aRestaurantWith(...many);
    const first = await list({ search: 'ada' });
    expect(first).toMatchObject({ orders: [], searchedTo: expect.any(String) });
    expect((await list({ search: 'ada', pageToken: first.nextPageToken })).orders).toHaveLength(1);
  });

  it('are for those who work with orders, and a made-up page is refused', async () => {
    const { list } = await aRestaurantWith({});
    await expect(list({}, someone())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(list({ pageToken: 'abc' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

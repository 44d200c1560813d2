import type { PlacedOrder, Quote } from '@bite/shared/api/answers';
import { collections, paths } from '@bite/shared/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestoreDomainMappings } from '../adapters/firestore/domain-mappings.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreRestaurants } from '../adapters/firestore/restaurants.ts';
import { firestoreStorefronts } from '../adapters/firestore/storefronts.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { serveApi } from '../testing/serve-api.ts';
import { silentLog } from '../testing/silent-log.ts';
import { type StoredRestaurant, storeRestaurant } from '../testing/store-restaurant.ts';
import { catalogueHandlers } from './catalogue.ts';
import { orderingHandlers } from './ordering.ts';

const db = emulatedFirestore('orders-api');

/** An instance of the API; instances share only the database. */
function anInstance(): Promise<string> {
  const deps = {
    storefronts: firestoreStorefronts(db),
    domainMappings: firestoreDomainMappings(db),
    restaurants: firestoreRestaurants(db),
    records: firestoreRecords(db),
    orders: firestoreOrders(db),
    ids: firestoreIds(db),
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    allowances: memoryAllowances(),
    log: silentLog,
    now: Date.now,
  };
  return serveApi({ handlers: { ...catalogueHandlers(deps), ...orderingHandlers(deps) } });
}

let kitchen: StoredRestaurant;
let origins: [string, string];
beforeAll(async () => {
  kitchen = await storeRestaurant(db, 1, 10);
  origins = [await anInstance(), await anInstance()];
});

const order = (change: object = {}) => ({
  restaurantGuid: kitchen.guid,
  orderType: 'pickup',
  lines: [{ menuItemId: 1, quantity: 2 }],
  customer: { name: 'Ada Lovelace', phone: '+1 518 555 0100', email: 'ada@example.com' },
  expectedTotal: 20,
  ...change,
});

/** A success or an error, as the test says. */
interface Answer {
  data: PlacedOrder;
  error: { code: string; details: { quote: Quote } };
}

async function place(origin: string, key: string | undefined, body: object) {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
  const response = await fetch(`${origin}/api/v1/orders`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

const stored = () => db.collection(paths.restaurantCollection(kitchen.place, collections.orders)).get();

describe('POST /orders', () => {
  it('makes one order of twenty equal requests that arrive at once at two instances', async () => {
    const before = (await stored()).size;
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => place(origins[turn % 2 ? 0 : 1], key, order())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer.data))).size).toBe(1);
    expect((await stored()).size).toBe(before + 1);
  });

  it('refuses the key for another order, and the first one stands', async () => {
    const key = crypto.randomUUID();
    const first = await place(origins[0], key, order());
    const other = await place(origins[1], key, order({ lines: [{ menuItemId: 2, quantity: 2 }] }));
    expect(other).toMatchObject({ status: 422, answer: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } } });
    const again = await place(origins[1], key, order());
    expect(again.answer).toEqual(first.answer);
  });

  it('opens the same tracking link from any instance, and 304 while nothing has changed', async () => {
    const { answer } = await place(origins[0], crypto.randomUUID(), order());
    const link = (origin: string) =>
      `${origin}/api/v1/orders/track/${kitchen.guid}/${answer.data.trackingToken}`;
    const tracked = await fetch(link(origins[1]));
    expect(await tracked.json()).toMatchObject({
      data: { orderNumber: answer.data.orderNumber, totals: { total: 20 } },
    });
    const etag = tracked.headers.get('etag') ?? '';
    expect((await fetch(link(origins[0]), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('answers 409 with the new quote when the total differs, and takes the order at the new total', async () => {
    const key = crypto.randomUUID();
    const refused = await place(origins[0], key, order({ expectedTotal: 19.99 }));
    expect(refused).toMatchObject({
      status: 409,
      answer: { error: { code: 'PRICE_CHANGED', details: { quote: { totals: { total: 20 } } } } },
    });
    const { total } = refused.answer.error.details.quote.totals;
    expect((await place(origins[0], key, order({ expectedTotal: total }))).status).toBe(201);
  });

  it.each([
    ['no key', undefined, {}, 400, 'IDEMPOTENCY_KEY_REQUIRED'],
    ['a key that could be guessed', 'order-1', {}, 400, 'VALIDATION_FAILED'],
    [
      'an item of no menu',
      crypto.randomUUID(),
      { lines: [{ menuItemId: 999, quantity: 1 }] },
      409,
      'ITEM_UNAVAILABLE',
    ],
    [
      'a price of the diner\u2019s own',
      crypto.randomUUID(),
      { lines: [{ menuItemId: 1, quantity: 1, openPrice: 1 }] },
      422,
      'INVALID_SELECTION',
    ],
    ['a past slot', crypto.randomUUID(), { scheduledFor: '2020-01-01T12:00:00Z' }, 409, 'SLOT_UNAVAILABLE'],
    [
      'another restaurant',
      crypto.randomUUID(),
      { restaurantGuid: crypto.randomUUID() },
      404,
      'RESTAURANT_NOT_FOUND',
    ],
    ['fields it does not know', crypto.randomUUID(), { total: 0 }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s and stores nothing', async (_what, key, change, status, code) => {
    const before = (await stored()).size;
    expect(await place(origins[0], key, order(change))).toMatchObject({
      status,
      answer: { success: false, error: { code } },
    });
    expect((await stored()).size).toBe(before);
  });

  it('I9-15 gives no number twice in a rush of forty diners at two instances', async () => {
    const before = (await stored()).size;
    await Promise.all(
      Array.from({ length: 40 }, (_, diner) =>
        place(origins[diner % 2 ? 0 : 1], crypto.randomUUID(), order()),
      ),
    );
    const ids = (await stored()).docs.map((document) => document.get('orderId'));
    expect(new Set(ids).size).toBe(before + 40);
  });
});

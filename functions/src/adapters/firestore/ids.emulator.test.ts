import { paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { firestoreIds } from './ids.ts';

const db = emulatedFirestore('ids');
const nextId = async (path: string): Promise<unknown> => (await db.doc(path).get()).get('nextId');
let restaurantId = 20_000_001;
const aRestaurant = () => ({ tenantId: 10_000_001, restaurantId: restaurantId++ });

describe('ids from counters in Firestore', () => {
  it('O9-42 I9-15 I3.12-06 the first order takes the start id and leaves the next one in counter orderId', async () => {
    const place = aRestaurant();
    expect(await firestoreIds(db).next('orders', place)).toBe(1);
    expect(await nextId(paths.restaurantCounter(place, 'orderId'))).toBe(2);
  });

  it('O9-43 C4-06 other counters hold the last id given', async () => {
    const place = aRestaurant();
    const ids = firestoreIds(db);
    expect(await ids.next('items', place)).toBe(1);
    expect(await nextId(paths.restaurantCounter(place, 'items'))).toBe(1);
    expect(await ids.next('items', place)).toBe(2);
  });

  it('goes on from an initial counter, which holds the start id minus one', async () => {
    const place = aRestaurant();
    await db.doc(paths.restaurantCounter(place, 'taxRates')).set({ entityType: 'taxRates', nextId: 0 });
    expect(await firestoreIds(db).next('taxRates', place)).toBe(1);
  });

  it('gives a hundred ids asked for at once in order, without gaps, in a handful of transactions', async () => {
    const place = aRestaurant();
    const ids = firestoreIds(db);
    const counter = db.doc(paths.restaurantCounter(place, 'orderId'));
    const given = await Promise.all(Array.from({ length: 100 }, () => ids.next('orders', place)));
    expect(given).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect((await counter.get()).get('nextId')).toBe(101);
  });

  it('never gives one id twice when several processes ask', async () => {
    const place = aRestaurant();
    const processes = Array.from({ length: 3 }, () => firestoreIds(db));
    const given = await Promise.all(
      processes.flatMap((ids) => Array.from({ length: 20 }, () => ids.next('orders', place))),
    );
    expect(given.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('reserves ids in a row', async () => {
    const place = aRestaurant();
    const ids = firestoreIds(db);
    const [row, single] = await Promise.all([ids.reserve('items', place, 50), ids.next('items', place)]);
    expect([row, single]).toEqual([1, 51]);
  });

  it('C5-16 refuses platform entities, which no restaurant numbers', async () => {
    await expect(firestoreIds(db).next('tenants', aRestaurant())).rejects.toMatchObject({
      code: 'MISSING_REQUIRED_PARAMS',
    });
  });
});

// The contract test of the CountStore port, for the in-memory implementation and Firestore's.

import { lifecycleStates } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { restaurantCounts } from '@bite/shared/records/record-counts.schema';
import { recordKinds, recordNames } from '@bite/shared/records/record-names';
import { beforeEach, expect, it } from 'vitest';
import type { CountStore } from '../ports/count-store.ts';
import type { PlaceRef, ReadTime } from '../ports/rebuilds.ts';

export interface CountsUnderTest {
  countStore: CountStore;
  put(path: string, fields: object): Promise<void>;
  remove(path: string): Promise<void>;
  /** The stored counts without their time. */
  read(of: PlaceRef): Promise<object | undefined>;
}

const at = (milliseconds: number): ReadTime =>
  `2026-06-10T22:00:00.${String(milliseconds).padStart(3, '0')}000000Z`;

let places = 0;

export function countsContract(make: () => CountsUnderTest): void {
  const under = make();
  const { countStore, put, remove } = under;
  let place: RestaurantRef;
  let neighbour: RestaurantRef;

  beforeEach(async () => {
    places += 1;
    place = { tenantId: 10_000_000 + places, restaurantId: 20_000_000 + 10 * places };
    neighbour = { ...place, restaurantId: place.restaurantId + 1 };
    await put(paths.tenant(place.tenantId), { guid: 'tenant' });
    await put(paths.restaurant(place), { guid: 'restaurant' });
    await put(paths.restaurant(neighbour), { guid: 'neighbour' });
  });

  const record = (collection: string, id: string, whose: RestaurantRef = place) =>
    `${paths.restaurantCollection(whose, collection)}/${id}`;
  const countsOf = async (of: PlaceRef) => (await countStore.count(of))?.counts;

  it('counts nothing where there is nothing', async () => {
    expect(await countsOf(place)).toEqual(restaurantCounts.parse({}));
  });

  it.each(recordKinds)('counts %s, the restaurant’s own alone', async (kind) => {
    const { collection } = recordNames[kind];
    for (const id of ['1', '2', '3']) await put(record(collection, id), { name: id });
    await put(record(collection, '4', neighbour), { name: 'not ours' });
    await remove(record(collection, '2'));
    expect(await countsOf(place)).toEqual({ ...restaurantCounts.parse({}), [kind]: 2 });
  });

  it('counts orders that somebody still has to see to, and none that waits to be paid by card', async () => {
    for (const lifecycleState of lifecycleStates)
      await put(record(collections.orders, lifecycleState), { lifecycleState });
    expect(await countsOf(place)).toEqual({ ...restaurantCounts.parse({}), openOrders: 6 });
  });

  it('counts the restaurants of a tenant', async () => {
    expect(await countsOf({ tenantId: place.tenantId })).toEqual({ restaurants: 2 });
    await remove(paths.restaurant(neighbour));
    expect(await countsOf({ tenantId: place.tenantId })).toEqual({ restaurants: 1 });
  });

  it('says when it counted, later each time', async () => {
    const earlier = await countStore.count(place);
    const later = await countStore.count(place);
    expect(earlier?.readTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/);
    expect((later?.readTime ?? '') > (earlier?.readTime ?? '')).toBe(true);
  });

  it('counts nothing of a place that is not there', async () => {
    await remove(paths.restaurant(place));
    expect(await countStore.count(place)).toBeUndefined();
    expect(await countStore.count({ tenantId: 99_999_999 })).toBeUndefined();
  });

  const counted = (items: number, readTime: ReadTime) => ({
    counts: restaurantCounts.parse({ items }),
    readTime,
  });

  it('keeps what was counted last, whatever comes when', async () => {
    expect(await countStore.readTimeOf(place)).toBeUndefined();
    expect(await countStore.save(place, counted(2, at(200)))).toBe('kept');
    expect(await countStore.save(place, counted(1, at(100)))).toBe('outdated');
    expect(await under.read(place)).toEqual(restaurantCounts.parse({ items: 2 }));
    expect(await countStore.save(place, counted(3, at(300)))).toBe('kept');
    expect(await countStore.save(place, counted(3, at(300)))).toBe('kept');
    expect(await under.read(place)).toEqual(restaurantCounts.parse({ items: 3 }));
    expect(await countStore.readTimeOf(place)).toBe(at(300));
  });

  it('keeps the counts of a tenant apart from those of its restaurants', async () => {
    const tenant = { tenantId: place.tenantId };
    await countStore.save(place, counted(2, at(200)));
    await countStore.save(tenant, { counts: { restaurants: 2 }, readTime: at(100) });
    expect(await under.read(tenant)).toEqual({ restaurants: 2 });
    expect(await under.read(place)).toEqual(restaurantCounts.parse({ items: 2 }));
    expect(await under.read(neighbour)).toBeUndefined();
  });

  it('tells what is kept, without its time', async () => {
    expect(await countStore.savedCounts(place)).toBeUndefined();
    await countStore.save(place, counted(2, at(200)));
    expect(await countStore.savedCounts(place)).toEqual(restaurantCounts.parse({ items: 2 }));
  });

  it('names every tenant and every restaurant once', async () => {
    const named: PlaceRef[] = [];
    for await (const some of countStore.places()) named.push(...some);
    const ours = named.filter(({ tenantId }) => tenantId === place.tenantId);
    const byRestaurant = (of: PlaceRef) => of.restaurantId ?? 0;
    expect(ours.sort((one, other) => byRestaurant(one) - byRestaurant(other))).toEqual([
      { tenantId: place.tenantId },
      place,
      neighbour,
    ]);
  });

  it('keeps nothing of a place that is gone, and takes away what was kept', async () => {
    await countStore.save(place, counted(2, at(200)));
    expect(await countStore.removeIfGone(place)).toBe(false);
    expect(await under.read(place)).toBeDefined();
    await remove(paths.restaurant(place));
    expect(await countStore.save(place, counted(3, at(300)))).toBe('gone');
    expect(await countStore.removeIfGone(place)).toBe(true);
    expect(await under.read(place)).toBeUndefined();
  });
}

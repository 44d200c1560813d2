// What every implementation of the Tallies port promises; run by the in-memory one and by Firestore's.
import { recordKinds } from '@bite/shared/api/record-names';
import { orderStatuses } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { restaurantCounts } from '@bite/shared/records/record-counts.schema';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { beforeEach, expect, it } from 'vitest';
import type { ReadTime, Whose } from '../ports/rebuilds.ts';
import type { Tallies } from '../ports/tallies.ts';

export interface TalliesUnderTest {
  tallies: Tallies;
  put(path: string, fields: object): Promise<void>;
  remove(path: string): Promise<void>;
  /** What is kept, without its time. */
  read(of: Whose): Promise<object | undefined>;
}

const at = (milliseconds: number): ReadTime =>
  `2026-06-10T22:00:00.${String(milliseconds).padStart(3, '0')}000000Z`;

let places = 0;

export function talliesContract(make: () => TalliesUnderTest): void {
  const under = make();
  const { tallies, put, remove } = under;
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
  const counted = async (of: Whose) => (await tallies.take(of))?.counts;

  it('counts nothing where there is nothing', async () => {
    expect(await counted(place)).toEqual(restaurantCounts.parse({}));
  });

  it.each(recordKinds)('counts %s, the restaurant’s own alone', async (kind) => {
    const { collection } = recordKindTable[kind];
    for (const id of ['1', '2', '3']) await put(record(collection, id), { name: id });
    await put(record(collection, '4', neighbour), { name: 'not ours' });
    await remove(record(collection, '2'));
    expect(await counted(place)).toEqual({ ...restaurantCounts.parse({}), [kind]: 2 });
  });

  it('counts orders that somebody still has to see to', async () => {
    for (const status of orderStatuses) await put(record(collections.orders, status), { status });
    expect(await counted(place)).toEqual({ ...restaurantCounts.parse({}), openOrders: 2 });
  });

  it('counts the restaurants of a tenant', async () => {
    expect(await counted({ tenantId: place.tenantId })).toEqual({ restaurants: 2 });
    await remove(paths.restaurant(neighbour));
    expect(await counted({ tenantId: place.tenantId })).toEqual({ restaurants: 1 });
  });

  it('says when it counted, later each time', async () => {
    const earlier = await tallies.take(place);
    const later = await tallies.take(place);
    expect(earlier?.readTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/);
    expect((later?.readTime ?? '') > (earlier?.readTime ?? '')).toBe(true);
  });

  it('counts nothing of a place that is not there', async () => {
    await remove(paths.restaurant(place));
    expect(await tallies.take(place)).toBeUndefined();
    expect(await tallies.take({ tenantId: 99_999_999 })).toBeUndefined();
  });

  const tally = (items: number, readTime: ReadTime) => ({
    counts: restaurantCounts.parse({ items }),
    readTime,
  });

  it('keeps what was counted last, whatever comes when', async () => {
    expect(await tallies.readTimeOf(place)).toBeUndefined();
    expect(await tallies.keep(place, tally(2, at(200)))).toBe('kept');
    expect(await tallies.keep(place, tally(1, at(100)))).toBe('outdated');
    expect(await under.read(place)).toEqual(restaurantCounts.parse({ items: 2 }));
    expect(await tallies.keep(place, tally(3, at(300)))).toBe('kept');
    expect(await tallies.keep(place, tally(3, at(300)))).toBe('kept');
    expect(await under.read(place)).toEqual(restaurantCounts.parse({ items: 3 }));
    expect(await tallies.readTimeOf(place)).toBe(at(300));
  });

  it('keeps the counts of a tenant apart from those of its restaurants', async () => {
    const tenant = { tenantId: place.tenantId };
    await tallies.keep(place, tally(2, at(200)));
    await tallies.keep(tenant, { counts: { restaurants: 2 }, readTime: at(100) });
    expect(await under.read(tenant)).toEqual({ restaurants: 2 });
    expect(await under.read(place)).toEqual(restaurantCounts.parse({ items: 2 }));
    expect(await under.read(neighbour)).toBeUndefined();
  });

  it('tells what is kept, without its time', async () => {
    expect(await tallies.keptCounts(place)).toBeUndefined();
    await tallies.keep(place, tally(2, at(200)));
    expect(await tallies.keptCounts(place)).toEqual(restaurantCounts.parse({ items: 2 }));
  });

  it('names every tenant and every restaurant once', async () => {
    const named: Whose[] = [];
    for await (const some of tallies.places()) named.push(...some);
    const ours = named.filter(({ tenantId }) => tenantId === place.tenantId);
    const byRestaurant = (of: Whose) => of.restaurantId ?? 0;
    expect(ours.sort((one, other) => byRestaurant(one) - byRestaurant(other))).toEqual([
      { tenantId: place.tenantId },
      place,
      neighbour,
    ]);
  });

  it('keeps nothing of a place that is gone, and takes away what was kept', async () => {
    await tallies.keep(place, tally(2, at(200)));
    expect(await tallies.removeIfGone(place)).toBe(false);
    expect(await under.read(place)).toBeDefined();
    await remove(paths.restaurant(place));
    expect(await tallies.keep(place, tally(3, at(300)))).toBe('gone');
    expect(await tallies.removeIfGone(place)).toBe(true);
    expect(await under.read(place)).toBeUndefined();
  });
}

import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { goodRecords } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf } from '../collections/collections.ts';
import { definitionOf } from '../collections/record-collection.ts';
import { type MemoryPlace, member, memoryPlace, place } from '../testing/memory-place.ts';

describe('deleting a record', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const soup = { name: 'Soup', basePrice: 5 };

  it.each(recordKinds)('deletes one of the %s that nothing uses, and tells what it was', async (kind) => {
    const { record } = await here.create(kind, goodRecords[kind].create);
    await here.delete(kind, 1);
    expect(await here.stored(kind, 1)).toBeUndefined();
    const { action, changes } = here.audited().at(-1) as { action: string; changes: object[] };
    expect(action).toBe('delete');
    expect(changes).toContainEqual({ field: 'guid', from: record['guid'] });
    expect((await here.create(kind, goodRecords[kind].create)).record).toMatchObject({
      [definitionOf(kind).idField]: 2,
    });
  });

  it.each<[RecordKind, object, RecordKind, object, string]>([
    ['tags', { name: 'Vegan' }, 'items', { ...soup, tagIds: [1] }, 'Soup'],
    ['tags', { name: 'Vegan' }, 'menuGroups', { name: 'Lunch', tagIds: [1] }, 'Lunch'],
    ['courses', { name: 'Mains' }, 'items', { ...soup, courseId: 1 }, 'Soup'],
    ['taxRates', { name: 'Tax', rate: 8 }, 'items', { ...soup, taxRateIds: [1] }, 'Soup'],
    ['salesCategories', { name: 'Food', code: 'F' }, 'items', { ...soup, salesCategoryId: 1 }, 'Soup'],
    ['prepStations', { name: 'Grill' }, 'items', { ...soup, prepStationIds: [1] }, 'Soup'],
    [
      'modifierGroups',
      { name: 'Dips' },
      'items',
      { ...soup, modifierGroups: [{ modifierGroupId: 1, position: 0 }] },
      'Soup',
    ],
    ['items', soup, 'menuGroups', { name: 'Lunch', items: [{ itemId: 1, position: 0 }] }, 'Lunch'],
    ['menuGroups', { name: 'All' }, 'menuGroups', { name: 'Lunch', parentId: 1 }, 'Lunch'],
    [
      'printers',
      { name: 'Bar', model: 'TM' },
      'prepStations',
      { name: 'Grill', ticketPrinterId: 1 },
      'Grill',
    ],
    [
      'printers',
      { name: 'Bar', model: 'TM' },
      'printers',
      { name: 'Counter', model: 'TM', backupPrinterId: 1 },
      'Counter',
    ],
    [
      'jobs',
      { title: 'Cook' },
      'employees',
      { firstName: 'Ann', lastName: 'Lee', jobAssignments: [{ jobId: 1, isActive: false }] },
      'Ann Lee',
    ],
  ])('%s that are used stay, and it says by what: %j by %s', async (kind, used, userKind, user, name) => {
    await here.create(kind, used);
    const { record } = await here.create(userKind, user);
    const id = Number(record[definitionOf(userKind).idField]);
    await expect(here.delete(kind, 1)).rejects.toMatchObject({
      code: 'IN_USE',
      details: { usedBy: [{ kind: userKind, id, name }], total: 1 },
    });
    expect(await here.stored(kind, 1)).toBeDefined();
    await here.delete(userKind, id);
    await here.delete(kind, 1);
    expect(await here.stored(kind, 1)).toBeUndefined();
  });

  it('the menu that the website shows stays', async () => {
    await here.create('menuGroups', { name: 'All' });
    const at = restaurantsOf(place.tenantId);
    const restaurant = (await here.records.get(at, String(place.restaurantId))) as Restaurant;
    const websiteConfig = { ...restaurant.websiteConfig, parentMenuGroupId: 1 };
    here.records.put(at, String(place.restaurantId), { ...restaurant, websiteConfig });
    await expect(here.delete('menuGroups', 1)).rejects.toMatchObject({
      code: 'IN_USE',
      details: { usedBy: [{ kind: 'restaurants', id: place.restaurantId, name: restaurant.name }] },
    });
  });

  it('names twenty of many, and counts them all', async () => {
    await here.create('tags', { name: 'Vegan' });
    for (let n = 0; n < 23; n += 1) await here.create('items', { ...soup, tagIds: [1] });
    const refusal = (await here.delete('tags', 1).catch((error: unknown) => error)) as {
      message: string;
      details: { usedBy: object[]; total: number };
    };
    expect(refusal.details.usedBy).toHaveLength(20);
    expect(refusal.details.total).toBe(23);
    expect(refusal.message).toBe('Vegan is used by Soup and 22 more');
  });

  it('what refers to itself alone can go', async () => {
    await here.create('items', soup);
    await here.update('items', 1, { goesWellWith: [1] });
    await here.delete('items', 1);
    expect(await here.stored('items', 1)).toBeUndefined();
  });

  it('of a deletion and a new reference at the same moment one goes in', async () => {
    await here.create('tags', { name: 'Vegan' });
    await here.create('items', soup);
    await Promise.allSettled([here.delete('tags', 1), here.update('items', 1, { tagIds: [1] })]);
    const isThere = (await here.stored('tags', 1)) !== undefined;
    expect((await here.stored('items', 1))?.['tagIds']).toEqual(isThere ? [1] : []);
  });

  it('there has to be one, for who may know', async () => {
    await expect(here.delete('items', 9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(here.delete('items', 9, member('employee'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

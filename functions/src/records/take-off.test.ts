import { canBeTakenOff } from '@bite/shared/records/batch';
import { recordKinds } from '@bite/shared/records/record-names';
import { beforeEach, describe, expect, it } from 'vitest';
import { deletedRecordId, deletedRecordsOf } from '../collections/deleted-records.ts';
import { collectionOf, definitionOf } from '../collections/record-collection.ts';
import { type MemoryPlace, member, memoryPlace, place } from '../testing/memory-place.ts';
import { refused } from '../testing/refused.ts';

let here: MemoryPlace;
beforeEach(async () => {
  here = memoryPlace();
  for (const name of ['Spicy', 'Vegan', 'New']) await here.create('tags', { name });
  await here.create('modifierGroups', { name: 'Dips', modifiers: [{ name: 'Aioli' }] });
  await here.create('modifierGroups', { name: 'Sides' });
  await here.create('items', {
    name: 'Soup',
    basePrice: 5,
    tagIds: [2, 1, 3],
    modifierGroups: [
      { modifierGroupId: 1, position: 0, optionPrices: [{ modifierId: 1, price: 2 }] },
      { modifierGroupId: 2, position: 1 },
    ],
  });
  await here.create('items', { name: 'Stew', basePrice: 9, tagIds: [1] });
  await here.create('menuGroups', { name: 'Lunch', tagIds: [1], items: [{ itemId: 1, position: 0 }] });
});

const takeOff = (kind: 'tags' | 'modifierGroups' | 'items' | 'courses', recordId: number) =>
  here.batch(kind, { action: 'delete', records: [{ recordId }], takeOff: true });
const tagsOf = async (kind: 'items' | 'menuGroups', id: number) => (await here.stored(kind, id))?.['tagIds'];
/** What the history of the place shows, without the parts of a batch. */
const told = (from: number) =>
  here
    .audited()
    .slice(from)
    .filter(({ tenantId }) => tenantId !== undefined)
    .map(({ action, kind, count, recordNames }) => [action, kind, count, recordNames]);

describe('a deletion that takes a record off all that lists it', () => {
  it('C3-21 is one step: the tag is off every item and menu group, and their other tags stay', async () => {
    const known = here.audited().length;
    expect(await takeOff('tags', 1)).toMatchObject({ done: [{ recordId: 1 }], refused: [] });
    expect(await here.stored('tags', 1)).toBeUndefined();
    expect([await tagsOf('items', 1), await tagsOf('items', 2), await tagsOf('menuGroups', 1)]).toEqual([
      [2, 3],
      [],
      [],
    ]);
    expect(told(known)).toEqual([
      ['delete', 'tags', 1, ['Spicy']],
      ['update', 'items', 2, ['Soup', 'Stew']],
      ['update', 'menu_groups', 1, ['Lunch']],
    ]);
    const batches = here
      .audited()
      .slice(known)
      .map(({ batchId }) => batchId);
    expect(new Set(batches).size).toBe(1);
  });

  it('C3-21 is undone in one step: the tag is back where it stood, but for what is gone or has changed its mind', async () => {
    await takeOff('tags', 1);
    await here.update('items', 1, { tagIds: [3, 2] });
    await here.delete('items', 2);
    const known = here.audited().length;
    await here.restore('tags', 1);
    expect([await tagsOf('items', 1), await tagsOf('menuGroups', 1)]).toEqual([[3, 1, 2], [1]]);
    expect(told(known)).toEqual([
      ['restore', 'tags', 1, ['Spicy']],
      ['update', 'items', 1, ['Soup']],
      ['update', 'menu_groups', 1, ['Lunch']],
    ]);
    await here.restore('tags', 1);
    expect(await tagsOf('items', 1)).toEqual([3, 1, 2]);
  });

  it('C3-13 keeps what an item says of a modifier group, which comes back with it', async () => {
    const uses = async () => (await here.stored('items', 1))?.['modifierGroups'];
    const before = await uses();
    await takeOff('modifierGroups', 1);
    expect(await uses()).toEqual([expect.objectContaining({ modifierGroupId: 2 })]);
    await here.batch('modifierGroups', { action: 'restore', records: [{ recordId: 1 }] });
    expect(await uses()).toEqual(before);
  });

  it('C3-15 takes an item off the menu, but not from the items that it goes well with', async () => {
    await takeOff('items', 1);
    expect((await here.stored('menuGroups', 1))?.['items']).toEqual([]);
    await here.restore('items', 1);
    expect((await here.stored('menuGroups', 1))?.['items']).toMatchObject([{ itemId: 1 }]);
    await here.update('items', 2, { goesWellWith: [1] });
    const outcome = await takeOff('items', 1);
    expect(outcome).toMatchObject({ done: [], refused: [{ code: 'IN_USE' }] });
    expect((await here.stored('menuGroups', 1))?.['items']).toMatchObject([{ itemId: 1 }]);
  });

  it('C3-15 takes many items off a menu group as one change of that group', async () => {
    const records = [{ recordId: 1 }, { recordId: 2 }];
    await here.update('menuGroups', 1, { items: [2, 1].map((itemId, position) => ({ itemId, position })) });
    const known = here.audited().length;
    const { batchId } = await here.batch('items', { action: 'delete', records, takeOff: true });
    const entries = here
      .audited()
      .slice(known)
      .filter(({ count }) => count === undefined);
    expect(entries.map(({ kind }) => kind)).toEqual(['menu_groups', 'items', 'items']);
    expect(entries[0]).toMatchObject({ batchId, changes: [{ field: 'items', to: [] }] });
  });

  it('changes nothing where one of them cannot be read, or the kind is one that others need', async () => {
    await here.create('courses', { name: 'Mains' });
    await here.update('items', 2, { courseId: 1 });
    expect(await takeOff('courses', 1)).toMatchObject({ done: [], refused: [{ code: 'IN_USE' }] });
    const items = collectionOf('items', place);
    here.records.put(items, '2', { name: 7, tagIds: [1] } as never);
    expect(await takeOff('tags', 1)).toMatchObject({ done: [], refused: [{ code: 'RECORD_UNREADABLE' }] });
    expect(await tagsOf('items', 1)).toEqual([2, 1, 3]);
    expect(await here.records.get(deletedRecordsOf(place), deletedRecordId('tags', 1))).toBeUndefined();
  });

  it('needs the permission that a change of each of them needs', async () => {
    const batch = { action: 'delete', records: [{ recordId: 1 }], takeOff: true } as const;
    expect(await refused(here.batch('tags', batch, member('employee')))).toMatchObject({ code: 'FORBIDDEN' });
    for (const kind of recordKinds.filter(canBeTakenOff))
      for (const user of recordKinds)
        for (const [path, referred] of Object.entries(definitionOf(user).references)) {
          if (referred !== kind) continue;
          expect(definitionOf(user).area).toBe(definitionOf(kind).area);
          const [field = ''] = path.split('.');
          const record = { [field]: [] };
          expect(definitionOf(user).entity.update.safeParse(record).success, `${user}.${field}`).toBe(true);
        }
  });
});

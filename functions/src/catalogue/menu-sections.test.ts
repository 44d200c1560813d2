import { beforeEach, describe, expect, it } from 'vitest';
import { type MemoryPlace, memoryPlace } from '../testing/memory-place.ts';

describe('a menu group that is sent with the sections below it', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const stored = (id: number) => here.stored('menuGroups', id);
  const parents = async (...ids: number[]) =>
    Promise.all(ids.map(async (id) => (await stored(id))?.['parentId'] ?? null));
  const sections = [{ name: 'Pizza', subgroups: [{ name: 'White' }, { name: 'Red' }] }, { name: 'Wine' }];

  it('C3-15, C4-06 comes as a group of its own for each, with ids and guids, in one step', async () => {
    const { record } = await here.create('menuGroups', { name: 'Dinner', subgroups: sections });
    expect(record).toMatchObject({ menuGroupId: 1, name: 'Dinner' });
    expect(record).not.toHaveProperty('subgroups');
    expect(await stored(3)).toMatchObject({ menuGroupId: 3, name: 'White', parentId: 2 });
    expect(await parents(1, 2, 3, 4, 5)).toEqual([null, 1, 2, 2, 1]);
    const all = await Promise.all([1, 2, 3, 4, 5].map(stored));
    expect(new Set(all.map((group) => group?.guid)).size).toBe(5);
    expect(here.audited().map(({ action }) => action)).toEqual(Array(5).fill('create'));
    expect((await here.create('menuGroups', { name: 'Next' })).record).toMatchObject({ menuGroupId: 6 });
  });

  it('C3-15 changes a section that is there, adds a new one, and moves one here', async () => {
    await here.create('menuGroups', { name: 'Dinner', subgroups: [{ name: 'Pizza' }] });
    await here.create('menuGroups', { name: 'Elsewhere' });
    const pizza = await stored(2);
    const subgroups = [{ ...pizza, name: 'Pinsa' }, { name: 'New' }, { menuGroupId: 3, name: 'Moved' }];
    await here.update('menuGroups', 1, { subgroups });
    expect(await stored(2)).toMatchObject({ name: 'Pinsa', guid: pizza?.guid, createdAt: pizza?.createdAt });
    expect(await stored(4)).toMatchObject({ name: 'New' });
    expect(await parents(2, 3, 4)).toEqual([1, 1, 1]);
  });

  it('C3-15 lets go of what was removed, and keeps the lists of removals nowhere', async () => {
    await here.create('items', { name: 'Soup', basePrice: 5 });
    await here.create('items', { name: 'Bread', basePrice: 2 });
    const items = [1, 2].map((itemId) => ({ itemId, position: itemId }));
    await here.create('menuGroups', { name: 'Dinner', items, subgroups: sections });
    await here.update('menuGroups', 1, { removedItemIds: [2], removedSubgroupIds: [5, 3] });
    expect(await stored(1)).toMatchObject({ items: [{ itemId: 1 }] });
    // The third group is below another one, which did not remove it.
    expect(await parents(2, 3, 4, 5)).toEqual([1, 2, 2, null]);
    expect(JSON.stringify(here.records.documents())).not.toMatch(/"removed[A-Z]/);
  });

  it('C3-15 on creation, too, leaves out what was removed', async () => {
    const sent = { name: 'Dinner', items: [{ itemId: 9, position: 0 }], removedItemIds: [9] };
    expect((await here.create('menuGroups', sent)).record).toMatchObject({ items: [] });
  });

  describe('is refused', () => {
    const refused = (field: string, message: string) => ({
      code: 'VALIDATION_FAILED',
      details: { fields: { [field]: message } },
    });
    const BELOW_ITSELF = 'A menu group cannot stand below itself';
    beforeEach(() => here.create('menuGroups', { name: 'Dinner', subgroups: sections }));

    it('where it would stand below itself, by whichever group’s change', async () => {
      await expect(here.update('menuGroups', 1, { parentId: 1 })).rejects.toMatchObject(
        refused('parentId', BELOW_ITSELF),
      );
      await expect(here.update('menuGroups', 1, { parentId: 3 })).rejects.toMatchObject(
        refused('parentId', BELOW_ITSELF),
      );
      await expect(
        here.update('menuGroups', 3, { subgroups: [{ menuGroupId: 1, name: 'Dinner' }] }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message: BELOW_ITSELF });
      await expect(
        here.update('menuGroups', 1, { subgroups: [{ menuGroupId: 1, name: 'Dinner' }] }),
      ).rejects.toMatchObject(refused('subgroups.0.menuGroupId', BELOW_ITSELF));
      expect(await parents(1, 2, 3, 4, 5)).toEqual([null, 1, 2, 2, 1]);
    });

    it('where two changes at the same moment would close a loop', async () => {
      await here.create('menuGroups', { name: 'Lunch' });
      await Promise.allSettled([
        here.update('menuGroups', 1, { parentId: 6 }),
        here.update('menuGroups', 6, { parentId: 1 }),
      ]);
      expect((await parents(1, 6)).filter((parent) => parent === null)).toHaveLength(1);
    });

    it('where a section is not there, or is sent twice', async () => {
      await expect(
        here.update('menuGroups', 1, { subgroups: [{ menuGroupId: 99, name: 'Gone' }] }),
      ).rejects.toMatchObject(refused('subgroups.0.menuGroupId', 'There is no menu group 99'));
      const twice = [2, 2].map((menuGroupId) => ({ menuGroupId, name: 'Twin' }));
      await expect(here.update('menuGroups', 1, { subgroups: twice })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });

    it('where a section refers to what is not there, before anything is numbered', async () => {
      const subgroups = [
        { name: 'New', subgroups: [{ name: 'Below', items: [{ itemId: 9, position: 0 }] }] },
      ];
      const refusal = refused('subgroups.0.subgroups.0.items.0.itemId', 'It names an item that was deleted');
      await expect(here.update('menuGroups', 1, { subgroups })).rejects.toMatchObject(refusal);
      await expect(here.create('menuGroups', { name: 'Lunch', subgroups })).rejects.toMatchObject(refusal);
      expect((await here.create('menuGroups', { name: 'Next' })).record).toMatchObject({ menuGroupId: 6 });
    });
  });
});

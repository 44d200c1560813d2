import type { MenuGroup } from '@bite/shared/catalogue/menu-group.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { getRecord } from '../records/get-record.ts';
import { elsewhere, type MemoryPlace, member, memoryPlace, place } from '../testing/memory-place.ts';
import { arrangeMenu } from './arrange-menu.ts';

type Change = Omit<Parameters<typeof arrangeMenu>[3][number], 'version'> & { version?: string };

const [DINNER, PIZZA, WINE, LUNCH] = [1, 2, 3, 4] as const;
const manager = { user: member('manager'), requestId: 'request-1' };

describe('the menu, arranged', () => {
  let here: MemoryPlace;
  beforeEach(async () => {
    here = memoryPlace();
    for (const name of ['Margherita', 'Diavola', 'Barolo'])
      await here.create('items', { name, basePrice: 9 });
    const pizza = {
      name: 'Pizza',
      items: [
        { itemId: 1, position: 0, isRequired: true },
        { itemId: 2, position: 1 },
      ],
    };
    await here.create('menuGroups', { name: 'Dinner', subgroups: [pizza, { name: 'Wine', position: 1 }] });
    await here.create('menuGroups', { name: 'Lunch', position: 1 });
  });

  const versionOf = async (recordId: number) =>
    (await getRecord(here, { kind: 'menuGroups', place, ...manager }, recordId)).version;
  const arrange = async (changes: readonly Change[], by = manager, where = place) =>
    arrangeMenu(
      here,
      by,
      where,
      await Promise.all(
        changes.map(async (change) => ({ version: await versionOf(change.menuGroupId), ...change })),
      ),
    );
  const stored = async (id: number) => (await here.stored('menuGroups', id)) as unknown as MenuGroup;
  const itemsIn = async (id: number) => (await stored(id)).items.map(({ itemId }) => itemId);

  it('C3-15 moves an item from one group to another in one step, in the given order', async () => {
    const { records } = await arrange([
      { menuGroupId: PIZZA, items: [{ itemId: 2 }] },
      { menuGroupId: WINE, items: [{ itemId: 3 }, { itemId: 1, isRequired: true }] },
    ]);
    expect(await itemsIn(PIZZA)).toEqual([2]);
    expect((await stored(WINE)).items).toEqual([
      { itemId: 3, position: 0, isRequired: false },
      { itemId: 1, position: 1, isRequired: true },
    ]);
    expect(records.map(({ record }) => record.menuGroupId)).toEqual([PIZZA, WINE]);
    expect(records.map(({ version }) => version)).toEqual([await versionOf(PIZZA), await versionOf(WINE)]);
    const updates = here.audited().filter(({ action }) => action === 'update');
    expect(updates.map(({ recordName, recordNames }) => recordName ?? recordNames)).toEqual([
      'Pizza',
      'Wine',
      ['Pizza', 'Wine'],
    ]);
  });

  it('C3-15 moves a group below another, or to the top, with its place among its siblings', async () => {
    await arrange([
      { menuGroupId: PIZZA, parentId: LUNCH, position: 0 },
      { menuGroupId: WINE, parentId: null, position: 2 },
    ]);
    expect(await stored(PIZZA)).toMatchObject({ parentId: LUNCH, position: 0, items: [{ itemId: 1 }, {}] });
    expect(await stored(WINE)).toMatchObject({ position: 2 });
    expect(await stored(WINE)).not.toHaveProperty('parentId');
  });

  it('writes nothing for what stands there already', async () => {
    const before = await stored(PIZZA);
    const count = here.audited().length;
    here.clock.minutes += 5;
    await arrange([{ menuGroupId: PIZZA, parentId: DINNER, position: 0 }]);
    expect(await stored(PIZZA)).toEqual(before);
    expect(here.audited()).toHaveLength(count);
  });

  it('changes nothing at all where one of the groups has changed since it was read', async () => {
    const stale = await versionOf(WINE);
    await here.update('menuGroups', WINE, { name: 'Wines' });
    await expect(
      arrange([
        { menuGroupId: PIZZA, items: [] },
        { menuGroupId: WINE, items: [{ itemId: 1 }], version: stale },
      ]),
    ).rejects.toMatchObject({ code: 'CONFLICT', details: { current: { name: 'Wines' } } });
    expect(await itemsIn(PIZZA)).toEqual([1, 2]);
  });

  it.each<[string, Change[], string, string]>([
    [
      'a group below itself',
      [{ menuGroupId: DINNER, parentId: PIZZA }],
      'changes.0.parentId',
      'A menu group cannot stand below itself',
    ],
    [
      'two groups below each other',
      [
        { menuGroupId: LUNCH, parentId: PIZZA },
        { menuGroupId: PIZZA, parentId: LUNCH },
      ],
      'changes.1.parentId',
      'A menu group cannot stand below itself',
    ],
    [
      'a parent that is not there',
      [{ menuGroupId: PIZZA, parentId: 9 }],
      'changes.0.parentId',
      'It names a menu group that was deleted',
    ],
    [
      'an item that is not there',
      [{ menuGroupId: WINE, items: [{ itemId: 9 }] }],
      'changes.0.items.0.itemId',
      'It names an item that was deleted',
    ],
    [
      'the same group twice',
      [
        { menuGroupId: WINE, position: 4 },
        { menuGroupId: WINE, position: 5 },
      ],
      'changes.1.menuGroupId',
      'This group is there twice',
    ],
  ])('C3-15 is refused: %s', async (_, changes, field, message) => {
    await expect(arrange(changes)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { [field]: message } },
    });
    expect(await stored(PIZZA)).toMatchObject({ parentId: DINNER });
  });

  it('is for those who keep the catalogue, and knows no group that is gone', async () => {
    const employee = { user: member('employee'), requestId: 'request-2' };
    const change = { menuGroupId: PIZZA, position: 3 };
    await expect(arrange([change], employee)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(arrange([change], manager, elsewhere)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(arrange([{ menuGroupId: 77, position: 3, version: 'v' }])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

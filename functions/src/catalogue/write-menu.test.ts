import { emptyDraft, type MenuDraft } from '@bite/shared/catalogue/menu-draft';
import { DomainError } from '@bite/shared/kernel/errors';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStoredGroup, aStoredItem, aStoredModifierGroup } from '../testing/a-menu.ts';
import { memoryCatalogue } from '../testing/memory-catalogue.ts';
import { memoryIds } from '../testing/memory-ids.ts';
import type { MenuFault, MenuPlan } from './plan-menu.ts';
import { writeMenu } from './write-menu.ts';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const NOW = Date.parse('2026-06-10T12:00:00.000Z');
const aDraft = (change: Partial<MenuDraft>): MenuDraft => ({ ...emptyDraft(), ...change });

describe('writing a menu', () => {
  let guids: number;
  let deps: { ids: ReturnType<typeof memoryIds>; newGuid: () => string; now: () => number };
  let catalogue: ReturnType<typeof memoryCatalogue>;

  beforeEach(() => {
    guids = 0;
    deps = { ids: memoryIds(), newGuid: () => aGuid(++guids), now: () => NOW };
    catalogue = memoryCatalogue();
  });

  async function write(draft: Partial<MenuDraft>): Promise<MenuPlan> {
    return writeMenu(deps, place, await catalogue.open(place, 'test'), aDraft(draft));
  }

  async function faultsOf(draft: Partial<MenuDraft>): Promise<MenuFault[]> {
    const error = await write(draft).catch((thrown: unknown) => thrown);
    if (!(error instanceof DomainError)) throw new Error('Nothing was refused');
    expect(error.code).toBe('VALIDATION_FAILED');
    return (error.details as { faults: MenuFault[] }).faults;
  }

  it('C4-06 gives new entities the next ids and a guid, and stores the time', async () => {
    await deps.ids.reserve('items', place, 4);
    await write({
      items: [
        { key: 'a', fields: { name: 'Soup', basePrice: 5 } },
        { key: 'b', fields: { name: 'Bread', basePrice: 2 } },
      ],
    });
    expect(catalogue.menu.items.map(({ itemId, name }) => [itemId, name])).toEqual([
      [5, 'Soup'],
      [6, 'Bread'],
    ]);
    const [soup, bread] = catalogue.menu.items;
    expect(soup?.guid).not.toBe(bread?.guid);
    expect(soup).toMatchObject({
      createdAt: '2026-06-10T12:00:00.000Z',
      updatedAt: '2026-06-10T12:00:00.000Z',
    });
  });

  it('joins drafts by their keys, and to stored entities by their ids', async () => {
    catalogue.menu.modifierGroups = [aStoredModifierGroup(9)];
    await write({
      taxRates: [{ key: 'tax', fields: { name: 'Tax', rate: 8 } }],
      modifierGroups: [
        { key: 'dips', fields: { name: 'Dips', modifiers: [{ key: 'aioli', name: 'Aioli', price: 1 }] } },
      ],
      items: [
        {
          key: 'fries',
          fields: {
            name: 'Fries',
            basePrice: 4,
            taxRateIds: ['tax'],
            modifierGroups: [
              { modifierGroupId: 'dips', position: 0 },
              { modifierGroupId: 9, position: 1 },
            ],
          },
        },
      ],
      menuGroups: [
        {
          key: 'sides',
          fields: { name: 'Sides', parentId: 'menu', items: [{ itemId: 'fries', position: 0 }] },
        },
        { key: 'menu', fields: { name: 'Menu', isMenu: true } },
      ],
    });
    const [fries] = catalogue.menu.items;
    expect(fries?.taxRateIds).toEqual([1]);
    expect(fries?.modifierGroups.map(({ modifierGroupId }) => modifierGroupId)).toEqual([1, 9]);
    expect(catalogue.menu.menuGroups).toMatchObject([
      { name: 'Sides', parentId: 2, items: [{ itemId: fries?.itemId }] },
      { name: 'Menu' },
    ]);
  });

  it('lays fields over the stored entity: absent ones stay, undefined ones go, and the rest is as it was', async () => {
    catalogue.menu.items = [aStoredItem(1, { calories: 300, sku: 'X', prepStationIds: [4] })];
    await write({ items: [{ key: 'a', id: 1, fields: { name: 'New', sku: undefined } }] });
    const { sku: _gone, ...kept } = aStoredItem(1, { calories: 300, sku: 'X', prepStationIds: [4] });
    expect(catalogue.menu.items).toEqual([{ ...kept, name: 'New', updatedAt: '2026-06-10T12:00:00.000Z' }]);
  });

  it('what is only for a new entity is not laid over a stored one', async () => {
    catalogue.menu.menuGroups = [aStoredGroup(1, { position: 7 })];
    await deps.ids.reserve('menuGroups', place, 1);
    const plan = await write({
      menuGroups: [
        { key: 'old', id: 1, fields: {}, initially: { position: 0 } },
        { key: 'new', fields: { name: 'New' }, initially: { position: 3 } },
      ],
    });
    expect(catalogue.menu.menuGroups.map(({ position }) => position).sort()).toEqual([3, 7]);
    expect(plan.counts.menuGroups).toEqual({ created: 1, updated: 0, unchanged: 1 });
  });

  it('writes nothing where nothing changes', async () => {
    catalogue.menu.items = [aStoredItem(1)];
    const plan = await write({
      items: [{ key: 'a', id: 1, fields: { name: 'Item 1', basePrice: 5, calories: undefined } }],
    });
    expect(plan.counts.items).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(catalogue.writes).toBe(0);
  });

  it('sizes keep id, guid and calories of their own when they move, and a new one gets the next id', async () => {
    const size = (id: number, name: string, price: number) => ({ id, guid: aGuid(500 + id), name, price });
    catalogue.menu.items = [
      aStoredItem(1, { pricingStrategy: 'size', sizePrice: [size(1, 'S', 3), size(4, 'L', 7)] }),
    ];
    const sizePrice = [
      { key: 'L', id: 4, name: 'L', price: 8 },
      { key: 'M', name: 'M', price: 5 },
      { key: 'S', id: 1, name: 'S', price: 3 },
    ];
    const { ids } = await write({ items: [{ key: 'a', id: 1, fields: { sizePrice } }] });
    expect(catalogue.menu.items[0]?.sizePrice).toEqual([
      size(4, 'L', 8),
      { id: 5, guid: aGuid(guids), name: 'M', price: 5 },
      size(1, 'S', 3),
    ]);
    expect(ids.sizes).toEqual({ L: 4, M: 5, S: 1 });
  });

  it('never gives one id to two sizes', async () => {
    const sizePrice = [
      { key: 'S', id: 1, name: 'S', price: 3 },
      { key: 'L', id: 1, name: 'L', price: 7 },
    ];
    await write({ items: [{ key: 'a', fields: { name: 'Tea', pricingStrategy: 'size', sizePrice } }] });
    expect(catalogue.menu.items[0]?.sizePrice.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('an entity that is gone is made again under its old id', async () => {
    await write({ items: [{ key: 'a', id: 12, fields: { name: 'Soup', basePrice: 5 } }] });
    expect(catalogue.menu.items.map(({ itemId }) => itemId)).toEqual([12]);
  });

  it.each([
    [
      'C5-06 an item without a name',
      { items: [{ key: 'a', fields: { name: ' ', basePrice: 1 } }] },
      ['name', 'Item name cannot be empty'],
    ],
    [
      'C5-06 base pricing without a price',
      { items: [{ key: 'a', fields: { name: 'A' } }] },
      ['basePrice', 'Base pricing strategy requires a valid base price'],
    ],
    [
      'C5-06 size pricing without sizes',
      { items: [{ key: 'a', fields: { name: 'A', pricingStrategy: 'size' } }] },
      ['sizePrice', 'Size pricing strategy requires at least one size price'],
    ],
    [
      'C5-06 open pricing that is not enabled',
      { items: [{ key: 'a', fields: { name: 'A', pricingStrategy: 'open' } }] },
      ['openPrice', 'Open pricing strategy requires openPrice to be enabled'],
    ],
    [
      'C5-09 a modifier without a name',
      {
        modifierGroups: [{ key: 'a', fields: { name: 'A', modifiers: [{ key: 'm', name: '', price: 0 }] } }],
      },
      ['modifiers.0.name', 'Modifier name cannot be empty'],
    ],
    [
      'an unknown modifier group',
      {
        items: [
          {
            key: 'a',
            fields: { name: 'A', basePrice: 1, modifierGroups: [{ modifierGroupId: 7, position: 0 }] },
          },
        ],
      },
      ['modifierGroups.0.modifierGroupId', 'There is no modifier group 7'],
    ],
    [
      'an unknown tax rate',
      { items: [{ key: 'a', fields: { name: 'A', basePrice: 1, taxRateIds: ['no'] } }] },
      ['taxRateIds.0', 'There is no tax rate no'],
    ],
    [
      'an unknown item',
      { menuGroups: [{ key: 'a', fields: { name: 'A', items: [{ itemId: 3, position: 0 }] } }] },
      ['items.0.itemId', 'There is no item 3'],
    ],
    [
      'an unknown parent',
      { menuGroups: [{ key: 'a', fields: { name: 'A', parentId: 8 } }] },
      ['parentId', 'There is no menu group 8'],
    ],
    [
      'a group below itself',
      {
        menuGroups: [
          { key: 'a', fields: { name: 'A', parentId: 'b' } },
          { key: 'b', fields: { name: 'B', parentId: 'b' } },
        ],
      },
      ['parentId', 'A menu group cannot stand below itself'],
    ],
  ] as [string, Partial<MenuDraft>, [string, string]][])(
    'refuses %s, and writes nothing',
    async (_what, draft, expected) => {
      const good = { key: 'good', fields: { name: 'Good', rate: 1 } };
      const faults = await faultsOf({ taxRates: [good], ...draft });
      expect(faults.map(({ field, message }) => [field, message])).toEqual([expected]);
      expect(catalogue.writes).toBe(0);
      expect(await deps.ids.next('taxRates', place)).toBe(1);
    },
  );

  it('C5-04 refuses limits that contradict each other, with every fault', async () => {
    const use = (limits: object) => [{ modifierGroupId: 1, position: 0, ...limits }];
    catalogue.menu.modifierGroups = [aStoredModifierGroup(1)];
    const faults = await faultsOf({
      items: [
        {
          key: 'a',
          fields: { name: 'A', basePrice: 1, modifierGroups: use({ minSelection: 2, maxSelection: 1 }) },
        },
        {
          key: 'b',
          fields: { name: 'B', basePrice: 1, modifierGroups: use({ isRequired: true, minSelection: 0 }) },
        },
      ],
    });
    expect(faults.map(({ key, message }) => [key, message])).toEqual([
      ['a', 'Maximum selection cannot be less than minimum selection'],
      ['b', 'Minimum selection must be at least 1 if the group is required'],
    ]);
  });

  it('C8-01 refuses when a counter lags behind what is stored', async () => {
    catalogue.menu.items = [aStoredItem(1)];
    await expect(write({ items: [{ key: 'a', fields: { name: 'A', basePrice: 1 } }] })).rejects.toMatchObject(
      {
        code: 'ID_COLLISION',
        message: 'itemId 1 already exists. Counter may be out of sync.',
      },
    );
    expect(catalogue.menu.items).toEqual([aStoredItem(1)]);
  });
});

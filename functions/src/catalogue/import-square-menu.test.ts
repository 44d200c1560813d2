import { composeStorefront } from '@bite/shared/catalogue/compose-storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { isProblem, priceLine } from '@bite/shared/ordering/line';
import { restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import {
  aCategory,
  aModifier,
  aModifierList,
  aSquareFile,
  aSquareItem,
  aTax,
  aVariation,
  type SquareObject,
} from '@bite/shared/testing/a-square-catalog';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStoredGroup, aStoredItem, aStoredModifierGroup, aStoredTaxRate } from '../testing/a-menu.ts';
import { aPlace, memoryRestaurants } from '../testing/a-place.ts';
import { memoryCatalogue } from '../testing/memory-catalogue.ts';
import { memoryIds } from '../testing/memory-ids.ts';
import { type ImportMenuRequest, importSquareMenu } from './import-square-menu.ts';

const sizes = [
  aVariation('SMALL', 300, { name: 'Small', ordinal: 1 }),
  aVariation('LARGE', 550, { name: 'Large', ordinal: 2 }),
];

/** A small café's menu. */
const cafe = (change: Record<string, SquareObject | undefined> = {}): SquareObject[] =>
  Object.values({
    drinks: aCategory('DRINKS', { name: 'Drinks' }),
    cakes: aCategory('CAKES', { name: 'Cakes' }),
    tax: aTax('TAX', { percentage: '8.6', inclusion_type: 'INCLUSIVE' }),
    milk: aModifierList('MILK', [aModifier('OAT', 75), aModifier('SOY', 50)], { selection_type: 'SINGLE' }),
    latte: aSquareItem('LATTE', {
      category_id: 'DRINKS',
      tax_ids: ['TAX'],
      modifier_list_info: [
        { modifier_list_id: 'MILK', min_selected_modifiers: 1, max_selected_modifiers: 1 },
      ],
      variations: sizes,
    }),
    pie: aSquareItem('PIE', { category_id: 'CAKES' }),
    tip: aSquareItem('TIP', { variations: [aVariation('TIPV', null)] }),
    sample: aSquareItem('SAMPLE', {
      category_id: 'CAKES',
      available_online: false,
      variations: [aVariation('SAMPLEV', 0)],
    }),
    ...change,
  }).filter((object) => object !== undefined);

describe('importing a Square menu', () => {
  let place: ReturnType<typeof aPlace>;
  let catalogue: ReturnType<typeof memoryCatalogue>;
  let ids: ReturnType<typeof memoryIds>;
  let now: number;
  let guids: number;

  beforeEach(() => {
    place = aPlace();
    catalogue = memoryCatalogue();
    ids = memoryIds();
    now = Date.parse('2026-06-10T12:00:00.000Z');
    guids = 0;
  });

  const deps = () => ({
    restaurants: memoryRestaurants(place),
    catalogue,
    ids,
    newGuid: () => aGuid(++guids),
    now: () => now,
  });

  const run = (objects: SquareObject[], request: Partial<ImportMenuRequest> = {}) =>
    importSquareMenu(deps(), {
      restaurantGuid: place.restaurant.guid,
      file: aSquareFile(...objects),
      ...request,
    });

  const item = (name: string) => catalogue.menu.items.find((candidate) => candidate.name === name);
  const group = (name: string) => catalogue.menu.menuGroups.find((candidate) => candidate.name === name);
  const itemNames = (name: string) =>
    group(name)?.items.map(
      ({ itemId }) => catalogue.menu.items.find((candidate) => candidate.itemId === itemId)?.name,
    );

  function storefront() {
    const { tenant, restaurant } = place;
    const content = composeStorefront({ tenant, restaurant, ...catalogue.menu, domains: [] });
    return { ...content, version: 'test' };
  }

  it('C3-12 C3-15 C3-18 C3-22 stores groups, items, sizes, modifiers and taxes that belong together', async () => {
    const { counts } = await run(cafe());
    const none = { updated: 0, unchanged: 0 };
    expect(counts).toMatchObject({
      taxRates: { created: 1, ...none },
      modifierGroups: { created: 1, ...none },
      items: { created: 4, ...none },
      menuGroups: { created: 3, ...none },
    });
    expect(item('Item LATTE')).toMatchObject({
      pricingStrategy: 'size',
      sizePrice: [
        { id: 1, name: 'Small', price: 3 },
        { id: 2, name: 'Large', price: 5.5 },
      ],
      modifierGroups: [{ modifierGroupId: 1, position: 0, isRequired: true }],
      taxRateIds: [1],
      taxInclusion: 'inclusive',
    });
    expect(catalogue.menu.taxRates).toMatchObject([{ taxRateId: 1, importId: 'TAX', rate: 8.6 }]);
    expect(itemNames('Drinks')).toEqual(['Item LATTE']);
    expect(itemNames('Cakes')).toEqual(['Item PIE', 'Item SAMPLE']);
    expect(itemNames('Other')).toEqual(['Item TIP']);
  });

  it('everything it brings can be ordered at the right price, unless that is 0', async () => {
    await run(cafe(), { sellOnline: true });
    const index = indexStorefront(storefront());
    const price = (name: string, more: object = {}) => {
      const line = priceLine(index, {
        menuItemId: item(name)?.itemId ?? 0,
        quantity: 1,
        modifiers: [],
        ...more,
      });
      return isProblem(line) ? line.code : line.unitPrice.toNumber();
    };
    expect(storefront().items).toHaveLength(4);
    const oat = [{ modifierGroupId: 1, modifierId: 1, quantity: 1 }];
    expect(price('Item LATTE', { sizeId: 2, modifiers: oat })).toBe(6.25);
    expect(price('Item LATTE', { sizeId: 2 })).toBe('selection');
    expect(price('Item PIE')).toBe(9.5);
    expect(price('Item TIP', { openPrice: 4 })).toBe(4);
    expect(price('Item SAMPLE')).toBe('noPrice');
  });

  it('what the file does not sell online is not for sale, and counted', async () => {
    const { report } = await run(cafe());
    expect(item('Item SAMPLE')?.onlineOrdering).toBe(false);
    expect(report.notSoldOnline.items.map(({ id }) => id)).toEqual(['SAMPLE']);
  });

  it('said twice, changes nothing and makes no doubles', async () => {
    await run(cafe());
    const before = structuredClone(catalogue.menu);
    now += 86_400_000;
    const { counts } = await run(cafe());
    expect(catalogue.menu).toEqual(before);
    expect(catalogue.writes).toBe(1);
    expect(counts.items).toEqual({ created: 0, updated: 0, unchanged: 4 });
  });

  it('leaves one entry that names what came and what changed, and none where nothing did', async () => {
    await run(cafe());
    await run(cafe());
    await run(cafe({ pie: aSquareItem('PIE', { category_id: 'CAKES', name: 'Apple pie' }) }));
    const all = catalogue.entries.map(({ by, recordId, changes }) => [by, recordId, changes]);
    const ids = (kind: 'items' | 'menuGroups') =>
      kind === 'items'
        ? catalogue.menu.items.map(({ itemId }) => itemId)
        : catalogue.menu.menuGroups.map(({ menuGroupId }) => menuGroupId);
    const pie = catalogue.menu.items.find(({ name }) => name === 'Apple pie')?.itemId;
    expect(all).toEqual([
      [
        'menu-import',
        'square',
        expect.arrayContaining([
          { field: 'items.created', to: ids('items') },
          { field: 'menuGroups.created', to: ids('menuGroups') },
        ]),
      ],
      ['menu-import', 'square', [{ field: 'items.replaced', to: [pie] }]],
    ]);
  });

  it('a size that comes after one that went has a number of its own', async () => {
    await run(cafe());
    const latte = (...variations: ReturnType<typeof aVariation>[]) =>
      cafe({ latte: aSquareItem('LATTE', { category_id: 'DRINKS', variations }) });
    const [small, large] = sizes as [ReturnType<typeof aVariation>, ReturnType<typeof aVariation>];
    const third = aVariation('HUGE', 700, { name: 'Huge', ordinal: 3 });
    const fourth = aVariation('TINY', 200, { name: 'Tiny', ordinal: 0 });
    await run(latte(small, large, third));
    await run(latte(small, large));
    await run(latte(small, large, fourth));
    const stored = catalogue.menu.items.find(({ name }) => name === 'Item LATTE');
    expect(stored?.sizePrice.map(({ id, name }) => [id, name]).sort()).toEqual([
      [1, 'Small'],
      [2, 'Large'],
      [4, 'Tiny'],
    ]);
  });

  it('a later file changes what it changes, under the same ids', async () => {
    await run(cafe());
    const latte = item('Item LATTE');
    const before = structuredClone(catalogue.menu);
    now += 86_400_000;
    const variations = [
      aVariation('HUGE', 800, { name: 'Huge', ordinal: 0 }),
      aVariation('LARGE', 600, { name: 'Grande', ordinal: 2 }),
      aVariation('SMALL', 300, { name: 'Small', ordinal: 3 }),
    ];
    const { counts } = await run(
      cafe({ latte: aSquareItem('LATTE', { name: 'Caffè latte', category_id: 'DRINKS', variations }) }),
    );
    expect(counts.items).toEqual({ created: 0, updated: 1, unchanged: 3 });
    const changed = item('Caffè latte');
    expect(changed).toMatchObject({
      itemId: latte?.itemId,
      guid: latte?.guid,
      createdAt: latte?.createdAt,
      taxRateIds: [],
      modifierGroups: [],
    });
    expect(changed?.updatedAt).toBe('2026-06-11T12:00:00.000Z');
    expect(changed?.sizePrice.map(({ id, name, price }) => [id, name, price])).toEqual([
      [3, 'Huge', 8],
      [2, 'Grande', 6],
      [1, 'Small', 3],
    ]);
    expect(changed?.sizePrice[1]?.guid).toBe(latte?.sizePrice[1]?.guid);
    expect(catalogue.menu.menuGroups).toEqual(before.menuGroups);
  });

  it('keeps what staff did to its entities elsewhere', async () => {
    await run(cafe());
    const dough = aStoredModifierGroup(50, { name: 'Our own choice' });
    const soup = aStoredItem(60, { name: 'Our own soup' });
    const { menu } = catalogue;
    menu.modifierGroups.push(dough);
    menu.items.push(soup);
    menu.menuGroups.push(aStoredGroup(70, { name: 'Breakfast', isMenu: true }));
    const latte = item('Item LATTE');
    Object.assign(latte ?? {}, {
      imageUrl: 'https://example.com/latte.jpg',
      calories: 190,
      prepStationIds: [3],
      customerDescription: 'With two shots',
      modifierGroups: [
        ...(latte?.modifierGroups ?? []).map((use) => ({
          ...use,
          optionPrices: [{ modifierId: 1, price: 2 }],
        })),
        { modifierGroupId: 50, position: 1 },
      ],
    });
    const drinks = group('Drinks');
    Object.assign(drinks ?? {}, {
      parentId: 70,
      position: 9,
      items: [
        { itemId: 60, position: 0, isRequired: false },
        { itemId: latte?.itemId, position: 1, isRequired: true },
      ],
    });
    Object.assign(menu.modifierGroups[0]?.modifiers[0] ?? {}, { calories: 40 });
    const before = structuredClone(menu);
    await run(
      cafe({ pie: aSquareItem('PIE', { category_id: 'CAKES', variations: [aVariation('PIEV', 1000)] }) }),
    );
    expect(item('Item LATTE')).toEqual(before.items.find(({ name }) => name === 'Item LATTE'));
    expect(item('Our own soup')).toEqual(soup);
    expect(catalogue.menu.modifierGroups).toEqual(before.modifierGroups);
    expect(group('Drinks')).toMatchObject({ parentId: 70, position: 9 });
    expect(itemNames('Drinks')).toEqual(['Item LATTE', 'Our own soup']);
    expect(group('Drinks')?.items[0]?.isRequired).toBe(true);
    expect(item('Item PIE')?.basePrice).toBe(10);
  });

  it("leaves the restaurant's own menu as it is", async () => {
    const own = {
      taxRates: [aStoredTaxRate(1, { default: true })],
      modifierGroups: [aStoredModifierGroup(1)],
      items: [aStoredItem(1, { modifierGroups: [{ modifierGroupId: 1, position: 0 }] })],
      menuGroups: [aStoredGroup(1, { items: [{ itemId: 1, position: 0, isRequired: false }] })],
    };
    catalogue = memoryCatalogue(structuredClone(own));
    for (const kind of ['taxRates', 'modifierGroups', 'items', 'menuGroups'] as const)
      await ids.reserve(kind, place.restaurant, 1);
    await run(cafe());
    for (const kind of ['taxRates', 'modifierGroups', 'items', 'menuGroups'] as const) {
      expect(catalogue.menu[kind][0]).toEqual(own[kind][0]);
    }
    expect(catalogue.menu.items).toHaveLength(5);
    expect(storefront().items).toHaveLength(5);
  });

  it('what is gone from the file is left alone and reported; what moved stands in one place', async () => {
    await run(cafe());
    const pie = aSquareItem('PIE', { category_id: 'DRINKS' });
    const { gone } = await run(cafe({ cakes: undefined, pie, sample: undefined, tip: undefined }));
    expect(gone.map(({ kind, name }) => [kind, name])).toEqual([
      ['items', 'Item TIP'],
      ['items', 'Item SAMPLE'],
      ['menuGroups', 'Cakes'],
    ]);
    expect(itemNames('Cakes')).toEqual(['Item SAMPLE']);
    expect(itemNames('Drinks')).toEqual(['Item LATTE', 'Item PIE']);
    expect(item('Item TIP')).toBeDefined();
  });

  it('a size that its item no longer has is removed and reported; if it returns it has its old id', async () => {
    await run(cafe());
    const latte = (variations: SquareObject[]) => aSquareItem('LATTE', { category_id: 'DRINKS', variations });
    const { removed } = await run(
      cafe({
        latte: latte([aVariation('LARGE', 550, { name: 'Large' }), aVariation('XL', 700, { name: 'XL' })]),
      }),
    );
    expect(removed).toEqual(['Item LATTE: Small']);
    await run(cafe({ latte: latte([...sizes, aVariation('XL', 700, { name: 'XL', ordinal: 9 })]) }));
    expect(item('Item LATTE')?.sizePrice.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Small'],
      [2, 'Large'],
      [3, 'XL'],
    ]);
  });

  describe('ends on the public menu', () => {
    it('O2.2-18 below the menu that the website names, after what stands there', async () => {
      catalogue = memoryCatalogue({
        menuGroups: [
          aStoredGroup(1, { name: 'Dinner', isMenu: true }),
          aStoredGroup(2, { name: 'Lunch', isMenu: true }),
          aStoredGroup(3, { parentId: 1, position: 4 }),
        ],
      });
      await ids.reserve('menuGroups', place.restaurant, 3);
      place = aPlace({
        restaurant: { websiteConfig: { ...place.restaurant.websiteConfig, parentMenuGroupId: 1 } },
      });
      const { publicMenu } = await run(cafe());
      expect(
        ['Drinks', 'Cakes', 'Other'].map((name) => [group(name)?.parentId, group(name)?.position]),
      ).toEqual([
        [1, 5],
        [1, 6],
        [1, 7],
      ]);
      expect(publicMenu).toEqual({ chosen: 'Dinner', shown: 4, notShown: [] });
      expect(storefront().items).toHaveLength(4);
    });

    it('O2.2-18 below the only menu there is', async () => {
      catalogue = memoryCatalogue({ menuGroups: [aStoredGroup(1, { name: 'Menu', isMenu: true })] });
      await ids.reserve('menuGroups', place.restaurant, 1);
      const { publicMenu } = await run(cafe());
      expect(group('Drinks')?.parentId).toBe(1);
      expect(publicMenu.notShown).toEqual([]);
    });

    it('O2.2-18 as groups of their own where all are shown', async () => {
      catalogue = memoryCatalogue({
        menuGroups: [aStoredGroup(1, { isMenu: true }), aStoredGroup(2, { isMenu: true })],
      });
      await ids.reserve('menuGroups', place.restaurant, 2);
      const { publicMenu } = await run(cafe());
      expect(group('Drinks')?.parentId).toBeUndefined();
      expect(publicMenu).toEqual({ chosen: undefined, shown: 4, notShown: [] });
    });

    it('or says what diners do not see, because staff moved or hid it', async () => {
      await run(cafe());
      Object.assign(group('Cakes') ?? {}, { isActive: false });
      const { publicMenu } = await run(cafe());
      expect(publicMenu).toMatchObject({ shown: 2, notShown: ['Item PIE', 'Item SAMPLE'] });
    });
  });

  describe("the restaurant's own items stay taxed as before", () => {
    it('by a default rate where only the setting taxed them', async () => {
      catalogue = memoryCatalogue({ items: [aStoredItem(1)] });
      await ids.reserve('items', place.restaurant, 1);
      expect((await run(cafe())).houseTax).toBe(8.75);
      expect(catalogue.menu.taxRates.find((rate) => rate.default)).toMatchObject({
        type: 'Percent',
        rate: 8.75,
      });
      expect((await run(cafe())).houseTax).toBeUndefined();
      expect(catalogue.menu.taxRates).toHaveLength(2);
    });

    it.each([
      ['there are rates already', { items: [aStoredItem(1)], taxRates: [aStoredTaxRate(90)] }, cafe()],
      ['no item depends on the setting', { items: [aStoredItem(1, { taxRateIds: [] })] }, cafe()],
      ['the file brings no tax', { items: [aStoredItem(1)] }, [aSquareItem('PIE')]],
    ])('without one where %s', async (_what, menu, objects) => {
      catalogue = memoryCatalogue(menu);
      await ids.reserve('items', place.restaurant, 1);
      expect((await run(objects, { untaxed: true })).houseTax).toBeUndefined();
      expect(catalogue.menu.taxRates.filter((rate) => rate.default)).toEqual([]);
    });
  });

  describe('a file without taxes', () => {
    const untaxed = cafe({ tax: undefined, latte: aSquareItem('LATTE', { category_id: 'DRINKS' }) });
    const charging = (taxRate: number) => {
      place = aPlace({ restaurant: { settings: restaurantSchema.shape.settings.parse({ taxRate }) } });
    };

    it.each([false, true])(
      'where the restaurant charges one is refused in words (dry run: %s)',
      async (isDryRun) => {
        charging(0.0875);
        await expect(run(untaxed, { isDryRun })).rejects.toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { faults: [{ message: expect.stringContaining('all 4 would be sold untaxed') }] },
        });
        expect(catalogue.writes).toBe(0);
      },
    );

    it('comes in where that was asked for, and the report names its items; said again it is no news', async () => {
      charging(0.0875);
      const { untaxed: names } = await run(untaxed, { untaxed: true });
      expect(names).toEqual(['Item LATTE', 'Item PIE', 'Item TIP', 'Item SAMPLE']);
      expect((await run(untaxed)).untaxed).toEqual([]);
    });

    it('that loses the taxes of an earlier import is refused, too, and changes nothing', async () => {
      const taxed = { category_id: 'DRINKS', tax_ids: ['TAX'] };
      await run([aCategory('DRINKS'), aTax('TAX'), aSquareItem('LATTE', taxed)]);
      const later = run([aCategory('DRINKS'), aSquareItem('LATTE', { category_id: 'DRINKS' })]);
      await expect(later).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(item('Item LATTE')?.taxRateIds).toEqual([1]);
    });

    it('for some of its items is imported and names these', async () => {
      charging(0.0875);
      expect((await run(cafe())).untaxed).toEqual(['Item PIE', 'Item TIP', 'Item SAMPLE']);
    });

    it('is no news where the restaurant charges none', async () => {
      charging(0);
      expect((await run(untaxed)).untaxed).toEqual([]);
    });
  });

  describe('as a dry run', () => {
    it('says the same and writes nothing, nor takes an id', async () => {
      const refuse = () => Promise.reject(new Error('A dry run wrote'));
      const guarded = {
        ...deps(),
        ids: { next: refuse, reserve: refuse },
        catalogue: {
          open: async () => ({ ...(await catalogue.open(place.restaurant, 'square')), write: refuse }),
        },
      };
      const request = { restaurantGuid: place.restaurant.guid, file: aSquareFile(...cafe()) };
      const dry = await importSquareMenu(guarded, { ...request, isDryRun: true });
      expect(catalogue.writes).toBe(0);
      const wet = await importSquareMenu(deps(), request);
      expect(dry).toEqual({ ...wet, isDryRun: true });
      await importSquareMenu(guarded, { ...request, isDryRun: true });
    });
  });

  describe('that cannot be done', () => {
    it('C8-02 for a restaurant that does not exist', async () => {
      await expect(run(cafe(), { restaurantGuid: aGuid(404) })).rejects.toMatchObject({
        code: 'RESTAURANT_NOT_FOUND',
        message: `Restaurant not found with GUID: ${aGuid(404)}`,
      });
    });

    it('for a broken file: every fault is named, nothing is written, no id is taken', async () => {
      const broken = cafe({
        pie: aSquareItem('PIE', { name: '', category_id: 'NO' }),
        tax: aTax('TAX', { percentage: 'x' }),
      });
      const error = await run(broken).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'The file has 3 faults: nothing was imported',
      });
      expect(catalogue.writes).toBe(0);
      expect(await ids.next('items', place.restaurant)).toBe(1);
    });

    it('for prices in a currency that is not the restaurant’s', async () => {
      place = aPlace({
        restaurant: { settings: restaurantSchema.shape.settings.parse({ currency: 'CAD' }) },
      });
      await expect(run(cafe())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('because somebody changed the same menu meanwhile', async () => {
      await run(cafe());
      const changed = cafe({ pie: aSquareItem('PIE', { name: 'Apple pie', category_id: 'CAKES' }) });
      const attempt = run(changed, {
        onPlan: () => Object.assign(item('Item PIE') ?? {}, { calories: 500 }),
      });
      await expect(attempt).rejects.toMatchObject({ code: 'CONFLICT' });
      await run(changed);
      expect(item('Apple pie')).toMatchObject({ calories: 500 });
    });
  });
});

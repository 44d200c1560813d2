import { type Allergen, allergens, dietContradiction } from '@bite/shared/catalogue/allergens';
import { type Diet, diets } from '@bite/shared/catalogue/diets';
import { exportMenu } from '@bite/shared/catalogue/exchange/bite-menu';
import { readCsv } from '@bite/shared/catalogue/exchange/csv-table';
import { exportCsv } from '@bite/shared/catalogue/exchange/export-csv';
import { menuFileOptions } from '@bite/shared/catalogue/exchange/menu-imports.contract';
import { emptyMenu, menuSchemas } from '@bite/shared/catalogue/menu.schema';
import { plainItemFieldNames } from '@bite/shared/catalogue/plain-item-fields';
import { aCategory, aSquareFile, aSquareItem, aTax, aVariation } from '@bite/shared/testing/a-square-catalog';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aWholeItem } from '@bite/shared/testing/a-whole-item';
import { holdsAsync } from '@bite/shared/testing/holds';
import { aUser } from '@bite/shared/testing/people-records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { aStoredGroup, aStoredItem, aStoredModifierGroup, aStoredTaxRate } from '../../testing/a-menu.ts';
import { type MemoryImports, memoryImports } from '../../testing/memory-imports.ts';
import { checkFile } from './check-menu-file.ts';
import { continueMenuImport, stopMenuImport } from './continue-menu-import.ts';
import { latestImports } from './list-menu-imports.ts';
import { undoMenuImport } from './undo-menu-import.ts';
import { writeMenuImport } from './write-menu-import.ts';

const table = (...lines: string[]): string => lines.join('\r\n');
const drinks = table(
  'Name,Size,Price,Menu group,Tags',
  'Lemonade,Small,3.00,Drinks,cold; fresh',
  'Lemonade,Large,4.50,Drinks,cold; fresh',
  'Coffee,,"$2,50",Drinks,hot',
);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
const withoutId = (text: string): string[] => text.split('\r\n').map((line) => line.replace(/^[^,]*,/, ''));
const startOfYear = '2026-01-01T00:00:00.000Z';
const names = ({ catalogue }: MemoryImports) => catalogue.menu.items.map(({ name }) => name);
const item = ({ catalogue }: MemoryImports, name: string) =>
  catalogue.menu.items.find((one) => one.name === name);

describe('a menu file', () => {
  it('C3-12 is checked without changing the menu, and then written as it was checked', async () => {
    const imports = memoryImports();
    const { import: checked } = await imports.check({ text: drinks });
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { items: { created: 2 }, menuGroups: { created: 1 }, tags: { created: 3 } },
    });
    expect(imports.catalogue.writes).toBe(0);
    const done = await imports.write(checked?.importId ?? '');
    expect(done).toMatchObject({ state: 'done', written: 6, total: 6 });
    expect(item(imports, 'Lemonade')).toMatchObject({
      pricingStrategy: 'size',
      sizePrice: [
        { name: 'Small', price: 3 },
        { name: 'Large', price: 4.5 },
      ],
      tagIds: [expect.any(Number), expect.any(Number)],
    });
    expect(imports.catalogue.menu.menuGroups[0]?.items).toHaveLength(2);
    expect(imports.catalogue.entries).toMatchObject([{ by: imports.request.user.uid }]);
    // Said again, it is the same.
    expect(await imports.write(checked?.importId ?? '')).toEqual(done);
    expect(imports.catalogue.writes).toBe(1);
  });

  it('finds what the restaurant has by name, and changes only what it has a column for', async () => {
    const imports = memoryImports({
      items: [aStoredItem(1, { name: 'coffee', basePrice: 2, calories: 5, kitchenName: 'COF' })],
      menuGroups: [aStoredGroup(1, { name: 'Hot', items: [{ itemId: 1, position: 0, isRequired: true }] })],
    });
    const { report, counts } = await imports.bring({ text: table('Product,Price', 'Coffee,2.75') });
    expect(counts['items']).toEqual({ created: 0, updated: 1, unchanged: 0 });
    expect(report.changes).toEqual([
      {
        kind: 'items',
        name: 'coffee',
        isNew: false,
        values: [
          { field: 'name', from: 'coffee', to: 'Coffee' },
          { field: 'basePrice', from: 2, to: 2.75 },
        ],
      },
    ]);
    expect(item(imports, 'Coffee')).toMatchObject({
      itemId: 1,
      basePrice: 2.75,
      calories: 5,
      kitchenName: 'COF',
    });
    expect(imports.catalogue.menu.menuGroups[0]?.items).toHaveLength(1);
  });

  it('C3-12 says of a record that changes what each value was and becomes, an emptied one and names included', async () => {
    const imports = memoryImports({
      taxRates: [aStoredTaxRate(1, { name: 'City' })],
      items: [
        aStoredItem(1, { name: 'Soup', sku: 'S-1', calories: 5, allergens: ['milk'], taxRateIds: [] }),
        aStoredItem(2, { name: 'Stew', customerDescription: 'x'.repeat(30_000) }),
      ],
    });
    const { import: checked } = await imports.check({
      text: table(
        'Name,SKU,Calories,Allergens,PLU,Tags,Tax rates,Description',
        'Soup,,6,,,hot,City,',
        'Stew,,,,,,,y',
      ),
    });
    const [soup, stew] = checked?.report.changes ?? [];
    expect(soup).toEqual({
      kind: 'items',
      name: 'Soup',
      isNew: false,
      values: [
        { field: 'calories', from: 5, to: 6 },
        { field: 'sku', from: 'S-1', to: undefined },
        { field: 'allergens', from: ['milk'], to: [] },
        { field: 'taxRateIds', from: [], to: ['City'] },
        { field: 'tagIds', from: [], to: ['hot'] },
      ],
    });
    // Too long for a report.
    expect(stew?.values).toContainEqual({ field: 'customerDescription' });
  });

  it('C3-12 names what comes into being, and what it was probably meant to be', async () => {
    const imports = memoryImports({
      items: [aStoredItem(1, { name: 'Margherita' })],
      menuGroups: [aStoredGroup(1, { name: 'Pizza', isMenu: true }), aStoredGroup(2, { name: 'Drinks' })],
    });
    const { import: checked } = await imports.check({
      text: table(
        'Name,Price,Menu group,Tags',
        'Margarita,9,Piza,spicy',
        'Diavola,9,Pizza,spicy',
        'Marinara,9,Pizza > Red,spciy',
      ),
    });
    expect(checked?.report.newNames).toEqual([
      { kind: 'menuGroups', name: 'Piza', like: 'Pizza' },
      { kind: 'menuGroups', name: 'Pizza › Red' },
      { kind: 'tags', name: 'spicy' },
      { kind: 'tags', name: 'spciy', like: 'spicy' },
      { kind: 'items', name: 'Margarita', like: 'Margherita' },
    ]);
    const again = aCategory('A', { name: 'Drinks' });
    const pie = aSquareItem('PIE', { category_id: 'A', name: 'Pie' });
    const square = await imports.check({
      format: 'square',
      text: JSON.stringify(aSquareFile(again, pie)),
      options: { untaxed: true, sellOnline: false },
    });
    expect(square.import?.report.newNames).toEqual([{ kind: 'menuGroups', name: 'Drinks', like: 'Drinks' }]);
  });

  it('with faults names each by line and column, and cannot be written', async () => {
    const imports = memoryImports();
    const text = table('Name,Price,Calories', 'Soup,five,', ',3,', 'Stew,4,many', 'Pie,-2,', 'Tart,1.234,');
    const { faults, faultCount, import: checked } = await imports.check({ text });
    expect(checked).toBeUndefined();
    expect(faults.map(({ row, field }) => [row, field])).toEqual([
      [2, 'Price'],
      [3, 'Name'],
      [4, 'Calories'],
      [5, 'Price'],
      [6, 'Price'],
    ]);
    expect(faultCount).toBe(5);
    expect(faults[4]).toEqual({
      row: 6,
      field: 'Price',
      name: 'Tart',
      message: 'USD has no more than 2 decimals',
    });
  });

  it('C3-12 is imported without its faulty lines if somebody says so, and never with half of an item', async () => {
    const imports = memoryImports({
      items: [aStoredItem(1, { name: 'Satay', basePrice: 7 })],
      menuGroups: [
        aStoredGroup(1, { name: 'Grill', items: [{ itemId: 1, position: 0, isRequired: false }] }),
      ],
    });
    const text = table(
      'Name,Size,Price,Menu group,Diets,Allergens,Tags',
      'Soup,,5,Grill,,,',
      'Satay,Small,3,Grill,,,',
      'Satay,Large,five,Grill,,,',
      'Pie,,4,Grill,vegan,milk,',
      'Tea,Small,1,Grill,,,',
      'Tea,Large,1.234,Grill,,,warm',
      ',,1,,,,',
      'Stew,,9,Grill,,,',
    );
    const { faults, leaveOut } = await imports.check({ text });
    expect(faults.map(({ row, field }) => [row, field])).toEqual([
      [4, 'Price'],
      [5, 'Diets'],
      [7, 'Price'],
      [8, 'Name'],
    ]);
    expect(leaveOut).toEqual([3, 4, 5, 6, 7, 8]);
    const options = { sellOnline: false, untaxed: false, ...(leaveOut && { leaveOut }) };
    const { report } = await imports.bring({ text, options });
    expect(report.notes).toEqual(['6 lines of the table left out']);
    expect(names(imports)).toEqual(['Satay', 'Soup', 'Stew']);
    expect(item(imports, 'Satay')).toMatchObject({ basePrice: 7 });
    expect(imports.catalogue.menu.menuGroups[0]?.items).toHaveLength(3);
    expect(imports.catalogue.menu.tags).toEqual([]);
  });

  it.each([
    ['tags', table('Name,Price,Tags', `Soup,5,${numbered(5001).join(';')}`), 1, /more than 5000/],
    ['faults', table('Name,Price', ...numbered(5001).map((name) => `${name},five`)), 5000, /Write the price/],
    [
      'wrong amounts',
      table('Name,Price', ...numbered(5001).map((name) => `${name},1.234`)),
      5000,
      /decimals/,
    ],
  ])('with more %s than anybody means is not read to its end', async (_, text, count, words) => {
    const { faults, faultCount, leaveOut } = await memoryImports().check({ text });
    expect([faultCount, leaveOut]).toEqual([count, undefined]);
    expect(faults[0]?.message).toMatch(words);
  });

  it('with more sizes of an item than a form takes is refused at each line, however many have faults', async () => {
    const sizes = numbered(6000).map((name) => `Pizza,S${name},999999999,G`);
    const { faultCount, leaveOut } = await memoryImports().check({
      text: table('Name,Size,Price,Menu group', ...sizes),
    });
    expect([faultCount, leaveOut]).toEqual([5000, undefined]);
    const { faults } = await memoryImports().check({
      text: table('Name,Size,Price', ...numbered(101).map((name) => `Pizza,S${name},5`), 'Soup,,5'),
    });
    expect(faults).toEqual([
      { row: 102, field: 'Size', name: 'Pizza', message: 'An item has at most 100 sizes' },
    ]);
  });

  it('from Square with hundreds of thousands of faults is refused with as many as anybody corrects', async () => {
    const text = `{"objects":[${'0,'.repeat(300_000)}0]}`;
    expect((await memoryImports().check({ format: 'square', text })).faultCount).toBe(5000);
  });

  it('of Bite’s own with more faults than anybody means is not read to its end', async () => {
    const one = (list: string) => `{"key":"a","name":"x",${list}}`;
    const zeros = '0,'.repeat(150);
    const file = (kind: string, records: string[]) =>
      `{"format":"bite-menu","version":1,"currency":"USD","${kind}":[${records.join(',')}]}`;
    const broad = file('items', Array(200).fill(one(`"taxRateIds":[${zeros}0]`)));
    const deep = file('menuGroups', [one(`"items":[${zeros}0]`)]);
    for (const [text, count] of [
      [broad, 5000],
      [deep, 100],
    ] as const)
      expect((await memoryImports().check({ format: 'bite', text })).faultCount).toBe(count);
  });

  it('with faults in all lines of a long item leaves each line out once', async () => {
    const sizes = numbered(100).map((name) => `Pizza,S${name},999999999999,G`);
    const { leaveOut, faultCount } = await memoryImports().check({
      text: table('Name,Size,Price,Menu group', ...sizes, 'Soup,,5,G'),
    });
    expect(leaveOut).toEqual(Array.from({ length: 100 }, (_, index) => index + 2));
    expect(faultCount).toBe(100);
  });

  it.each([
    ['a name that is too long', 'Name', `${'x'.repeat(3000)},5`, /at most 255/],
    ['a line break in its name', 'Name', '"So\nup",5', /line breaks/],
    ['a bell in its name', 'Name', 'So\u0007up,5', /control characters/],
    ['a name whose end reads backwards', 'Name', 'So\u202eup,5', /control characters/],
    ['a long description', 'Description', `Soup,5,${'x'.repeat(30_000)}`, /at most 2000/],
    ['more tags than a form takes', 'Tags', `Soup,5,,${numbered(3000).join(';')}`, /at most 200/],
    ['a long menu group', 'Menu group', `Soup,5,,,${'x'.repeat(3000)}`, /at most/],
  ])('C3-12 with %s is refused at its line, as a form refuses it', async (_, field, line, words) => {
    const { faults } = await memoryImports().check({
      text: table('Name,Price,Description,Tags,Menu group', line, 'Pie,3,,,'),
    });
    expect(faults).toMatchObject([{ row: 2, field, message: expect.stringMatching(words) }]);
    expect(JSON.stringify(faults).length).toBeLessThan(1000);
  });

  it('is refused where a record in it could not be stored, each of whose lists is short enough', async () => {
    const large = aStoredModifierGroup(1);
    const sizePrices = numbered(20).map((name) => ({ name: `${name} ${'x'.repeat(240)}`, price: 1 }));
    const modifiers = numbered(200).map((name, index) => ({
      id: index + 1,
      guid: aGuid(2000 + index),
      name,
      price: 1,
      sizePrices,
    }));
    const menu = { ...emptyMenu(), modifierGroups: [{ ...large, modifiers }] };
    const about = { restaurant: 'Here', currency: 'USD', isWhole: true, prepStations: [] };
    const text = JSON.stringify(exportMenu(menu, about));
    const { faults } = await memoryImports().check({ format: 'bite', text });
    expect(faults).toMatchObject([{ name: large.name, message: expect.stringMatching(/too much in it/) }]);
  });

  it('takes out of a description what a form takes out of it', async () => {
    const imports = memoryImports();
    const text = table('Name,Price,Description', 'Soup,5,"Hot\r\nand \u202esour\u0007"');
    await imports.bring({ text });
    expect(item(imports, 'Soup')?.customerDescription).toBe('Hot\nand sour');
    const { import: again } = await imports.check({ text });
    expect(again?.report.changes).toEqual([]);
  });

  it('C3-12 takes back what was stored with longer texts before, in both formats, and refuses to lengthen it', async () => {
    const items = [
      aStoredItem(1, {
        name: `Soup ${'x'.repeat(300)}`,
        customerDescription: 'y'.repeat(3000),
        tagIds: Array.from({ length: 201 }, (_, index) => index + 1),
      }),
    ];
    const tags = numbered(201).map((name, index) =>
      menuSchemas.tags.parse({
        tagId: index + 1,
        guid: aGuid(1000 + index),
        name,
        createdAt: startOfYear,
        updatedAt: startOfYear,
      }),
    );
    const menu = { ...emptyMenu(), items, tags };
    const about = { restaurant: 'Here', currency: 'USD', isWhole: true, prepStations: [] };
    const file = JSON.stringify(exportMenu(menu, about));
    for (const sent of [{ text: await exportCsv(menu) }, { format: 'bite', text: file } as const]) {
      const { import: again, faults } = await memoryImports({ items, tags }).check(sent);
      expect([faults, again?.report.changes]).toEqual([[], []]);
    }
    const longer = await memoryImports({ items, tags }).check({
      format: 'bite',
      text: file.replace('yyy', 'zzzz'),
    });
    expect(longer.faults).toMatchObject([{ field: 'customerDescription' }]);
    // A copy within the business: it is stored there as it is.
    const { deps, request, restaurant } = memoryImports();
    const options = menuFileOptions.parse({});
    const sent = { format: 'bite', fileName: 'There', text: file, options, isCopy: true } as const;
    const copied = await checkFile(deps, request, restaurant, sent);
    expect(copied.faults).toEqual([]);
  });

  it.each([
    ['nothing would be left', table('Name,Price', 'Soup,five')],
    ['the fault is of the whole file', table('Food,Price', 'Soup,5')],
    ['a quotation mark may have swallowed good lines', 'Name,Price\r\nSoup,"5\r\nPie,3'],
  ])('cannot leave lines out where %s', async (_, text) => {
    const { faultCount, leaveOut } = await memoryImports().check({ text });
    expect(faultCount).toBeGreaterThan(0);
    expect(leaveOut).toBeUndefined();
  });

  it('C3-12 names allergens and diets in any of their spellings, and an unknown one is a fault', async () => {
    const imports = memoryImports();
    const header = 'Name,Price,Allergens,Diets';
    await imports
      .bring({ text: table(header, 'Soup,5,milk; Tree Nuts; gluten,vegetarian; gluten free') })
      .then(
        () => expect.unreachable('gluten is not gluten-free'),
        (error: Error) => expect(error.message).toContain('Gluten-free food contains no gluten'),
      );
    await imports.bring({ text: table(header, 'Soup,5,milk; Tree Nuts; gluten,vegetarian') });
    expect(item(imports, 'Soup')).toMatchObject({
      allergens: ['milk', 'treeNuts', 'gluten'],
      diets: ['vegetarian'],
    });
    const { faults } = await imports.check({ text: table(header, 'Soup,5,milk; nuts,') });
    expect(faults).toMatchObject([
      { row: 2, field: 'Allergens', message: expect.stringMatching(/know “nuts”.*Tree nuts/) },
    ]);
  });

  it('C3-12 says of a sized item what any of its lines says: no allergen is lost', async () => {
    const imports = memoryImports();
    const header = 'Name,Size,Price,Allergens,Diets,Tags,Calories,SKU';
    const lines = ['Satay,Small,3,Milk,,hot,,', 'Satay,Large,5,Peanuts; milk,halal,new; hot,850,S-1'];
    await imports.bring({ text: table(header, ...lines, 'Satay,Huge,9,,,,850,') });
    expect(item(imports, 'Satay')).toMatchObject({
      sizePrice: [{ name: 'Small' }, { name: 'Large' }, { name: 'Huge' }],
      allergens: ['milk', 'peanuts'],
      diets: ['halal'],
      tagIds: [expect.any(Number), expect.any(Number)],
      calories: 850,
      sku: 'S-1',
    });
  });

  it.each([
    ['an unknown allergen', 'Allergens', 'Milk', 'nuts', 'know “nuts”'],
    ['calories in words', 'Calories', '', 'many', 'whole number'],
    ['other calories', 'Calories', '300', '500', 'Line 2 of the same item says “300”'],
    ['another stock number', 'SKU', 'A', 'B', 'says “A”'],
    ['another answer', 'Contains alcohol', 'no', 'yes', 'says “no”'],
    ['another diet', 'Diets', 'vegan', 'vegetarian', 'says “vegan”'],
    ['another course', 'Course', 'Mains', 'Starters', 'says “Mains”'],
    ['an unknown tax', 'Tax rates', 'none', 'City', 'no tax rate City'],
  ])(
    'with %s in a later line of a sized item is refused at that line',
    async (_what, field, one, other, words) => {
      const text = table(`Name,Size,Price,${field}`, `Satay,Small,3,${one}`, `Satay,Large,5,${other}`);
      const { faults } = await memoryImports().check({ text });
      expect(faults[0]).toMatchObject({ row: 3, field, message: expect.stringContaining(words) });
    },
  );

  it('takes the same answer in other words on a later line', async () => {
    const text = table('Name,Size,Price,Sold online', 'Satay,Small,3,yes', 'Satay,Large,5,Y');
    expect(await memoryImports().check({ text })).toMatchObject({ faultCount: 0 });
  });

  it('names a later line that has the item’s id and another name or group', async () => {
    const lines = [`${aGuid(1)},Satay,Small,3,Lunch`, `${aGuid(1)},Curry,Large,5,Dinner`];
    const { faults } = await memoryImports().check({
      text: table('Item ID,Name,Size,Price,Menu group', ...lines),
    });
    expect(faults.map(({ row, field }) => [row, field])).toEqual([
      [3, 'Name'],
      [3, 'Menu group'],
    ]);
  });

  it('C3-12 in a table says of any item what it contains and for whom it is as the menu does', async () => {
    const some = fc.record({
      name: fc.stringMatching(/^[\p{L};>" ,'-]{1,20}$/u).map((name) => `Item ${name}`.trim()),
      allergens: fc.uniqueArray(fc.constantFrom(...allergens)),
      diets: fc.uniqueArray(fc.constantFrom(...diets)),
    });
    const isPossible = ({ allergens, diets }: { allergens: Allergen[]; diets: Diet[] }) =>
      dietContradiction(diets, allergens) === undefined;
    await holdsAsync(
      fc.asyncProperty(fc.array(some.filter(isPossible), { minLength: 1, maxLength: 5 }), async (dishes) => {
        const items = dishes.map((dish, index) => aStoredItem(index + 1, dish));
        const text = await exportCsv({ ...emptyMenu(), items });
        const { import: again, faults } = await memoryImports({ items }).check({ text });
        expect([faults, again?.report.changes]).toEqual([[], []]);
        const names = new Set(items.map(({ name }) => name.toLowerCase()));
        if (names.size < items.length) return;
        const elsewhere = memoryImports();
        await elsewhere.bring({ text });
        expect(elsewhere.catalogue.menu.items).toMatchObject(dishes);
      }),
    );
  });

  it('C3-12 has a column for all that its table says of an item, and each comes back', async () => {
    const about = { createdAt: startOfYear, updatedAt: startOfYear };
    const dish = aStoredItem(1, {
      name: 'Satay',
      customerDescription: 'On a stick',
      pricingStrategy: 'size',
      basePrice: undefined,
      sizePrice: [{ id: 1, guid: aGuid(1), name: 'Small', price: 3 }],
      modifierGroups: [{ modifierGroupId: 1, position: 0 }],
      taxRateIds: [1],
      taxInclusion: 'inclusive',
      tagIds: [1],
      courseId: 1,
      salesCategoryId: 1,
      ...Object.fromEntries(plainItemFieldNames.map((field) => [field, aWholeItem[field]])),
      allergens: ['peanuts', 'milk'],
      diets: ['halal'],
      imageUrl: 'https://pictures.example/satay.jpg',
      onlineOrdering: false,
      isActive: false,
    });
    const known = { taxRates: [aStoredTaxRate(1)], modifierGroups: [aStoredModifierGroup(1)] };
    const menu = {
      ...emptyMenu(),
      ...known,
      items: [dish],
      tags: [menuSchemas.tags.parse({ tagId: 1, guid: aGuid(2), name: 'hot', ...about })],
      courses: [menuSchemas.courses.parse({ courseId: 1, guid: aGuid(3), name: 'Mains', ...about })],
      salesCategories: [
        menuSchemas.salesCategories.parse({
          salesCategoryId: 1,
          guid: aGuid(4),
          name: 'Food',
          code: 'F',
          ...about,
        }),
      ],
      menuGroups: [
        aStoredGroup(1, { name: 'Grill', items: [{ itemId: 1, position: 0, isRequired: false }] }),
      ],
    };
    const text = await exportCsv(menu);
    const read = await readCsv(text);
    const [line] = read.ok ? read.rows : [];
    expect(line?.cells.filter((cell) => cell === '')).toEqual([]);
    const imports = memoryImports(known);
    const { report } = await imports.bring({ text });
    // Shown beside what changes.
    const pictures = report.changes.map(({ picture }) => picture);
    expect(pictures).toContain('https://pictures.example/satay.jpg');
    expect(withoutId(await exportCsv(imports.catalogue.menu))).toEqual(withoutId(text));
  });

  it('says what the format has and Bite does not take', async () => {
    const imports = memoryImports();
    const text = table('Name,Price,Shelf,Modifier groups', 'Soup,5,top,Croutons');
    const { import: checked } = await imports.check({ text });
    expect(checked?.report.losses).toEqual([
      {
        what: 'Modifier groups: Croutons',
        why: 'The restaurant has no modifier group of this name',
        count: 1,
        example: 'Soup',
      },
      { what: 'Column Shelf', why: 'No field was chosen for it', count: 1, example: '' },
    ]);
  });

  it('is refused if somebody has changed the same things since it was checked', async () => {
    const imports = memoryImports({ items: [aStoredItem(1, { name: 'Coffee' })] });
    const { import: checked } = await imports.check({ text: table('Name,Price', 'Coffee,2') });
    Object.assign(imports.catalogue.menu.items[0] ?? {}, { basePrice: 9 });
    await expect(imports.write(checked?.importId ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(imports.catalogue.writes).toBe(0);
    // It is known from now on, and costs no further plan.
    imports.catalogue.open = async () => expect.unreachable('The menu is not read again');
    await expect(imports.write(checked?.importId ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('takes one step of an import at a time and lets one wait, and refuses strangers before they wait', async () => {
    const imports = memoryImports();
    const { import: checked } = await imports.check({ text: drinks });
    const importId = checked?.importId ?? '';
    const steps = await Promise.allSettled([1, 2, 3, 4].map(() => imports.write(importId)));
    expect(steps.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(imports.catalogue.writes).toBe(1);
    const stranger = { ...imports.request, user: aUser({ uid: 'stranger' }) };
    const strange = [1, 2, 3].map(() => writeMenuImport(imports.deps, stranger, importId));
    strange.push(...[1, 2, 3].map(() => undoMenuImport(imports.deps, stranger, importId)));
    for (const step of strange) await expect(step).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const undone = await Promise.allSettled([1, 2, 3].map(() => imports.undo(importId)));
    expect(undone.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'RATE_LIMITED' } },
    ]);
  });

  it('cannot turn a restaurant that charges a tax untaxed unless that is confirmed', async () => {
    const imports = memoryImports({ taxRates: [aStoredTaxRate(1, { default: true })] });
    const text = JSON.stringify(aSquareFile(aCategory('A'), aSquareItem('PIE', { category_id: 'A' })));
    const { faults } = await imports.check({ format: 'square', text });
    expect(faults[0]?.message).toContain('all 1 would be sold untaxed');
    const options = { untaxed: true, sellOnline: false };
    const { import: checked } = await imports.check({ format: 'square', text, options });
    expect(checked?.report.untaxed).toEqual(['Item PIE']);
  });

  it('from Square comes in with its account of what stays behind', async () => {
    const imports = memoryImports();
    const pie = aSquareItem('PIE', {
      abbreviation: 'P',
      category_id: 'A',
      tax_ids: ['T'],
      variations: [aVariation('V', 500)],
    });
    const text = JSON.stringify(aSquareFile(aCategory('A'), aTax('T'), pie));
    const done = await imports.bring({ format: 'square', text });
    expect(names(imports)).toEqual(['Item PIE']);
    expect(done.report.losses).toEqual([
      { what: 'ITEM item_data.abbreviation', why: 'Bite has no place for it', count: 1, example: 'Item PIE' },
    ]);
  });

  it.each([
    ['bite', '{"format":"bite-menu"'],
    ['bite', '{"format":"something else"}'],
    [
      'bite',
      `{"format":"bite-menu","version":1,"currency":"USD","items":${'['.repeat(60)}${']'.repeat(60)}}`,
    ],
    ['bite', '{"format":"bite-menu","version":1,"currency":"USD","items":[{"key":"__proto__","name":"x"}]}'],
    ['square', '[]'],
    ['square', 'null'],
    ['csv', 'Name,Price'],
    ['csv', '"Name,Price\r\nSoup'],
    ['csv', '\u0000\u0001'],
  ] as const)('in %s that is no menu (%s) is refused in words', async (format, text) => {
    const { faults, import: checked } = await memoryImports().check({ format, text });
    expect(checked).toBeUndefined();
    expect(faults[0]?.message).toEqual(expect.stringMatching(/\S/));
  });

  it('whose names are words of JavaScript is imported like any other', async () => {
    const imports = memoryImports();
    await imports.bring({ text: table('Name,Price,Menu group,Tags', '__proto__,5,constructor,toString') });
    expect(names(imports)).toEqual(['__proto__']);
    expect(imports.catalogue.menu.menuGroups[0]?.name).toBe('constructor');
  });
});

describe('an import whose page was closed', () => {
  /** A catalogue that stops after two documents. */
  async function begun() {
    const imports = memoryImports();
    const { import: checked } = await imports.check({ text: drinks });
    const importId = checked?.importId ?? '';
    const { open } = imports.catalogue;
    let commits = 0;
    imports.catalogue.open = async (...of) => {
      const opened = await open(...of);
      return {
        ...opened,
        async write(changes, options) {
          const isFirst = options?.maxCommits === 1 && commits++ === 0;
          if (!isFirst) return opened.write(changes, options);
          const { tags } = changes.create;
          const { imported } = changes;
          const some = { create: { ...emptyMenu(), tags }, replace: emptyMenu() };
          await opened.write({ ...some, ...(imported && { imported }) }, options);
          return { remaining: 3, commits: 2 };
        },
      };
    };
    expect(await imports.write(importId)).toMatchObject({ state: 'writing', written: 3, total: 6 });
    const { user, place } = imports.request;
    await imports.deps.records.transact(async (transaction) => transaction.set(users, user.uid, user));
    const work = () => imports.deps.records.find(dueWork, { limit: 10 });
    const goOn = () => continueMenuImport(imports.deps, place, importId, user.uid);
    const runs = () => latestImports(imports.deps, place);
    return { imports, importId, work, goOn, runs };
  }

  it('C3-12 is stored as work within its first step, which finishes it and is gone', async () => {
    const { imports, work, goOn, runs } = await begun();
    expect(await work()).toMatchObject([{ record: { kind: 'continueMenuImport', attempts: 0 } }]);
    await goOn();
    expect(await runs()).toMatchObject([{ state: 'done', written: 6 }]);
    expect(imports.catalogue.menu.items).toHaveLength(2);
    expect(await work()).toEqual([]);
    // Delivered again, it does nothing.
    const { writes } = imports.catalogue;
    await goOn();
    expect(imports.catalogue.writes).toBe(writes);
  });

  it('stays stopped once somebody has stopped it, and goes on when somebody says so', async () => {
    const { imports, importId, work, goOn, runs } = await begun();
    await stopMenuImport(imports.deps, imports.request, importId);
    expect(await work()).toEqual([]);
    await goOn();
    expect(await runs()).toMatchObject([{ state: 'writing', isStopped: true }]);
    expect(await imports.write(importId)).toMatchObject({ state: 'done', isStopped: false });
  });

  it('stops and says why where somebody has changed the menu meanwhile', async () => {
    const { imports, importId, goOn, runs } = await begun();
    const [tag] = imports.catalogue.menu.tags;
    if (tag) Object.assign(tag, { name: 'warm' });
    imports.catalogue.menu.items.push(aStoredItem(500, { name: 'Coffee' }));
    await goOn();
    expect(await runs()).toMatchObject([
      { importId, isStopped: true, problem: expect.stringMatching(/changed/) },
    ]);
  });
});

describe('a part of a menu', () => {
  it('comes to another restaurant with what it needs, and leaves the other groups there alone', async () => {
    const source = {
      taxRates: [aStoredTaxRate(1)],
      modifierGroups: [aStoredModifierGroup(1)],
      items: [
        aStoredItem(1, {
          name: 'Pie',
          taxRateIds: [1],
          modifierGroups: [{ modifierGroupId: 1, position: 0 }],
        }),
      ],
      menuGroups: [
        aStoredGroup(1, { name: 'Cakes', items: [{ itemId: 1, position: 0, isRequired: false }] }),
      ],
    };
    const about = { restaurant: 'There', currency: 'USD', isWhole: false, prepStations: [] };
    const menu = exportMenu({ tags: [], courses: [], salesCategories: [], ...source }, about);
    const imports = memoryImports({
      items: [aStoredItem(7, { name: 'Tea', taxRateIds: [] })],
      menuGroups: [
        aStoredGroup(3, { name: 'Drinks', items: [{ itemId: 7, position: 0, isRequired: false }] }),
      ],
    });
    await imports.bring({ format: 'bite', text: JSON.stringify(menu) });
    const { menuGroups, items } = imports.catalogue.menu;
    expect(menuGroups.map(({ name }) => name)).toEqual(['Drinks', 'Cakes']);
    expect(menuGroups[1]?.position).toBeGreaterThan(menuGroups[0]?.position ?? 0);
    expect(items[1]).toMatchObject({
      name: 'Pie',
      taxRateIds: [imports.catalogue.menu.taxRates[0]?.taxRateId],
    });
  });
});

describe('what options cost at an item', () => {
  const about = { restaurant: 'There', currency: 'USD', isWhole: true, prepStations: [] };
  const option = (id: number, name: string, sizePrices: { name: string; price: number }[] = []) => ({
    id,
    guid: aGuid(600 + id),
    name,
    price: 1,
    sizePrices,
  });
  const menu = (optionPrices: { modifierId: number; price: number }[]) => ({
    tags: [],
    courses: [],
    salesCategories: [],
    taxRates: [],
    modifierGroups: [
      aStoredModifierGroup(1, {
        pricingStrategy: 'Individual',
        modifiers: [option(7, 'Cheese', [{ name: 'Large', price: 2 }]), option(8, 'Ham')],
      }),
    ],
    items: [
      aStoredItem(1, {
        name: 'Pie',
        modifierGroups: [{ modifierGroupId: 1, position: 0, groupPrice: 3, optionPrices }],
      }),
    ],
    menuGroups: [],
  });
  const own = [
    { modifierId: 8, price: 0 },
    { modifierId: 7, price: 1.5 },
  ];

  it('C3-13, C3-17 goes out with the menu and comes back the same, by whatever numbers the options have there', async () => {
    const file = exportMenu(menu([...own, { modifierId: 99, price: 5 }]), about);
    expect(JSON.stringify(file)).not.toContain('99');
    const numbered = aStoredModifierGroup(1, { modifiers: [{ ...option(4, 'Ham'), guid: aGuid(700) }] });
    const imports = memoryImports({ modifierGroups: [numbered] });
    await imports.bring({ format: 'bite', text: JSON.stringify(file) });
    const { modifierGroups, items } = imports.catalogue.menu;
    expect(modifierGroups[0]?.modifiers.map(({ name, sizePrices }) => [name, sizePrices])).toEqual([
      ['Cheese', [{ name: 'Large', price: 2 }]],
      ['Ham', []],
    ]);
    const [cheese, ham] = modifierGroups[0]?.modifiers ?? [];
    expect(ham?.id).toBe(4);
    expect(items[0]?.modifierGroups).toEqual([
      {
        modifierGroupId: 1,
        position: 0,
        groupPrice: 3,
        optionPrices: [
          { modifierId: 4, price: 0 },
          { modifierId: cheese?.id, price: 1.5 },
        ],
      },
    ]);
    const { import: again } = await imports.check({ format: 'bite', text: JSON.stringify(file) });
    expect(again?.report.changes).toEqual([]);
  });

  it('is as the file says, without prices too, and names what the file does not have', async () => {
    const imports = memoryImports(menu(own));
    const plain = exportMenu(menu([]), about);
    const text = JSON.stringify(plain).replace(
      '"optionPrices":[]',
      `"optionPrices":[{"modifierId":"${aGuid(9)}","price":4}]`,
    );
    const done = await imports.bring({ format: 'bite', text });
    expect(imports.catalogue.menu.items[0]?.modifierGroups[0]?.optionPrices).toEqual([]);
    expect(done.report.losses).toEqual([
      {
        what: 'items modifierGroups.optionPrices',
        why: 'The file has no such option',
        count: 1,
        example: 'Pie',
      },
    ]);
  });

  it.each([
    ['below nothing', -1, 'Must not be negative'],
    ['that is too fine', 1.005, 'USD has no more than 2 decimals'],
    ['that is too large', 1e12, 'Amount is too large'],
  ])('a price %s is refused at its field', async (_, price, message) => {
    const text = JSON.stringify(exportMenu(menu([{ modifierId: 7, price: 1.5 }]), about));
    const { faults } = await memoryImports().check({
      format: 'bite',
      text: text.replace('"price":1.5', `"price":${price}`),
    });
    expect(faults).toEqual([{ field: 'modifierGroups.0.optionPrices.0.price', name: 'Pie', message }]);
  });

  it('stays where a table or a Square file, which say nothing of it, name the group again', async () => {
    const imports = memoryImports(menu(own));
    const before = structuredClone(imports.catalogue.menu.items[0]?.modifierGroups);
    await imports.bring({ text: table('Name,Price,Modifier groups', 'Pie,9,Choice 1') });
    expect(imports.catalogue.menu.items[0]?.modifierGroups).toEqual(before);
  });
});

describe('undoing the last import', () => {
  const stored = () => ({
    items: [aStoredItem(1, { name: 'Coffee', basePrice: 2 }), aStoredItem(2, { name: 'Tea', basePrice: 2 })],
    menuGroups: [aStoredGroup(1, { name: 'Drinks', items: [{ itemId: 1, position: 0, isRequired: false }] })],
  });
  const file = table('Name,Price,Menu group', 'Coffee,3,Drinks', 'Tea,3,Drinks', 'Cocoa,4,Winter');

  it('deletes what it created and restores what it changed', async () => {
    const imports = memoryImports(stored());
    const { importId } = await imports.bring({ text: file });
    expect(names(imports)).toEqual(['Coffee', 'Tea', 'Cocoa']);
    imports.clock.now += 60_000;
    expect(await imports.undo(importId)).toMatchObject({ state: 'undone', kept: [] });
    const { items, menuGroups } = imports.catalogue.menu;
    expect(items).toEqual(stored().items);
    expect(menuGroups).toEqual(stored().menuGroups);
    expect(await imports.undo(importId)).toMatchObject({ state: 'undone' });
    await expect(imports.write(importId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('leaves what somebody has changed since, and what is used by it, and says so', async () => {
    const imports = memoryImports(stored());
    const { importId } = await imports.bring({ text: file });
    const updatedAt = '2026-06-11T00:00:00.000Z';
    Object.assign(item(imports, 'Coffee') ?? {}, { basePrice: 9, updatedAt });
    const winter = imports.catalogue.menu.menuGroups.find(({ name }) => name === 'Winter');
    Object.assign(winter ?? {}, { description: 'From November', updatedAt });
    expect((await imports.undo(importId)).kept).toEqual([
      'Coffee: was changed since',
      'Winter: was changed since',
      'Cocoa: is used by Winter',
    ]);
    expect(item(imports, 'Coffee')?.basePrice).toBe(9);
    expect(item(imports, 'Tea')?.basePrice).toBe(2);
    expect(item(imports, 'Cocoa')).toBeDefined();
  });

  it('is for the last one only, and then for the one before', async () => {
    const imports = memoryImports(stored());
    const first = await imports.bring({ text: file });
    const second = await imports.bring({ text: table('Name,Price', 'Tea,5') });
    await expect(imports.undo(first.importId)).rejects.toMatchObject({ code: 'CONFLICT' });
    await imports.undo(second.importId);
    expect(item(imports, 'Tea')?.basePrice).toBe(3);
    expect(await imports.undo(first.importId)).toMatchObject({ kept: [] });
    expect(imports.catalogue.menu.items).toEqual(stored().items);
    expect((await latestImports(imports.deps, imports.request.place)).map(({ state }) => state)).toEqual([
      'undone',
      'undone',
    ]);
  });
});

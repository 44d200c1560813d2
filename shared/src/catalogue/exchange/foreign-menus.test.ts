import { describe, expect, it } from 'vitest';
import type { FileContext } from './menu-file.ts';
import { readMenuFile } from './read-menu-file.ts';

const context: FileContext = { currency: 'USD', taxRates: [], modifierGroups: [], prepStations: [] };

async function read(format: 'open-menu' | 'uber-eats', text: string) {
  const reading = await readMenuFile(format, text, context);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading;
}

async function faultsOf(format: 'open-menu' | 'uber-eats', text: string) {
  const reading = await readMenuFile(format, text, context);
  return reading.ok ? [] : reading.faults;
}

const item = (inside: string, attributes = '') => `<menu_item ${attributes}>${inside}</menu_item>`;
const openMenu = (items: string, menu = 'name="Dinner" currency_symbol="USD"') => `<?xml version="1.0"?>
<omf uuid="x"><omf_version><version>1.6</version></omf_version>
<restaurant_info><restaurant_name>Bella</restaurant_name></restaurant_info>
<menus><menu ${menu}><menu_duration><menu_duration_name>dinner</menu_duration_name></menu_duration>
<menu_groups><menu_group name="Pasta"><menu_group_description>By hand</menu_group_description>
<menu_group_options><menu_group_option name="Cheese" max_selected="1">
<menu_group_option_item><menu_group_option_name>Pecorino</menu_group_option_name>
<menu_group_option_additional_cost>1.50</menu_group_option_additional_cost></menu_group_option_item>
</menu_group_option></menu_group_options>
<menu_items>${items}</menu_items></menu_group></menu_groups></menu></menus></omf>`;

const carbonara = item(
  `<menu_item_name>Carbonara &amp; egg</menu_item_name><menu_item_description>No cream</menu_item_description>
  <menu_item_calories>900</menu_item_calories>
  <menu_item_sizes><menu_item_size><menu_item_size_name>Small</menu_item_size_name><menu_item_size_price>9</menu_item_size_price></menu_item_size>
  <menu_item_size><menu_item_size_name>Large</menu_item_size_name><menu_item_size_price>14.5</menu_item_size_price></menu_item_size></menu_item_sizes>
  <menu_item_options><menu_item_option name="Pasta" min_selected="1" max_selected="1">
  <menu_item_option_item><menu_item_option_name>Penne</menu_item_option_name></menu_item_option_item></menu_item_option></menu_item_options>`,
  'vegan="0" vegetarian="1" gluten_free="1" special="1"',
);

describe('an OpenMenu document', () => {
  it('C3-12 becomes menus, groups, items, sizes and options, and says what stays behind', async () => {
    const { draft, losses } = await read('open-menu', openMenu(carbonara));
    const [menu, group] = [draft.menuGroups[0], draft.menuGroups[1]];
    expect(menu).toMatchObject({ fields: { name: 'Dinner' }, initially: { isMenu: true } });
    expect(group?.fields).toMatchObject({ name: 'Pasta', description: 'By hand', parentId: menu?.key });
    expect(draft.items[0]?.fields).toMatchObject({
      name: 'Carbonara & egg',
      customerDescription: 'No cream',
      calories: 900,
      diets: ['vegetarian', 'glutenFree'],
      pricingStrategy: 'size',
      sizePrice: [
        { name: 'Small', price: 9 },
        { name: 'Large', price: 14.5 },
      ],
    });
    expect(draft.items[0]?.fields.modifierGroups).toHaveLength(2);
    expect(draft.modifierGroups.map(({ fields }) => fields)).toMatchObject([
      { name: 'Cheese', pricingStrategy: 'Individual', maxSelection: 1, modifiers: [{ price: 1.5 }] },
      { name: 'Pasta', selectionRequirement: 'Required', modifiers: [{ name: 'Penne', price: 0 }] },
    ]);
    expect(losses.map(({ what }) => what).sort()).toEqual([
      'menu_duration',
      'menu_item special',
      'restaurant_info',
    ]);
  });

  it.each([
    ['an entity that unfolds', '<!DOCTYPE x [<!ENTITY a "b">]><omf>&a;</omf>', 'entities'],
    ['a file of the machine', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><omf/>', 'document type'],
    ['sixty levels', `${'<omf>'.repeat(60)}${'</omf>'.repeat(60)}`, 'levels deep'],
    ['a thousand levels', `${'<omf>'.repeat(1000)}${'</omf>'.repeat(1000)}`, 'cannot be read'],
    ['tags that do not close', '<omf><menus></omf>', 'not XML'],
    ['another document', '<rss></rss>', 'not an OpenMenu document'],
    ['prices in another currency', openMenu(carbonara, 'name="Cena" currency_symbol="EUR"'), 'EUR'],
    [
      'a price in words',
      openMenu(item('<menu_item_name>A</menu_item_name><menu_item_price>market</menu_item_price>')),
      'no price',
    ],
  ])('with %s is refused in words', async (_what, text, words) => {
    const [first] = await faultsOf('open-menu', text);
    expect(first?.message).toContain(words);
  });
});

const title = (text: string) => ({ translations: { en_us: text } });
const uberItem = (id: string, price: number, more: object = {}) => ({
  id,
  title: title(id),
  price_info: { price },
  ...more,
});
const uber = (change: object = {}) =>
  JSON.stringify({
    menus: [{ id: 'M', title: title('All day'), category_ids: ['C'], service_availability: [] }],
    categories: [{ id: 'C', title: title('Coffee'), entities: [{ id: 'Latte', type: 'ITEM' }] }],
    items: [
      uberItem('Latte', 450, { modifier_group_ids: { ids: ['G'] }, tax_info: { tax_rate: 8 } }),
      uberItem('Oat', 75),
    ],
    modifier_groups: [
      {
        id: 'G',
        title: title('Milk'),
        quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } },
        modifier_options: [{ id: 'Oat', type: 'ITEM' }],
      },
    ],
    ...change,
  });

describe('a menu file of any format', () => {
  const deep = (levels: number) => Array.from({ length: levels }, (_, level) => `s${level}`).join(' > ');
  const csv = (levels: number) =>
    readMenuFile('csv', `Name,Price,Menu group\nSoup,5,${deep(levels)}`, context);

  it('has no more than 20 sections below each other: a deeper one is refused, however deep it is', async () => {
    expect(await csv(20)).toMatchObject({ ok: true });
    const message = 'A menu group may lie below 19 others at most';
    expect(await csv(21)).toMatchObject({ ok: false, faults: [{ row: 2, field: 'Menu group', message }] });
    expect(await csv(50_000)).toMatchObject({ ok: false, faults: [{ message }] });
    const key = (level: number) => `6f1b2c3d-4e5f-4a6b-8c7d-${String(level).padStart(12, '0')}`;
    const menuGroups = Array.from({ length: 3_000 }, (_, level) => ({
      key: key(level),
      name: `s${level}`,
      ...(level > 0 && { parentId: key(level - 1) }),
    }));
    const head = { format: 'bite-menu', version: 1, restaurant: 'Bella', currency: 'USD', isWhole: true };
    const others = {
      tags: [],
      courses: [],
      salesCategories: [],
      taxRates: [],
      modifierGroups: [],
      items: [],
    };
    const bite = await readMenuFile('bite', JSON.stringify({ ...head, ...others, menuGroups }), context);
    expect(bite).toMatchObject({ ok: false, faults: [{ message }] });
  });

  it('may repeat an id as often as it likes: each item has a key of its own', async () => {
    const many = 5_000;
    const items = item('<menu_item_name>Soup</menu_item_name>', 'uid="x"').repeat(many);
    const { draft } = await read('open-menu', openMenu(items));
    expect(new Set(draft.items.map(({ key }) => key)).size).toBe(many);
  });
});

describe('an Uber Eats menu', () => {
  it('becomes menus, groups and items; items that are only options become modifiers', async () => {
    const { draft, losses } = await read('uber-eats', uber());
    expect(draft.items.map(({ fields }) => [fields.name, fields.basePrice])).toEqual([['Latte', 4.5]]);
    expect(draft.menuGroups.map(({ fields }) => fields)).toMatchObject([
      { name: 'All day' },
      { name: 'Coffee', parentId: draft.menuGroups[0]?.key, items: [{ itemId: draft.items[0]?.key }] },
    ]);
    expect(draft.modifierGroups[0]?.fields).toMatchObject({
      name: 'Milk',
      selectionRequirement: 'Required',
      maxSelection: 1,
      modifiers: [{ name: 'Oat', price: 0.75 }],
    });
    expect(losses.map(({ what }) => what).sort()).toEqual(['items tax_info', 'service_availability']);
  });

  it.each([
    ['an item that is not there', uber({ items: [] }), 'There is no item Latte in the file'],
    ['no items', '{"menus":[],"categories":[]}', ''],
    ['a negative price', uber({ items: [uberItem('Latte', -1)] }), ''],
    ['text instead of JSON', 'menus: []', 'not JSON'],
  ])('with %s is refused in words', async (_what, text, words) => {
    const [first] = await faultsOf('uber-eats', text);
    expect(first?.message).toContain(words);
  });
});

import { describe, expect, it } from 'vitest';
import {
  aDomainMapping,
  aGroupEntity,
  aModifierGroupEntity,
  anItemEntity,
  aRestaurantEntity,
  aTaxRateEntity,
  aTenantEntity,
  someSources,
} from '../testing/storefront-sources.ts';
import { composeStorefront } from './compose-storefront.ts';
import type { ItemInput } from './item.schema.ts';

const compose = (change: Parameters<typeof someSources>[0] = {}) => composeStorefront(someSources(change));
const itemOf = (fields: Partial<ItemInput>, change: Parameters<typeof someSources>[0] = {}) =>
  compose({ items: [anItemEntity(1, fields)], ...change }).items[0];

describe('the menu in a storefront', () => {
  it('holds only items that a shown group lists, each once, in the order of the menu', () => {
    const { items } = compose({
      items: [1, 2, 3, 4].map((itemId) => anItemEntity(itemId)),
      menuGroups: [
        aGroupEntity(1, [3, 1]),
        aGroupEntity(2, [1, 2]),
        aGroupEntity(3, [4], { isActive: false }),
      ],
    });
    expect(items.map(({ itemId }) => itemId)).toEqual([3, 1, 2]);
  });

  it('leaves out an item that is not active, and its place in the group', () => {
    const { items, menuGroups } = compose({
      items: [anItemEntity(1), anItemEntity(2, { isActive: false })],
      menuGroups: [aGroupEntity(1, [2, 1])],
    });
    expect(items.map(({ itemId }) => itemId)).toEqual([1]);
    expect(menuGroups.map(({ itemIds }) => itemIds)).toEqual([[1]]);
  });

  it('O2.4-02 shows an item that is not sold online, and marks it', () => {
    expect(itemOf({ onlineOrdering: false })).toMatchObject({ name: 'Item 1', onlineOrdering: false });
  });

  it('O2.4-01 describes an item in the customer words, else in those of the point of sale', () => {
    expect(itemOf({ customerDescription: 'Crisp', posDescription: 'CRSP' })?.description).toBe('Crisp');
    expect(itemOf({ customerDescription: '  ', posDescription: 'CRSP' })?.description).toBe('CRSP');
    expect(itemOf({})).not.toHaveProperty('description');
  });

  it('holds only what an item has', () => {
    expect(itemOf({})).toEqual({
      itemId: 1,
      guid: anItemEntity(1).guid,
      name: 'Item 1',
      pricingStrategy: 'base',
      basePrice: 10,
      onlineOrdering: true,
    });
  });

  it('never tells what is for staff alone', () => {
    const text = JSON.stringify(
      itemOf({ plu: 'PLU-9', sku: 'SKU-9', kitchenName: 'MARG', posName: 'POS-9', posColor: '#fff' }),
    );
    for (const secret of ['PLU-9', 'SKU-9', 'MARG', 'POS-9', '#fff']) expect(text).not.toContain(secret);
  });

  it('offers modifier groups that are active and sold online, and only those that an item uses', () => {
    const { items, modifierGroups } = compose({
      items: [
        anItemEntity(1, {
          modifierGroups: [4, 3, 2, 1, 99].map((modifierGroupId, position) => ({
            modifierGroupId,
            position,
          })),
        }),
      ],
      modifierGroups: [
        aModifierGroupEntity(1),
        aModifierGroupEntity(2, { onlineOrdering: false }),
        aModifierGroupEntity(3, { isActive: false }),
        aModifierGroupEntity(4),
        aModifierGroupEntity(5),
      ],
    });
    expect(items[0]?.modifierGroups).toEqual([{ modifierGroupId: 4 }, { modifierGroupId: 1 }]);
    expect(modifierGroups.map(({ modifierGroupId }) => modifierGroupId)).toEqual([1, 4]);
  });

  it('C3-15 offers the modifier groups of a menu group and of those above it with each of its items, after the item’s own and under its limits', () => {
    const use = (modifierGroupId: number, more: object = {}) => ({ modifierGroupId, position: 0, ...more });
    const { items, modifierGroups } = compose({
      items: [
        anItemEntity(1, { modifierGroups: [use(2, { maxSelection: 3 })] }),
        anItemEntity(2),
        anItemEntity(3),
      ],
      modifierGroups: [1, 2, 3].map((id) => aModifierGroupEntity(id)),
      menuGroups: [
        aGroupEntity(1, [3], { modifierGroups: [use(1)] }),
        aGroupEntity(2, [1, 2], {
          parentId: 1,
          modifierGroups: [use(3, { position: 1 }), use(2, { isRequired: true })],
        }),
      ],
    });
    const uses = new Map(items.map((item) => [item.itemId, item.modifierGroups]));
    expect(uses.get(1)).toEqual([
      { modifierGroupId: 2, maxSelection: 3 },
      { modifierGroupId: 3 },
      { modifierGroupId: 1 },
    ]);
    expect(uses.get(2)).toEqual([
      { modifierGroupId: 2, isRequired: true },
      { modifierGroupId: 3 },
      { modifierGroupId: 1 },
    ]);
    expect(uses.get(3)).toEqual([{ modifierGroupId: 1 }]);
    expect(modifierGroups.map(({ modifierGroupId }) => modifierGroupId)).toEqual([1, 2, 3]);
  });

  it("an item's use of a modifier group says only what differs from the group", () => {
    const reference = {
      modifierGroupId: 1,
      position: 0,
      isRequired: true,
      minSelection: 1,
      maxSelection: 3,
      allowMultipleSelection: false,
    };
    const group = aModifierGroupEntity(1, { maxSelection: 5, allowMultipleSelection: false });
    expect(itemOf({ modifierGroups: [reference] }, { modifierGroups: [group] })?.modifierGroups).toEqual([
      { modifierGroupId: 1, isRequired: true, maxSelection: 3 },
    ]);
  });

  it('C3-13 an item’s own prices are those that count: of options that the group has and charges for', () => {
    const own = {
      modifierGroupId: 1,
      position: 0,
      groupPrice: 4,
      optionPrices: [
        { modifierId: 2, price: 0 },
        { modifierId: 99, price: 3 },
      ],
    };
    const groupUse = (pricingStrategy: 'Individual' | 'Group' | 'No charge', change: object = {}) =>
      itemOf(
        { modifierGroups: [{ ...own, ...change }] },
        { modifierGroups: [aModifierGroupEntity(1, { pricingStrategy, groupPrice: 5 })] },
      )?.modifierGroups;
    expect(groupUse('Individual')).toEqual([
      { modifierGroupId: 1, optionPrices: [{ modifierId: 2, price: 0 }] },
    ]);
    expect(groupUse('Individual', { optionPrices: [{ modifierId: 99, price: 3 }] })).toEqual([
      { modifierGroupId: 1 },
    ]);
    expect(groupUse('Group')).toEqual([{ modifierGroupId: 1, groupPrice: 4 }]);
    expect(groupUse('No charge')).toEqual([{ modifierGroupId: 1 }]);
  });

  it('C3-17 an option has prices by size where options are priced one by one', () => {
    const sizePrices = [{ name: 'Large', price: 2 }];
    const optionOf = (pricingStrategy: 'Individual' | 'No charge') => {
      const [first] = aModifierGroupEntity(1).modifiers;
      const group = aModifierGroupEntity(1, {
        pricingStrategy,
        modifiers: [{ ...first, sizePrices } as never],
      });
      const uses = [{ modifierGroupId: 1, position: 0 }];
      const { modifierGroups } = compose({
        items: [anItemEntity(1, { modifierGroups: uses })],
        modifierGroups: [group],
      });
      return modifierGroups[0]?.modifiers[0];
    };
    expect(optionOf('Individual')?.sizePrices).toEqual(sizePrices);
    expect(optionOf('No charge')).not.toHaveProperty('sizePrices');
  });

  it('has sizes only where they price the item', () => {
    const sizePrice = [{ id: 1, guid: anItemEntity(7).guid, name: 'Large', price: 15 }];
    expect(itemOf({ pricingStrategy: 'size', sizePrice })?.sizes).toEqual(sizePrice);
    expect(itemOf({ sizePrice })).not.toHaveProperty('sizes');
  });

  it('O9-12, I5.7-05 leaves out disabled taxes, from the list and from the items', () => {
    const content = compose({
      taxRates: [
        aTaxRateEntity(2),
        aTaxRateEntity(1, { disabled: true }),
        aTaxRateEntity(3, { default: true }),
      ],
      items: [anItemEntity(1, { taxRateIds: [1, 2] })],
    });
    expect(content.taxRates.map(({ taxRateId }) => taxRateId)).toEqual([2, 3]);
    expect(content.items[0]?.taxRateIds).toEqual([2]);
  });

  it('keeps apart an untaxed item and one with the default taxes', () => {
    expect(itemOf({ taxRateIds: [] })?.taxRateIds).toEqual([]);
    expect(itemOf({})).not.toHaveProperty('taxRateIds');
  });

  it('falls back on the one tax of the settings only where the restaurant keeps no tax rates at all', () => {
    expect(compose().restaurant.taxRate).toBe(0.0875);
    expect(compose({ taxRates: [aTaxRateEntity(1, { disabled: true })] }).restaurant.taxRate).toBe(0);
  });

  it('O2.8-08 names the featured items', () => {
    const { featured } = compose({
      items: [anItemEntity(1), anItemEntity(2)],
      menuGroups: [aGroupEntity(1, [1]), aGroupEntity(2, [2], { name: 'Popular' })],
    });
    expect(featured).toEqual([2]);
  });

  it('C3-15 tells of each group whether it is special and how many of its items an order may have', () => {
    const { menuGroups } = compose({
      items: [anItemEntity(1)],
      menuGroups: [
        aGroupEntity(1, [1], { isSpecial: true, minRequired: 2, maxSelections: 3 }),
        aGroupEntity(2, [1], { minRequired: 0 }),
      ],
    });
    expect(menuGroups[0]).toMatchObject({ isSpecial: true, minRequired: 2, maxSelections: 3 });
    for (const name of ['isSpecial', 'minRequired', 'maxSelections'])
      expect(menuGroups[1]).not.toHaveProperty(name);
  });

  it('C3-12 tells what the diner should know before ordering an item', () => {
    expect(itemOf({ orderingRules: 'Order a day ahead' })).toHaveProperty(
      'orderingRules',
      'Order a day ahead',
    );
    expect(itemOf({ orderingRules: '' })).not.toHaveProperty('orderingRules');
  });

  it('C3-15 gives each group the prices that hold for it, those of groups above included', () => {
    const { menuGroups } = compose({
      items: [1, 2, 3, 4].map((itemId) => anItemEntity(itemId)),
      menuGroups: [
        aGroupEntity(1, [1], { pricingType: 'discount', discountPercentage: 20 }),
        aGroupEntity(2, [2], { parentId: 1 }),
        aGroupEntity(3, [3], { parentId: 2, pricingType: 'fixed', fixedPrice: 5 }),
        aGroupEntity(4, [4]),
      ],
    });
    expect(menuGroups.map(({ menuGroupId, pricing }) => [menuGroupId, pricing])).toEqual([
      [1, { discountPercentage: 20 }],
      [2, { discountPercentage: 20 }],
      [3, { fixedPrice: 5 }],
      [4, undefined],
    ]);
    expect(menuGroups[3]).not.toHaveProperty('pricing');
  });

  it('C3-15 prices of a menu hold for its sections where it is left out itself, and from above the chosen menu', () => {
    const { menuGroups } = compose({
      menuGroups: [
        aGroupEntity(1, [], { pricingType: 'special', discountPercentage: 10 }),
        aGroupEntity(2, [], { parentId: 1, isMenu: true }),
        aGroupEntity(3, [1], { parentId: 2 }),
      ],
      restaurant: aRestaurantEntity({ websiteConfig: { parentMenuGroupId: 2 } }),
    });
    expect(menuGroups).toMatchObject([{ menuGroupId: 3, pricing: { discountPercentage: 10 } }]);
    expect(menuGroups).toHaveLength(1);
  });

  it('shows the allergens and diets of an item if there are any', () => {
    const { items } = compose({
      items: [anItemEntity(1, { allergens: ['milk'], diets: ['vegetarian'] }), anItemEntity(2)],
      menuGroups: [aGroupEntity(1, [1, 2])],
    });
    expect(items[0]).toMatchObject({ allergens: ['milk'], diets: ['vegetarian'] });
    expect(Object.keys(items[1] ?? {}).filter((field) => field === 'allergens' || field === 'diets')).toEqual(
      [],
    );
  });

  it('is the same content from the same sources in another order', () => {
    const sources = {
      items: [1, 2, 3].map((itemId) =>
        anItemEntity(itemId, { modifierGroups: [{ modifierGroupId: itemId, position: 0 }] }),
      ),
      menuGroups: [aGroupEntity(1, [1, 2]), aGroupEntity(2, [3])],
      modifierGroups: [1, 2, 3].map((id) => aModifierGroupEntity(id)),
      taxRates: [aTaxRateEntity(1), aTaxRateEntity(2)],
    };
    const reversed = Object.fromEntries(
      Object.entries(sources).map(([name, list]) => [name, [...list].reverse()]),
    );
    expect(JSON.stringify(compose(reversed))).toBe(JSON.stringify(compose(sources)));
  });
});

describe('the restaurant in a storefront', () => {
  it.each([
    ['active', 'active', true],
    ['inactive', 'active', false],
    ['active', 'suspended', false],
    ['active', 'inactive', false],
  ] as const)('I4-01 an %s restaurant of an %s tenant is active: %s', (status, tenantStatus, isActive) => {
    const content = compose({
      restaurant: aRestaurantEntity({ status }),
      tenant: aTenantEntity({ status: tenantStatus }),
    });
    expect(content.restaurant.isActive).toBe(isActive);
  });

  it("keeps the restaurant's own time zone, else the tenant's", () => {
    expect(compose().restaurant.timezone).toBe('America/New_York');
    const own = aRestaurantEntity({ settings: { timezone: 'America/Denver' } });
    expect(compose({ restaurant: own }).restaurant.timezone).toBe('America/Denver');
  });

  it('passes on how it takes orders', () => {
    const ordering = {
      prepMinutes: 35,
      slotCapacity: 4,
      deliveryEnabled: false,
    };
    expect(
      compose({ restaurant: aRestaurantEntity({ settings: { ordering } }) }).restaurant.ordering,
    ).toMatchObject(ordering);
  });
});

describe('the website in a storefront', () => {
  it('holds branding, words and who may frame it', () => {
    const websiteConfig = {
      branding: { logo: 'https://pictures.example/logo.png' },
      seo: { title: 'Bella', description: ' ' },
      content: { aboutText: 'Since 1962' },
      social: { instagram: 'https://instagram.com/bella' },
      ordering: { provider: 'doordash', url: 'https://doordash.com/bella' },
      frameHosts: ['https://bella.example'],
    };
    const { website } = compose({ restaurant: aRestaurantEntity({ websiteConfig }) });
    expect(website).toMatchObject({
      logo: { src: 'https://pictures.example/logo.png' },
      seoTitle: 'Bella',
      aboutText: 'Since 1962',
      social: { instagram: 'https://instagram.com/bella' },
      orderingUrl: 'https://doordash.com/bella',
      frameHosts: ['https://bella.example'],
    });
    expect(website).not.toHaveProperty('seoDescription');
    expect(website).not.toHaveProperty('home');
  });

  it('I3.3-05, I3.3-06 holds what only the home page shows apart, with a button where one leads somewhere', () => {
    const block = { id: 'oven', title: 'Our oven', description: 'Wood fired', layout: 'centered' };
    const { website } = compose({
      restaurant: aRestaurantEntity({
        websiteConfig: {
          startPage: 'home',
          contentBlocks: [
            { ...block, buttonText: 'See it' },
            { ...block, id: 'two', buttonText: 'See it', buttonUrl: '/story' },
          ],
          ctaSections: [{ id: 'come', title: 'Come by', description: 'Open late' }],
          gallery: [{ picture: 'https://pictures.example/room.jpg', text: 'The dining room' }],
        },
      }),
    });
    expect(website).toMatchObject({
      startPage: 'home',
      home: {
        blocks: [block, { ...block, id: 'two', buttonText: 'See it', buttonUrl: '/story' }],
        callsToAction: [{ id: 'come', title: 'Come by', description: 'Open late' }],
        gallery: [{ picture: { src: 'https://pictures.example/room.jpg' }, text: 'The dining room' }],
      },
    });
    expect(website.home?.blocks[0]).not.toHaveProperty('buttonText');
    expect(website.home?.callsToAction[0]).not.toHaveProperty('buttonText');
  });

  it('I3.3-08 leads to an outside service only where its address is known', () => {
    const orderingBy = (ordering: object) =>
      compose({ restaurant: aRestaurantEntity({ websiteConfig: { ordering } }) }).website;
    const url = 'https://order.example/bella';
    expect(orderingBy({ provider: 'grubhub', url })).toMatchObject({
      orderingEnabled: false,
      orderingProvider: 'grubhub',
      orderingUrl: url,
    });
    for (const none of [{ provider: 'internal' }, { provider: 'grubhub', enabled: false }])
      expect(orderingBy({ ...none, url })).not.toHaveProperty('orderingUrl');
    expect(orderingBy({ provider: 'internal', url }).orderingEnabled).toBe(true);
  });

  it.each([
    ['verified, with its certificate', {}, 'bella.example'],
    ['not primary', { isPrimary: false }, undefined],
    ['switched off', { isActive: false }, undefined],
    ['not verified', { verificationStatus: 'pending' }, undefined],
    ['without a certificate', { sslStatus: 'pending' }, undefined],
  ])('a primary domain that is %s gives the canonical host %s', (_what, change, expected) => {
    const mapping = aDomainMapping('bella.example', { isPrimary: true, ...change });
    expect(compose({ domains: [mapping] }).website.primaryDomain).toBe(expected);
  });
});

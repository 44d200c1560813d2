import { describe, expect, it } from 'vitest';
import type {
  GroupPricing,
  StorefrontItem,
  StorefrontModifierGroup,
  StorefrontModifierGroupUse,
} from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aGuid, aMenuGroup, aModifierGroup, anItem, aStorefront, options } from '../testing/a-storefront.ts';
import { isProblem, type LineRequest, priceLine } from './line.ts';

const sizes = [
  { id: 1, guid: aGuid(1), name: 'Small', price: 9 },
  { id: 2, guid: aGuid(2), name: 'Large', price: 14.25 },
  { id: 3, guid: aGuid(3), name: 'Soon', price: 0 },
  { id: 4, guid: aGuid(4), name: 'Taste', price: 0.5 },
];

interface Menu {
  item?: Partial<StorefrontItem>;
  groups?: StorefrontModifierGroup[];
  currency?: string;
  /** Of menu group 7. */
  pricing?: GroupPricing;
  /** A group without prices of its own has the item, too. */
  isAlsoStandard?: boolean;
}

function price(
  { item = {}, groups = [], currency = 'USD', pricing, isAlsoStandard = true }: Menu,
  request: Partial<LineRequest> = {},
) {
  const uses = groups.map(({ modifierGroupId }) => ({ modifierGroupId }));
  const storefront = aStorefront({
    restaurant: { currency },
    items: [anItem({ modifierGroups: uses, ...item })],
    modifierGroups: groups,
    menuGroups: [
      aMenuGroup({ menuGroupId: 6, itemIds: isAlsoStandard ? [1] : [2] }),
      aMenuGroup({ menuGroupId: 7, itemIds: [1], ...(pricing && { pricing }) }),
      aMenuGroup({ menuGroupId: 8, itemIds: [2] }),
    ],
  });
  return priceLine(indexStorefront(storefront), { menuItemId: 1, quantity: 1, modifiers: [], ...request });
}

/** Unit price and line total, or the code of the problem. */
function worth(menu: Menu, request: Partial<LineRequest> = {}) {
  const line = price(menu, request);
  return isProblem(line) ? line.code : [line.unitPrice.toNumber(), line.lineTotal.toNumber()];
}

const picked = (...modifierIds: number[]) =>
  modifierIds.map((modifierId) => ({ modifierGroupId: 1, modifierId, quantity: 1 }));

describe('the price of one', () => {
  it.each<[string, Menu['item'], Partial<LineRequest>, unknown]>([
    ['a base price', { basePrice: 12.5 }, {}, [12.5, 12.5]],
    ['a base price of nothing', { basePrice: 0 }, {}, 'noPrice'],
    ['no base price', { basePrice: undefined as unknown as number }, {}, 'noPrice'],
    ['a chosen size', { pricingStrategy: 'size', sizes }, { sizeId: 2 }, [14.25, 14.25]],
    ['a size with a price of nothing', { pricingStrategy: 'size', sizes }, { sizeId: 3 }, 'noPrice'],
    ['no size chosen', { pricingStrategy: 'size', sizes }, {}, 'size'],
    ['a size that there is not', { pricingStrategy: 'size', sizes }, { sizeId: 9 }, 'size'],
    ['sizes, but none on the menu', { pricingStrategy: 'size' }, { sizeId: 1 }, 'size'],
    ['an open price', { pricingStrategy: 'open' }, { openPrice: 7.5 }, [7.5, 7.5]],
    ['an open price of some cents', { pricingStrategy: 'open' }, { openPrice: 0.5 }, [0.5, 0.5]],
    ['the highest open price', { pricingStrategy: 'open' }, { openPrice: 10_000 }, [10_000, 10_000]],
    ['a base price of a cent', { basePrice: 0.01 }, {}, [0.01, 0.01]],
    ['a size for some cents', { pricingStrategy: 'size', sizes }, { sizeId: 4 }, [0.5, 0.5]],
    ['an open price not entered', { pricingStrategy: 'open' }, {}, 'openPrice'],
    ['an open price of nothing', { pricingStrategy: 'open' }, { openPrice: 0 }, 'openPrice'],
    ['an open price below nothing', { pricingStrategy: 'open' }, { openPrice: -5 }, 'openPrice'],
    ['an open price with half cents', { pricingStrategy: 'open' }, { openPrice: 7.555 }, 'openPrice'],
    ['an open price that is no number', { pricingStrategy: 'open' }, { openPrice: Number.NaN }, 'openPrice'],
    [
      'an open price out of all proportion',
      { pricingStrategy: 'open' },
      { openPrice: 10_000.01 },
      'openPrice',
    ],
  ])('O2.5-07 %s', (_, item, request, expected) => {
    expect(worth({ item: item ?? {} }, request)).toEqual(expected);
  });

  it('is the menu’s: a diner names no price and no size where there is none to name', () => {
    expect(worth({}, { openPrice: 1 })).toBe('openPrice');
    expect(worth({}, { sizeId: 1 })).toBe('size');
    expect(worth({ item: { pricingStrategy: 'open' } }, { openPrice: 5, sizeId: 1 })).toBe('size');
  });

  it.each([
    ['USD', 10_000, 10_000.01],
    ['JPY', 1_000_000, 1_000_001],
    ['BHD', 1000, 1000.001],
  ])(
    'O2.5-07 the highest open price is a million of the smallest units: in %s %d and not %d',
    (currency, most, more) => {
      const openPrice = (price: number) =>
        worth({ item: { pricingStrategy: 'open' }, currency }, { openPrice: price });
      expect(openPrice(most)).toEqual([most, most]);
      expect(openPrice(more)).toBe('openPrice');
    },
  );

  it.each([
    ['no price', {}, {}, 'Margherita has no price yet'],
    ['no size', { pricingStrategy: 'size', sizes }, {}, 'Choose a size of Margherita'],
    ['a size too many', {}, { sizeId: 1 }, 'Margherita has no sizes'],
    ['no open price', { pricingStrategy: 'open' }, {}, 'Enter a price for Margherita'],
    [
      'an open price of nothing',
      { pricingStrategy: 'open' },
      { openPrice: 0 },
      'Enter a price above zero for Margherita',
    ],
    [
      'an open price over the highest',
      { pricingStrategy: 'open' },
      { openPrice: 10_000.01 },
      'Enter at most $10,000.00 for Margherita',
    ],
    [
      'an open price with half a cent',
      { pricingStrategy: 'open' },
      { openPrice: 5.005 },
      'Enter a price in steps of $0.01 for Margherita',
    ],
    ['an open price too many', {}, { openPrice: 5 }, 'Margherita has a fixed price'],
    [
      'an open price beside a size',
      { pricingStrategy: 'size', sizes },
      { sizeId: 1, openPrice: 5 },
      'Margherita has a fixed price',
    ],
  ] as const)('O2.5-07 says what is wrong: %s', (_, item, request, message) => {
    const basePrice = 'pricingStrategy' in item || 'sizeId' in request || 'openPrice' in request ? 12 : 0;
    expect(price({ item: { basePrice, ...item } as Partial<StorefrontItem> }, request)).toMatchObject({
      message,
    });
  });

  it('an open price has the decimals of the restaurant’s currency', () => {
    expect(worth({ item: { pricingStrategy: 'open' }, currency: 'JPY' }, { openPrice: 500.5 })).toBe(
      'openPrice',
    );
    expect(worth({ item: { pricingStrategy: 'open' }, currency: 'JPY' }, { openPrice: 500 })).toEqual([
      500, 500,
    ]);
  });
});

describe('the price of one in a menu group with prices of its own', () => {
  const five = { fixedPrice: 5 };
  const off = { discountPercentage: 10 };

  it.each<[string, GroupPricing, Menu['item'], Partial<LineRequest>, unknown]>([
    ['a fixed price replaces the base price', five, { basePrice: 12 }, {}, [5, 5]],
    ['a fixed price replaces a lower one too', five, { basePrice: 3 }, {}, [5, 5]],
    ['a fixed price is one for what has none', five, { basePrice: 0 }, {}, [5, 5]],
    ['a fixed price is one for every size', five, { pricingStrategy: 'size', sizes }, { sizeId: 2 }, [5, 5]],
    ['a size is still to be chosen', five, { pricingStrategy: 'size', sizes }, {}, 'size'],
    ['a discount lowers the base price', off, { basePrice: 9.99 }, { quantity: 3 }, [8.99, 26.97]],
    ['a discount lowers each size', off, { pricingStrategy: 'size', sizes }, { sizeId: 2 }, [12.83, 12.83]],
    ['a discount is no price for what has none', off, { basePrice: 0 }, {}, 'noPrice'],
    ['what is given away costs nothing', { discountPercentage: 100 }, { basePrice: 12 }, {}, [0, 0]],
    ['an open price is the diner’s own: fixed', five, { pricingStrategy: 'open' }, { openPrice: 7 }, [7, 7]],
    [
      'an open price is the diner’s own: discount',
      off,
      { pricingStrategy: 'open' },
      { openPrice: 7 },
      [7, 7],
    ],
  ])('C3-15, O2.5-07 %s', (_, pricing, item, request, expected) => {
    expect(worth({ item: item ?? {}, pricing }, { menuGroupId: 7, ...request })).toEqual(expected);
  });

  it.each<[string, Partial<StorefrontModifierGroup>, number]>([
    ['one by one', { pricingStrategy: 'Individual' }, 8.5],
    ['by the group', { pricingStrategy: 'Group', groupPrice: 4 }, 9],
  ])('C3-15 options cost what they always cost: %s', (_, change, expected) => {
    const menu = { groups: [aModifierGroup(change)], pricing: five };
    expect(worth(menu, { menuGroupId: 7, modifiers: picked(1, 3) })).toEqual([expected, expected]);
  });

  it('is had from that group alone: another one, or none, means standard prices', () => {
    expect(worth({ pricing: five }, { menuGroupId: 6 })).toEqual([12, 12]);
    expect(worth({ pricing: five })).toEqual([12, 12]);
  });

  it('is not avoided by naming no group where none sells the item at its standard price', () => {
    expect(worth({ pricing: five, isAlsoStandard: false })).toEqual([5, 5]);
  });

  it.each([8, 9])('a line of group %d, which does not hold the item, is a problem', (menuGroupId) => {
    expect(price({ pricing: five }, { menuGroupId })).toEqual({
      code: 'menuGroup',
      message: 'Margherita is not in this part of the menu',
    });
  });
});

describe('what options add', () => {
  const group = (change: Partial<StorefrontModifierGroup>) => [aModifierGroup(change)];

  it.each<[string, Partial<StorefrontModifierGroup>, number[], number]>([
    ['nothing, at no charge', { pricingStrategy: 'No charge' }, [1, 3], 12],
    ['each its own price', { pricingStrategy: 'Individual' }, [1, 3], 15.5],
    [
      'one price for the group, however many are picked',
      { pricingStrategy: 'Group', groupPrice: 4 },
      [1, 2, 3],
      16,
    ],
    ['one price for the group, for one pick too', { pricingStrategy: 'Group', groupPrice: 4 }, [2], 16],
    ['no group price where nothing is picked', { pricingStrategy: 'Group', groupPrice: 4 }, [], 12],
    ['nothing for a group price that is missing', { pricingStrategy: 'Group' }, [1], 12],
  ])('%s', (_, change, modifierIds, expected) => {
    expect(worth({ groups: group(change) }, { modifiers: picked(...modifierIds) })).toEqual([
      expected,
      expected,
    ]);
  });

  describe.each([
    ['Small', 1, 1],
    ['Large', 2, 2],
    ['Taste', 4, 0.5],
  ])('with the size %s', (_size, sizeId, plain) => {
    const bySize = [
      { name: 'Small', price: 1 },
      { name: ' LARGE', price: 2 },
      { name: 'Huge', price: 9 },
    ];
    const groups = group({
      modifiers: options(['Olives', 0.5], ['Basil', 0.5]).map((option, at) =>
        at === 0 ? { ...option, sizePrices: bySize } : option,
      ),
    });
    const added = (uses: Partial<StorefrontModifierGroupUse>, ...modifierIds: number[]) => {
      const item = {
        pricingStrategy: 'size' as const,
        sizes,
        modifierGroups: [{ modifierGroupId: 1, ...uses }],
      };
      const line = price({ item, groups }, { sizeId, modifiers: picked(...modifierIds) });
      return isProblem(line) ? line.code : line.unitPrice.minus(line.basePrice).toNumber();
    };

    it('C3-17 an option costs its price for the size, however that is written, else its plain price', () => {
      expect(added({}, 1)).toBe(plain);
      expect(added({}, 2)).toBe(0.5);
    });

    it('C3-13 the item’s own price of an option holds for every size, and may be nothing', () => {
      expect(added({ optionPrices: [{ modifierId: 1, price: 0.75 }] }, 1, 2)).toBe(1.25);
      expect(added({ optionPrices: [{ modifierId: 1, price: 0 }] }, 1)).toBe(0);
      expect(added({ optionPrices: [{ modifierId: 99, price: 5 }] }, 1)).toBe(plain);
    });
  });

  it.each<[string, Partial<StorefrontModifierGroupUse>, number[], number]>([
    ['its own price of the group', { groupPrice: 1.25 }, [1, 2], 13.25],
    ['its own price of nothing', { groupPrice: 0 }, [1], 12],
    ['no price where nothing is picked', { groupPrice: 1.25 }, [], 12],
    ['the price of the group', {}, [1], 16],
  ])('C3-13 an item may have %s', (_, uses, modifierIds, expected) => {
    const item = { modifierGroups: [{ modifierGroupId: 1, ...uses }] };
    const groups = group({ pricingStrategy: 'Group', groupPrice: 4 });
    expect(worth({ item, groups }, { modifiers: picked(...modifierIds) })).toEqual([expected, expected]);
  });

  it('C3-17 prices by size are of no consequence for an item without sizes', () => {
    const modifiers = options(['Olives', 0.5]).map((option) => ({
      ...option,
      sizePrices: [{ name: 'Large', price: 2 }],
    }));
    expect(worth({ groups: group({ modifiers }) }, { modifiers: picked(1) })).toEqual([12.5, 12.5]);
  });

  it('an option had twice costs twice, said at once or one by one', () => {
    const groups = group({ allowDuplicateSelection: true });
    const atOnce = [{ modifierGroupId: 1, modifierId: 1, quantity: 2 }];
    expect(worth({ groups }, { modifiers: atOnce })).toEqual([15, 15]);
    expect(worth({ groups }, { modifiers: picked(1, 1) })).toEqual([15, 15]);
    expect(worth({ groups: group({}) }, { modifiers: picked(1, 1) })).toBe('selection');
  });

  it('several of an item cost their options each', () => {
    expect(worth({ groups: group({}) }, { modifiers: picked(1), quantity: 3 })).toEqual([13.5, 40.5]);
  });

  it('prices of several groups add up, exactly', () => {
    const groups = [
      aModifierGroup({
        modifierGroupId: 1,
        modifiers: [{ id: 1, guid: aGuid(1), name: 'Chili', price: 0.1 }],
      }),
      aModifierGroup({
        modifierGroupId: 2,
        modifiers: [{ id: 1, guid: aGuid(2), name: 'Garlic', price: 0.2 }],
      }),
    ];
    const modifiers = [
      { modifierGroupId: 1, modifierId: 1, quantity: 1 },
      { modifierGroupId: 2, modifierId: 1, quantity: 1 },
    ];
    expect(worth({ item: { basePrice: 0.3 }, groups }, { modifiers, quantity: 3 })).toEqual([0.6, 1.8]);
  });

  it.each([
    ['of another item’s group', [{ modifierGroupId: 9, modifierId: 1, quantity: 1 }]],
    ['that the group does not have', [{ modifierGroupId: 1, modifierId: 99, quantity: 1 }]],
    [
      'that cancel each other out',
      [
        { modifierGroupId: 1, modifierId: 1, quantity: 1 },
        { modifierGroupId: 1, modifierId: 1, quantity: -1 },
      ],
    ],
  ])('options %s are refused', (_, modifiers) => {
    expect(worth({ groups: group({}) }, { modifiers })).toBe('selection');
  });

  it('a required group left open is refused by its name, in words for the diner', () => {
    expect(price({ groups: group({ selectionRequirement: 'Required' }) })).toEqual({
      code: 'selection',
      message: 'The options of Margherita need another look: Toppings',
    });
  });
});

describe('a line on the menu', () => {
  it('that is gone, or not sold online, is a problem with words for the diner', () => {
    expect(price({}, { menuItemId: 99 })).toEqual({
      code: 'unknownItem',
      message: 'This item is no longer on the menu',
    });
    expect(price({ item: { onlineOrdering: false } })).toEqual({
      code: 'notOnline',
      message: 'Margherita cannot be ordered online',
    });
  });

  it('is a printed figure: rounded once, to the currency’s decimals', () => {
    expect(worth({ item: { basePrice: 0.125 } }, { quantity: 3 })).toEqual([0.125, 0.38]);
    expect(worth({ item: { basePrice: 250.5 }, currency: 'JPY' }, { quantity: 3 })).toEqual([250.5, 752]);
  });

  it('says which size and which options it holds, each with what it adds', () => {
    const line = price(
      {
        item: { pricingStrategy: 'size', sizes },
        groups: [aModifierGroup(), aModifierGroup({ modifierGroupId: 2 })],
      },
      { sizeId: 2, modifiers: picked(3, 1), quantity: 2 },
    );
    if (isProblem(line)) throw new Error(line.message);
    expect(line.size?.name).toBe('Large');
    expect(line.basePrice.toNumber()).toBe(14.25);
    expect(
      line.modifierGroups.map(({ modifiers }) =>
        modifiers.map(({ modifier, priceDelta }) => [modifier.name, priceDelta]),
      ),
    ).toEqual([
      [
        ['Olives', 1.5],
        ['Ham', 2],
      ],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { StorefrontItem, StorefrontModifierGroup } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aGuid, aModifierGroup, anItem, aStorefront } from '../testing/a-storefront.ts';
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
}

function price({ item = {}, groups = [], currency = 'USD' }: Menu, request: Partial<LineRequest> = {}) {
  const uses = groups.map(({ modifierGroupId }) => ({ modifierGroupId }));
  const storefront = aStorefront({
    restaurant: { currency },
    items: [anItem({ modifierGroups: uses, ...item })],
    modifierGroups: groups,
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

  it('an open price has the decimals of the restaurant’s currency', () => {
    expect(worth({ item: { pricingStrategy: 'open' }, currency: 'JPY' }, { openPrice: 500.5 })).toBe(
      'openPrice',
    );
    expect(worth({ item: { pricingStrategy: 'open' }, currency: 'JPY' }, { openPrice: 500 })).toEqual([
      500, 500,
    ]);
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

  it('a required group left open is refused', () => {
    expect(worth({ groups: group({ selectionRequirement: 'Required' }) })).toBe('selection');
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoney } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import {
  changedPrice,
  itemPricing,
  modifierGroupPricing,
  type PriceChange,
  type PriceEnding,
  priceChanges,
  priceEndings,
} from './price-change.ts';

const up = (value: number, ending?: PriceEnding): PriceChange => ({
  direction: 'up',
  by: 'percent',
  value,
  ending,
});
const down = (value: number, ending?: PriceEnding): PriceChange => ({
  ...up(value, ending),
  direction: 'down',
});
const amount = (change: PriceChange): PriceChange => ({ ...change, by: 'amount' });

describe('a price that is changed', () => {
  it.each<[string, number, PriceChange, string, number]>([
    ['goes up by a percentage', 12, up(10), 'USD', 13.2],
    ['goes down by a percentage', 12, down(25), 'USD', 9],
    ['goes up by an amount', 12.5, amount(up(0.75)), 'USD', 13.25],
    ['goes down by an amount', 12.5, amount(down(0.5)), 'USD', 12],
    ['is rounded half up', 4.5, up(2.5), 'USD', 4.61],
    ['is counted in decimals, not in binary fractions', 1.1, up(10), 'USD', 1.21],
    ['never falls below zero', 3, amount(down(5)), 'USD', 0],
    ['never falls below zero by its ending either', 3, amount(down(5, '.99')), 'USD', 0.99],
    ['stays free where it was free', 0, amount(up(2, '.99')), 'USD', 0],
    ['ends as asked, at the nearest', 12, up(10, '.99'), 'USD', 12.99],
    ['ends as asked, above it', 12.3, up(10, '.49'), 'USD', 13.49],
    ['ends as asked, just below a whole amount', 9.1, up(10, '.95'), 'USD', 9.95],
    ['ends in a whole amount', 12, up(10, '.00'), 'USD', 13],
    ['takes the higher ending of two as near', 5, amount(up(0.5, '.00')), 'USD', 6],
    ['that ends so already stays', 9.99, up(0.01, '.99'), 'USD', 9.99],
    ['in yen is whole, whatever ending is asked', 980, up(3, '.99'), 'JPY', 1009],
    ['in dinars has three decimals', 1.25, up(3), 'BHD', 1.288],
    ['in dinars ends as asked, too', 1.25, up(3, '.95'), 'BHD', 1.95],
    ['that cannot end so below stays', 0.5, down(5, '.99'), 'USD', 0.5],
  ])('%s', (_what, price, change, currency, expected) => {
    expect(changedPrice(price, change, currency)).toBe(expected);
  });

  const price = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
  const change = fc.record({
    direction: fc.constantFrom('up' as const, 'down' as const),
    by: fc.constantFrom('amount' as const, 'percent' as const),
    value: fc.integer({ min: 1, max: 20_000 }).map((hundredths) => hundredths / 100),
    ending: fc.constantFrom(undefined, ...priceEndings),
  });

  it('is an amount of its currency, not below zero, with its ending where there is one on its side, and within one of the exact result', () => {
    holds(
      fc.property(price, change, (before, how) => {
        const after = changedPrice(before, how, 'USD');
        const plain = changedPrice(before, { ...how, ending: undefined }, 'USD');
        expect(isMoney(after, 'USD') && after >= 0).toBe(true);
        if (before === 0) expect(after).toBe(0);
        if (before === 0 || how.ending === undefined) return;
        expect(after === before || after.toFixed(2).endsWith(how.ending)).toBe(true);
        expect(Math.abs(after - plain)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never moves against its direction, with an ending neither', () => {
    holds(
      fc.property(price, change, (before, how) => {
        const after = changedPrice(before, how, 'USD');
        expect(how.direction === 'up' ? after >= before : after <= before).toBe(true);
      }),
    );
  });
});

const guid = '6f1b2c3d-4e5f-4a6b-8c7d-0123456789ab';
const sizes = [
  { id: 1, guid, name: 'Small', price: 9 },
  { id: 2, guid, name: 'Large', price: 14 },
];

describe('the prices of a record', () => {
  it.each([
    ['one price', { pricingStrategy: 'base', basePrice: 10, sizePrice: sizes }, { basePrice: 11 }],
    [
      'all its sizes',
      { pricingStrategy: 'size', basePrice: 10, sizePrice: sizes },
      {
        sizePrice: [
          { ...sizes[0], price: 9.9 },
          { ...sizes[1], price: 15.4 },
        ],
      },
    ],
    [
      'nothing of an item whose price is named with the order',
      { pricingStrategy: 'open', sizePrice: [] },
      {},
    ],
    ['nothing of an item that is free', { pricingStrategy: 'base', basePrice: 0, sizePrice: [] }, {}],
  ] as const)('of an item change: %s', (_what, item, expected) => {
    expect(priceChanges(itemPricing, item as never, up(10), 'USD')).toEqual(expected);
  });

  const modifiers = [
    { id: 1, guid, name: 'Olives', price: 1, sizePrices: [{ name: 'Large', price: 3 }] },
    { id: 2, guid, name: 'No cheese', price: 0, sizePrices: [] },
  ];
  it.each([
    [
      'each option that costs something, with its prices by size',
      { pricingStrategy: 'Individual', modifiers },
      {
        modifiers: [
          { ...modifiers[0], price: 1.1, sizePrices: [{ name: 'Large', price: 3.3 }] },
          modifiers[1],
        ],
      },
    ],
    ['the one of the group', { pricingStrategy: 'Group', groupPrice: 2, modifiers }, { groupPrice: 2.2 }],
    ['nothing where nothing is charged', { pricingStrategy: 'No charge', groupPrice: 2, modifiers }, {}],
  ] as const)('of a modifier group change: %s', (_what, group, expected) => {
    expect(priceChanges(modifierGroupPricing, group as never, up(10), 'USD')).toEqual(expected);
  });
});

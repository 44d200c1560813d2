import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, isMoney, roundMoney } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import { aGroupEntity } from '../testing/storefront-sources.ts';
import { itemNotInGroup, priceIn, pricingOf, sellingPrice } from './group-pricing.ts';
import type { GroupPricing } from './storefront.ts';

const fixed = { pricingType: 'fixed', fixedPrice: 5 } as const;
const discount = { pricingType: 'discount', discountPercentage: 20 } as const;
const specialPrice = { pricingType: 'special', fixedPrice: 4 } as const;
const specialDiscount = { pricingType: 'special', discountPercentage: 50 } as const;
const noDiscount = { pricingType: 'discount', discountPercentage: 0 } as const;

type Change = NonNullable<Parameters<typeof aGroupEntity>[2]>;
/** The pricing of the last of these groups, each below the one before. */
const pricing = (...changes: Change[]) =>
  pricingOf(changes.map((change, index) => aGroupEntity(index + 1, [1], change)));

describe('the pricing of a menu group', () => {
  it.each<[string, Change[], GroupPricing | undefined]>([
    ['standard has none', [{}], undefined],
    ['fixed is its price', [fixed], { fixedPrice: 5 }],
    ['discount is its percentage', [discount], { discountPercentage: 20 }],
    ['special with a price is that price', [specialPrice], { fixedPrice: 4 }],
    ['special with a percentage is that percentage', [specialDiscount], { discountPercentage: 50 }],
    ['a discount of nothing is none', [noDiscount], undefined],
    ['standard takes that of the group above', [fixed, {}], { fixedPrice: 5 }],
    ['standard takes that of the nearest group above', [fixed, discount, {}, {}], { discountPercentage: 20 }],
    ['its own goes before that of any group above', [fixed, specialDiscount], { discountPercentage: 50 }],
    ['a discount of nothing takes it back to its own prices', [fixed, noDiscount], undefined],
    ['a group that is switched off prices nothing', [{ ...fixed, isActive: false }, {}], undefined],
    ['the climb goes on above it', [discount, { ...fixed, isActive: false }, {}], { discountPercentage: 20 }],
    ['no group has none', [], undefined],
  ])('C3-15 %s', (_, changes, expected) => {
    expect(pricing(...changes)).toEqual(expected);
  });

  it.each<[string, object, GroupPricing | undefined]>([
    ['fixed', { pricingType: 'fixed', fixedPrice: 5, discountPercentage: 20 }, { fixedPrice: 5 }],
    [
      'discount',
      { pricingType: 'discount', fixedPrice: 5, discountPercentage: 20 },
      { discountPercentage: 20 },
    ],
    ['special', { pricingType: 'special', fixedPrice: 5, discountPercentage: 20 }, { fixedPrice: 5 }],
    ['standard', { pricingType: 'standard', fixedPrice: 5, discountPercentage: 20 }, undefined],
    ['fixed', { pricingType: 'fixed', discountPercentage: 20 }, undefined],
    ['discount', { pricingType: 'discount', fixedPrice: 5 }, undefined],
    ['special', { pricingType: 'special' }, undefined],
  ])(
    'an old record that is %s and carries other details is read by its type alone: %j',
    (_, details, expected) => {
      expect(pricingOf([{ ...aGroupEntity(1, [1]), ...details }])).toEqual(expected);
    },
  );
});

describe('a price in a menu group', () => {
  it.each<[number, GroupPricing | undefined, string, number]>([
    [12, undefined, 'USD', 12],
    [12, { fixedPrice: 5 }, 'USD', 5],
    [3, { fixedPrice: 5 }, 'USD', 5],
    [12, { fixedPrice: 0 }, 'USD', 0],
    [12, { discountPercentage: 25 }, 'USD', 9],
    [9.99, { discountPercentage: 10 }, 'USD', 8.99],
    [0.3, { discountPercentage: 15 }, 'USD', 0.26],
    [0.1, { discountPercentage: 5 }, 'USD', 0.1],
    [0.1, { discountPercentage: 15 }, 'USD', 0.09],
    [0.1, { discountPercentage: 15.1 }, 'USD', 0.08],
    [1.15, { discountPercentage: 50 }, 'USD', 0.58],
    [10, { discountPercentage: 33.333333 }, 'USD', 6.67],
    [12.5, { discountPercentage: 100 }, 'USD', 0],
    [980, { discountPercentage: 12.5 }, 'JPY', 858],
    [3, { discountPercentage: 50 }, 'JPY', 2],
    [1.255, { discountPercentage: 50 }, 'BHD', 0.628],
    [99_999_999.99, { discountPercentage: 0.5 }, 'USD', 99_499_999.99],
  ])('C3-15 of %d under %j is, in %s, %d: half a unit goes up', (own, pricing, currency, expected) => {
    expect(priceIn(pricing, own, currency)).toBe(expected);
  });

  it('is the exact discounted price, rounded once to the currency, for any price and percentage', () => {
    holds(
      fc.property(
        fc.constantFrom(['USD', 100] as const, ['JPY', 1] as const, ['BHD', 1000] as const),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        ([currency, unitsInOne], units, millionths) => {
          const own = units / unitsInOne;
          const discountPercentage = millionths / 1_000_000;
          const price = priceIn({ discountPercentage }, own, currency);
          const exact = decimal(own).times(decimal(100).minus(discountPercentage)).div(100);
          expect(price).toBe(roundMoney(exact, currency).toNumber());
          expect(isMoney(price, currency) && price >= 0 && price <= own).toBe(true);
        },
      ),
      500,
    );
  });

  it.each<[number | undefined, GroupPricing | undefined, number | undefined]>([
    [12, undefined, 12],
    [0.01, undefined, 0.01],
    [0, undefined, undefined],
    [undefined, undefined, undefined],
    [0, { fixedPrice: 5 }, 5],
    [undefined, { fixedPrice: 5 }, 5],
    [0, { fixedPrice: 0 }, undefined],
    [12, { fixedPrice: 0 }, 0],
    [12, { discountPercentage: 100 }, 0],
    [0, { discountPercentage: 10 }, undefined],
    [undefined, { discountPercentage: 10 }, undefined],
  ])('O2.5-07 what costs %s by itself is sold under %j at %s', (own, pricing, expected) => {
    expect(sellingPrice(own, pricing, 'USD')).toBe(expected);
  });

  it('is not had for what the group does not hold', () => {
    expect(itemNotInGroup({ name: 'Margherita' })).toBe('Margherita is not in this part of the menu');
  });
});

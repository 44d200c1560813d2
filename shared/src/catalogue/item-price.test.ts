import { describe, expect, it } from 'vitest';
import { aGuid, anItem } from '../testing/a-storefront.ts';
import { hasPrice, isQuickAdd, priceLabel, usualPriceLabel } from './item-price.ts';
import type { GroupPricing } from './storefront.ts';

const sizes = (...prices: number[]) =>
  prices.map((price, index) => ({ id: index + 1, guid: aGuid(index + 1), name: `Size ${index + 1}`, price }));

describe('the price on a card', () => {
  it.each([
    ['$12.50', anItem({ basePrice: 12.5 })],
    ['From $9.00', anItem({ pricingStrategy: 'size', sizes: sizes(14, 9, 0) })],
    ['$9.00', anItem({ pricingStrategy: 'size', sizes: sizes(9, 9) })],
    ['Your price', anItem({ pricingStrategy: 'open', basePrice: 0 })],
    ['Price on request', anItem({ basePrice: 0 })],
    ['Price on request', anItem({ pricingStrategy: 'size', sizes: sizes(0) })],
    ['Price on request', anItem({ pricingStrategy: 'size' })],
  ])('O2.4-01 reads %s', (expected, item) => {
    expect(priceLabel(item, 'USD')).toBe(expected);
    expect(hasPrice(item, 'USD')).toBe(expected !== 'Price on request');
  });

  it("O9-13 is in the restaurant's currency, with as many decimals as it has", () => {
    expect(priceLabel(anItem({ basePrice: 1200 }), 'JPY')).toBe('¥1,200');
  });
});

describe('the price on a card of a group with prices of its own', () => {
  const off = { discountPercentage: 25 };
  const five = { fixedPrice: 5 };
  const bySize = (...prices: number[]) => anItem({ pricingStrategy: 'size', sizes: sizes(...prices) });

  it.each<[string, string | undefined, ReturnType<typeof anItem>, GroupPricing]>([
    ['$9.00', '$12.00', anItem({ basePrice: 12 }), off],
    ['$5.00', '$12.00', anItem({ basePrice: 12 }), five],
    ['$5.00', undefined, anItem({ basePrice: 5 }), five],
    ['$5.00', undefined, anItem({ basePrice: 4 }), five],
    ['$5.00', undefined, anItem({ basePrice: 0 }), five],
    ['$0.00', '$12.00', anItem({ basePrice: 12 }), { discountPercentage: 100 }],
    ['Price on request', undefined, anItem({ basePrice: 0 }), off],
    ['From $6.75', 'From $9.00', bySize(14, 9, 0), off],
    ['$5.00', 'From $9.00', bySize(14, 9), five],
    ['$5.00', undefined, bySize(14, 4), five],
    ['$5.00', undefined, bySize(0), five],
    ['Your price', undefined, anItem({ pricingStrategy: 'open' }), five],
    ['Your price', undefined, anItem({ pricingStrategy: 'open', basePrice: 12 }), off],
  ])('O2.4-01 reads %s instead of %s', (expected, usual, item, pricing) => {
    expect(priceLabel(item, 'USD', pricing)).toBe(expected);
    expect(usualPriceLabel(item, 'USD', pricing)).toBe(usual);
    expect(hasPrice(item, 'USD', pricing)).toBe(expected !== 'Price on request');
  });

  it('is the usual one where the group has none', () => {
    expect(usualPriceLabel(anItem(), 'USD')).toBeUndefined();
  });
});

describe('one tap', () => {
  it.each([
    [true, anItem()],
    [true, anItem({ modifierGroups: [] })],
    [false, anItem({ modifierGroups: [{ modifierGroupId: 1 }] })],
    [false, anItem({ pricingStrategy: 'size', sizes: sizes(9) })],
    [false, anItem({ pricingStrategy: 'open' })],
  ])('O2.4-03 is enough for a dish without choices alone: %s', (expected, item) => {
    expect(isQuickAdd(item)).toBe(expected);
  });
});

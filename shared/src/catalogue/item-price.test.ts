import { describe, expect, it } from 'vitest';
import { aGuid, anItem } from '../testing/a-storefront.ts';
import { hasPrice, priceLabel } from './item-price.ts';

const sizes = (...prices: number[]) =>
  prices.map((price, index) => ({ id: index + 1, guid: aGuid(index + 1), name: `Size ${index + 1}`, price }));

describe('the price on a card', () => {
  it.each([
    ['$12.50', anItem({ basePrice: 12.5 })],
    ['From $9.00', anItem({ pricingStrategy: 'size', sizes: sizes(14, 9, 0) })],
    ['$9.00', anItem({ pricingStrategy: 'size', sizes: sizes(9, 9) })],
    ['Your price', anItem({ pricingStrategy: 'open' })],
    ['Price on request', anItem({ basePrice: 0 })],
    ['Price on request', anItem({ pricingStrategy: 'size', sizes: sizes(0) })],
  ])('O2.4-01 reads %s', (expected, item) => {
    expect(priceLabel(item, 'USD')).toBe(expected);
    expect(hasPrice(item)).toBe(expected !== 'Price on request');
  });

  it("O9-13 is in the restaurant's currency, with as many decimals as it has", () => {
    expect(priceLabel(anItem({ basePrice: 1200 }), 'JPY')).toBe('¥1,200');
  });
});

import { describe, expect, it } from 'vitest';
import type { StorefrontItem, StorefrontTaxRate } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { anItem, aStorefront, aTaxRate } from '../testing/a-storefront.ts';
import type { LineRequest } from './line.ts';
import { loyaltyPoints, priceOrder } from './quote.ts';

interface Menu {
  items?: StorefrontItem[];
  taxRates?: StorefrontTaxRate[];
  serviceCharge?: number;
  currency?: string;
}

const one = (menuItemId: number, quantity = 1): LineRequest => ({ menuItemId, quantity, modifiers: [] });

function totalsOf(
  { items, taxRates = [aTaxRate({ rate: 10 })], serviceCharge = 0, currency = 'USD' }: Menu,
  requests = [one(1)],
  tip?: number,
) {
  const storefront = aStorefront({
    restaurant: { serviceCharge, currency },
    taxRates,
    ...(items && { items }),
  });
  const priced = priceOrder(indexStorefront(storefront), requests, tip);
  if (!priced.ok) throw new Error(priced.problems.map(({ message }) => message).join());
  return priced.totals;
}

describe('totals of an order', () => {
  it('O9-11 the total is price, service charge, tax and tip together', () => {
    expect(totalsOf({ serviceCharge: 0.18 }, [one(1, 2)], 5)).toMatchObject({
      currency: 'USD',
      itemCount: 2,
      subtotal: 24,
      serviceCharge: 4.32,
      tax: 2.4,
      tip: 5,
      discount: 0,
      total: 35.72,
    });
  });

  it('the service charge is taken from the subtotal, half up, and is not taxed', () => {
    const items = [anItem({ basePrice: 10.5 })];
    expect(totalsOf({ items, serviceCharge: 0.15 })).toMatchObject({
      serviceCharge: 1.58,
      tax: 1.05,
      total: 13.13,
    });
  });

  it('the total is the sum of the printed figures, even where the exact sum would round otherwise', () => {
    const items = [anItem({ basePrice: 0.33 })];
    const taxRates = [1, 2, 3].map((taxRateId) => aTaxRate({ taxRateId, rate: 10 }));
    expect(totalsOf({ items, taxRates })).toMatchObject({ subtotal: 0.33, tax: 0.09, total: 0.42 });
  });

  it('taxes already in the prices are shown and not added', () => {
    const items = [
      anItem({ itemId: 1, basePrice: 11, taxInclusion: 'inclusive' }),
      anItem({ itemId: 2, basePrice: 20 }),
    ];
    const totals = totalsOf({ items }, [one(1), one(2)]);
    expect(totals).toMatchObject({ subtotal: 31, tax: 2, total: 33 });
    expect(totals.taxes.map(({ amountCalculated, isInclusive }) => [amountCalculated, isInclusive])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('the restaurant’s settings tax it where it has no rates', () => {
    expect(totalsOf({ taxRates: [] })).toMatchObject({ subtotal: 12, tax: 1.05, total: 13.05 });
  });

  it('an item that is exempt for takeout, or untaxed, bears no tax', () => {
    const items = [anItem({ itemId: 1, takeoutTaxException: true }), anItem({ itemId: 2, taxRateIds: [] })];
    expect(totalsOf({ items }, [one(1), one(2)])).toMatchObject({
      subtotal: 24,
      tax: 0,
      taxes: [],
      total: 24,
    });
  });

  it('each figure has the decimals of the currency', () => {
    const items = [anItem({ basePrice: 980 })];
    expect(totalsOf({ items, serviceCharge: 0.125, currency: 'JPY' })).toMatchObject({
      serviceCharge: 123,
      tax: 98,
      total: 1201,
    });
  });

  it('an empty order is worth nothing', () => {
    expect(totalsOf({ serviceCharge: 0.18 }, [])).toMatchObject({
      itemCount: 0,
      subtotal: 0,
      taxes: [],
      tax: 0,
      total: 0,
    });
  });

  it('O9-11 is never below nothing', () => {
    expect(totalsOf({}, [one(1)], -100).total).toBe(0);
  });
});

describe('an order with problems', () => {
  it('names each line at fault and prices nothing', () => {
    const index = indexStorefront(
      aStorefront({ items: [anItem(), anItem({ itemId: 2, onlineOrdering: false })] }),
    );
    const priced = priceOrder(index, [one(9), one(1), one(2)]);
    expect(priced).toEqual({
      ok: false,
      problems: [
        { code: 'unknownItem', line: 0, message: 'This item is no longer on the menu' },
        { code: 'notOnline', line: 2, message: 'Margherita cannot be ordered online' },
      ],
    });
    expect(priceOrder(index, [one(1), one(9)])).toMatchObject({ ok: false, problems: [{ line: 1 }] });
  });
});

describe('loyalty points', () => {
  it.each([
    [0, 0],
    [0.09, 0],
    [0.1, 1],
    [12.99, 129],
    [12.5, 125],
    [1.1, 11],
    [16.4, 164],
    [4.6, 46],
    [9.7, 97],
    [1025.3, 10253],
  ])('O9-14 of %d dollars are %d', (subtotal, points) => {
    expect(loyaltyPoints(subtotal)).toBe(points);
  });

  it('O9-14 are one for every dime, without exception', () => {
    for (let dimes = 0; dimes <= 500; dimes++) expect(loyaltyPoints(dimes / 10)).toBe(dimes);
  });
});

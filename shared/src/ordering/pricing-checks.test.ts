import { describe, expect, it } from 'vitest';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aGuid, aModifierGroup, anItem, aStorefront, aTaxRate } from '../testing/a-storefront.ts';
import type { LineRequest } from './line.ts';
import { type CheckedPricing, pricingErrors, pricingErrorsOf } from './pricing-checks.ts';
import { priceOrder } from './quote.ts';

const margherita = { name: 'Margherita', price: 1, hasValidConfiguration: true };
const calzoneLine = { name: 'Calzone', price: 15, hasValidConfiguration: true };

const sound: CheckedPricing = {
  totals: { subtotal: 0, tax: 0, total: 0 },
  lines: [{ ...margherita, price: 0 }, calzoneLine],
  rates: [{ name: 'Sales tax', rate: 0 }],
};

describe('the pricing errors', () => {
  it('O5-04 are none for an order that costs nothing or something', () => {
    expect(pricingErrors(sound)).toEqual([]);
    expect(pricingErrors({ ...sound, totals: { subtotal: 12, tax: 1, total: 13 } })).toEqual([]);
  });

  it.each<[string, Partial<CheckedPricing>]>([
    ['Subtotal cannot be negative', { totals: { ...sound.totals, subtotal: -0.01 } }],
    ['Tax amount cannot be negative', { totals: { ...sound.totals, tax: -0.01 } }],
    ['Total amount cannot be negative', { totals: { ...sound.totals, total: -0.01 } }],
    ['Subtotal cannot be negative', { totals: { ...sound.totals, subtotal: Number.NaN } }],
    ['Item 2 (Calzone) has negative price', { lines: [margherita, { ...calzoneLine, price: -0.01 }] }],
    [
      'Item 1 (Margherita) has invalid configuration',
      { lines: [{ ...margherita, hasValidConfiguration: false }, calzoneLine] },
    ],
    ['Tax rate "Sales tax" cannot be negative', { rates: [{ name: 'Sales tax', rate: -0.01 }] }],
    ['Tax rate "Bag fee" cannot be negative', { rates: [{ name: 'Bag fee', rate: 5, takeoutTaxrate: -1 }] }],
    [
      'Tax rate "Table" cannot be negative',
      {
        rates: [
          {
            name: 'Table',
            rate: 0,
            taxTable: [
              { from: 0, to: 5, amount: 1 },
              { from: 5, amount: -1 },
            ],
          },
        ],
      },
    ],
  ])('O5-04 say: %s', (message, change) => {
    expect(pricingErrors({ ...sound, ...change })).toEqual([message]);
  });

  it('O5-04 are all told, totals first, then items, then taxes', () => {
    const bad: CheckedPricing = {
      totals: { subtotal: -1, tax: -1, total: -1 },
      lines: [
        { name: 'Calzone', price: -1, hasValidConfiguration: false },
        { name: 'Soup', price: 1, hasValidConfiguration: false },
      ],
      rates: [
        { name: 'A', rate: -1 },
        { name: 'B', rate: 1, takeoutTaxrate: 0, taxTable: [{ from: 0, amount: 0 }] },
        { name: 'C', rate: -1 },
      ],
    };
    expect(pricingErrors(bad)).toEqual([
      'Subtotal cannot be negative',
      'Tax amount cannot be negative',
      'Total amount cannot be negative',
      'Item 1 (Calzone) has negative price',
      'Item 1 (Calzone) has invalid configuration',
      'Item 2 (Soup) has invalid configuration',
      'Tax rate "A" cannot be negative',
      'Tax rate "C" cannot be negative',
    ]);
  });
});

describe('an order priced on the menu', () => {
  const sizes = [{ id: 1, guid: aGuid(1), name: 'Large', price: 15 }];
  const index = indexStorefront(
    aStorefront({
      items: [
        anItem({ itemId: 1, modifierGroups: [{ modifierGroupId: 1 }] }),
        anItem({ itemId: 2, name: 'Calzone', pricingStrategy: 'size', sizes }),
      ],
      modifierGroups: [aModifierGroup({ selectionRequirement: 'Required' })],
    }),
  );
  const pizza: LineRequest = {
    menuItemId: 1,
    quantity: 1,
    modifiers: [{ modifierGroupId: 1, modifierId: 1, quantity: 1 }],
  };
  const calzone: LineRequest = { menuItemId: 2, sizeId: 1, quantity: 1, modifiers: [] };
  const priced = (on = index, requests = [pizza, calzone]) => {
    const result = priceOrder(on, requests);
    if (!result.ok) throw new Error('The test order has no price');
    return result;
  };

  it('O5-04 has no errors', () => {
    expect(pricingErrorsOf(index, priced())).toEqual([]);
  });

  it.each<[string, Partial<LineRequest>]>([
    ['less than one', { quantity: 0 }],
    ['half of one', { quantity: 1.5 }],
    ['no longer the options it needs', { modifiers: [] }],
  ])('O5-04 of %s has an invalid configuration', (_, change) => {
    const order = priced();
    const lines = order.lines.map((line, position) =>
      position === 0 ? { ...line, request: { ...line.request, ...change } } : line,
    );
    expect(pricingErrorsOf(index, { ...order, lines })).toEqual([
      'Item 1 (Margherita) has invalid configuration',
    ]);
  });

  it('O5-04 without the size it was priced by, or with one too many, has an invalid configuration', () => {
    const order = priced();
    const lines = order.lines.map((line, position) => ({
      ...line,
      size: position === 0 ? sizes[0] : undefined,
    }));
    expect(pricingErrorsOf(index, { ...order, lines })).toEqual([
      'Item 1 (Margherita) has invalid configuration',
      'Item 2 (Calzone) has invalid configuration',
    ]);
  });

  it('O5-04 on a menu with options below nothing has a negative price, and negative totals', () => {
    const modifiers = [{ id: 1, guid: aGuid(1), name: 'Less', price: -20 }];
    const odd = indexStorefront({ ...index.storefront, modifierGroups: [aModifierGroup({ modifiers })] });
    expect(pricingErrorsOf(odd, priced(odd, [pizza]))).toEqual([
      'Subtotal cannot be negative',
      'Tax amount cannot be negative',
      'Item 1 (Margherita) has negative price',
    ]);
  });

  it('O5-04 under a tax below nothing has a negative tax', () => {
    const taxed = indexStorefront({ ...index.storefront, taxRates: [aTaxRate({ rate: -5, name: 'Odd' })] });
    expect(pricingErrorsOf(taxed, priced(taxed))).toEqual([
      'Tax amount cannot be negative',
      'Tax rate "Odd" cannot be negative',
    ]);
  });
});

// Every way to price an item and its options, under every kind of tax, in the price and on top of it, by every rounding:
// reckoned by hand. The item is 1.00; its options add nothing, 0.25 one by one, or 0.35 as a group.
import { describe, expect, it } from 'vitest';
import type { StorefrontItem, StorefrontModifierGroup, StorefrontTaxRate } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { decimal, type RoundingOption, roundingOptions } from '../kernel/money.ts';
import { aGuid, aModifierGroup, anItem, aStorefront, aTaxRate, options } from '../testing/a-storefront.ts';
import type { LineRequest } from './line.ts';
import { priceOrder } from './quote.ts';

const items: Record<StorefrontItem['pricingStrategy'], [Partial<StorefrontItem>, Partial<LineRequest>]> = {
  base: [{ basePrice: 1 }, {}],
  size: [{ sizes: [{ id: 1, guid: aGuid(1), name: 'Large', price: 1 }] }, { sizeId: 1 }],
  open: [{}, { openPrice: 1 }],
};

const subtotals: Record<StorefrontModifierGroup['pricingStrategy'], number> = {
  'No charge': 1,
  Individual: 1.25,
  Group: 1.35,
};

const rates: Record<StorefrontTaxRate['type'], Partial<StorefrontTaxRate>> = {
  Percent: { rate: 10 },
  Fixed: { rate: 0.125 },
  'Tax Table': {
    rate: 0,
    taxTable: [
      { from: 1, to: 1.3, amount: 0.115 },
      { from: 1.3, amount: 0.121 },
    ],
  },
};

type Figures = Record<RoundingOption, number>;
const figures = (even: number, up: number, down: number, ceil: number): Figures => ({
  'Half Even Rounding': even,
  'Half Up Rounding': up,
  'Always Round Down': down,
  'Always Round Up': ceil,
});

type Strategy = StorefrontModifierGroup['pricingStrategy'];
type TaxType = StorefrontTaxRate['type'];
const byHand: [TaxType, 'exclusive' | 'inclusive', Strategy, Figures][] = [
  // 0.1, 0.125 and 0.135 exactly
  ['Percent', 'exclusive', 'No charge', figures(0.1, 0.1, 0.1, 0.1)],
  ['Percent', 'exclusive', 'Individual', figures(0.12, 0.13, 0.12, 0.13)],
  ['Percent', 'exclusive', 'Group', figures(0.14, 0.14, 0.13, 0.14)],
  // a tenth of 0.9090…, 1.1363… and 1.2272…
  ['Percent', 'inclusive', 'No charge', figures(0.09, 0.09, 0.09, 0.1)],
  ['Percent', 'inclusive', 'Individual', figures(0.11, 0.11, 0.11, 0.12)],
  ['Percent', 'inclusive', 'Group', figures(0.12, 0.12, 0.12, 0.13)],
  ['Fixed', 'exclusive', 'No charge', figures(0.12, 0.13, 0.12, 0.13)],
  ['Fixed', 'exclusive', 'Individual', figures(0.12, 0.13, 0.12, 0.13)],
  ['Fixed', 'exclusive', 'Group', figures(0.12, 0.13, 0.12, 0.13)],
  ['Fixed', 'inclusive', 'No charge', figures(0.12, 0.13, 0.12, 0.13)],
  ['Fixed', 'inclusive', 'Individual', figures(0.12, 0.13, 0.12, 0.13)],
  ['Fixed', 'inclusive', 'Group', figures(0.12, 0.13, 0.12, 0.13)],
  // 0.115 below 1.30, 0.121 from there on
  ['Tax Table', 'exclusive', 'No charge', figures(0.12, 0.12, 0.11, 0.12)],
  ['Tax Table', 'exclusive', 'Individual', figures(0.12, 0.12, 0.11, 0.12)],
  ['Tax Table', 'exclusive', 'Group', figures(0.12, 0.12, 0.12, 0.13)],
  ['Tax Table', 'inclusive', 'No charge', figures(0.12, 0.12, 0.11, 0.12)],
  ['Tax Table', 'inclusive', 'Individual', figures(0.12, 0.12, 0.11, 0.12)],
  ['Tax Table', 'inclusive', 'Group', figures(0.12, 0.12, 0.12, 0.13)],
];

function totalsOf(
  itemStrategy: StorefrontItem['pricingStrategy'],
  optionStrategy: Strategy,
  inclusion: 'exclusive' | 'inclusive',
  rate: Partial<StorefrontTaxRate>,
) {
  const [item, request] = items[itemStrategy];
  const storefront = aStorefront({
    items: [
      anItem({
        ...item,
        pricingStrategy: itemStrategy,
        modifierGroups: [{ modifierGroupId: 1 }],
        ...(inclusion === 'inclusive' && { taxInclusion: inclusion }),
      }),
    ],
    modifierGroups: [
      aModifierGroup({
        pricingStrategy: optionStrategy,
        groupPrice: 0.35,
        modifiers: options(['Olives', 0.15], ['Basil', 0.1]),
      }),
    ],
    taxRates: [aTaxRate(rate)],
  });
  const modifiers = [1, 2].map((modifierId) => ({ modifierGroupId: 1, modifierId, quantity: 1 }));
  const priced = priceOrder(indexStorefront(storefront), [
    { menuItemId: 1, quantity: 1, modifiers, ...request },
  ]);
  if (!priced.ok) throw new Error(priced.problems.map(({ message }) => message).join());
  return priced.totals;
}

describe('what an order comes to, by hand', () => {
  const cases = byHand.flatMap(([type, inclusion, strategy, taxes]) =>
    (['base', 'size', 'open'] as const).flatMap((item) =>
      roundingOptions.map(
        (rounding) => [item, strategy, type, inclusion, rounding, taxes[rounding]] as const,
      ),
    ),
  );

  it.each(cases)(
    'O9-12, O9-11 %s price, %s options, %s tax, %s, %s: %d',
    (item, strategy, type, inclusion, rounding, tax) => {
      const totals = totalsOf(item, strategy, inclusion, { ...rates[type], type, roundingOptions: rounding });
      const subtotal = subtotals[strategy];
      const added = inclusion === 'exclusive' ? tax : 0;
      expect(totals.taxes.map(({ amountCalculated }) => amountCalculated)).toEqual([tax]);
      expect(totals).toMatchObject({ subtotal, tax: added, total: decimal(subtotal).plus(added).toNumber() });
    },
  );
});

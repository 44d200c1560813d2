// Sanity checks of an order's figures before it is stored (O5-04). A failure is a bug or a broken menu, never the diner's
// fault.

import type { StorefrontTaxRate } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { isolated } from '../kernel/isolated.ts';
import { type PricedLine, selectionOf } from './line.ts';
import type { OrderTotals, PricedOrder } from './quote.ts';
import { isSelectionValid, selectionGroups } from './selection.ts';

export interface CheckedLine {
  name: string;
  price: number;
  hasValidConfiguration: boolean;
}

type CheckedRate = Pick<StorefrontTaxRate, 'name' | 'rate'> &
  Partial<Pick<StorefrontTaxRate, 'takeoutTaxrate' | 'taxTable'>>;

export interface CheckedPricing {
  totals: Pick<OrderTotals, 'subtotal' | 'tax' | 'total'>;
  lines: readonly CheckedLine[];
  rates: readonly CheckedRate[];
}

/** NaN counts as negative, too. */
const isNegative = (amount: number): boolean => !(amount >= 0);

/** Every error in the words of O5-04, items counted from 1; empty if all is well. */
export function pricingErrors({ totals, lines, rates }: CheckedPricing): string[] {
  return [
    ...(isNegative(totals.subtotal) ? ['Subtotal cannot be negative'] : []),
    ...(isNegative(totals.tax) ? ['Tax amount cannot be negative'] : []),
    ...(isNegative(totals.total) ? ['Total amount cannot be negative'] : []),
    ...lines.flatMap(({ name, price, hasValidConfiguration }, position) => [
      ...(isNegative(price) ? [`Item ${position + 1} (${isolated(name)}) has negative price`] : []),
      ...(hasValidConfiguration
        ? []
        : [`Item ${position + 1} (${isolated(name)}) has invalid configuration`]),
    ]),
    ...rates
      .filter(({ rate, takeoutTaxrate = 0, taxTable = [] }) =>
        [rate, takeoutTaxrate, ...taxTable.map(({ amount }) => amount)].some(isNegative),
      )
      .map(({ name }) => `Tax rate "${isolated(name)}" cannot be negative`),
  ];
}

/** The errors of an order priced on this menu. */
export function pricingErrorsOf(index: StorefrontIndex, { lines, totals }: PricedOrder): string[] {
  return pricingErrors({
    totals,
    lines: lines.map((line) => ({
      name: line.item.name,
      price: line.lineTotal.toNumber(),
      hasValidConfiguration: hasValidConfiguration(index, line),
    })),
    rates: index.storefront.taxRates,
  });
}

/** A whole quantity, a size if it has sizes, and options that its groups allow. */
function hasValidConfiguration(index: StorefrontIndex, { item, request, size }: PricedLine): boolean {
  const hasItsSize = (item.pricingStrategy === 'size') === (size !== undefined);
  const groups = selectionGroups(item, index.modifierGroup);
  return (
    Number.isInteger(request.quantity) &&
    request.quantity >= 1 &&
    hasItsSize &&
    isSelectionValid(groups, selectionOf(request.modifiers))
  );
}

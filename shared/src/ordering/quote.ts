// The price of a whole order. Browser and server call the same function on the same menu, so their totals agree to the
// cent; the server's is the one that counts.
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { atLeastZero, type Big, decimal, roundMoney, sum } from '../kernel/money.ts';
import { isProblem, type LineProblem, type LineRequest, type PricedLine, priceLine } from './line.ts';
import { type AppliedTax, applyTaxes } from './taxes.ts';

/** Every printed figure, in the currency's major unit. The total is the sum of the printed figures (decisions 6). */
export interface OrderTotals {
  currency: string;
  itemCount: number;
  /** Lines before exclusive taxes. */
  subtotal: number;
  discount: number;
  serviceCharge: number;
  taxes: AppliedTax[];
  /** Exclusive taxes only: what is added. */
  tax: number;
  tip: number;
  total: number;
}

export interface PricedOrder {
  lines: PricedLine[];
  totals: OrderTotals;
}

export type PriceResult = ({ ok: true } & PricedOrder) | { ok: false; problems: LineProblem[] };

/** Prices every line, or says what is wrong with which. `tip` is in the major unit. */
export function priceOrder(index: StorefrontIndex, requests: readonly LineRequest[], tip = 0): PriceResult {
  const results = requests.map((request) => priceLine(index, request));
  const problems = results.flatMap((result, line) => (isProblem(result) ? [{ ...result, line }] : []));
  if (problems.length > 0) return { ok: false, problems };
  const lines = results.filter((result): result is PricedLine => !isProblem(result));
  return { ok: true, lines, totals: totalsOf(index, lines, tip) };
}

function totalsOf(index: StorefrontIndex, lines: readonly PricedLine[], tip: number): OrderTotals {
  const { restaurant, taxRates } = index.storefront;
  const subtotal = sum(lines.map((line) => line.lineTotal));
  const serviceCharge = serviceChargeOn(subtotal, restaurant.serviceCharge, restaurant.currency);
  const taxes = applyTaxes(
    lines.map(({ item, lineTotal }) => ({
      amount: lineTotal,
      taxRateIds: item.taxRateIds,
      isInclusive: item.taxInclusion === 'inclusive',
      isTakeoutExempt: item.takeoutTaxException ?? false,
    })),
    { rates: taxRates, fallbackRate: restaurant.taxRate, currency: restaurant.currency },
  );
  const tax = sum(
    taxes.filter((applied) => !applied.isInclusive).map((applied) => decimal(applied.amountCalculated)),
  );
  return {
    currency: restaurant.currency,
    itemCount: lines.reduce((count, line) => count + line.request.quantity, 0),
    subtotal: subtotal.toNumber(),
    discount: 0,
    serviceCharge: serviceCharge.toNumber(),
    taxes,
    tax: tax.toNumber(),
    tip,
    total: atLeastZero(sum([subtotal, serviceCharge, tax, decimal(tip)])).toNumber(),
  };
}

/** On the subtotal, untaxed (decisions 6). `rate` is a fraction. */
function serviceChargeOn(subtotal: Big, rate: number, currency: string): Big {
  return roundMoney(subtotal.times(decimal(rate)), currency);
}

/** floor(subtotal × 10) (O9-14). */
export function loyaltyPoints(subtotal: number): number {
  return decimal(subtotal).times(10).round(0, 0).toNumber();
}

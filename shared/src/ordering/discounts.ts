// Discounts by staff, coupons and points (I3.12-03, I9-16). Each is taken from what the previous ones left, lines first, then
// the order. An order's discount is distributed over its lines in proportion, in whole smallest units of the currency, so that
// taxes are computed on what each line really costs.
import { isolated } from '../kernel/isolated.ts';
import { atLeastZero, type Big, decimal, isMoney, roundMoney, sum, zero } from '../kernel/money.ts';
import { currencyDecimals } from '../kernel/money-decimals.ts';
import { POINTS_DISCOUNT } from './printed-discounts.ts';

interface Discount {
  discountId: string;
  name: string;
  type: 'percentage' | 'fixedAmount';
  /** A percent, or an amount in the major unit. */
  value: number;
  reason?: string | undefined;
}

/** `line` counts from 0. */
export type GrantedDiscount = Discount & ({ scope: 'order' } | { scope: 'item'; line: number });

export interface AppliedDiscount extends Discount {
  scope: GrantedDiscount['scope'];
  amountApplied: number;
}

export interface Discounted {
  orderDiscounts: AppliedDiscount[];
  /** By line. */
  lineDiscounts: AppliedDiscount[][];
  /** The remaining amount of each line. */
  remaining: Big[];
  /** The total of all discounts. */
  amount: Big;
}

/** Why this discount cannot be granted; undefined if it can. Applying a refused discount may throw. */
export function refuseDiscount(
  discount: GrantedDiscount,
  lineCount: number,
  currency: string,
): string | undefined {
  const { name, type, value } = discount;
  if (!Number.isFinite(value)) return `Discount "${isolated(name)}" must be a number`;
  if (value < 0) return `Discount "${isolated(name)}" cannot be negative`;
  if (type === 'fixedAmount' && !isMoney(value, currency))
    return `Discount "${isolated(name)}" has too many decimals`;
  if (discount.scope === 'order') return undefined;
  const { line } = discount;
  const isInOrder = Number.isInteger(line) && line >= 0 && line < lineCount;
  return isInOrder ? undefined : `Discount "${isolated(name)}" is for an item that is not in the order`;
}

/** What points pay. @param amount In the major unit. */
export const pointsDiscount = (amount: number): GrantedDiscount => ({
  discountId: POINTS_DISCOUNT,
  name: 'Points',
  type: 'fixedAmount',
  value: amount,
  scope: 'order',
});

export function applyDiscounts(
  lineTotals: readonly Big[],
  discounts: readonly GrantedDiscount[],
  currency: string,
): Discounted {
  const lines = lineTotals.map((total, line) =>
    takeOff(
      total,
      discounts.filter((discount) => discount.scope === 'item' && discount.line === line),
      currency,
    ),
  );
  const left = lines.map(({ remaining }) => remaining);
  const order = takeOff(
    sum(left),
    discounts.filter(({ scope }) => scope === 'order'),
    currency,
  );
  const shares = spread(order.amount, left, currency);
  return {
    orderDiscounts: order.applied,
    lineDiscounts: lines.map(({ applied }) => applied),
    remaining: left.map((amount, line) => amount.minus(shares[line] ?? zero)),
    amount: sum([order.amount, ...lines.map(({ amount }) => amount)]),
  };
}

interface Taken {
  applied: AppliedDiscount[];
  amount: Big;
  remaining: Big;
}

/** One discount after the other; percentages are rounded half up. */
function takeOff(total: Big, discounts: readonly GrantedDiscount[], currency: string): Taken {
  let remaining = total;
  const applied = discounts.map(({ discountId, name, type, value, scope, reason }): AppliedDiscount => {
    const available = atLeastZero(remaining);
    const wished = type === 'percentage' ? available.times(decimal(value)).div(100) : decimal(value);
    const rounded = roundMoney(wished, currency);
    const amount = rounded.gt(available) ? available : rounded;
    remaining = remaining.minus(amount);
    return {
      discountId,
      name,
      type,
      value,
      scope,
      amountApplied: amount.toNumber(),
      ...(reason !== undefined && { reason }),
    };
  });
  return { applied, amount: total.minus(remaining), remaining };
}

/**
 * Splits `amount` in proportion to `weights` (amounts of the currency; negative ones count as zero) into parts of whole
 * smallest units with exactly that sum. A larger amount never makes a part smaller (Sainte-Laguë method), so that a bigger
 * discount cannot increase the tax of a line; no part exceeds its weight while the amount does not exceed their sum.
 */
export function spread(amount: Big, weights: readonly Big[], currency: string): Big[] {
  const unitsInOne = decimal(10).pow(currencyDecimals(currency));
  const claims = weights.map((weight) => atLeastZero(weight).times(unitsInOne));
  const all = sum(claims);
  const wanted = amount.times(unitsInOne);
  if (all.eq(0)) return weights.map(() => zero);
  // Rounded shares of a slightly smaller amount never exceed the amount; the rest is distributed unit by unit.
  const safe = atLeastZero(wanted.minus(claims.length));
  const parts = claims.map((claim) => claim.times(safe).div(all).round(0, 1));
  for (let given = sum(parts); given.lt(wanted); given = given.plus(1)) {
    const next = mostEntitled(claims, parts);
    parts[next] = (parts[next] ?? zero).plus(1);
  }
  return parts.map((part) => part.div(unitsInOne));
}

/** Who has the largest claim for each unit held, the next one counted half; the first of several. */
function mostEntitled(claims: readonly Big[], parts: readonly Big[]): number {
  const divisors = parts.map((part) => part.times(2).plus(1));
  return claims.reduce((best, claim, index) => {
    const own = claim.times(divisors[best] ?? 1);
    const bests = (claims[best] ?? zero).times(divisors[index] ?? 1);
    return own.gt(bests) ? index : best;
  }, 0);
}

// Points that diners earn and spend (O9-14, decisions 2).
import { decimal } from '../kernel/money.ts';
import { currencyDecimals } from '../kernel/money-decimals.ts';

/** How many points are worth one of the currency's major unit, unless the restaurant sets another rate. */
export const POINTS_FOR_ONE = 1000;

/** floor(subtotal × 10) (O9-14). */
export function loyaltyPoints(subtotal: number): number {
  return decimal(subtotal).times(10).round(0, 0).toNumber();
}

export interface Redemption {
  /** Spent: no more than the amount takes. */
  points: number;
  /** Off the order, in the major unit. */
  amount: number;
}

/**
 * What so many points take off an order of which `due` is to be paid: rounded down to the currency, never more than is due,
 * and no point is spent for nothing. Nothing for points that are not a whole number. A redemption is granted as a
 * fixedAmount discount on the order. `pointsForOne` is above zero.
 */
export function redeemPoints(
  points: number,
  due: number,
  currency: string,
  pointsForOne: number = POINTS_FOR_ONE,
): Redemption {
  if (!Number.isSafeInteger(points) || points < 0 || due < 0) return { points: 0, amount: 0 };
  const worth = decimal(points).div(pointsForOne).round(currencyDecimals(currency), 0);
  const amount = worth.gt(due) ? decimal(due) : worth;
  return { points: amount.times(pointsForOne).round(0, 3).toNumber(), amount: amount.toNumber() };
}

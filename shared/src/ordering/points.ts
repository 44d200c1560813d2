// How many points the food of an order earns, and what points are worth (O9-14). Earned and spent they are in points-ledger.ts.
import { decimal } from '../kernel/money.ts';
import { currencyDecimals } from '../kernel/money-decimals.ts';

/** The default number of points for one of the currency's major unit. */
export const POINTS_FOR_ONE = 1000;

/** floor(subtotal × 10) (O9-14). */
export function pointsFor(subtotal: number): number {
  return decimal(subtotal).times(10).round(0, 0).toNumber();
}

/** Points are earned on what was paid for the food: nothing for what a code or points took off (docs/decisions/061). */
export const earnedPoints = ({ subtotal, discount }: { subtotal: number; discount: number }): number =>
  Math.max(0, pointsFor(decimal(subtotal).minus(discount).toNumber()));

export interface Redemption {
  /** Spent points: no more than the amount needs. */
  points: number;
  /** Off the order, in the major unit. */
  amount: number;
}

/**
 * The discount for this many points on an order with `due` to pay: rounded down to the currency, never more than is due,
 * without wasting points. Nothing for a fractional number of points. Granted as a fixedAmount discount on the order.
 * `pointsForOne` is above zero.
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

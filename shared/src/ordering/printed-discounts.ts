// An order's discounts as they are printed: what a code took off, what points paid, and the rest.
// Without decimal arithmetic, which pages that only show figures do not load.
import { currencyDecimals } from '../kernel/money-decimals.ts';

/** The id of the discount by which points pay. */
export const POINTS_DISCOUNT = 'points';

/** What points paid of an order, in the major unit. */
export const pointsPaid = (
  orderDiscounts: readonly { discountId: string; amountApplied: number }[],
): number => orderDiscounts.find(({ discountId }) => discountId === POINTS_DISCOUNT)?.amountApplied ?? 0;

/** What neither the code nor points took off, such as discounts by staff. All figures have the currency's decimals. */
export const otherDiscounts = (
  { discount, currency }: { discount: number; currency: string },
  ...named: readonly number[]
): number =>
  Number(named.reduce((left, amount) => left - amount, discount).toFixed(currencyDecimals(currency)));

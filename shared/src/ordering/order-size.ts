// How much one order may come to: no more than a request can name and a record can hold, so that whatever is quoted can
// be placed. Asked by the cart for its hint and by the server for its verdict.
import { LARGEST_AMOUNT } from '../kernel/money.ts';
import { formatMoney } from '../kernel/money-format.ts';
import type { OrderTotals } from './quote.ts';

/** Why an order that comes to so much is not taken; undefined where it is. */
export function refuseTotal({
  subtotal,
  total,
  currency,
}: Pick<OrderTotals, 'subtotal' | 'total' | 'currency'>): string | undefined {
  if (Math.max(subtotal, total) <= LARGEST_AMOUNT) return undefined;
  const most = formatMoney(LARGEST_AMOUNT, currency);
  return `An order can come to at most ${most} - please remove something or call the restaurant`;
}

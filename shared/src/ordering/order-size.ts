// The largest total that an order may have, checked by the cart and by the server.

import { LARGEST_AMOUNT } from '../kernel/money.ts';
import { formatMoney } from '../kernel/money-format.ts';
import { t } from '../kernel/translate.ts';
import type { OrderTotals } from './quote.ts';

/** Why an order with this total is refused; undefined if it is accepted. */
export function refuseTotal({
  subtotal,
  total,
  currency,
}: Pick<OrderTotals, 'subtotal' | 'total' | 'currency'>): string | undefined {
  if (Math.max(subtotal, total) <= LARGEST_AMOUNT) return undefined;
  const most = formatMoney(LARGEST_AMOUNT, currency);
  return t('An order can come to at most {most} - please remove something or call the restaurant', { most });
}

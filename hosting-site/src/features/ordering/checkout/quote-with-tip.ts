// The server's new price with the tip that a guest has chosen as a percent: the server was sent the amount that this came to before.
import type { Quote } from '@bite/shared/api/answers';
import { decimal } from '@bite/shared/kernel/money';
import { discountedSubtotal, percentTip } from '@bite/shared/ordering/tips';

export function quoteWithTip(quote: Quote, percent: number): Quote {
  const { totals } = quote;
  const tip = percentTip(percent, discountedSubtotal(totals), totals.currency);
  const total = decimal(totals.total).minus(decimal(totals.tip)).plus(decimal(tip)).toNumber();
  return { ...quote, totals: { ...totals, tip, total } };
}

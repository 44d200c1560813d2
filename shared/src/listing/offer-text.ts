// The first words of an offer on the listing, from the promotion that it is for: what it takes off, the code, and until when.
import { formatMoney } from '../kernel/money.ts';
import { isOfItems, type PromotionTerms } from '../ordering/promotions.ts';

type Terms = Pick<PromotionTerms, 'name' | 'type' | 'percent' | 'amount' | 'scope' | 'code'> &
  Pick<PromotionTerms, 'minimumSubtotal' | 'lastDay'>;

/** 'Summer: 10% off your order with the code SUMMER10, until July 31, 2026.' */
export function offerText(terms: Terms, currency: string): string {
  const { name, code, minimumSubtotal, lastDay } = terms;
  const from = minimumSubtotal ? ` from ${formatMoney(minimumSubtotal, currency, 'en')}` : '';
  const until = lastDay ? `, until ${dayText(lastDay)}` : '';
  return `${name}: ${saving(terms, currency)}${from} with the code ${code}${until}.`;
}

function saving(terms: Terms, currency: string): string {
  const { type, percent = 0, amount = 0 } = terms;
  if (type === 'freeDelivery') return 'free delivery';
  if (type === 'freeItem') return 'a dish for free';
  const value = type === 'percentage' ? `${percent}%` : formatMoney(amount, currency, 'en');
  return `${value} off ${isOfItems(terms) ? 'selected dishes' : 'your order'}`;
}

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

// What a dish costs before anything is chosen, in figures and in words.
import { formatMoney } from '../kernel/money-format.ts';
import type { StorefrontItem } from './storefront.ts';

type Priced = Pick<StorefrontItem, 'pricingStrategy' | 'basePrice' | 'sizes'>;

/** Sizes that can be sold. */
const sizePrices = (item: Priced): number[] =>
  (item.sizes ?? []).map(({ price }) => price).filter((price) => price > 0);

/** False for what has no price yet: it is shown and cannot be ordered (O2.5-07). */
export function hasPrice(item: Priced): boolean {
  if (item.pricingStrategy === 'open') return true;
  if (item.pricingStrategy === 'size') return sizePrices(item).length > 0;
  return (item.basePrice ?? 0) > 0;
}

/** '$12.50', 'From $9.00' where sizes differ, 'Your price' where the diner names it. */
export function priceLabel(item: Priced, currency: string): string {
  if (!hasPrice(item)) return 'Price on request';
  if (item.pricingStrategy === 'open') return 'Your price';
  if (item.pricingStrategy === 'base') return formatMoney(item.basePrice ?? 0, currency);
  const prices = sizePrices(item);
  const least = formatMoney(Math.min(...prices), currency);
  return Math.min(...prices) === Math.max(...prices) ? least : `From ${least}`;
}

/** Can it go into the cart without a question? (O2.4-03) */
export function isQuickAdd(item: Pick<StorefrontItem, 'pricingStrategy' | 'modifierGroups'>): boolean {
  return item.pricingStrategy === 'base' && (item.modifierGroups ?? []).length === 0;
}

// The price of an item before anything is chosen, as a number and as a label. `pricing` is that of its menu group.

import { formatMoney } from '../kernel/money-format.ts';
import { t } from '../kernel/translate.ts';
import { sellingPrice } from './group-pricing.ts';
import type { GroupPricing, StorefrontItem } from './storefront.ts';

type Priced = Pick<StorefrontItem, 'pricingStrategy' | 'basePrice' | 'sizes'>;

/** Possible selling prices: one, or one per size. */
function pricesOf(item: Priced, currency: string, pricing: GroupPricing | undefined): number[] {
  const own = item.pricingStrategy === 'size' ? item.sizes?.map(({ price }) => price) : [item.basePrice];
  return (own ?? []).flatMap((price) => sellingPrice(price, pricing, currency) ?? []);
}

/** False for an item without a price yet: it is shown and cannot be ordered (O2.5-07). */
export function hasPrice(item: Priced, currency: string, pricing?: GroupPricing): boolean {
  return item.pricingStrategy === 'open' || pricesOf(item, currency, pricing).length > 0;
}

/** '$12.50', 'From $9.00' if sizes differ, 'Your price' if the diner names it. */
export function priceLabel(item: Priced, currency: string, pricing?: GroupPricing): string {
  if (item.pricingStrategy === 'open') return t('Your price');
  const prices = pricesOf(item, currency, pricing);
  if (prices.length === 0) return t('Price on request');
  const least = formatMoney(Math.min(...prices), currency);
  return Math.min(...prices) === Math.max(...prices) ? least : t('From {price}', { price: least });
}

/** The usual price, if the group's is lower: shown struck through. */
export function usualPriceLabel(item: Priced, currency: string, pricing?: GroupPricing): string | undefined {
  if (item.pricingStrategy === 'open') return undefined;
  const usual = pricesOf(item, currency, undefined);
  const isLower = usual.length > 0 && Math.min(...pricesOf(item, currency, pricing)) < Math.min(...usual);
  return isLower ? priceLabel(item, currency) : undefined;
}

/** Whether it can be added to the cart without further choices (O2.4-03). */
export function isQuickAdd(item: Pick<StorefrontItem, 'pricingStrategy' | 'modifierGroups'>): boolean {
  return item.pricingStrategy === 'base' && (item.modifierGroups ?? []).length === 0;
}

// How a menu group changes the prices of its items (C3-15):
// - fixed: each costs the group's fixedPrice instead of its own base or size price;
// - discount: each costs its own price less discountPercentage, rounded half up to the currency;
// - special: the fixed price or the discount, whichever the group has; the fixed price if it has both;
// - standard: its own price, unless a group above has pricing: the nearest one's applies to the groups below it, too.
// Open prices and modifier prices never change. Computed in integers, without a decimal library, since the diner's menu shows
// these prices before anything else has loaded.

import { isolated } from '../kernel/isolated.ts';
import { currencyDecimals } from '../kernel/money-decimals.ts';
import { t } from '../kernel/translate.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import type { GroupPricing, StorefrontItem } from './storefront.ts';

type PricedGroup = Pick<MenuGroup, 'isActive' | 'pricingType' | 'fixedPrice' | 'discountPercentage'>;

function ownPricing({ pricingType, fixedPrice, discountPercentage }: PricedGroup): GroupPricing | undefined {
  const fixed = fixedPrice === undefined ? undefined : { fixedPrice };
  const discount = discountPercentage === undefined ? undefined : { discountPercentage };
  if (pricingType === 'fixed') return fixed;
  if (pricingType === 'discount') return discount;
  return pricingType === 'special' ? (fixed ?? discount) : undefined;
}

const changesNothing = (pricing: GroupPricing): boolean =>
  'discountPercentage' in pricing && pricing.discountPercentage === 0;

/**
 * The group's own pricing, else that of the nearest group above it; inactive groups are ignored. Undefined for standard
 * prices. `path` leads from the top of the menu down to the group (menu-tree.ts).
 */
export function pricingOf(path: readonly PricedGroup[]): GroupPricing | undefined {
  const nearest = path.flatMap((group) => (group.isActive ? (ownPricing(group) ?? []) : [])).at(-1);
  return nearest && !changesNothing(nearest) ? nearest : undefined;
}

/** Prices count to ten-thousandths, finer than any currency, and percentages to millionths. */
const PRICE_PARTS = 10_000;
const PERCENT_PARTS = 1_000_000;

/** The price in the group of something with this price of its own, in the major unit. */
export function priceIn(pricing: GroupPricing | undefined, own: number, currency: string): number {
  if (!pricing) return own;
  if ('fixedPrice' in pricing) return pricing.fixedPrice;
  const unitsInOne = 10 ** currencyDecimals(currency);
  const left = BigInt(Math.round((100 - pricing.discountPercentage) * PERCENT_PARTS));
  const exact = BigInt(Math.round(own * PRICE_PARTS)) * left * BigInt(unitsInOne);
  const one = BigInt(PRICE_PARTS) * BigInt(100 * PERCENT_PARTS);
  return Number((2n * exact + one) / (2n * one)) / unitsInOne;
}

/**
 * The selling price; undefined if neither it nor the group has a price above zero (O2.5-07). What a group gives away, by
 * 100 % off or a fixed price of 0, costs 0.
 */
export function sellingPrice(
  own: number | undefined,
  pricing: GroupPricing | undefined,
  currency: string,
): number | undefined {
  const price = priceIn(pricing, own ?? 0, currency);
  return price > 0 || (own ?? 0) > 0 ? price : undefined;
}

/** The message for an item that is not in the named menu group. */
export const itemNotInGroup = ({ name }: Pick<StorefrontItem, 'name'>): string =>
  t('{item} is not in this part of the menu', { item: isolated(name) });

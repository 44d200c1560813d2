// The default selection of featured items (O2.8-08).
import type { StorefrontMenuGroup } from './storefront.ts';

const FEATURED_LIMIT = 6;
const FALLBACK_LIMIT = 4;

/** Up to 6 items of the first category named 'featured' or 'popular', else the first 4 of the first category. */
export function featuredItems(groups: readonly Pick<StorefrontMenuGroup, 'name' | 'itemIds'>[]): number[] {
  const withItems = groups.filter(({ itemIds }) => itemIds.length > 0);
  const named = withItems.find(({ name }) => /featured|popular/i.test(name));
  return named
    ? named.itemIds.slice(0, FEATURED_LIMIT)
    : (withItems[0]?.itemIds.slice(0, FALLBACK_LIMIT) ?? []);
}

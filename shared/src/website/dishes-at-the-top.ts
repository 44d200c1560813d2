// The dishes that a phone shows of a menu before anybody scrolls.
import type { Storefront } from '../catalogue/storefront.ts';

/** In a section: their pictures are loaded with the page, all others when they come near. */
export const DISHES_SEEN_FIRST = 2;

/** The ids of the first dishes of the first section that has any. */
export function dishesAtTheTop({ menuGroups }: Pick<Storefront, 'menuGroups'>): readonly number[] {
  const first = menuGroups.find(({ itemIds }) => itemIds.length > 0);
  return first?.itemIds.slice(0, DISHES_SEEN_FIRST) ?? [];
}

// What goes well with an item (O2.5-03): what staff chose for it, else what guests most often order with it
// (docs/decisions/066-goes-well-with.md).
import type { Item } from './item.schema.ts';
import type { ItemLists, Storefront } from './storefront.ts';

/** More than a dialog shows, since some may be sold out. */
export const MOST_SUGGESTED = 8;

/** What staff chose, of what is on the menu; undefined where they chose nothing. */
export function chosenWith(items: readonly Pick<Item, 'itemId' | 'goesWellWith'>[]): ItemLists | undefined {
  const shown = new Set(items.map(({ itemId }) => itemId));
  const chosen = items.flatMap(({ itemId, goesWellWith }) => {
    const others = [...new Set(goesWellWith)].filter((id) => id !== itemId && shown.has(id));
    return others.length > 0 ? [[itemId, others.slice(0, MOST_SUGGESTED)] as const] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/**
 * What the menu suggests with each item: only what can be ordered on the site. Alcohol that nobody chose is suggested beside
 * alcohol alone.
 */
export function goesWellWith(
  { items, goesWellWith: chosen = {} }: Pick<Storefront, 'items' | 'goesWellWith'>,
  orderedTogether: ItemLists,
): ItemLists {
  const offered = new Map(items.filter((item) => item.onlineOrdering).map((item) => [item.itemId, item]));
  const suggested = items.flatMap(({ itemId, containsAlcohol = false }) => {
    const byGuests = (orderedTogether[itemId] ?? []).filter(
      (id) => containsAlcohol || !offered.get(id)?.containsAlcohol,
    );
    const others = (chosen[itemId] ?? byGuests).filter((id) => id !== itemId && offered.has(id));
    return others.length > 0 ? [[itemId, others.slice(0, MOST_SUGGESTED)] as const] : [];
  });
  return Object.fromEntries(suggested);
}

// What a page brings of its menu: all of it, the beginning of a large one, or nothing yet on the home page.
import type { Storefront, StorefrontItem } from '@bite/shared/catalogue/storefront';
import { isLargeMenu } from '@bite/shared/website/large-menu';
import type { PageStorefront } from '../lib/menu-state.ts';

/** Several screens of dishes. */
const FIRST_DISHES = 40;

/** The dishes come once the page has loaded. */
export const withoutMenu = (storefront: Storefront): PageStorefront => ({
  ...storefront,
  items: [],
  modifierGroups: [],
  isPartial: true,
});

const groupIdsOf = ({ modifierGroups = [] }: StorefrontItem): number[] =>
  modifierGroups.map(({ modifierGroupId }) => modifierGroupId);

/** Without what only the dialog of an item shows. */
export const pageMenu = ({ goesWellWith: _, ...storefront }: Storefront): Storefront => storefront;

/** @param opened An item that the page opens, which is there wherever it stands. */
export function firstMenu(whole: Storefront, opened: StorefrontItem | undefined): PageStorefront {
  const storefront = pageMenu(whole);
  if (!isLargeMenu(storefront)) return storefront;
  const first = storefront.menuGroups.flatMap(({ itemIds }) => itemIds).slice(0, FIRST_DISHES);
  const itemIds = new Set([...first, ...(opened ? [opened.itemId] : [])]);
  const items = storefront.items.filter(({ itemId }) => itemIds.has(itemId));
  const groupIds = new Set(items.flatMap(groupIdsOf));
  return {
    ...storefront,
    items,
    modifierGroups: storefront.modifierGroups.filter(({ modifierGroupId }) => groupIds.has(modifierGroupId)),
    isPartial: true,
  };
}

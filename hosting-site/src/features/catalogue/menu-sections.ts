// The sections of the menu page: one per group with dishes.

import { languageIn } from '@bite/shared/catalogue/own-language';
import type {
  MenuAvailability,
  StorefrontItem,
  StorefrontMenuGroup,
} from '@bite/shared/catalogue/storefront';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { ownName } from '@bite/shared/catalogue/translations';
import { isPartial } from '../../lib/menu-state.ts';

export interface MenuSection {
  /** The element's id, to which the navigation scrolls (O2.2-07). */
  id: string;
  menuGroupId: number;
  title: string;
  /** Of the title, where it is not the page's. */
  language: string | undefined;
  description: string | undefined;
  descriptionLanguage: string | undefined;
  /** Shown as a scroller, and left out of the chip bar (O2.2-08, O2.2-11). */
  isFeatured: boolean;
  isSpecial: boolean;
  availability: MenuAvailability | undefined;
  /** The group, if it has its own prices. */
  pricedGroup: StorefrontMenuGroup | undefined;
  items: readonly StorefrontItem[];
  /** The number of further items, which have not been loaded yet. */
  missing: number;
}

/** In a list, dishes without a picture are rows of text. */
export const hasPicture = (item: StorefrontItem): boolean => item.image !== undefined;

export const sectionId = (menuGroupId: number): string => `category-${menuGroupId}`;

const isFeaturedName = (name: string): boolean => name.trim().toLowerCase() === 'featured items';

/** In the order of the group, up to the first one that is still missing: what comes later must not push down what is read. */
function itemsThere(group: StorefrontMenuGroup, index: StorefrontIndex): StorefrontItem[] {
  const all = group.itemIds.map((id) => index.item(id));
  const end = isPartial(index.storefront) ? all.indexOf(undefined) : -1;
  return all.slice(0, end === -1 ? undefined : end).filter((item) => item !== undefined);
}

export function menuSections(index: StorefrontIndex): MenuSection[] {
  return index.storefront.menuGroups.flatMap((group) => {
    const items = itemsThere(group, index);
    const missing = isPartial(index.storefront) ? group.itemIds.length - items.length : 0;
    if (items.length + missing === 0) return [];
    return [
      {
        id: sectionId(group.menuGroupId),
        menuGroupId: group.menuGroupId,
        title: group.name,
        description: group.description,
        descriptionLanguage: languageIn(group, 'description'),
        language: languageIn(group),
        isFeatured: isFeaturedName(ownName(group)),
        isSpecial: group.isSpecial === true,
        availability: group.availability,
        pricedGroup: group.pricing && group,
        items,
        missing,
      },
    ];
  });
}

const isSame = (one: MenuSection, other: MenuSection): boolean =>
  (Object.keys(one) as (keyof MenuSection)[]).every((key) => key === 'items' || one[key] === other[key]) &&
  one.items.length === other.items.length &&
  one.items.every((item, position) => item === other.items[position]);

/** The next sections, each the same object as before where nothing of it has changed, so that it is not rendered again. */
export const withSameSections = (
  before: readonly MenuSection[],
  next: readonly MenuSection[],
): readonly MenuSection[] => next.map((section) => before.find((known) => isSame(known, section)) ?? section);

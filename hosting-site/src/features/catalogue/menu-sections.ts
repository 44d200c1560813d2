// The sections of the menu page: one per group with dishes.

import { languageIn } from '@bite/shared/catalogue/own-language';
import type {
  MenuAvailability,
  StorefrontItem,
  StorefrontMenuGroup,
} from '@bite/shared/catalogue/storefront';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { ownName } from '@bite/shared/catalogue/translations';

export interface MenuSection {
  /** The element's id, to which the navigation scrolls (O2.2-07). */
  id: string;
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
}

/** In a list, dishes without a picture are rows of text. */
export const hasPicture = (item: StorefrontItem): boolean => item.image !== undefined;

export const sectionId = (menuGroupId: number): string => `category-${menuGroupId}`;

const isFeaturedName = (name: string): boolean => name.trim().toLowerCase() === 'featured items';

export function menuSections(index: StorefrontIndex): MenuSection[] {
  return index.storefront.menuGroups.flatMap((group) => {
    const items = group.itemIds.map((id) => index.item(id)).filter((item) => item !== undefined);
    if (items.length === 0) return [];
    return [
      {
        id: sectionId(group.menuGroupId),
        title: group.name,
        description: group.description,
        descriptionLanguage: languageIn(group, 'description'),
        language: languageIn(group),
        isFeatured: isFeaturedName(ownName(group)),
        isSpecial: group.isSpecial === true,
        availability: group.availability,
        pricedGroup: group.pricing && group,
        items,
      },
    ];
  });
}

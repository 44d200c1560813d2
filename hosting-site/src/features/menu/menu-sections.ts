// The menu as the page shows it: one section a group that has dishes, and what a search leaves of them.
import type {
  MenuAvailability,
  StorefrontItem,
  StorefrontMenuGroup,
} from '@bite/shared/catalogue/storefront';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';

export interface MenuSection {
  /** The element's id, which the navigation scrolls to (O2.2-07). */
  id: string;
  title: string;
  description: string | undefined;
  /** Shown as a scroller, and left out of the chip bar (O2.2-08, O2.2-11). */
  isFeatured: boolean;
  availability: MenuAvailability | undefined;
  /** The group, where it has prices of its own. */
  pricedGroup: StorefrontMenuGroup | undefined;
  items: readonly StorefrontItem[];
}

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
        isFeatured: isFeaturedName(group.name),
        availability: group.availability,
        pricedGroup: group.pricing && group,
        items,
      },
    ];
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The dishes whose name or description holds every word, accents aside; sections without any are left out. */
export function searchSections(sections: readonly MenuSection[], query: string): readonly MenuSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const items = section.items.filter((item) => {
      const text = plain(`${item.name} ${item.description ?? ''}`);
      return words.every((word) => text.includes(word));
    });
    // A dish that is featured stands in its own category as well; once is enough in a search.
    return items.length > 0 && !section.isFeatured ? [{ ...section, items }] : [];
  });
}

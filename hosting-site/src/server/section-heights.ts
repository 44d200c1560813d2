// How high the sections of the menu will be, for those that the browser does not draw until they come near: the page's
// length and the way to a category are right from the start. Follows the sizes of .dish in styles.css.

import type { Storefront } from '@bite/shared/catalogue/storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { menuSections } from '../features/menu/menu-sections.ts';

interface Layout {
  columns: number;
  card: number;
  gap: number;
}

const narrow: Layout = { columns: 1, card: 140, gap: 12 };
const wide: Layout = { columns: 2, card: 144, gap: 16 };
const HEADING = 56;
const DESCRIPTION = 22;
const SCROLLER = 300;

function rules(storefront: Storefront, { columns, card, gap }: Layout): string {
  return menuSections(indexStorefront(storefront))
    .map((section) => {
      const rows = Math.ceil(section.items.length / columns);
      const body = section.isFeatured ? SCROLLER : rows * card + (rows - 1) * gap;
      const height = HEADING + (section.description ? DESCRIPTION : 0) + body;
      return `#${section.id}{contain-intrinsic-size:auto ${height}px}`;
    })
    .join('');
}

export function sectionHeights(storefront: Storefront): string {
  return `${rules(storefront, narrow)}@media(min-width:40rem){${rules(storefront, wide)}}`;
}

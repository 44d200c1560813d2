// Estimated heights of menu sections that the browser renders only when they come near, so that the page's length and scroll
// positions are right from the start. Follows the sizes of .dish in styles.css.

import type { Storefront, StorefrontItem } from '@bite/shared/catalogue/storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { hasPicture, type MenuSection, menuSections } from '../features/catalogue/menu-sections.ts';
import type { PageStorefront } from '../lib/menu-state.ts';

interface Layout {
  columns: number;
  /** Of a dish with a picture; of one with text only, with a description, with diets, and with neither. */
  card: number;
  text: number;
  diets: number;
  name: number;
  gap: number;
}

const narrow: Layout = { columns: 1, card: 140, text: 116, diets: 88, name: 76, gap: 12 };
const wide: Layout = { columns: 2, card: 144, text: 116, diets: 88, name: 76, gap: 16 };
const HEADING = 56;
const DESCRIPTION = 22;
const SCROLLER = 300;

function heightOf(item: StorefrontItem, { card, text, diets, name }: Layout): number {
  if (hasPicture(item)) return card;
  if (item.description) return text;
  return item.diets ? diets : name;
}

/** Each row is as high as its highest dish. */
function rowsOf(items: readonly StorefrontItem[], layout: Layout): number {
  const { columns, gap } = layout;
  let height = -gap;
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns);
    height += gap + Math.max(...row.map((item) => heightOf(item, layout)));
  }
  return height;
}

function ruleOf(section: MenuSection, there: number, layout: Layout): string {
  const body = section.isFeatured ? SCROLLER : rowsOf(section.items, layout);
  const height = HEADING + (section.description ? DESCRIPTION : 0) + body;
  const rule = `#${section.id}{contain-intrinsic-size:auto ${height}px}`;
  const missing = section.items.slice(there);
  if (missing.length === 0 || section.isFeatured) return rule;
  return `${rule}#${section.id}-rest{--all:${rowsOf(missing, layout) + (there > 0 ? layout.gap : 0)}px}`;
}

/** @param page What the page brings of the menu. */
export function sectionHeights(storefront: Storefront, page: PageStorefront = storefront): string {
  const there = new Map(menuSections(indexStorefront(page)).map(({ id, items }) => [id, items.length]));
  const sections = menuSections(indexStorefront(storefront));
  const rules = (layout: Layout): string =>
    sections.map((section) => ruleOf(section, there.get(section.id) ?? 0, layout)).join('');
  return `${rules(narrow)}@media(min-width:40rem){${rules(wide)}}`;
}

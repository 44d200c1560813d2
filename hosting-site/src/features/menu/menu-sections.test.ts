import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { describe, expect, it } from 'vitest';
import { aMenuGroup, anItem, aStorefront } from '../../testing/a-storefront.ts';
import { menuSections, searchSections } from './menu-sections.ts';

const sections = menuSections(indexStorefront(aStorefront()));
const names = (query: string) =>
  searchSections(sections, query).flatMap(({ items }) => items.map(({ name }) => name));

describe('sections of the menu', () => {
  it('O2.2-07 have an id, a title and their items', () => {
    expect(sections[1]).toMatchObject({ id: 'category-2', title: 'Pizza' });
    expect(sections[1]?.items.map(({ name }) => name)).toEqual(['Margherita', 'Seasonal Special']);
  });

  it('O2.2-08 Featured Items are the scroller, and nothing else is', () => {
    expect(sections.filter(({ isFeatured }) => isFeatured).map(({ title }) => title)).toEqual([
      'Featured Items',
    ]);
  });

  it('leave out groups without items', () => {
    const menu = aStorefront({
      items: [anItem({ itemId: 1 })],
      menuGroups: [
        aMenuGroup({ menuGroupId: 1, itemIds: [99] }),
        aMenuGroup({ menuGroupId: 2, itemIds: [1] }),
      ],
    });
    expect(menuSections(indexStorefront(menu)).map(({ id }) => id)).toEqual(['category-2']);
  });
});

describe('a search', () => {
  it('O2.2-10 finds words in names and descriptions, in any order', () => {
    expect(names('oil basil')).toEqual(['Margherita']);
    expect(names('KNOTS')).toEqual(['Garlic Knots']);
  });

  it('overlooks accents', () => {
    const menu = aStorefront({
      items: [anItem({ itemId: 1, name: 'Tiramisù' })],
      menuGroups: [aMenuGroup({ menuGroupId: 1, itemIds: [1] })],
    });
    expect(searchSections(menuSections(indexStorefront(menu)), 'tiramisu')).toHaveLength(1);
  });

  it('shows a featured dish once', () => {
    expect(names('garlic')).toEqual(['Garlic Knots']);
  });

  it('of nothing shows everything', () => {
    expect(searchSections(sections, '  ')).toBe(sections);
  });

  it('without a hit shows nothing', () => {
    expect(names('sushi')).toEqual([]);
  });
});

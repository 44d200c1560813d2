import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { describe, expect, it } from 'vitest';
import { aMenuGroup, anItem, aStorefront } from '../../testing/a-storefront.ts';
import { menuSections } from './menu-sections.ts';

const sections = menuSections(indexStorefront(aStorefront()));

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

import { describe, expect, it } from 'vitest';
import { aCategory, aSquareItem } from '../../testing/a-square-catalog.ts';
import { leftOut, map, unimportedFields } from '../../testing/mapped-square-menu.ts';
import type { SquareMenu } from './map-catalog.ts';

describe('categories', () => {
  const inGroups = ({ draft }: SquareMenu) =>
    draft.menuGroups.map(({ key, fields }) => [key, fields.name, fields.items?.map(({ itemId }) => itemId)]);

  it('C3-15 become menu groups in the order of the file, with their items', () => {
    const mapped = map([
      aCategory('DRINKS', { name: 'Drinks' }),
      aSquareItem('TEA', { category_id: 'DRINKS' }),
      aSquareItem('PIE', { category_id: 'CAKES' }),
      aCategory('CAKES', { name: 'Cakes' }),
      aSquareItem('MILK', { category_id: 'DRINKS' }),
    ]);
    expect(inGroups(mapped)).toEqual([
      ['DRINKS', 'Drinks', ['TEA', 'MILK']],
      ['CAKES', 'Cakes', ['PIE']],
    ]);
    expect(mapped.draft.menuGroups.map(({ initially }) => initially)).toEqual([
      { position: 0, isMenu: false },
      { position: 1, isMenu: false },
    ]);
  });

  it('C3-15 newer files list several categories, with the place in each', () => {
    const mapped = map([
      aCategory('X'),
      aCategory('Y'),
      aSquareItem('A', {
        categories: [
          { id: 'X', ordinal: 20 },
          { id: 'Y', ordinal: 5 },
        ],
        reporting_category: { id: 'X', ordinal: 20 },
      }),
      aSquareItem('B', { categories: [{ id: 'X', ordinal: -10 }] }),
      aSquareItem('C', { reporting_category: { id: 'Y', ordinal: 1 } }),
    ]);
    expect(inGroups(mapped)).toEqual([
      ['X', 'Category X', ['B', 'A']],
      ['Y', 'Category Y', ['C', 'A']],
    ]);
    expect(mapped.report.notCarried).toEqual([]);
  });

  it('a reporting category beside others sorts reports, not the menu', () => {
    const mapped = map([
      aCategory('X'),
      aCategory('Y'),
      aSquareItem('A', { categories: [{ id: 'X' }], reporting_category: { id: 'Y' } }),
    ]);
    expect(inGroups(mapped)).toEqual([
      ['X', 'Category X', ['A']],
      ['Y', 'Category Y', []],
    ]);
    expect(unimportedFields(mapped)).toEqual(['ITEM item_data.reporting_category.id']);
  });

  it('C3-15 one below another keeps its place', () => {
    const mapped = map([
      aCategory('A', { parent_category: { id: 'B', ordinal: 1 } }),
      aCategory('B', { parent_category: { ordinal: 0 } }),
    ]);
    expect(mapped.draft.menuGroups.map(({ key, fields }) => [key, fields.parentId])).toEqual([
      ['B', undefined],
      ['A', 'B'],
    ]);
  });

  it('an item without a category gets a group of its own kind, and only then is there one', () => {
    expect(inGroups(map([aCategory('X'), aSquareItem('A', { category_id: 'X' })]))).toHaveLength(1);
    const mapped = map([
      aCategory('X', { name: 'other ' }),
      aSquareItem('A'),
      aSquareItem('B', { category_id: 'X' }),
    ]);
    expect(inGroups(mapped)).toEqual([
      ['X', 'other', ['B']],
      ['#uncategorised', 'More', ['A']],
    ]);
  });

  it('a kitchen category sorts tickets and is left out', () => {
    const mapped = map([
      aCategory('K', { category_type: 'KITCHEN_CATEGORY' }),
      aSquareItem('A', { category_id: 'K' }),
    ]);
    expect(leftOut(mapped)).toEqual(['K']);
    expect(inGroups(mapped)).toEqual([['#uncategorised', 'Other', ['A']]]);
  });

  it('a category hidden online hides its group unless it is to be sold', () => {
    const category = aCategory('X', { online_visibility: false });
    expect(map([category]).draft.menuGroups[0]?.fields.visibleInOnlineOrdering).toBe(false);
    expect(map([category], { sellOnline: true }).draft.menuGroups[0]?.fields.visibleInOnlineOrdering).toBe(
      true,
    );
  });
});

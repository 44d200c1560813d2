import { describe, expect, it } from 'vitest';
import { featuredItems } from './featured-items.ts';

const group = (name: string, ...itemIds: number[]) => ({ name, itemIds });

describe('featured items', () => {
  it.each(['Featured Items', "Today's FEATURED", 'Most popular'])(
    'O2.8-08 up to 6 come from a category named "%s"',
    (name) => {
      expect(featuredItems([group('Soups', 1, 2), group(name, 11, 12, 13, 14, 15, 16, 17)])).toEqual([
        11, 12, 13, 14, 15, 16,
      ]);
    },
  );

  it('O2.8-08 without such a category the first 4 of the first category are featured', () => {
    expect(featuredItems([group('Soups', 1, 2, 3, 4, 5), group('Salads', 6)])).toEqual([1, 2, 3, 4]);
  });

  it('O2.8-08 categories without items do not count', () => {
    expect(featuredItems([group('Featured'), group('Menu'), group('Salads', 6)])).toEqual([6]);
    expect(featuredItems([group('Featured')])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { StorefrontMenuGroup } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { groupLimitProblems, limitWords } from './group-limits.ts';

const [DINNER, PIZZA, WINE] = [1, 2, 3] as const;
const [MARGHERITA, DIAVOLA, BAROLO] = [1, 2, 3] as const;

const group = (
  menuGroupId: number,
  name: string,
  change: Partial<StorefrontMenuGroup>,
): StorefrontMenuGroup => ({
  guid: `group-${menuGroupId}`,
  isMenu: false,
  menuGroupId,
  name,
  itemIds: [],
  ...change,
});

type Limits = Pick<StorefrontMenuGroup, 'minRequired' | 'maxSelections'>;

/** Dinner (Pizza: two items; Wine: one) */
const menu = (limits: { dinner?: Limits; pizza?: Limits; wine?: Limits }) =>
  indexStorefront({
    ...aStorefront(),
    menuGroups: [
      group(DINNER, 'Dinner', { ...limits.dinner }),
      group(PIZZA, 'Pizza', { parentId: DINNER, itemIds: [MARGHERITA, DIAVOLA], ...limits.pizza }),
      group(WINE, 'Wine', { parentId: DINNER, itemIds: [BAROLO, DIAVOLA], ...limits.wine }),
    ],
  });
const line = (menuItemId: number, quantity = 1, menuGroupId?: number) => ({
  menuItemId,
  quantity,
  menuGroupId,
});

describe('how many items of a menu group an order may have', () => {
  it.each([
    ['nothing is asked of an order without any', { pizza: { minRequired: 2 } }, [line(BAROLO, 9)], []],
    [
      'too few of them are told at the last of its lines',
      { pizza: { minRequired: 3 } },
      [line(MARGHERITA), line(BAROLO), line(DIAVOLA)],
      [{ line: 2, message: 'Choose at least 3 from Pizza: 2 are in your order' }],
    ],
    [
      'too many are, too, and every one of a line counts',
      { pizza: { maxSelections: 2 } },
      [line(MARGHERITA, 3)],
      [{ line: 0, message: 'You can order at most 2 from Pizza: 3 are in your order' }],
    ],
    [
      'exactly as many are fine',
      { pizza: { minRequired: 2, maxSelections: 2 } },
      [line(MARGHERITA), line(DIAVOLA)],
      [],
    ],
    [
      'what is in the groups below counts',
      { dinner: { maxSelections: 2 } },
      [line(MARGHERITA, 2), line(BAROLO)],
      [{ line: 1, message: 'You can order at most 2 from Dinner: 3 are in your order' }],
    ],
    [
      'an item of two groups counts in both, and once in the one above them',
      { pizza: { maxSelections: 1 }, wine: { maxSelections: 1 }, dinner: { maxSelections: 2 } },
      [line(DIAVOLA, 2)],
      [
        { line: 0, message: 'You can order at most 1 from Pizza: 2 are in your order' },
        { line: 0, message: 'You can order at most 1 from Wine: 2 are in your order' },
      ],
    ],
    [
      'but in one alone where its line names that one',
      { pizza: { maxSelections: 1 }, wine: { maxSelections: 1 } },
      [line(DIAVOLA, 2, WINE)],
      [{ line: 0, message: 'You can order at most 1 from Wine: 2 are in your order' }],
    ],
    [
      'one item is worded as one',
      { wine: { minRequired: 2 } },
      [line(BAROLO)],
      [{ line: 0, message: 'Choose at least 2 from Wine: 1 is in your order' }],
    ],
  ])('C3-15 %s', (_, limits, lines, expected) => {
    const found = groupLimitProblems(menu(limits), lines);
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [{}, undefined],
    [{ maxSelections: 2 }, 'At most 2 from Pizza in one order'],
    [{ minRequired: 2, maxSelections: 4 }, 'At least 2 and at most 4 from Pizza in one order'],
  ])('C3-15 is told to who chooses: %j', (limits, words) => {
    expect(limitWords(group(PIZZA, 'Pizza', limits))).toBe(words);
  });
});

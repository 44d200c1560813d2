import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../lib/testing/memory-records.ts';
import {
  arranged,
  type Group,
  inverseOf,
  itemsOf,
  movedGroups,
  movedItems,
  parentsFor,
  pathWords,
  reordered,
  rowsOf,
  sortedItems,
  withItems,
} from './arrangement.ts';

const group = (menuGroupId: number, name: string, more: object = {}): Group =>
  aRecord('menuGroups', menuGroupId, { name, ...more });
const having = (...itemIds: number[]) => ({
  items: itemIds.map((itemId, position) => ({ itemId, position })),
});

/** Dinner (Pizza, Wine), Lunch */
const menu = [
  group(1, 'Dinner'),
  group(2, 'Pizza', { parentId: 1, ...having(7, 8) }),
  group(3, 'Wine', { parentId: 1, position: 1, ...having(9) }),
  group(4, 'Lunch', { position: 1 }),
];
const [, pizza, wine] = menu as [Group, Group, Group, Group];

const read = (words: string) =>
  words.split(' ').map((word) => ({
    id: word.replace(/^\.+/, ''),
    depth: word.lastIndexOf('.') + 1,
    label: word,
  }));
const applied = (groups: readonly Group[], changes: ReturnType<typeof reordered>) =>
  groups.map((one) =>
    arranged(one, changes.find((change) => change.menuGroupId === one.menuGroupId) ?? { menuGroupId: 0 }),
  );
const written = (groups: readonly Group[]) =>
  rowsOf(groups)
    .map(({ id, depth }) => '.'.repeat(depth) + id)
    .join(' ');

describe('a move within the menu', () => {
  it.each([
    [
      '4 1 .2 .3',
      [
        [4, 0],
        [1, 1],
      ],
    ],
    [
      '1 .3 .2 4',
      [
        [3, 0],
        [2, 1],
      ],
    ],
    ['1 .3 4 .2', [[2, 0, 4]]],
    ['1 .3 4 2', [[2, 2, null]]],
    ['1 .2 ..3 4', [[3, 0, 2]]],
    ['1 .2 .3 4', []],
  ] as const)(
    'C3-15 to %s changes only the groups that stand elsewhere, and is what is then seen',
    (words, expected) => {
      const changes = reordered(menu, read(words));
      expect(
        changes.map(({ menuGroupId, position, parentId }) =>
          parentId === undefined ? [menuGroupId, position] : [menuGroupId, position, parentId],
        ),
      ).toEqual(expected);
      expect(written(applied(menu, changes))).toBe(words);
    },
  );

  it('is taken back by its inverse', () => {
    const changes = reordered(menu, read('3 1 4 .2'));
    const moved = applied(menu, changes);
    expect(written(applied(moved, inverseOf(menu, changes)))).toBe(written(menu));
  });

  it('C3-15 of items leaves them out of one group and puts them behind those of the other, each once', () => {
    const both = group(3, 'Wine', having(9, 7));
    expect(movedItems(pizza, wine, [7])).toEqual([
      { menuGroupId: 2, items: [{ itemId: 8 }] },
      { menuGroupId: 3, items: [{ itemId: 9 }, { itemId: 7 }] },
    ]);
    expect(movedItems(pizza, both, [7])).toEqual([{ menuGroupId: 2, items: [{ itemId: 8 }] }]);
    expect(withItems(pizza, [8])).toEqual([]);
    expect(sortedItems(group(5, 'All', having(1, 2, 3)), [3, 1])).toEqual([
      { menuGroupId: 5, items: [{ itemId: 3 }, { itemId: 1 }, { itemId: 2 }] },
    ]);
  });

  it('of several groups takes along what lies below them, once, and puts them behind what is there', () => {
    const deep = [...menu, group(5, 'Red', { parentId: 3 })];
    expect(movedGroups(deep, [5, 3, 2], 4)).toEqual([
      { menuGroupId: 2, parentId: 4, position: 0 },
      { menuGroupId: 3, parentId: 4, position: 1 },
    ]);
    expect(movedGroups(deep, [5, 4], undefined)).toEqual([{ menuGroupId: 5, parentId: null, position: 2 }]);
    expect(movedGroups(deep, [2], 1)).toEqual([]);
  });

  it.each([
    ['a .b ..c .d e', [2], 5, 'a d e'],
    ['a .b ..c .d e', [1], 5, 'e'],
    ['a .b ..c .d e', [2], 2, 'a e'],
    ['a .b ..c .d e', [4, 5], 1, 'a'],
  ])('of "%s" offers for %j, no deeper than %d, the groups "%s"', (words, moving, deepest, parents) => {
    const rows = read(words).map((row, n) => ({ ...row, label: row.id, id: String(n + 1) }));
    expect(
      parentsFor(rows, moving, deepest)
        .map(({ label }) => label)
        .join(' '),
    ).toBe(parents);
  });

  it('keeps which items must be chosen', () => {
    const strict = group(2, 'Pizza', {
      items: [
        { itemId: 7, position: 4, isRequired: true },
        { itemId: 8, position: 2 },
        { itemId: 8, position: 9 },
      ],
    });
    expect(itemsOf(strict)).toEqual([{ itemId: 8 }, { itemId: 7, isRequired: true }]);
    expect(movedItems(strict, wine, [7])[1]?.items).toEqual([{ itemId: 9 }, { itemId: 7, isRequired: true }]);
  });

  it('names a group with those above it', () => {
    const rows = rowsOf(menu);
    expect(rows.map(({ id }) => pathWords(rows, id))).toEqual([
      'Dinner',
      'Dinner › Pizza',
      'Dinner › Wine',
      'Lunch',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { aGroupEntity } from '../testing/storefront-sources.ts';
import {
  buildMenuTree,
  flattenMenuTree,
  groupsBelowThemselves,
  type MenuTreeNode,
  mayBeParent,
  type Placed,
  pathTo,
  possibleParents,
  subgroupsOf,
} from './menu-tree.ts';

const group = (menuGroupId: number, parentId?: number, position = 0): Placed => ({
  menuGroupId,
  ...(parentId !== undefined && { parentId }),
  position,
});
type Shape = number | { [id: number]: Shape[] };
const shapeOf = (nodes: readonly MenuTreeNode<Pick<Placed, 'menuGroupId'>>[]): Shape[] =>
  nodes.map(({ group: { menuGroupId }, subgroups }) =>
    subgroups.length > 0 ? { [menuGroupId]: shapeOf(subgroups) } : menuGroupId,
  );
const idsIn = (nodes: readonly MenuTreeNode<Pick<Placed, 'menuGroupId'>>[]): number[] =>
  nodes.flatMap(({ group: { menuGroupId }, subgroups }) => [menuGroupId, ...idsIn(subgroups)]);
const idsOf = (groups: readonly Pick<Placed, 'menuGroupId'>[]) =>
  groups.map(({ menuGroupId }) => menuGroupId);

/** Drinks (1) with wine (2: red 3, white 4) and beer (5), beside food (6). */
const menu = [
  group(6, undefined, 2),
  group(4, 2, 2),
  group(3, 2, 1),
  group(5, 1, 2),
  group(2, 1, 1),
  group(1),
];

const loop = [group(1, 3), group(2, 1), group(3, 2), group(4, 2), group(5)];

/** Flat groups that name any parent, themselves and what is not there included. */
const anyGroups = fc.uniqueArray(fc.integer({ min: 1, max: 12 })).chain((ids) =>
  fc.tuple(
    ...ids.map((menuGroupId) =>
      fc.record(
        {
          menuGroupId: fc.constant(menuGroupId),
          parentId: fc.integer({ min: 1, max: 13 }),
          position: fc.integer({ min: 0, max: 3 }),
          removedSubgroupIds: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
        },
        { requiredKeys: ['menuGroupId', 'position'] },
      ),
    ),
  ),
);

describe('the tree of menu groups', () => {
  it('C3-15 stands as the groups say, in their positions', () => {
    expect(shapeOf(buildMenuTree(menu).roots)).toEqual([{ 1: [{ 2: [3, 4] }, 5] }, 6]);
    expect(buildMenuTree(menu)).toMatchObject({ orphans: [], loops: [] });
  });

  it('groups at one position stand in the order of their ids', () => {
    expect(idsIn(buildMenuTree([group(9), group(7), group(8)]).roots)).toEqual([7, 8, 9]);
  });

  it('a group whose parent is not there stands by itself, and is named', () => {
    const tree = buildMenuTree([group(1), group(2, 77, 1), group(3, 2)]);
    expect(shapeOf(tree.roots)).toEqual([1, { 2: [3] }]);
    expect(tree.orphans).toEqual([2]);
  });

  it('a loop is cut at its first group, and its groups are named', () => {
    const tree = buildMenuTree(loop);
    expect(shapeOf(tree.roots)).toEqual([5, { 1: [{ 2: [3, 4] }] }]);
    expect(tree.loops).toEqual([1, 2, 3]);
    expect(shapeOf(buildMenuTree([group(1, 1)]).roots)).toEqual([1]);
  });

  it('C3-15 members that were removed are gone, and a removed subgroup stands by itself', () => {
    const wine = {
      ...aGroupEntity(1, [11, 12]),
      modifierGroups: [{ modifierGroupId: 21, position: 0 }],
      removedItemIds: [11],
      removedModifierGroupIds: [21],
      removedSubgroupIds: [2],
    };
    const tree = buildMenuTree([
      wine,
      aGroupEntity(2, [], { parentId: 1 }),
      aGroupEntity(3, [], { parentId: 1 }),
    ]);
    expect(shapeOf(tree.roots)).toEqual([{ 1: [3] }, 2]);
    expect(tree.roots[0]?.group.items.map(({ itemId }) => itemId)).toEqual([12]);
    expect(tree.roots[0]?.group.modifierGroups).toEqual([]);
    expect(tree.roots[0]?.group).not.toHaveProperty('removedSubgroupIds');
    expect(tree).toMatchObject({ orphans: [], loops: [] });
  });

  it('loses no group and never loops, whatever the groups say of their parents', () => {
    holds(
      fc.property(anyGroups, (groups) => {
        const tree = buildMenuTree(groups);
        expect(idsIn(tree.roots).sort()).toEqual(idsOf(groups).sort());
        const byParent = (nodes: readonly MenuTreeNode<Placed>[]): void => {
          for (const { group: above, subgroups } of nodes) {
            for (const below of subgroups) expect(below.group.parentId).toBe(above.menuGroupId);
            byParent(subgroups);
          }
        };
        byParent(tree.roots);
      }),
    );
  });

  it('is the same tree again from its flat groups, which form no loop', () => {
    holds(
      fc.property(anyGroups, (groups) => {
        const { roots } = buildMenuTree(groups);
        const flat = flattenMenuTree(roots);
        const again = buildMenuTree(flat);
        expect(shapeOf(again.roots)).toEqual(shapeOf(roots));
        expect(again).toMatchObject({ orphans: [], loops: [] });
      }),
    );
  });

  it('flat groups know their parents and their places among their siblings', () => {
    const { roots } = buildMenuTree([...menu, group(7, 99, 3)]);
    expect(flattenMenuTree(roots)).toEqual([
      group(1, undefined, 0),
      group(2, 1, 0),
      group(3, 2, 0),
      group(4, 2, 1),
      group(5, 1, 1),
      group(6, undefined, 1),
      group(7, undefined, 2),
    ]);
  });
});

describe('ways through the menu', () => {
  it('the path to a group leads down from the top', () => {
    expect(idsOf(pathTo(menu, 4))).toEqual([1, 2, 4]);
    expect(idsOf(pathTo(menu, 6))).toEqual([6]);
    expect(pathTo(menu, 99)).toEqual([]);
    expect(idsOf(pathTo([group(2, 77)], 2))).toEqual([2]);
  });

  it('a loop ends the climb', () => {
    expect(idsOf(pathTo(loop, 1))).toEqual([2, 3, 1]);
    expect(idsOf(pathTo(loop, 4))).toEqual([3, 1, 2, 4]);
    expect(idsOf(pathTo([group(1, 1)], 1))).toEqual([1]);
  });

  it('below a group are its subgroups and theirs, each parent first', () => {
    expect(idsOf(subgroupsOf(menu, 1))).toEqual([2, 3, 4, 5]);
    expect(idsOf(subgroupsOf(menu, 2))).toEqual([3, 4]);
    expect(subgroupsOf(menu, 6)).toEqual([]);
    expect(idsOf(subgroupsOf(loop, 1))).toEqual([2, 3, 4]);
  });

  it('below themselves stand the groups of a loop, not those that hang from it', () => {
    expect(idsOf(groupsBelowThemselves(loop))).toEqual([1, 2, 3]);
    expect(groupsBelowThemselves(menu)).toEqual([]);
    expect(idsOf(groupsBelowThemselves([group(1, 1), group(2, 1)]))).toEqual([1]);
  });
});

describe('who may be a parent', () => {
  it.each([
    [2, 6, true],
    [2, 1, true],
    [2, 5, true],
    [2, 2, false],
    [2, 4, false],
    [1, 4, false],
  ])('of group %d, group %d: %s', (menuGroupId, parentId, expected) => {
    expect(mayBeParent(menu, menuGroupId, parentId)).toBe(expected);
  });

  it('any group that does not stand below it, and any at all of a new one', () => {
    expect(idsOf(possibleParents(menu, 2)).sort()).toEqual([1, 5, 6]);
    expect(possibleParents(menu, undefined)).toEqual(menu);
  });

  it('a parent that may be never makes a loop, and one that may not always does', () => {
    const ids = fc.integer({ min: 1, max: 12 });
    holds(
      fc.property(anyGroups, ids, ids, (groups, menuGroupId, parentId) => {
        const flat = flattenMenuTree(buildMenuTree(groups).roots);
        fc.pre(idsOf(flat).includes(menuGroupId) && idsOf(flat).includes(parentId));
        const moved = flat.map((own) => (own.menuGroupId === menuGroupId ? { ...own, parentId } : own));
        expect(groupsBelowThemselves(moved).length === 0).toBe(mayBeParent(flat, menuGroupId, parentId));
      }),
    );
  });
});

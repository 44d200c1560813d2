// Menu groups are stored flat with their parent's id, and shown as a tree (C3-15). Every group appears exactly once, whatever
// is stored: cycles are cut, and groups with a missing parent become top groups.
import type { MenuGroup } from './menu-group.schema.ts';
import { type Members, type Removals, type WithoutRemovals, withoutRemoved } from './menu-group-removals.ts';

export type Placed = Pick<MenuGroup, 'menuGroupId' | 'position'> & {
  parentId?: number | undefined;
};

export interface MenuTreeNode<Group> {
  group: Group;
  subgroups: MenuTreeNode<Group>[];
}

export interface MenuTree<Group> {
  roots: MenuTreeNode<Group>[];
  /** Groups with a missing parent; they are among the roots. */
  orphans: number[];
  /** Groups below themselves; the first of each cycle is among the roots. */
  loops: number[];
}

type Source = Placed & Removals & Members;

export const byPosition = (one: Placed, other: Placed): number =>
  one.position - other.position || one.menuGroupId - other.menuGroupId;

/** Sorted by position. A subgroup that its parent removed becomes a root; removed members are left out. */
export function buildMenuTree<Group extends Source>(
  groups: readonly Group[],
): MenuTree<WithoutRemovals<Group>> {
  const sorted = [...groups].sort(byPosition);
  const known = new Map(sorted.map((group) => [group.menuGroupId, group]));
  const parentOf = ({ menuGroupId, parentId }: Group): number | undefined => {
    const parent = parentId === undefined ? undefined : known.get(parentId);
    return parent?.removedSubgroupIds?.includes(menuGroupId) ? undefined : parent?.menuGroupId;
  };
  const placed = new Set<number>();
  const place = (group: Group): MenuTreeNode<WithoutRemovals<Group>>[] => {
    if (placed.has(group.menuGroupId)) return [];
    placed.add(group.menuGroupId);
    const children = sorted.filter((child) => parentOf(child) === group.menuGroupId);
    return [{ group: withoutRemoved(group), subgroups: children.flatMap(place) }];
  };
  const tops = sorted.filter((group) => parentOf(group) === undefined);
  const loops = groupsBelowThemselves(
    sorted.map((group) => ({ menuGroupId: group.menuGroupId, parentId: parentOf(group) })),
  );
  const cut = loops.flatMap(({ menuGroupId }) => known.get(menuGroupId) ?? []);
  return {
    roots: [...tops, ...cut].flatMap(place),
    orphans: sorted
      .filter(({ parentId }) => parentId !== undefined && !known.has(parentId))
      .map(({ menuGroupId }) => menuGroupId),
    loops: loops.map(({ menuGroupId }) => menuGroupId),
  };
}

/** The tree as flat groups again, each with its parent and its position among its siblings. */
export function flattenMenuTree<Group extends Placed>(
  nodes: readonly MenuTreeNode<Group>[],
  parentId?: number,
): Group[] {
  return nodes.flatMap(({ group, subgroups }, position) => {
    const { parentId: _, ...rest } = group;
    const own = { ...rest, ...(parentId !== undefined && { parentId }), position } as Group;
    return [own, ...flattenMenuTree(subgroups, group.menuGroupId)];
  });
}

/** Groups that are their own ancestors. */
export function groupsBelowThemselves<Group extends Pick<Placed, 'menuGroupId' | 'parentId'>>(
  groups: readonly Group[],
): Group[] {
  const known = byId(groups);
  return groups.filter((group) => climb(known, group).loops);
}

/** From the top down to the group itself; empty if there is no such group. Stops at a cycle. */
export function pathTo<Group extends Pick<Placed, 'menuGroupId' | 'parentId'>>(
  groups: readonly Group[],
  menuGroupId: number,
): Group[] {
  const group = groups.find((candidate) => candidate.menuGroupId === menuGroupId);
  return group ? [...climb(byId(groups), group).above.reverse(), group] : [];
}

/** All descendants of a group, each parent before its children. */
export function subgroupsOf<Group extends Placed>(groups: readonly Group[], menuGroupId: number): Group[] {
  const seen = new Set([menuGroupId]);
  const below = (parentId: number): Group[] =>
    groups
      .filter((group) => group.parentId === parentId && !seen.has(group.menuGroupId))
      .sort(byPosition)
      .flatMap((group) => {
        seen.add(group.menuGroupId);
        return [group, ...below(group.menuGroupId)];
      });
  return below(menuGroupId);
}

/** False for the group itself and its descendants. */
export function mayBeParent(groups: readonly Placed[], menuGroupId: number, parentId: number): boolean {
  return (
    parentId !== menuGroupId &&
    !subgroupsOf(groups, menuGroupId).some((group) => group.menuGroupId === parentId)
  );
}

/** The possible parents of a group; all groups for a new one. */
export function possibleParents<Group extends Placed>(
  groups: readonly Group[],
  menuGroupId: number | undefined,
): Group[] {
  if (menuGroupId === undefined) return [...groups];
  return groups.filter((group) => mayBeParent(groups, menuGroupId, group.menuGroupId));
}

export const BELOW_ITSELF = 'A menu group cannot stand below itself';

const byId = <Group extends Pick<Placed, 'menuGroupId'>>(
  groups: readonly Group[],
): ReadonlyMap<number, Group> => new Map(groups.map((group) => [group.menuGroupId, group]));

/** The group's ancestors, nearest first, and whether they lead back to the group. */
function climb<Group extends Pick<Placed, 'menuGroupId' | 'parentId'>>(
  known: ReadonlyMap<number, Group>,
  from: Group,
): { above: Group[]; loops: boolean } {
  const above: Group[] = [];
  const seen = new Set<Group>();
  let next = from.parentId;
  while (next !== undefined && next !== from.menuGroupId) {
    const parent = known.get(next);
    if (!parent || seen.has(parent)) break;
    seen.add(parent);
    above.push(parent);
    next = parent.parentId;
  }
  return { above, loops: next === from.menuGroupId };
}

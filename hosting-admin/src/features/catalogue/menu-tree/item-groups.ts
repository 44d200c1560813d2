// In which menu groups an item is, and what a list of items is narrowed down to by them. Pure.
import { pathTo } from '@bite/shared/catalogue/menu-tree';
import { type Group, pathWords, rowsOf } from './arrangement.ts';

/** What the filter calls an item that is in none. */
const NO_GROUP = 'none';

/** The groups that have the item, from the top of the menu to its end. */
export function groupsOfItem(groups: readonly Group[], itemId: number): Group[] {
  const place = new Map(rowsOf(groups).map(({ id }, index) => [Number(id), index]));
  return groups
    .filter(({ items }) => items.some((entry) => entry.itemId === itemId))
    .sort((one, other) => (place.get(one.menuGroupId) ?? 0) - (place.get(other.menuGroupId) ?? 0));
}

interface GroupFilter {
  options: { value: string; label: string }[];
  /** The groups of an item with those above them: a menu has what its groups have. */
  of: (itemId: number) => readonly string[];
}

/** Undefined groups are on their way: nothing is offered yet. */
export function groupFilter(groups: readonly Group[] | undefined): GroupFilter {
  if (!groups) return { options: [], of: () => [] };
  const byItem = new Map<number, Set<string>>();
  for (const { menuGroupId, items } of groups) {
    const path = pathTo(groups, menuGroupId).map((group) => String(group.menuGroupId));
    for (const { itemId } of items) byItem.set(itemId, new Set([...(byItem.get(itemId) ?? []), ...path]));
  }
  const rows = rowsOf(groups);
  const named = rows.map(({ id }) => ({ value: id, label: pathWords(rows, id) }));
  return {
    options: named.length === 0 ? [] : [{ value: NO_GROUP, label: 'In no menu group' }, ...named],
    of: (itemId) => [...(byItem.get(itemId) ?? [NO_GROUP])],
  };
}

// What a move within the menu changes: which groups stand elsewhere, and which have other items. Pure.
import { buildMenuTree, type MenuTreeNode } from '@bite/shared/catalogue/menu-tree';
import type { RecordOf } from '../../../lib/records.ts';
import type { SortableRow } from '../../../ui/fields/sortable/order.ts';

export type Group = RecordOf<'menuGroups'>;

/** Six levels. */
const DEEPEST = 5;

/** The deepest level that a group may have: as deep as some are already, if that is more. */
export const deepestOf = (rows: readonly SortableRow[]): number =>
  Math.max(DEEPEST, ...rows.map(({ depth }) => depth));

/** A change of one group; the server's contract adds the version. */
export interface Arrangement {
  menuGroupId: number;
  /** null: a top group. */
  parentId?: number | null;
  position?: number;
  items?: readonly GroupItem[];
}

export interface GroupItem {
  itemId: number;
  isRequired?: boolean;
}

/** The groups as lines from top to bottom, each with its depth. */
export function rowsOf(groups: readonly Group[]): SortableRow[] {
  const lines = ({ group, subgroups }: MenuTreeNode<Group>, depth: number): SortableRow[] => [
    { id: String(group.menuGroupId), depth, label: group.name },
    ...subgroups.flatMap((below) => lines(below, depth + 1)),
  ];
  return buildMenuTree(groups).roots.flatMap((root) => lines(root as MenuTreeNode<Group>, 0));
}

/** The ids on each level below each parent (undefined at the top), in order. */
function siblingsIn(rows: readonly SortableRow[]): Map<number | undefined, number[]> {
  const siblings = new Map<number | undefined, number[]>([[undefined, []]]);
  const path: number[] = [];
  for (const { id, depth } of rows) {
    path.length = depth;
    const parentId = path.at(-1);
    siblings.set(parentId, [...(siblings.get(parentId) ?? []), Number(id)]);
    path.push(Number(id));
  }
  return siblings;
}

/** Which groups have another parent or position after the rows were put into another order. */
export function reordered(groups: readonly Group[], after: readonly SortableRow[]): Arrangement[] {
  const known = new Map(groups.map((group) => [group.menuGroupId, group]));
  const before = siblingsIn(rowsOf(groups));
  const parentBefore = new Map([...before].flatMap(([parentId, ids]) => ids.map((id) => [id, parentId])));
  return [...siblingsIn(after)].flatMap(([parentId, ids]) => {
    const stayed = (before.get(parentId) ?? []).filter((id) => ids.includes(id));
    const isSame = stayed.length === ids.length && ids.every((id, n) => id === stayed[n]);
    if (isSame) return [];
    return ids.flatMap((menuGroupId, position): Arrangement[] => {
      const isMoved = parentBefore.get(menuGroupId) !== parentId;
      if (!isMoved && known.get(menuGroupId)?.position === position) return [];
      return [{ menuGroupId, position, ...(isMoved && { parentId: parentId ?? null }) }];
    });
  });
}

/** The groups of `ids` that lie below no other of them: with a group goes what lies below it. */
function outermost(rows: readonly SortableRow[], ids: ReadonlySet<number>): number[] {
  const path: number[] = [];
  return rows.flatMap(({ id, depth }) => {
    path.length = depth;
    const isWithin = path.some((above) => ids.has(above));
    path.push(Number(id));
    return ids.has(Number(id)) && !isWithin ? [Number(id)] : [];
  });
}

/** Groups put below another, or at the top, behind what is there, in the order that they had. Those that are there stay. */
export function movedGroups(
  groups: readonly Group[],
  ids: readonly number[],
  parentId: number | undefined,
): Arrangement[] {
  const known = new Map(groups.map((group) => [group.menuGroupId, group]));
  const siblings = siblingsIn(rowsOf(groups)).get(parentId) ?? [];
  const last = Math.max(-1, ...siblings.map((id) => known.get(id)?.position ?? 0));
  return outermost(rowsOf(groups), new Set(ids))
    .filter((id) => !siblings.includes(id))
    .map((menuGroupId, n) => ({ menuGroupId, parentId: parentId ?? null, position: last + 1 + n }));
}

/** Below which groups they all can go, and whether to the top: not below themselves, nor deeper than `deepest`. */
export function parentsFor(
  rows: readonly SortableRow[],
  ids: readonly number[],
  deepest: number,
): readonly SortableRow[] {
  const moving = new Set(outermost(rows, new Set(ids)));
  let height = 0;
  let from: number | undefined;
  const others = rows.filter(({ id, depth }) => {
    if (from !== undefined && depth <= from) from = undefined;
    if (from === undefined && moving.has(Number(id))) from = depth;
    if (from !== undefined) height = Math.max(height, depth - from);
    return from === undefined;
  });
  return others.filter(({ depth }) => depth + 1 + height <= deepest);
}

/** A group's items in order, each once. */
export function itemsOf({ items }: Pick<Group, 'items'>): GroupItem[] {
  const ordered = [...items].sort((one, other) => one.position - other.position);
  const seen = new Set<number>();
  return ordered.flatMap(({ itemId, isRequired }) => {
    if (seen.has(itemId)) return [];
    seen.add(itemId);
    return [{ itemId, ...(isRequired && { isRequired }) }];
  });
}

export const withItems = (group: Group, added: readonly number[]): Arrangement[] =>
  withEntries(
    group,
    added.map((itemId) => ({ itemId })),
  );

function withEntries(group: Group, added: readonly GroupItem[]): Arrangement[] {
  const present = itemsOf(group);
  const known = new Set(present.map(({ itemId }) => itemId));
  const fresh = added.filter(({ itemId }) => !known.has(itemId));
  if (fresh.length === 0) return [];
  const items = [...present, ...fresh];
  return [{ menuGroupId: group.menuGroupId, items }];
}

export function withoutItems(group: Group, removed: readonly number[]): Arrangement[] {
  const items = itemsOf(group).filter(({ itemId }) => !removed.includes(itemId));
  return [{ menuGroupId: group.menuGroupId, items }];
}

/** Items that are in the other group already are only taken out of the first. */
export function movedItems(from: Group, to: Group, moved: readonly number[]): Arrangement[] {
  const [taken = { menuGroupId: from.menuGroupId }] = withoutItems(from, moved);
  const chosen = new Set(moved);
  const entries = itemsOf(from).filter(({ itemId }) => chosen.has(itemId));
  return [taken, ...withEntries(to, entries)];
}

/** The items in another order; those that `ids` lacks stay behind the others. */
export function sortedItems(group: Group, ids: readonly number[]): Arrangement[] {
  const place = new Map(ids.map((id, n) => [id, n]));
  const items = itemsOf(group).sort(
    (one, other) => (place.get(one.itemId) ?? ids.length) - (place.get(other.itemId) ?? ids.length),
  );
  return [{ menuGroupId: group.menuGroupId, items }];
}

/** The group as it is after the change. */
export function arranged(group: Group, { parentId, position, items }: Arrangement): Group {
  const { parentId: formerParent, ...rest } = group;
  const parent = parentId === undefined ? formerParent : (parentId ?? undefined);
  return {
    ...rest,
    ...(parent !== undefined && { parentId: parent }),
    ...(position !== undefined && { position }),
    ...(items && {
      items: items.map(({ itemId, isRequired = false }, index) => ({ itemId, isRequired, position: index })),
    }),
  };
}

/** What takes the changes back. */
export function inverseOf(groups: readonly Group[], changes: readonly Arrangement[]): Arrangement[] {
  const known = new Map(groups.map((group) => [group.menuGroupId, group]));
  return changes.flatMap(({ menuGroupId, parentId, position, items }) => {
    const group = known.get(menuGroupId);
    if (!group) return [];
    return [
      {
        menuGroupId,
        ...(parentId !== undefined && { parentId: group.parentId ?? null }),
        ...(position !== undefined && { position: group.position }),
        ...(items && { items: itemsOf(group) }),
      },
    ];
  });
}

/** 'Dinner › Pizza' */
export function pathWords(rows: readonly SortableRow[], id: string): string {
  const index = rows.findIndex((row) => row.id === id);
  const words: string[] = [];
  let depth = (rows[index]?.depth ?? -1) + 1;
  for (let at = index; at >= 0 && depth > 0; at -= 1) {
    const row = rows[at];
    if (!row || row.depth >= depth) continue;
    words.unshift(row.label);
    depth = row.depth;
  }
  return words.join(' › ');
}

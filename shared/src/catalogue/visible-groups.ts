// The menu groups that diners see, in display order.
import { isGroupSoldOn } from './availability.ts';
import { availabilityOf, within } from './group-availability.ts';
import { autoSelectedMenu } from './menu-choice.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import { byPosition, pathTo } from './menu-tree.ts';
import type { MenuAvailability } from './storefront.ts';

export interface VisibleGroup {
  group: MenuGroup;
  /** Its parent, if that one is shown, too. */
  parentId: number | undefined;
  itemIds: number[];
  availability: MenuAvailability | undefined;
}

export interface MenuChoice {
  /** The website's choice of menu, if it has one. */
  parentMenuGroupId: number | undefined;
  isItemShown: (itemId: number) => boolean;
}

const isShown = (group: MenuGroup): boolean => isGroupSoldOn(group, 'online');

/**
 * The groups of the chosen menu, each parent before its children. The menu is the one that the website names, else the only
 * one, else all of them (O2.2-18). A hidden group hides its descendants. Groups without items are left out unless a shown
 * group is below them, and so is an empty menu that was chosen, since its name would head nothing on the page.
 */
export function visibleGroups(groups: readonly MenuGroup[], choice: MenuChoice): VisibleGroup[] {
  const tree = new Tree(groups, choice.isItemShown);
  const chosen = autoSelectedMenu(tree.groups, choice.parentMenuGroupId, tree.roots);
  if (!chosen) return tree.roots.flatMap((root) => tree.show(root, undefined, undefined));
  const shown = tree.show(chosen, undefined, tree.availabilityAbove(chosen));
  const [menu, ...below] = shown;
  if (!menu || menu.itemIds.length > 0) return shown;
  return below.map((entry) =>
    entry.parentId === chosen.menuGroupId ? { ...entry, parentId: undefined } : entry,
  );
}

/** Specials come first among their siblings. */
const bySpecialAndPosition = (one: MenuGroup, other: MenuGroup): number =>
  Number(other.isSpecial) - Number(one.isSpecial) || byPosition(one, other);

class Tree {
  readonly roots: MenuGroup[];
  private readonly shown: Map<number, MenuGroup>;
  private readonly childrenOf = new Map<number, MenuGroup[]>();
  private readonly isItemShown: (itemId: number) => boolean;
  private readonly visited = new Set<number>();

  constructor(groups: readonly MenuGroup[], isItemShown: (itemId: number) => boolean) {
    const known = new Set(groups.map((group) => group.menuGroupId));
    this.shown = new Map(
      groups
        .filter(isShown)
        .sort(bySpecialAndPosition)
        .map((group) => [group.menuGroupId, group]),
    );
    for (const group of this.shown.values()) {
      if (group.parentId === undefined) continue;
      const siblings = this.childrenOf.get(group.parentId);
      if (siblings) siblings.push(group);
      else this.childrenOf.set(group.parentId, [group]);
    }
    this.roots = this.groups.filter(({ parentId }) => parentId === undefined || !known.has(parentId));
    this.isItemShown = isItemShown;
  }

  get groups(): MenuGroup[] {
    return [...this.shown.values()];
  }

  /** The restrictions of the ancestors; stops at a cycle. */
  availabilityAbove(group: MenuGroup): MenuAvailability | undefined {
    return pathTo(this.groups, group.menuGroupId)
      .slice(0, -1)
      .map(availabilityOf)
      .reduce<MenuAvailability | undefined>((outer, own) => within(outer, own), undefined);
  }

  show(group: MenuGroup, parentId: number | undefined, outer: MenuAvailability | undefined): VisibleGroup[] {
    if (this.visited.has(group.menuGroupId)) return [];
    this.visited.add(group.menuGroupId);
    const availability = within(outer, availabilityOf(group));
    const children = this.childrenOf.get(group.menuGroupId) ?? [];
    const below = children.flatMap((child) => this.show(child, group.menuGroupId, availability));
    const itemIds = this.itemIdsOf(group);
    return itemIds.length > 0 || below.length > 0
      ? [{ group, parentId, itemIds, availability }, ...below]
      : [];
  }

  private itemIdsOf({ items }: MenuGroup): number[] {
    const ordered = [...items]
      .sort((one, other) => one.position - other.position)
      .map(({ itemId }) => itemId);
    return [...new Set(ordered)].filter(this.isItemShown);
  }
}

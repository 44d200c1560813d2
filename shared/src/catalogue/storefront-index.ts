// Lookup maps of a storefront's lists, built once.
import type {
  Storefront,
  StorefrontItem,
  StorefrontMenuGroup,
  StorefrontModifierGroup,
} from './storefront.ts';

export interface StorefrontIndex {
  storefront: Storefront;
  item: (itemId: number) => StorefrontItem | undefined;
  modifierGroup: (modifierGroupId: number) => StorefrontModifierGroup | undefined;
  menuGroup: (menuGroupId: number) => StorefrontMenuGroup | undefined;
  /** The shown groups that contain the item. */
  groupsOf: (itemId: number) => readonly StorefrontMenuGroup[];
}

const byId = <Entity>(entities: readonly Entity[], id: (entity: Entity) => number): Map<number, Entity> =>
  new Map(entities.map((entity) => [id(entity), entity]));

export function indexStorefront(storefront: Storefront): StorefrontIndex {
  const items = byId(storefront.items, (item) => item.itemId);
  const modifierGroups = byId(storefront.modifierGroups, (group) => group.modifierGroupId);
  const menuGroups = byId(storefront.menuGroups, (group) => group.menuGroupId);
  const groups = new Map<number, StorefrontMenuGroup[]>();
  for (const group of storefront.menuGroups) {
    for (const itemId of group.itemIds) groups.set(itemId, [...(groups.get(itemId) ?? []), group]);
  }
  return {
    storefront,
    item: (itemId) => items.get(itemId),
    modifierGroup: (modifierGroupId) => modifierGroups.get(modifierGroupId),
    menuGroup: (menuGroupId) => menuGroups.get(menuGroupId),
    groupsOf: (itemId) => groups.get(itemId) ?? [],
  };
}

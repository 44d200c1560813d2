// Notes for the import report: what the file no longer contains, and whether diners can see the imported items.

import { idOf, type Menu, type MenuKind, menuKinds } from '@bite/shared/catalogue/menu.schema';
import type { MenuDraft } from '@bite/shared/catalogue/menu-draft';
import { visibleGroups } from '@bite/shared/catalogue/visible-groups';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { OpenMenu } from '../ports/catalogue-writer.ts';
import { isStaffOwned } from './merge-imported-menu.ts';
import type { MenuPlan } from './plan-menu.ts';

export interface MissingEntity {
  kind: MenuKind;
  id: number;
  name: string;
}

export function missingFromFile(
  draft: MenuDraft,
  { menu, imported }: Pick<OpenMenu, 'menu' | 'imported'>,
): MissingEntity[] {
  return menuKinds.flatMap((kind) => {
    const keys = new Set(draft[kind].map(({ key }) => key));
    const names = new Map<number, string>(menu[kind].map((entity) => [idOf(kind, entity), entity.name]));
    return Object.entries(imported[kind]).flatMap(([key, id]) => {
      const name = names.get(id);
      return keys.has(key) || isStaffOwned(key) || name === undefined ? [] : [{ kind, id, name }];
    });
  });
}

/** 'Cone: Large' for each size or modifier that was removed. */
export function partsRemoved(before: Menu, { replace }: Pick<MenuPlan, 'replace'>): string[] {
  const sizes = new Map(before.items.map(({ itemId, sizePrice }) => [itemId, sizePrice]));
  const modifiersOf = new Map(
    before.modifierGroups.map(({ modifierGroupId, modifiers }) => [modifierGroupId, modifiers]),
  );
  const items = replace.items.map(({ itemId, name, sizePrice }) =>
    missing(name, sizes.get(itemId) ?? [], sizePrice),
  );
  const groups = replace.modifierGroups.map(({ modifierGroupId, name, modifiers }) =>
    missing(name, modifiersOf.get(modifierGroupId) ?? [], modifiers),
  );
  return [...items, ...groups].flat();
}

interface Part {
  id: number;
  name: string;
}

function missing(owner: string, before: readonly Part[], after: readonly Part[]): string[] {
  const kept = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id)).map(({ name }) => `${owner}: ${name}`);
}

export interface OnPublicMenu {
  /** The menu group that the website shows, if it shows only one. */
  chosen: string | undefined;
  shown: number;
  /** Names of imported items that diners do not see. */
  notShown: string[];
}

/** Follows the same rules as the storefront build (O2.2-18). */
export function onPublicMenu(
  draft: MenuDraft,
  { menu, ids }: Pick<MenuPlan, 'menu' | 'ids'>,
  { websiteConfig }: Pick<Restaurant, 'websiteConfig'>,
): OnPublicMenu {
  const { parentMenuGroupId } = websiteConfig;
  const items = new Map(menu.items.map((item) => [item.itemId, item]));
  const groups = visibleGroups(menu.menuGroups, {
    parentMenuGroupId,
    isItemShown: (itemId) => items.get(itemId)?.isActive === true,
  });
  const visible = new Set(groups.flatMap(({ itemIds }) => itemIds));
  const imported = draft.items.map(({ key }) => ids.items[key] ?? 0);
  const hidden = imported.filter((itemId) => !visible.has(itemId));
  return {
    chosen: menu.menuGroups.find(({ menuGroupId }) => menuGroupId === parentMenuGroupId)?.name,
    shown: imported.length - hidden.length,
    notShown: hidden.map((itemId) => items.get(itemId)?.name ?? ''),
  };
}

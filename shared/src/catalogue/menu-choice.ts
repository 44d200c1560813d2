// The selected menu, in the back office and on a restaurant's site (C4-05, O2.2-18).
import { DomainError } from '../kernel/errors.ts';

interface Choosable {
  menuGroupId: number;
  parentId?: number | undefined;
}

/**
 * The group that the website names if it exists, else the only menu, else none. Menus are the groups without a parent;
 * `menus` overrides which ones these are.
 */
export function autoSelectedMenu<Group extends Choosable>(
  groups: readonly Group[],
  parentMenuGroupId: number | undefined,
  menus: readonly Group[] = topGroups(groups),
): Group | undefined {
  const named = groups.find(({ menuGroupId }) => menuGroupId === parentMenuGroupId);
  return named ?? (menus.length === 1 ? menus[0] : undefined);
}

function topGroups<Group extends Choosable>(groups: readonly Group[]): Group[] {
  const known = new Set(groups.map(({ menuGroupId }) => menuGroupId));
  return groups.filter(({ parentId }) => parentId === undefined || !known.has(parentId));
}

/** All menus, or only the selected one. */
export type MenuDisplayMode = 'all' | 'single';

export interface MenuSelection {
  menuGroupId: number | undefined;
  displayMode: MenuDisplayMode;
}

/** The initial and the cleared selection. */
export const clearedMenuSelection: MenuSelection = { menuGroupId: undefined, displayMode: 'all' };

/** The initial selection on a restaurant's own site. */
export const siteMenuSelection = (menu: Choosable | undefined): MenuSelection => ({
  menuGroupId: menu?.menuGroupId,
  displayMode: 'single',
});

/** Throws MISSING_REQUIRED_PARAMS if no restaurant is chosen, since menus belong to one (C8-03, O8-18). */
export function assertPlaceSelected(place: {
  tenantId?: number | undefined;
  restaurantId?: number | undefined;
}): asserts place is { tenantId: number; restaurantId: number } {
  if (place.tenantId === undefined || place.restaurantId === undefined)
    throw new DomainError('MISSING_REQUIRED_PARAMS', 'No tenant or restaurant selected');
}

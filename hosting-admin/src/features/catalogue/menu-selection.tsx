// The menu that a restaurant shows to diners (O2.9-15, O8-18, C4-05, C8-03). Stored in the website configuration, so that every
// device and diner sees the same one.

import type { UnreadableRecord } from '@bite/shared/api/answers';
import {
  assertPlaceSelected,
  autoSelectedMenu,
  clearedMenuSelection,
  type MenuSelection,
} from '@bite/shared/catalogue/menu-choice';
import type { StorefrontGaps } from '@bite/shared/catalogue/storefront-gaps.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { usePorts } from '../../lib/ports-context.tsx';
import { restaurantQuery } from '../../lib/tenancy-queries.ts';
import { type MenuGroup, menuGroupsQuery, menusAmong } from './menu-queries.ts';
import { useSaveMenu } from './use-save-menu.ts';

export interface MenuSelectionValue {
  place: RestaurantRef | undefined;
  /** Undefined while loading. */
  menus: readonly MenuGroup[] | undefined;
  /** What diners do not see; undefined if nothing is missing. */
  gaps: StorefrontGaps | undefined;
  /** Unreadable groups. */
  unreadable: readonly UnreadableRecord[] | undefined;
  error: Error | null;
  retry: () => void;
  selection: MenuSelection;
  /** True if nobody chose it and it is shown as the only menu (C4-05). */
  isAutomatic: boolean;
  /** The choice being saved; null for all menus. */
  saving: number | null | undefined;
  failure: unknown;
  /** Throws MISSING_REQUIRED_PARAMS if no restaurant is selected. */
  select: (menuGroupId: number) => Promise<void>;
  /** Shows all menus again. Throws as `select` does. */
  clear: () => Promise<void>;
}

const MenuSelectionContext = createContext<MenuSelectionValue | undefined>(undefined);

interface MenuSelectionProviderProps {
  /** Undefined while no restaurant is selected. */
  place: RestaurantRef | undefined;
  children: ReactNode;
}

export function MenuSelectionProvider({ place, children }: MenuSelectionProviderProps) {
  const { call } = usePorts();
  const isSelected = place !== undefined;
  const somewhere = place ?? { tenantId: 0, restaurantId: 0 };
  const groups = useQuery({ ...menuGroupsQuery(call, somewhere), enabled: isSelected });
  const restaurant = useQuery({ ...restaurantQuery(call, somewhere), enabled: isSelected });
  const { save, saving, failure } = useSaveMenu();

  const named = restaurant.data?.restaurant.websiteConfig.parentMenuGroupId;
  const chosenId = saving === undefined ? named : (saving ?? undefined);
  const isLoaded = groups.data !== undefined && restaurant.data !== undefined;
  const menus = isLoaded ? menusAmong(groups.data.groups, chosenId) : undefined;
  const shown = menus && autoSelectedMenu(groups.data?.groups ?? [], chosenId, menus);

  const choose = async (menuGroupId: number | null): Promise<void> => {
    assertPlaceSelected(place ?? {});
    if (place && restaurant.data) await save(place, restaurant.data, menuGroupId);
  };
  const value: MenuSelectionValue = {
    place,
    menus,
    gaps: restaurant.data?.storefrontGaps,
    unreadable: groups.data?.unreadable,
    error: isLoaded ? null : (groups.error ?? restaurant.error),
    retry: () => {
      void groups.refetch();
      void restaurant.refetch();
    },
    selection: shown ? { menuGroupId: shown.menuGroupId, displayMode: 'single' } : clearedMenuSelection,
    isAutomatic: shown !== undefined && shown.menuGroupId !== chosenId,
    saving,
    failure,
    select: choose,
    clear: () => choose(null),
  };
  return <MenuSelectionContext value={value}>{children}</MenuSelectionContext>;
}

/** Throws outside of its provider. */
export function useMenuSelection(): MenuSelectionValue {
  const value = useContext(MenuSelectionContext);
  if (!value) throw new Error('useMenuSelection needs a MenuSelectionProvider above it');
  return value;
}

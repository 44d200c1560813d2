// The restaurant's menu groups and items, as the screen of its menus shows them.
import type { RestaurantRef } from '@bite/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsQuery, type Versioned } from '../../../lib/records.ts';
import { type Group, rowsOf } from './arrangement.ts';

export type MenuItem = Versioned<'items'>;

/** The groups alone; `menu` is undefined while they load. */
export function useMenuGroups(place: RestaurantRef) {
  const { call } = usePorts();
  const groups = useQuery(recordsQuery(call, 'menuGroups', place));
  const menu = useMemo(
    () => groups.data && menuOf(groups.data.records.map(({ record }) => record)),
    [groups.data],
  );
  return { ...groups, menu };
}

export function useMenu(place: RestaurantRef) {
  const { call } = usePorts();
  const { menu, ...groups } = useMenuGroups(place);
  const items = useQuery(recordsQuery(call, 'items', place));
  const itemById = useMemo(
    () => items.data && new Map(items.data.records.map((entry) => [entry.record.itemId, entry])),
    [items.data],
  );
  return {
    menu,
    /** Undefined while the items load. */
    itemById,
    unreadable: [...(groups.data?.unreadable ?? []), ...(items.data?.unreadable ?? [])],
    error: (groups.data ? undefined : groups.error) ?? (items.data ? undefined : items.error) ?? undefined,
    retry: () => {
      void groups.refetch();
      void items.refetch();
    },
  };
}

export interface MenuShown {
  groups: readonly Group[];
  byId: ReadonlyMap<number, Group>;
  rows: ReturnType<typeof rowsOf>;
}

const menuOf = (groups: readonly Group[]): MenuShown => ({
  groups,
  byId: new Map(groups.map((group) => [group.menuGroupId, group])),
  rows: rowsOf(groups),
});

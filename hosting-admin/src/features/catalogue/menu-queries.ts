// Queries for the menus of a restaurant.
import type { Call } from '@bite/shared/api/client';
import { queryTiming } from '@bite/shared/api/query-timing';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions } from '@tanstack/react-query';
import { type ListOf, type RecordOf, recordsQuery } from '../../lib/records.ts';

export type MenuGroup = RecordOf<'menuGroups'>;

export const menuGroupsQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    ...recordsQuery(call, 'menuGroups', place),
    select: groupsIn,
    ...queryTiming.menuGroups,
  });

const groupsIn = ({ records, unreadable }: ListOf<'menuGroups'>) => ({
  groups: records.map(({ record }) => record),
  unreadable,
});

/** Menus are groups without a parent. The chosen group is listed even if it has one, since diners see it. */
export function menusAmong(groups: readonly MenuGroup[], chosenId: number | undefined): MenuGroup[] {
  const known = new Set(groups.map(({ menuGroupId }) => menuGroupId));
  return groups
    .filter(
      ({ menuGroupId, parentId }) =>
        parentId === undefined || !known.has(parentId) || menuGroupId === chosenId,
    )
    .sort((one, other) => one.position - other.position || one.name.localeCompare(other.name));
}

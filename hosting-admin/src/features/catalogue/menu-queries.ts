// Queries for the menus of a restaurant.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { queryTiming } from '@bite/shared/api/query-timing';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions } from '@tanstack/react-query';
import { allRecords } from '../../lib/pages.ts';

export type MenuGroup = Answers['listMenuGroups']['records'][number]['record'];

export const menuGroupsQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', 'menuGroups', tenantId, restaurantId],
    queryFn: async ({ signal }) => {
      const { records, unreadable } = await allRecords((query) =>
        call('listMenuGroups', { parameters: { tenantId, restaurantId }, query, signal }),
      );
      return { groups: records.map(({ record }) => record), unreadable };
    },
    ...queryTiming.menuGroups,
  });

/** Menus stand below no other group. One that is chosen although it does is listed, too: it is what diners see. */
export function menusAmong(groups: readonly MenuGroup[], chosenId: number | undefined): MenuGroup[] {
  const known = new Set(groups.map(({ menuGroupId }) => menuGroupId));
  return groups
    .filter(
      ({ menuGroupId, parentId }) =>
        parentId === undefined || !known.has(parentId) || menuGroupId === chosenId,
    )
    .sort((one, other) => one.position - other.position || one.name.localeCompare(other.name));
}

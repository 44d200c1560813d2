// The menus of a restaurant, for the choice of one.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import { queryTiming } from '@bite/shared/api/query-timing';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions } from '@tanstack/react-query';

export type MenuGroup = Answers['listMenuGroups']['records'][number]['record'];

export const menuGroupsQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', 'menuGroups', tenantId, restaurantId],
    queryFn: ({ signal }) => allMenuGroups(call, { tenantId, restaurantId }, signal),
    ...queryTiming.menuGroups,
  });

async function allMenuGroups(call: Call, place: RestaurantRef, signal: AbortSignal): Promise<MenuGroup[]> {
  const found: MenuGroup[] = [];
  let pageToken: string | undefined;
  do {
    const page = await call('listMenuGroups', {
      parameters: { ...place },
      query: { limit: MAX_PAGE_SIZE, pageToken },
      signal,
    });
    found.push(...page.records.map(({ record }) => record));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return found;
}

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

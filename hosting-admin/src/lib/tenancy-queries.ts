// Queries for tenants and restaurants, with shared keys.
import type { Answers } from '@bite/shared/api/answers';
import { type Call, CallError } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paging } from './pages.ts';

export type TenantRecord = Answers['getTenant'];
export type RestaurantRecord = Answers['updateRestaurant'];

/** For screens that show settings or counts. Throws FORBIDDEN if the caller only gets the outline. */
function wholeOf(visible: Answers['getRestaurant']): RestaurantRecord {
  if ('version' in visible) return visible;
  throw new CallError('FORBIDDEN', 'You have no access to the settings of this restaurant.', 403);
}

export const tenantQuery = (call: Call, tenantId: number) =>
  queryOptions({
    queryKey: ['tenants', 'one', tenantId],
    queryFn: ({ signal }) => call('getTenant', { parameters: { tenantId }, signal }),
  });

export const tenantsQuery = (call: Call, searchTerm: string) =>
  infiniteQueryOptions({
    queryKey: ['tenants', 'all', searchTerm],
    queryFn: ({ signal, pageParam }) =>
      call('listTenants', { query: { pageToken: pageParam, searchTerm: searchTerm || undefined }, signal }),
    ...paging,
  });

export const restaurantsOfTenantQuery = (call: Call, tenantId: number) =>
  infiniteQueryOptions({
    queryKey: ['restaurants', 'of', tenantId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { pageToken: pageParam };
      const page = await call('listRestaurants', { parameters: { tenantId }, query, signal });
      return { ...page, restaurants: page.restaurants.map(wholeOf) };
    },
    ...paging,
  });

export const restaurantQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', 'one', tenantId, restaurantId],
    queryFn: async ({ signal }) =>
      wholeOf(await call('getRestaurant', { parameters: { tenantId, restaurantId }, signal })),
  });

/** Invalidates every query of tenants, restaurants and their history. */
export async function invalidateTenancy(client: QueryClient): Promise<void> {
  const stale = ['tenants', 'restaurants', 'audit'].map((key) =>
    client.invalidateQueries({ queryKey: [key] }),
  );
  await Promise.all(stale);
}

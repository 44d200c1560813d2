// Queries for tenants and restaurants, with shared keys.
import type { Answers, BodyOf } from '@bite/shared/api/answers';
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

type RestaurantChanges = BodyOf<'updateRestaurant'>['changes'];

/**
 * Saves changes of a restaurant and keeps the answer for every screen that shows it. Lists and the history are loaded again when
 * they are shown. Throws CONFLICT if `version` is no longer the newest.
 */
export async function saveRestaurant(
  call: Call,
  client: QueryClient,
  { tenantId, restaurantId }: RestaurantRef,
  body: { version: string; changes: RestaurantChanges },
): Promise<RestaurantRecord> {
  const place = { tenantId, restaurantId };
  const saved = await call('updateRestaurant', { parameters: place, body });
  client.setQueryData(restaurantQuery(call, place).queryKey, saved);
  void client.invalidateQueries({ queryKey: ['restaurants'], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: ['audit'] });
  return saved;
}

/** Invalidates every query of tenants, restaurants and their history. */
export async function invalidateTenancy(client: QueryClient): Promise<void> {
  const stale = ['tenants', 'restaurants', 'audit'].map((key) =>
    client.invalidateQueries({ queryKey: [key] }),
  );
  await Promise.all(stale);
}

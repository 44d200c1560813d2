// Tenants and restaurants as the settings screens read them, under keys that all of them share.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paging } from './pages.ts';

export type TenantRecord = Answers['getTenant'];
export type RestaurantRecord = Answers['getRestaurant'];

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
    queryFn: ({ signal, pageParam }) =>
      call('listRestaurants', { parameters: { tenantId }, query: { pageToken: pageParam }, signal }),
    ...paging,
  });

export const restaurantQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', 'one', tenantId, restaurantId],
    queryFn: ({ signal }) => call('getRestaurant', { parameters: { tenantId, restaurantId }, signal }),
  });

/** Every list and record of tenants, restaurants and what was changed in them is read anew when next looked at. */
export async function forgetTenancy(client: QueryClient): Promise<void> {
  const stale = ['tenants', 'restaurants', 'audit'].map((key) =>
    client.invalidateQueries({ queryKey: [key] }),
  );
  await Promise.all(stale);
}

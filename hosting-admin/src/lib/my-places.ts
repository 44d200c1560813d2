// Queries for the tenants and restaurants of the signed-in person.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { queryOptions } from '@tanstack/react-query';

export type MyTenant = Answers['listMyTenants']['tenants'][number];

/** In any state, including suspended ones. */
export const myTenantsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['tenants', 'mine'],
    queryFn: ({ signal }) => call('listMyTenants', { signal }),
    select: ({ tenants }) => tenants,
  });

/** Restaurants of active tenants. */
export const myRestaurantsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['restaurants', 'mine'],
    queryFn: ({ signal }) => call('listMyRestaurants', { signal }),
    select: ({ restaurants }) => restaurants,
  });

// A restaurant's profile at Google beside its own record.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions } from '@tanstack/react-query';

export type ProfileRecord = Answers['getListingProfile'];
export type ComparedField = ProfileRecord['fields'][number];

export const profileQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', tenantId, restaurantId, 'listing-profile'],
    queryFn: ({ signal }) => call('getListingProfile', { parameters: { tenantId, restaurantId }, signal }),
  });

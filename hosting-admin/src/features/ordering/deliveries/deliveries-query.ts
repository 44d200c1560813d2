// Query for deliveries that are ready or on their way. Polled, since the rules do not let drivers read orders.
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions } from '@tanstack/react-query';

export const DELIVERIES_INTERVAL = 15_000;

export const deliveriesQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', tenantId, restaurantId, 'deliveries'],
    queryFn: ({ signal }) => call('listDeliveries', { parameters: { tenantId, restaurantId }, signal }),
    staleTime: 0,
    refetchInterval: DELIVERIES_INTERVAL,
    refetchOnWindowFocus: 'always',
  });

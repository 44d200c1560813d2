// The query of a restaurant's orders, by days and by what is searched for.
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { paging } from '../../../lib/pages.ts';

export interface OrderFilter {
  search: string;
  /** '2026-06-10'; empty without a limit. */
  from: string;
  to: string;
}

export const ordersQuery = (
  call: Call,
  { tenantId, restaurantId }: RestaurantRef,
  { search, from, to }: OrderFilter,
) =>
  infiniteQueryOptions({
    queryKey: ['restaurants', tenantId, restaurantId, 'orders', { search, from, to }],
    queryFn: ({ signal, pageParam }) =>
      call('listOrders', {
        parameters: { tenantId, restaurantId },
        query: {
          pageToken: pageParam,
          ...(search && { search }),
          ...(from && { from }),
          ...(to && { to }),
        },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...paging,
  });

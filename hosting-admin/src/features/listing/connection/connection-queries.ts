// A restaurant's connection to its Google listing, and what there is to choose from.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { isSameContent } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { paging } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';

export type ConnectionRecord = Answers['getListingConnection'];
export type Connection = NonNullable<ConnectionRecord['connection']>;

const keyOf = ({ tenantId, restaurantId }: RestaurantRef) =>
  ['restaurants', tenantId, restaurantId, 'listing-connection'] as const;

export const connectionQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: keyOf({ tenantId, restaurantId }),
    queryFn: ({ signal }) => call('getListingConnection', { parameters: { tenantId, restaurantId }, signal }),
  });

export const accountsQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  infiniteQueryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), 'accounts'],
    queryFn: ({ pageParam, signal }) =>
      call('listListingAccounts', {
        parameters: { tenantId, restaurantId },
        query: { pageToken: pageParam },
        signal,
      }),
    ...paging,
    // Each asks Google.
    ...{ staleTime: 60_000, retry: false },
  });

export const locationsQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef, accountId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), 'locations', accountId],
    queryFn: ({ pageParam, signal }) =>
      call('listListingLocations', {
        parameters: { tenantId, restaurantId, accountId },
        query: { pageToken: pageParam },
        signal,
      }),
    ...paging,
    ...{ staleTime: 60_000, retry: false },
  });

/** Shows an answer of the server on every screen. */
export function useShowConnection(): (record: ConnectionRecord) => void {
  const { call } = usePorts();
  const client = useQueryClient();
  const place = usePlace();
  return (record) => {
    const { queryKey } = connectionQuery(call, place);
    client.setQueryData(queryKey, record);
    // What there is to choose from, and all that is shown of the listing, is another one's now.
    void client.invalidateQueries({
      queryKey: queryKey.slice(0, 3),
      predicate: ({ queryKey: key }) => !isSameContent(key, queryKey),
    });
    void client.invalidateQueries({ queryKey: ['audit'] });
  };
}

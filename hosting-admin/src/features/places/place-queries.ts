// What is asked about places: a restaurant's own, the search, and one place by itself.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { queryTiming } from '@bite/shared/api/query-timing';
import { pathTo } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';

export type PlaceRecord = Answers['getPlaceConnection'];
export type Listing = NonNullable<PlaceRecord['listing']>;

export const placeQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', tenantId, restaurantId, 'google-place'],
    queryFn: ({ signal }) => call('getPlaceConnection', { parameters: { tenantId, restaurantId }, signal }),
  });

/** Shows an answer of the server on the whole page. */
export function useShowPlace(): (record: PlaceRecord) => PlaceRecord {
  const { call } = usePorts();
  const client = useQueryClient();
  const place = usePlace();
  return (record) => {
    client.setQueryData(placeQuery(call, place).queryKey, record);
    void client.invalidateQueries({ queryKey: ['audit'] });
    return record;
  };
}

/** Whether the installation has a key for the search. */
export const placeSearchStateQuery = (call: Call) =>
  queryOptions({
    queryKey: ['google-places', 'state'],
    queryFn: ({ signal }) => call('getPlaceSearch', { signal }),
  });

/** Fresh for five minutes, tried twice more, and asked again when the window is looked at again (O9-07). */
export const placeDetailsQuery = (call: Call, placeId: string, fields: readonly string[]) =>
  queryOptions({
    queryKey: ['google-places', 'details', placeId, fields.join(',')],
    queryFn: ({ signal }) =>
      call('getPlaceDetails', { parameters: { placeId }, query: { fields: fields.join(',') }, signal }),
    ...queryTiming.placeDetails,
  });

/** A place in the lists that people choose from. */
export interface FoundPlace {
  placeId: string;
  main: string;
  secondary: string;
}

/** By a whole text, such as the restaurant's own name and address. */
export const foundPlacesQuery = (call: Call, textQuery: string) =>
  queryOptions({
    queryKey: ['google-places', 'search', textQuery],
    queryFn: async ({ signal }): Promise<FoundPlace[]> => {
      const { places } = await call('searchPlaces', { query: { textQuery, pageSize: 5 }, signal });
      return places.map(({ id, displayName, formattedAddress = '' }) => ({
        ...{ placeId: id, main: displayName?.text ?? 'Without a name', secondary: formattedAddress },
      }));
    },
    ...queryTiming.placeDetails,
    refetchOnWindowFocus: false,
  });

/** By what was typed so far. */
export const suggestedPlacesQuery = (call: Call, input: string, sessionToken: string) =>
  queryOptions({
    queryKey: ['google-places', 'suggestions', input, sessionToken],
    queryFn: async ({ signal }): Promise<FoundPlace[]> =>
      (await call('suggestPlaces', { query: { input, sessionToken }, signal })).suggestions,
    ...queryTiming.placeDetails,
    refetchOnWindowFocus: false,
  });

/** The address of a photo at our own server, which keeps the key. Undefined for a name of another form. */
export function photoUrl(name: string, maxWidthPx: number): string | undefined {
  const [, placeId, photoId] = /^places\/([\w-]+)\/photos\/([\w-]+)$/.exec(name) ?? [];
  if (placeId === undefined || photoId === undefined) return undefined;
  return `${pathTo(routes.getPlacePhoto, { placeId, photoId })}?maxWidthPx=${maxWidthPx}`;
}

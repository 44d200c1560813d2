// Queries for the imports of a restaurant and the copies that are kept in step.
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions } from '@tanstack/react-query';
import { parametersOf } from '../../../lib/records.ts';
import { isUnderWay } from './import-words.ts';

/** While the server writes one. Milliseconds. */
const SOON = 2000;

export const menuImportsQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: ['menu-imports', place.tenantId, place.restaurantId],
    queryFn: ({ signal }) => call('listMenuImports', { parameters: parametersOf(place), signal }),
    select: ({ imports }) => imports,
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? SOON : false),
  });

export const menuLinksQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: ['menu-links', place.tenantId, place.restaurantId],
    queryFn: ({ signal }) => call('listMenuLinks', { parameters: parametersOf(place), signal }),
    select: ({ links }) => links,
  });

export const linkedRecordsQuery = (call: Call, place: RestaurantRef, fromRestaurantId: number) =>
  queryOptions({
    queryKey: ['menu-links', place.tenantId, place.restaurantId, 'records', fromRestaurantId],
    queryFn: ({ signal }) =>
      call('listLinkedRecords', { parameters: { ...parametersOf(place), fromRestaurantId }, signal }),
    select: ({ records }) => records,
  });

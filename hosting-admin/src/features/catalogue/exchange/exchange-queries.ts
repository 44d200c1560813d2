// Queries for the imports of a restaurant and the copies that are kept in step.
import type { Call } from '@bite/shared/api/client';
import type { MenuKind } from '@bite/shared/catalogue/menu.schema';
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

interface Copied {
  kind: MenuKind;
  recordId: number;
}

/** Long enough for going through a list: the server reads two menus. */
const FRESH = 60_000;
const UNDER_WAY_FOR = 4000;

/** What one record of a copy has from its source; followed while a change is on its way. */
export const copiedRecordQuery = (
  call: Call,
  place: RestaurantRef,
  fromRestaurantId: number,
  { kind, recordId }: Copied,
) =>
  queryOptions({
    queryKey: ['menu-links', place.tenantId, place.restaurantId, 'record', fromRestaurantId, kind, recordId],
    queryFn: ({ signal }) =>
      call('compareLinkedRecord', {
        parameters: { ...parametersOf(place), fromRestaurantId, kind, recordId },
        signal,
      }),
    select: ({ copied }) => copied,
    staleTime: FRESH,
    refetchInterval: ({ state }) =>
      state.data?.copied?.aspects.some((one) => one.state === 'underWay') ? UNDER_WAY_FOR : false,
  });

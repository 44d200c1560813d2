// Queries for the imports of a restaurant.
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions } from '@tanstack/react-query';
import { parametersOf } from '../../../lib/records.ts';

export const menuImportsQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: ['menu-imports', place.tenantId, place.restaurantId],
    queryFn: ({ signal }) => call('listMenuImports', { parameters: parametersOf(place), signal }),
    select: ({ imports }) => imports,
  });

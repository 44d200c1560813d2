// The restaurants a person works at.
import type { Call } from '@bite/shared/api/client';
import { queryOptions } from '@tanstack/react-query';

export const myRestaurantsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['restaurants'],
    queryFn: async ({ signal }) => (await call('listMyRestaurants', { signal })).restaurants,
  });

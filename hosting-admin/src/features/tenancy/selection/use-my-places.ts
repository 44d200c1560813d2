// Loads the person's tenants and restaurants in parallel.
import { useQuery } from '@tanstack/react-query';
import { myRestaurantsQuery, myTenantsQuery } from '../../../lib/my-places.ts';
import { usePorts } from '../../../lib/ports-context.tsx';

export function useMyPlaces() {
  const { call } = usePorts();
  return { tenants: useQuery(myTenantsQuery(call)), restaurants: useQuery(myRestaurantsQuery(call)) };
}

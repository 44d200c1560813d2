// Loads the person's tenants and restaurants in parallel.
import { useQuery } from '@tanstack/react-query';
import { myRestaurantsQuery, myTenantsQuery } from '../../../lib/my-places.ts';
import { usePlatform } from '../../../lib/platform.tsx';

export function useMyPlaces() {
  const { call } = usePlatform();
  return { tenants: useQuery(myTenantsQuery(call)), restaurants: useQuery(myRestaurantsQuery(call)) };
}

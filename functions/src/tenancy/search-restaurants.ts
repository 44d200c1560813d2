// The search of site staff over the restaurants of all tenants (C2-07, O9-46).
import type { User } from '@bite/shared/identity/user.schema';
import { searchRestaurants as matching } from '@bite/shared/tenancy/search-restaurants';
import { assertMay } from './assert-may.ts';
import type { DirectoryEntry, RestaurantDirectory } from './restaurant-directory.ts';

/** By name; none of an empty term, for which nothing is read. Throws FORBIDDEN. */
export async function searchRestaurants(
  { directory }: { directory: RestaurantDirectory },
  user: User,
  { searchTerm, limit }: { searchTerm: string; limit: number },
): Promise<DirectoryEntry[]> {
  assertMay(user, 'restaurants.read');
  if (searchTerm.trim() === '') return [];
  return matching(await directory.entries(), searchTerm, limit);
}

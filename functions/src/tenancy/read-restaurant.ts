import { restaurantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { RestaurantRef } from '@bite/shared/paths';
import { restaurantsOf } from '../collections/collections.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { type VisibleRestaurant, visibleRestaurant } from './versioned.ts';

/** Throws FORBIDDEN, TENANT_SUSPENDED, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND. */
export async function readRestaurant(
  { records }: { records: RecordReader },
  { user }: Caller,
  place: RestaurantRef,
): Promise<VisibleRestaurant> {
  await assertMayIn(records, user, 'restaurants.read', place);
  const found = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (!found) throw restaurantNotFound(place.restaurantId);
  return visibleRestaurant(records, user, found);
}

import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { type VisibleRestaurant, visibleRestaurant } from './versioned.ts';

/** Throws FORBIDDEN, TENANT_SUSPENDED, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND. */
export async function readRestaurant(
  { records }: { records: RecordReader },
  { user }: Caller,
  place: RestaurantRef,
): Promise<VisibleRestaurant> {
  const found = await assertMayAt(records, user, 'restaurants.read', place);
  return visibleRestaurant(records, user, found);
}

import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { type VisibleRestaurant, visibleRestaurant, withSite } from './versioned.ts';

/** Throws FORBIDDEN, TENANT_SUSPENDED, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND. */
export async function readRestaurant(
  deps: { records: RecordReader; siteOrigin?: string | undefined },
  { user }: Caller,
  place: RestaurantRef,
): Promise<VisibleRestaurant> {
  const found = await assertMayAt(deps.records, user, 'restaurants.read', place);
  const visible = await visibleRestaurant(deps.records, user, found);
  return 'version' in visible ? withSite(deps, visible, found) : visible;
}

import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import {
  type SurroundingsDeps,
  type VisibleRestaurant,
  visibleRestaurant,
  withSurroundings,
} from './versioned.ts';

/** Throws FORBIDDEN, TENANT_SUSPENDED, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND. */
export async function readRestaurant(
  deps: SurroundingsDeps & { records: RecordReader },
  { user }: Caller,
  place: RestaurantRef,
): Promise<VisibleRestaurant> {
  const found = await assertMayAt(deps.records, user, 'restaurants.read', place);
  const visible = await visibleRestaurant(deps.records, user, found);
  return 'version' in visible ? withSurroundings(deps, visible, found) : visible;
}

// The way into the records of a restaurant: the role first, then the tenant and the restaurant themselves.
import type { RecordKind } from '@bite/shared/api/record-names';
import { assertPlaceExists } from '@bite/shared/catalogue/place-exists';
import type { User } from '@bite/shared/identity/user.schema';
import { restaurantNotFound, tenantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { RestaurantRef } from '@bite/shared/paths';
import { tenantMissingForCreation } from '@bite/shared/tenancy/not-found';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { WritePath } from '../audit/write-path.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordStore } from '../ports/records.ts';
import { restaurantsOf } from './collections.ts';
import { actionOn } from './kinds.ts';

export interface RecordDeps {
  records: RecordStore;
  writes: WritePath;
  ids: Ids;
  newGuid: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Who asks for what where. */
export interface RecordRequest {
  kind: RecordKind;
  place: RestaurantRef;
  user: User;
  requestId: string;
}

/**
 * The restaurant. Throws FORBIDDEN, TENANT_SUSPENDED, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND, the last two in words of
 * their own where something is to be created there.
 */
export async function entering(
  { records }: Pick<RecordDeps, 'records'>,
  { kind, place, user }: Pick<RecordRequest, 'kind' | 'place' | 'user'>,
  what: 'read' | 'create' | 'write',
): Promise<Restaurant> {
  const isNew = what === 'create';
  const action = actionOn(kind, what === 'read' ? 'read' : 'write');
  const missing = isNew ? tenantMissingForCreation : tenantNotFound;
  const tenant = await assertMayIn(records, user, action, place, missing);
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (isNew) assertPlaceExists(place, tenant, restaurant);
  if (!restaurant) throw restaurantNotFound(place.restaurantId);
  return restaurant;
}

// Authorization for the records of a restaurant: the caller's role, then the state of the tenant and the restaurant.

import { assertPlaceExists } from '@bite/shared/catalogue/place-exists';
import { restaurantNotFound, tenantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { tenantMissingForCreation } from '@bite/shared/tenancy/not-found';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction, WritePath } from '../audit/write-path.ts';
import { restaurantsOf } from '../collections/collections.ts';
import { actionOn } from '../collections/record-collection.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordStore } from '../ports/records.ts';

export interface RecordDeps {
  records: RecordStore;
  writePath: WritePath;
  ids: Ids;
  newGuid: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A request about one kind of record at one restaurant. */
export interface RecordRequest extends Caller {
  kind: RecordKind;
  place: RestaurantRef;
}

/** What a write needs within its transaction, once the caller is authorized. */
export interface InTransaction {
  deps: RecordDeps;
  request: RecordRequest;
  settings: Pick<Restaurant['settings'], 'currency'>;
  transaction: AuditedTransaction;
}

/**
 * Returns the restaurant. Throws FORBIDDEN, TENANT_SUSPENDED, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND; the last two have
 * their own messages for `create`.
 */
export async function authorizeRestaurant(
  { records }: Pick<RecordDeps, 'records'>,
  { kind, place, user }: Pick<RecordRequest, 'kind' | 'place' | 'user'>,
  operation: 'read' | 'create' | 'write',
): Promise<Restaurant> {
  const isNew = operation === 'create';
  const action = actionOn(kind, operation === 'read' ? 'read' : 'write');
  const missing = isNew ? tenantMissingForCreation : tenantNotFound;
  const tenant = await assertMayIn(records, user, action, place, missing);
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (isNew) assertPlaceExists(place, tenant, restaurant);
  if (!restaurant) throw restaurantNotFound(place.restaurantId);
  return restaurant;
}

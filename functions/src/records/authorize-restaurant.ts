// Authorization for the records of a restaurant: what assertMayAt checks, by the kind of record and what is to be done.
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { restaurantMissingForCreation, tenantMissingForCreation } from '@bite/shared/tenancy/not-found';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction, WritePath } from '../audit/write-path.ts';
import { actionOn } from '../collections/record-collection.ts';
import { assertMayAt, type MissingPlace } from '../identity/assert-may.ts';
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

const missingForCreation: MissingPlace = {
  tenant: tenantMissingForCreation,
  restaurant: restaurantMissingForCreation,
};

/**
 * Returns the restaurant. Throws FORBIDDEN, TENANT_SUSPENDED, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND; the last two have
 * their own messages for `create`.
 */
export const authorizeRestaurant = (
  { records }: Pick<RecordDeps, 'records'>,
  { kind, place, user }: Pick<RecordRequest, 'kind' | 'place' | 'user'>,
  operation: 'read' | 'create' | 'write',
): Promise<Restaurant> =>
  assertMayAt(
    records,
    user,
    actionOn(kind, operation === 'read' ? 'read' : 'write'),
    place,
    operation === 'create' ? missingForCreation : undefined,
  );

// Requests to rebuild derived data (storefront snapshots, record counts) later, in a task.
import type { RestaurantRef } from '@bite/shared/paths';

/** An instant in UTC with nine decimals, '2026-06-10T22:00:00.000001000Z': as text, later instants are greater. */
export type ReadTime = string;

/** A restaurant, or a whole tenant if `restaurantId` is absent. */
export type PlaceRef = Pick<RestaurantRef, 'tenantId'> & Partial<RestaurantRef>;

export interface RebuildRequest<Of extends PlaceRef = RestaurantRef> {
  place: Of;
  /** Instant before which the source data must not be read. */
  due: ReadTime;
}

export interface Rebuilds<Of extends PlaceRef = RestaurantRef> {
  /** Idempotent: requests for the same place and due time are carried out once. */
  request(rebuild: RebuildRequest<Of>): Promise<void>;
}

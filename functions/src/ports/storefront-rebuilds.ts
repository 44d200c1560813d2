// Asking for a storefront to be built again, later and by someone else.
import type { RestaurantRef } from '@bite/shared/paths';

export interface RebuildRequest {
  place: RestaurantRef;
  /** ISO instant before which the build must not read its sources. */
  due: string;
}

export interface StorefrontRebuilds {
  /** The same place and due time asked for again is the same request: it is carried out once. */
  request(rebuild: RebuildRequest): Promise<void>;
}

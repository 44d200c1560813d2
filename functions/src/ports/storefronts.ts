// Reads storefront snapshots and the live document of each, to serve them.
import type { Storefront, StorefrontLive } from '@bite/shared/catalogue/storefront';
import type { RestaurantRef } from '@bite/shared/paths';

export interface StoredStorefront {
  storefront: Storefront;
  place: RestaurantRef;
  /** False while the tenant is inactive or suspended: its addresses are then not resolved. */
  isTenantActive: boolean;
}

/** A slug is the present one of a restaurant, or a former one that is still reserved. */
export type StorefrontKey = { restaurantGuid: string } | { slug: string };

export interface Storefronts {
  /** One document read, three for a former slug; undefined if there is none. */
  find(key: StorefrontKey): Promise<StoredStorefront | undefined>;
  /** A default state, neither paused nor busy, if none is stored. */
  live(restaurantGuid: string): Promise<StorefrontLive>;
}

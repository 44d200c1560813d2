// Storefront snapshots and the live document beside each, as those who serve them read them.
import type { Storefront, StorefrontLive } from '@bite/shared/catalogue/storefront';
import type { RestaurantRef } from '@bite/shared/paths';

export interface StoredStorefront {
  storefront: Storefront;
  place: RestaurantRef;
  /** False while the tenant is inactive or suspended: its addresses then resolve to nobody. */
  isTenantActive: boolean;
}

/** A slug is the present one of a restaurant, or one that it had before and that nobody has freed. */
export type StorefrontKey = { restaurantGuid: string } | { slug: string };

export interface Storefronts {
  /** One document read, three under a former slug; undefined when there is none. */
  find(key: StorefrontKey): Promise<StoredStorefront | undefined>;
  /** The calm live state where none is stored. */
  live(restaurantGuid: string): Promise<StorefrontLive>;
}

// Reads the data that storefronts are built from.
import type { StorefrontSources } from '@bite/shared/catalogue/compose-storefront';
import type { LeftOutRecord } from '@bite/shared/catalogue/storefront-gaps.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ReadTime } from './rebuilds.ts';

export interface ReadSources {
  sources: StorefrontSources;
  /** Unreadable records, and those that cannot be offered without them; both are left out of the sources. */
  leftOut: LeftOutRecord[];
  readTime: ReadTime;
}

export interface Sources {
  /** All sources at one moment; undefined if the restaurant or its tenant does not exist. */
  read(place: RestaurantRef): Promise<ReadSources | undefined>;
  /** The restaurants of a tenant, even if the tenant itself is gone. */
  placesOf(tenantId: number): Promise<RestaurantRef[]>;
  placeOf(restaurantGuid: string): Promise<RestaurantRef | undefined>;
}

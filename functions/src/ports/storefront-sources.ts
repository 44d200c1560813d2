// What storefronts are made of.
import type { StorefrontSources } from '@bite/shared/catalogue/compose-storefront';
import type { LeftOutRecord } from '@bite/shared/catalogue/storefront-gaps.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ReadTime } from './rebuilds.ts';

export interface ReadSources {
  sources: StorefrontSources;
  /** Records that cannot be read, and those that cannot be offered without them: the sources are without them. */
  leftOut: LeftOutRecord[];
  readTime: ReadTime;
}

export interface Sources {
  /** All of them as of one moment; undefined when the restaurant or its tenant does not exist. */
  read(place: RestaurantRef): Promise<ReadSources | undefined>;
  /** The places of a tenant's restaurants, also where the tenant itself is gone. */
  placesOf(tenantId: number): Promise<RestaurantRef[]>;
  placeOf(restaurantGuid: string): Promise<RestaurantRef | undefined>;
}

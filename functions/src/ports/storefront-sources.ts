// What storefronts are made of.
import type { StorefrontSources } from '@bite/shared/catalogue/compose-storefront';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ReadTime } from './rebuilds.ts';

export interface Sources {
  /** All of them as of one moment; undefined when the restaurant or its tenant does not exist. */
  read(place: RestaurantRef): Promise<{ sources: StorefrontSources; readTime: ReadTime } | undefined>;
  /** The places of a tenant's restaurants, also where the tenant itself is gone. */
  placesOf(tenantId: number): Promise<RestaurantRef[]>;
  placeOf(restaurantGuid: string): Promise<RestaurantRef | undefined>;
}

// Restaurants and tenants as the back end reads them.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';

export interface Place {
  tenant: Tenant;
  restaurant: Restaurant;
}

export interface Restaurants {
  /** Both documents, or undefined when either is missing. */
  find(place: RestaurantRef): Promise<Place | undefined>;
  findByGuid(restaurantGuid: string): Promise<Place | undefined>;
  /** Every restaurant of one tenant. */
  ofTenant(tenantId: number): Promise<Place[]>;
  /** Every restaurant there is; for site administrators and support. */
  all(limit: number): Promise<Place[]>;
}

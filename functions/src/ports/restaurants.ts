// Restaurants and tenants as the back end reads them.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { Unreadable } from './records.ts';

export interface Place {
  tenant: Tenant;
  restaurant: Restaurant;
}

export interface Places {
  places: Place[];
  /** Restaurants that are left out because they cannot be read; those of a tenant that cannot be read are left out unnamed. */
  unreadable: Unreadable[];
}

export interface Restaurants {
  /** Both documents, or undefined when either is missing. */
  find(place: RestaurantRef): Promise<Place | undefined>;
  findByGuid(restaurantGuid: string): Promise<Place | undefined>;
  /** Every restaurant of one tenant. */
  ofTenant(tenantId: number): Promise<Places>;
  /** Every restaurant there is; for site administrators and support. */
  all(limit: number): Promise<Places>;
}

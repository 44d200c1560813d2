// Reads restaurants and their tenants.
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
  /** Restaurants left out because they are unreadable. Those of an unreadable tenant are left out and not named. */
  unreadable: Unreadable[];
}

export interface Restaurants {
  /** Both documents, or undefined if either is missing. */
  find(place: RestaurantRef): Promise<Place | undefined>;
  findByGuid(restaurantGuid: string): Promise<Place | undefined>;
  /** Every restaurant of one tenant. */
  ofTenant(tenantId: number): Promise<Places>;
  /** All restaurants; for site administrators and support. */
  all(limit: number): Promise<Places>;
}

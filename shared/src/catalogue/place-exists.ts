// Checks that the tenant and restaurant of a new record exist (C3-16, C8-02).
import type { RestaurantRef } from '../paths.ts';
import { restaurantMissingForCreation, tenantMissingForCreation } from '../tenancy/not-found.ts';

/** Throws TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND; a restaurant of another tenant counts as missing. */
export function assertPlaceExists(
  place: RestaurantRef,
  tenant: { tenantId: number } | undefined,
  restaurant: { tenantId: number; restaurantId: number } | undefined,
): void {
  if (tenant?.tenantId !== place.tenantId) throw tenantMissingForCreation(place.tenantId);
  if (restaurant?.restaurantId !== place.restaurantId || restaurant.tenantId !== place.tenantId)
    throw restaurantMissingForCreation(place.restaurantId);
}

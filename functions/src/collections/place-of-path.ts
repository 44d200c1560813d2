// Derives the tenant and restaurant of a document from its path.
import { collections, type RestaurantRef } from '@bite/shared/paths';

const placed = new RegExp(
  `^${collections.tenants}/([1-9]\\d*)(?:/${collections.restaurants}/([1-9]\\d*))?(?:/|$)`,
);

/** Empty for a document of the whole platform; only the tenant for one that is not below a restaurant. */
export function placeOfPath(path: string): Partial<RestaurantRef> {
  const [, tenantId, restaurantId] = placed.exec(path) ?? [];
  return {
    ...(tenantId !== undefined && { tenantId: Number(tenantId) }),
    ...(restaurantId !== undefined && { restaurantId: Number(restaurantId) }),
  };
}

// Which tenant and restaurant a document belongs to, as its path says.
import { collections, type RestaurantRef } from '@bite/shared/paths';

const placed = new RegExp(
  `^${collections.tenants}/([1-9]\\d*)(?:/${collections.restaurants}/([1-9]\\d*))?(?:/|$)`,
);

/** Nothing for a document of the whole platform; the tenant alone for one that is not below a restaurant. */
export function placeOfPath(path: string): Partial<RestaurantRef> {
  const [, tenantId, restaurantId] = placed.exec(path) ?? [];
  return {
    ...(tenantId !== undefined && { tenantId: Number(tenantId) }),
    ...(restaurantId !== undefined && { restaurantId: Number(restaurantId) }),
  };
}

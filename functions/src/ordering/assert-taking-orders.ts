// Checks that restaurant and tenant are active, from their own documents: a suspension takes effect at once, while the menu's
// snapshot lags a little.
import { DomainError } from '@bite/shared/kernel/errors';
import { NOT_TAKING_ORDERS } from '@bite/shared/ordering/fulfilment';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { isInBusiness } from '@bite/shared/tenancy/status';
import type { Restaurants } from '../ports/restaurants.ts';

/** Returns the restaurant. Throws RESTAURANT_CLOSED. */
export async function assertTakingOrders(
  restaurants: Pick<Restaurants, 'find'>,
  place: RestaurantRef,
): Promise<Restaurant> {
  const current = await restaurants.find(place);
  if (current && isInBusiness(current.tenant, current.restaurant)) return current.restaurant;
  throw new DomainError('RESTAURANT_CLOSED', NOT_TAKING_ORDERS);
}

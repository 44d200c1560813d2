// A restaurant as the person sees it who works there: what it is called, where it is, and what they may do with its orders.
import type { MyRestaurant } from '../api/answers.ts';
import { type Actor, may } from '../identity/roles.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { Tenant } from './tenant.schema.ts';
import { timezoneOf } from './timezone-of.ts';

export function myRestaurantOf(
  tenant: Pick<Tenant, 'tenantId' | 'displayName' | 'settings'>,
  restaurant: Pick<
    Restaurant,
    'tenantId' | 'restaurantId' | 'guid' | 'name' | 'slug' | 'address' | 'settings'
  >,
  actor: Actor,
): MyRestaurant {
  return {
    tenantId: tenant.tenantId,
    tenantName: tenant.displayName,
    restaurantId: restaurant.restaurantId,
    restaurantGuid: restaurant.guid,
    name: restaurant.name,
    slug: restaurant.slug,
    street: restaurant.address.street,
    city: restaurant.address.city,
    state: restaurant.address.state,
    country: restaurant.address.country,
    timezone: timezoneOf(restaurant, tenant),
    currency: restaurant.settings.currency,
    autoAcceptOrders: restaurant.settings.autoAcceptOrders,
    offersPickup: restaurant.settings.ordering.pickupEnabled,
    offersDelivery: restaurant.settings.ordering.deliveryEnabled,
    mayReadOrders: may(actor, 'orders.read', restaurant),
    mayReadDeliveries: may(actor, 'deliveries.read', restaurant),
    mayWorkOrders: may(actor, 'orders.write', restaurant),
    mayCorrectOrders: may(actor, 'orders.correct', restaurant),
    mayReadRefunds: may(actor, 'refunds.read', restaurant),
    mayRefund: may(actor, 'refunds.write', restaurant),
    mayPause: may(actor, 'live.write', restaurant),
  };
}

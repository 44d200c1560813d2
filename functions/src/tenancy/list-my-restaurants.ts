// The restaurants whose doors a member of staff can open, for the picker and the board.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isSiteAdmin, may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import type { Place, Restaurants } from '../ports/restaurants.ts';

/** Site staff see this many; everyone else has far fewer. */
const SITE_LIMIT = 200;

/** Active tenants only, ordered by name. */
export async function listMyRestaurants(
  deps: { restaurants: Restaurants },
  user: User,
): Promise<MyRestaurant[]> {
  const seesAll = isSiteAdmin(user) || user.siteRole === 'support' || user.siteRole === 'viewer';
  const tenantIds = Object.keys(user.access).map(Number);
  const places = seesAll
    ? await deps.restaurants.all(SITE_LIMIT)
    : (await Promise.all(tenantIds.map((tenantId) => deps.restaurants.ofTenant(tenantId)))).flat();
  return places
    .filter(
      ({ tenant, restaurant }) => tenant.status === 'active' && may(user, 'restaurants.read', restaurant),
    )
    .map((place) => toMine(place, user))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function toMine({ tenant, restaurant }: Place, user: User): MyRestaurant {
  return {
    tenantId: tenant.tenantId,
    tenantName: tenant.displayName,
    restaurantId: restaurant.restaurantId,
    restaurantGuid: restaurant.guid,
    name: restaurant.name,
    slug: restaurant.slug,
    street: restaurant.address.street,
    city: restaurant.address.city,
    timezone: restaurant.settings.timezone ?? tenant.settings.timezone,
    currency: restaurant.settings.currency,
    autoAcceptOrders: restaurant.settings.autoAcceptOrders,
    mayReadOrders: may(user, 'orders.read', restaurant),
    mayReadDeliveries: may(user, 'deliveries.read', restaurant),
    mayWorkOrders: may(user, 'orders.write', restaurant),
    mayCorrectOrders: may(user, 'orders.correct', restaurant),
    mayPause: may(user, 'live.write', restaurant),
  };
}

// Lists the restaurants that a member of staff may open, for the picker and the board.
import type { Answers } from '@bite/shared/api/answers';
import { isSiteAdmin, may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { myRestaurantOf } from '@bite/shared/tenancy/my-restaurant';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { placeOfPath } from '../collections/place-of-path.ts';
import type { Caller } from '../identity/caller.ts';
import type { Places, Restaurants } from '../ports/restaurants.ts';

/** The maximum for site staff; everyone else has far fewer. */
const SITE_LIMIT = 200;

/** Active tenants only, ordered by name. */
export async function listMyRestaurants(
  deps: { restaurants: Pick<Restaurants, 'all' | 'ofTenant'> },
  { user }: Caller,
): Promise<Answers['listMyRestaurants']> {
  const { places, unreadable } = await readFor(deps.restaurants, user);
  const mine = places
    .filter(
      ({ tenant, restaurant }) => tenant.status === 'active' && may(user, 'restaurants.read', restaurant),
    )
    .map(({ tenant, restaurant }) => myRestaurantOf(tenant, restaurant, user))
    .sort((a, b) => a.name.localeCompare(b.name));
  const named = unreadable.filter(({ path }) => may(user, 'restaurants.read', placeOfPath(path)));
  return { restaurants: mine, ...pageAnswerOf(named.length > 0 ? { unreadable: named } : {}) };
}

async function readFor(restaurants: Pick<Restaurants, 'all' | 'ofTenant'>, user: User): Promise<Places> {
  const seesAll = isSiteAdmin(user) || user.siteRole === 'support' || user.siteRole === 'viewer';
  if (seesAll) return restaurants.all(SITE_LIMIT);
  const tenantIds = Object.keys(user.access).map(Number);
  const each = await Promise.all(tenantIds.map((tenantId) => restaurants.ofTenant(tenantId)));
  return {
    places: each.flatMap(({ places }) => places),
    unreadable: each.flatMap(({ unreadable }) => unreadable),
  };
}

// Reads the live state that a cached page cannot know: paused, busy, sold out, and whether the restaurant is active.
import type { StorefrontLive } from '@bite/shared/catalogue/storefront';
import { isInBusiness } from '@bite/shared/tenancy/status';
import type { Restaurants } from '../ports/restaurants.ts';
import type { Storefronts } from '../ports/storefronts.ts';

export interface ReadLiveDeps {
  storefronts: Pick<Storefronts, 'live'>;
  restaurants: Pick<Restaurants, 'findByGuid'>;
}

/** Three document reads. An unknown restaurant gets the default live state. */
export async function readLive(
  { storefronts, restaurants }: ReadLiveDeps,
  restaurantGuid: string,
): Promise<StorefrontLive> {
  const [live, place] = await Promise.all([
    storefronts.live(restaurantGuid),
    restaurants.findByGuid(restaurantGuid),
  ]);
  return place && !isInBusiness(place.tenant, place.restaurant) ? { ...live, isActive: false } : live;
}

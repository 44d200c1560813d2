// Reads the live state that a cached page cannot know: paused, busy, sold out, and whether the restaurant is active.
import type { StorefrontLive } from '@bite/shared/catalogue/storefront';
import type { Storefronts } from '../ports/storefronts.ts';

export interface ReadLiveDeps {
  storefronts: Pick<Storefronts, 'live'>;
  /** inBusinessReader */
  isInBusiness: (restaurantGuid: string) => Promise<boolean>;
}

/** One document read, where it is known whether the restaurant is active. An unknown restaurant gets the default live state. */
export async function readLive(
  { storefronts, isInBusiness }: ReadLiveDeps,
  restaurantGuid: string,
): Promise<StorefrontLive> {
  const [live, isActive] = await Promise.all([
    storefronts.live(restaurantGuid),
    isInBusiness(restaurantGuid),
  ]);
  return isActive ? live : { ...live, isActive };
}

// Storefront sources in memory: restaurants whose catalogue tests can edit, and a clock that moves with each read.
import type { StorefrontSources } from '@bite/shared/catalogue/compose-storefront';
import type { LeftOutRecord } from '@bite/shared/catalogue/storefront-gaps.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Sources } from '../ports/storefront-sources.ts';

export interface MemorySources extends Sources {
  restaurants: StorefrontSources[];
  leftOut: LeftOutRecord[];
  /** The number of reads. */
  reads: number;
}

/** @param now ISO instant with nine decimals. */
export function memorySources(now: () => string, ...restaurants: StorefrontSources[]): MemorySources {
  const placeIn = ({ tenant, restaurant }: StorefrontSources): RestaurantRef => ({
    tenantId: tenant.tenantId,
    restaurantId: restaurant.restaurantId,
  });
  const memory: MemorySources = {
    restaurants,
    leftOut: [],
    reads: 0,
    async read(place) {
      memory.reads += 1;
      const sources = memory.restaurants.find(
        ({ restaurant }) => restaurant.restaurantId === place.restaurantId,
      );
      return sources && { sources: structuredClone(sources), leftOut: memory.leftOut, readTime: now() };
    },
    placesOf: async (tenantId) =>
      memory.restaurants.filter(({ tenant }) => tenant.tenantId === tenantId).map(placeIn),
    async placeOf(restaurantGuid) {
      const found = memory.restaurants.find(({ restaurant }) => restaurant.guid === restaurantGuid);
      return found && placeIn(found);
    },
  };
  return memory;
}

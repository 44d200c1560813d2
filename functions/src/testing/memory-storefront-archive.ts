// Storefront snapshots in memory, with the promises of both ports.
import { calmLive } from '@bite/shared/catalogue/storefront';
import type { RestaurantRef } from '@bite/shared/paths';
import type { StorefrontArchive, StorefrontSnapshot } from '../ports/storefront-archive.ts';
import type { Storefronts } from '../ports/storefronts.ts';

export type MemoryStorefrontArchive = Storefronts & StorefrontArchive & { versions: string[] };

/** @param exists Whether there is such a restaurant of such a tenant. `versions` tells each content that was stored. */
export function memoryStorefrontArchive(exists: (place: RestaurantRef) => boolean): MemoryStorefrontArchive {
  const stored = new Map<string, StorefrontSnapshot>();
  const versions: string[] = [];
  const at = ({ restaurantId }: RestaurantRef) =>
    [...stored.values()].find((snapshot) => snapshot.place.restaurantId === restaurantId);
  return {
    versions,
    async find(key) {
      const snapshot =
        'restaurantGuid' in key
          ? stored.get(key.restaurantGuid)
          : [...stored.values()].find(({ storefront }) => storefront.restaurant.slug === key.slug);
      if (!snapshot) return undefined;
      const { storefront, place, isTenantActive } = snapshot;
      return { storefront, place, isTenantActive };
    },
    live: async () => calmLive,
    readTimeOf: async (place) => at(place)?.readTime,
    async save(snapshot) {
      if (!exists(snapshot.place)) return 'gone';
      const { guid } = snapshot.storefront.restaurant;
      const current = stored.get(guid);
      if (current && current.readTime > snapshot.readTime) return 'outdated';
      stored.set(guid, snapshot);
      if (current?.storefront.version === snapshot.storefront.version) return 'unchanged';
      versions.push(snapshot.storefront.version);
      return 'saved';
    },
    async removeIfGone(place) {
      if (exists(place)) return false;
      const snapshot = at(place);
      if (snapshot) stored.delete(snapshot.storefront.restaurant.guid);
      return true;
    },
  };
}

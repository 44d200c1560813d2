// Storefront snapshots in memory, with the guarantees of both ports.
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { storefrontFormat } from '@bite/shared/catalogue/storefront-format';
import type { RestaurantRef } from '@bite/shared/paths';
import type { StorefrontArchive, StorefrontSnapshot } from '../ports/storefront-archive.ts';
import type { Storefronts } from '../ports/storefronts.ts';

export interface MemoryStorefrontArchive extends Storefronts, StorefrontArchive {
  versions: string[];
  /** Makes the stored snapshot look like one of an earlier release. */
  age(place: RestaurantRef, format: number): void;
}

/** @param exists Whether the restaurant exists. `versions` lists the contents that were stored. */
export function memoryStorefrontArchive(exists: (place: RestaurantRef) => boolean): MemoryStorefrontArchive {
  const stored = new Map<string, StorefrontSnapshot & { format: number }>();
  const versions: string[] = [];
  const at = ({ restaurantId }: RestaurantRef) =>
    [...stored.values()].find((snapshot) => snapshot.place.restaurantId === restaurantId);
  return {
    versions,
    age(place, format) {
      const snapshot = at(place);
      if (snapshot) snapshot.format = format;
    },
    async find(key) {
      const snapshot =
        'restaurantGuid' in key
          ? stored.get(key.restaurantGuid)
          : [...stored.values()].find(({ storefront }) => storefront.restaurant.slug === key.slug);
      if (!snapshot) return undefined;
      const { storefront, place, isTenantActive } = snapshot;
      return { storefront, place, isTenantActive };
    },
    live: async () => defaultLiveState,
    formatOf: async (place) => at(place)?.format,
    readTimeOf: async (place) => at(place)?.readTime,
    async save(snapshot) {
      if (!exists(snapshot.place)) return 'gone';
      const { guid } = snapshot.storefront.restaurant;
      const current = stored.get(guid);
      if (current && current.readTime > snapshot.readTime) return 'outdated';
      stored.set(guid, { ...snapshot, format: storefrontFormat });
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

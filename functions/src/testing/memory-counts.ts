// Counts of records in memory, with the port's guarantees.

import { openLifecycleStates } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { restaurantCounts, tenantCounts } from '@bite/shared/records/record-counts.schema';
import { recordKinds, recordNames } from '@bite/shared/records/record-names';
import { z } from 'zod';
import type { CountStore, PlaceCount } from '../ports/count-store.ts';
import type { PlaceRef, ReadTime } from '../ports/rebuilds.ts';
import type { MemoryRecords } from './memory-records.ts';

export interface MemoryCounts extends CountStore {
  /** The stored counts, by document path. */
  readonly kept: ReadonlyMap<string, PlaceCount>;
  /** The number of counts taken. */
  takes: number;
}

const isRestaurant = (of: PlaceRef): of is RestaurantRef => of.restaurantId !== undefined;
const ownerOf = (of: PlaceRef): string =>
  isRestaurant(of) ? paths.restaurant(of) : paths.tenant(of.tenantId);
const countsOf = (of: PlaceRef): string =>
  isRestaurant(of) ? paths.restaurantCounts(of) : paths.tenantCounts(of.tenantId);

/** @param now ISO instant with nine decimals. */
export function memoryCounts(records: MemoryRecords, now: () => ReadTime): MemoryCounts {
  const kept = new Map<string, PlaceCount>();
  const exists = (of: PlaceRef): boolean => Object.hasOwn(records.documents(), ownerOf(of));
  const count = (path: string, where?: Parameters<MemoryRecords['count']>[1]) =>
    records.count({ path, schema: z.unknown() }, where);

  async function ofRestaurant(place: RestaurantRef) {
    const below = (collection: string) => paths.restaurantCollection(place, collection);
    const isOpen = { field: 'lifecycleState', is: 'in', value: openLifecycleStates } as const;
    const [openOrders, ...numbers] = await Promise.all([
      count(below(collections.orders), [isOpen]),
      ...recordKinds.map((kind) => count(below(recordNames[kind].collection))),
    ]);
    const counted = Object.fromEntries(recordKinds.map((kind, index) => [kind, numbers[index]]));
    return restaurantCounts.parse({ ...counted, openOrders });
  }

  const ofTenant = async ({ tenantId }: PlaceRef) =>
    tenantCounts.parse({ restaurants: await count(`${paths.tenant(tenantId)}/${collections.restaurants}`) });

  const memory: MemoryCounts = {
    kept,
    takes: 0,
    async count(of) {
      memory.takes += 1;
      if (!exists(of)) return undefined;
      const readTime = now();
      return { counts: isRestaurant(of) ? await ofRestaurant(of) : await ofTenant(of), readTime };
    },
    readTimeOf: async (of) => kept.get(countsOf(of))?.readTime,
    savedCounts: async (of) => {
      const counted = kept.get(countsOf(of));
      return counted && { ...counted.counts };
    },
    async save(of, counted) {
      if (!exists(of)) return 'gone';
      if ((kept.get(countsOf(of))?.readTime ?? '') > counted.readTime) return 'outdated';
      kept.set(countsOf(of), counted);
      return 'kept';
    },
    async removeIfGone(of) {
      if (exists(of)) return false;
      kept.delete(countsOf(of));
      return true;
    },
    async *places() {
      for (const path of Object.keys(records.documents())) {
        const [, tenantId, , restaurantId, below] = path.split('/');
        if (below !== undefined || !path.startsWith(`${collections.tenants}/`)) continue;
        yield [
          {
            tenantId: Number(tenantId),
            ...(restaurantId && { restaurantId: Number(restaurantId) }),
          } as PlaceRef,
        ];
      }
    },
  };
  return memory;
}

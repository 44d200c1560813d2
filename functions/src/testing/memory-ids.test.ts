import { counterName, type EntityType } from '@bite/shared/kernel/identifiers';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { describe } from 'vitest';
import { collectionOfType } from '../collections/collision.ts';
import type { RecordCollection } from '../ports/records.ts';
import { idsContract } from './ids.contract.ts';
import { memoryIds } from './memory-ids.ts';
import { memoryRecords } from './memory-records.ts';

const at = (path: string): RecordCollection<object> => ({
  path,
  schema: { safeParse: (value) => ({ success: true, data: value as object }) },
});

describe('C4-06, C5-16, C8-01, O5-13, O8-10, O8-11, O8-12, O8-15, O8-16, O9-25, O9-43 ids in memory', () => {
  idsContract(async () => {
    const records = memoryRecords();
    const ids = memoryIds(records);
    const put = (path: string, id: number) => records.put(at(path), String(id), {});
    return {
      ids,
      openTenant: async (tenantId) => put('tenants', tenantId),
      openRestaurant: async ({ tenantId, restaurantId }) =>
        put(`${paths.tenant(tenantId)}/restaurants`, restaurantId),
      put: async (type: EntityType, id, place) => {
        const name = collectionOfType[type];
        put(place ? paths.restaurantCollection(place, name) : name, id);
      },
      held: async (type: EntityType, place?: RestaurantRef) => {
        const name = counterName(type);
        return ids.counters.get(place ? paths.restaurantCounter(place, name) : paths.platformCounter(name));
      },
    };
  });
});

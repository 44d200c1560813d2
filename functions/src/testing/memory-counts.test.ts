import { paths } from '@bite/shared/paths';
import { describe } from 'vitest';
import { z } from 'zod';
import { countsContract } from './counts.contract.ts';
import { memoryCounts } from './memory-counts.ts';
import { memoryRecords } from './memory-records.ts';

const split = (path: string) => {
  const end = path.lastIndexOf('/');
  return { at: { path: path.slice(0, end), schema: z.unknown() }, id: path.slice(end + 1) };
};

describe('counts in memory', () => {
  countsContract(() => {
    let tick = 0;
    const records = memoryRecords();
    const countStore = memoryCounts(records, () => `2026-06-10T22:00:00.${String(++tick).padStart(9, '0')}Z`);
    return {
      countStore,
      put: async (path, fields) => {
        const { at, id } = split(path);
        records.put(at, id, fields);
      },
      remove: (path) =>
        records.transact(async (transaction) => {
          const { at, id } = split(path);
          transaction.delete(at, id);
        }),
      read: async ({ tenantId, restaurantId }) => {
        const path =
          restaurantId === undefined
            ? paths.tenantCounts(tenantId)
            : paths.restaurantCounts({ tenantId, restaurantId });
        return countStore.kept.get(path)?.counts;
      },
    };
  });
});

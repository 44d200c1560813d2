import { paths } from '@bite/shared/paths';
import { describe } from 'vitest';
import { z } from 'zod';
import { memoryRecords } from './memory-records.ts';
import { memoryTallies } from './memory-tallies.ts';
import { talliesContract } from './tallies.contract.ts';

const split = (path: string) => {
  const end = path.lastIndexOf('/');
  return { at: { path: path.slice(0, end), schema: z.unknown() }, id: path.slice(end + 1) };
};

describe('counts in memory', () => {
  talliesContract(() => {
    let tick = 0;
    const records = memoryRecords();
    const tallies = memoryTallies(records, () => `2026-06-10T22:00:00.${String(++tick).padStart(9, '0')}Z`);
    return {
      tallies,
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
        return tallies.kept.get(path)?.counts;
      },
    };
  });
});

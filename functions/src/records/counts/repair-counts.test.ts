import { restaurantCounts } from '@bite/shared/records/record-counts.schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../collections/collections.ts';
import { memoryCounts } from '../../testing/memory-counts.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { repairCounts } from './repair-counts.ts';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const any = z.unknown();

function setUp() {
  const records = memoryRecords();
  records.put({ path: 'tenants', schema: any }, '10000001', {});
  records.put({ path: 'tenants/10000001/restaurants', schema: any }, '20000001', {});
  records.put({ path: 'tenants/10000001/restaurants/20000001/items', schema: any }, '1', {});
  const countStore = memoryCounts(records, () => '2026-06-10T22:00:00.000000000Z');
  const errors: { message: string; fields: unknown }[] = [];
  const log = {
    info: () => undefined,
    error: (message: string, fields?: unknown) => void errors.push({ message, fields }),
  };
  const deps = { countStore, records, log, now: () => Date.parse('2026-06-11T03:30:00Z') };
  const kept = async () => countStore.savedCounts(place);
  return { deps, countStore, records, errors, kept };
}

describe('the nightly recount', () => {
  it('repairs every count and notes what was wrong, in the log and in the history', async () => {
    const { deps, countStore, records, errors, kept } = setUp();
    const wrong = { ...restaurantCounts.parse({ items: 12 }), openOrders: 3 };
    await countStore.save(place, { counts: wrong, readTime: '2026-06-10T21:00:00.000000000Z' });
    expect(await repairCounts(deps)).toEqual({ places: 2, wrong: 1, failed: 0, unreached: 0 });
    expect(await kept()).toEqual(restaurantCounts.parse({ items: 1 }));
    expect(errors).toMatchObject([{ message: 'counts were wrong', fields: place }]);
    const [entry] = await records.find(auditEntries, { limit: 10 });
    expect(entry?.record).toMatchObject({
      ...place,
      by: 'nightly recount',
      action: 'update',
      kind: 'statistics',
      changes: [
        { field: 'items', from: 12, to: 1 },
        { field: 'openOrders', from: 3, to: 0 },
      ],
    });
    expect(await repairCounts(deps)).toEqual({ places: 2, wrong: 0, failed: 0, unreached: 0 });
  });

  it('counts what was never counted, which is no fault', async () => {
    const { deps, errors, kept } = setUp();
    expect(await repairCounts(deps)).toEqual({ places: 2, wrong: 0, failed: 0, unreached: 0 });
    expect(await kept()).toEqual(restaurantCounts.parse({ items: 1 }));
    expect(errors).toEqual([]);
  });

  it('goes on with the others where one place cannot be counted', async () => {
    const { deps, countStore } = setUp();
    const count: typeof countStore.count = async (of) => {
      if (of.restaurantId === undefined) throw new Error('connection lost');
      return countStore.count(of);
    };
    expect(await repairCounts({ ...deps, countStore: { ...countStore, count } })).toEqual({
      places: 2,
      wrong: 0,
      failed: 1,
      unreached: 0,
    });
  });
});

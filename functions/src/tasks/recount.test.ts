import { paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memoryCounts } from '../testing/memory-counts.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { recount } from './recount.ts';

const due = '2026-06-10T22:00:01.000000000Z';
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };

function setUp() {
  const clock = { now: '2026-06-10T22:00:00.500000000Z' };
  const outcomes: unknown[] = [];
  const records = memoryRecords();
  records.put({ path: 'tenants', schema: z.unknown() }, '10000001', {});
  records.put({ path: 'tenants/10000001/restaurants', schema: z.unknown() }, '20000001', {});
  const countStore = memoryCounts(records, () => clock.now);
  const deps = {
    countStore,
    records,
    now: () => Date.parse(clock.now),
    log: { info: (_message: string, fields?: unknown) => void outcomes.push(fields), error: () => undefined },
    until: async (instant: number) => {
      clock.now = new Date(instant).toISOString().replace('Z', '000000Z');
    },
  };
  return { deps, countStore, outcomes };
}

describe('the task that counts', () => {
  it('counts nothing before it is due, as the emulator starts it at once', async () => {
    const { deps, countStore } = setUp();
    await recount(deps, { ...place, due }, 0);
    expect(countStore.kept.get(paths.restaurantCounts(place))?.readTime).toBe(due);
  });

  it('does its work once when it is delivered twice', async () => {
    const { deps, countStore, outcomes } = setUp();
    await recount(deps, { ...place, due }, 0);
    await recount(deps, { ...place, due }, 0);
    expect(countStore.takes).toBe(1);
    expect(outcomes).toEqual([
      { ...place, outcome: 'kept' },
      { ...place, outcome: 'fresh' },
    ]);
  });

  it('counts a tenant where no restaurant is named', async () => {
    const { deps, countStore } = setUp();
    await recount(deps, { tenantId: place.tenantId, due }, 0);
    expect(countStore.kept.get(paths.tenantCounts(place.tenantId))?.counts).toEqual({ restaurants: 1 });
  });

  it('lets the queue try again after a failure', async () => {
    const { deps, countStore } = setUp();
    const save = async () => {
      throw new Error('connection lost');
    };
    const attempt = recount({ ...deps, countStore: { ...countStore, save } }, { ...place, due }, 0);
    await expect(attempt).rejects.toThrow('connection lost');
  });

  it.each([{ tenantId: 'x', due }, { ...place, due: 'soon' }, { restaurantId: 7, due }, {}])(
    'refuses data that no request made: %j',
    async (data) => {
      await expect(recount(setUp().deps, data, 0)).rejects.toThrow();
    },
  );
});

// Edits, rebuild requests and builds together: what diners see in the end, and how much work it takes.
import { aRestaurant } from '@bite/shared/testing/a-storefront';
import {
  anItemEntity,
  aRestaurantEntity,
  aTenantEntity,
  someSources,
} from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { dueAfter } from '../due-work/due-after.ts';
import type { StorefrontSnapshot } from '../ports/storefront-archive.ts';
import { memoryRebuilds } from '../testing/memory-rebuilds.ts';
import { memorySources } from '../testing/memory-sources.ts';
import { memoryStorefrontArchive } from '../testing/memory-storefront-archive.ts';
import { scattered } from '../testing/scattered.ts';
import { buildStorefront, buildStorefrontIfStale } from './build-storefront.ts';
import { requestRebuilds } from './request-rebuilds.ts';

const START = Date.parse('2026-06-10T22:00:00Z');
const instant = (milliseconds: number) => new Date(milliseconds).toISOString().replace('Z', '000000Z');

function setUp() {
  const clock = { now: START };
  const sources = memorySources(() => instant(clock.now), someSources());
  const rebuilds = memoryRebuilds();
  const exists = ({ restaurantId }: { restaurantId: number }) =>
    sources.restaurants.some(({ restaurant }) => restaurant.restaurantId === restaurantId);
  const storefronts = memoryStorefrontArchive(exists);
  const errors: unknown[] = [];
  const log = { error: (_message: string, fields?: unknown) => void errors.push(fields) };
  const deps = { sources, storefronts, rebuilds, log };
  return {
    ...deps,
    errors,
    clock,
    place: { tenantId: aRestaurant().tenantId, restaurantId: aRestaurant().restaurantId },
    find: async () => (await storefronts.find({ slug: 'bella' }))?.storefront,
    edit: (name: string) => {
      sources.restaurants = [someSources({ items: [anItemEntity(1, { name })] })];
    },
    build: () =>
      buildStorefront(deps, { tenantId: aRestaurant().tenantId, restaurantId: aRestaurant().restaurantId }),
    async runDue() {
      for (const rebuild of rebuilds.takeDue(instant(clock.now))) await buildStorefrontIfStale(deps, rebuild);
    },
  };
}

type Kitchen = ReturnType<typeof setUp>;

/** An action at a given time. */
interface Happening {
  at: number;
  act: (kitchen: Kitchen) => Promise<void> | void;
}

async function play(kitchen: Kitchen, happenings: Happening[]): Promise<void> {
  for (const { at, act } of happenings.sort((one, other) => one.at - other.at)) {
    // Tasks become due between actions.
    for (let due = Math.ceil(kitchen.clock.now / 1000) * 1000; due <= at; due += 1000) {
      kitchen.clock.now = Math.max(kitchen.clock.now, due);
      await kitchen.runDue();
    }
    kitchen.clock.now = at;
    await act(kitchen);
    await kitchen.runDue();
  }
  kitchen.clock.now += 2000;
  await kitchen.runDue();
}

describe('keeping storefronts up to date', () => {
  let kitchen: Kitchen;
  beforeEach(() => {
    kitchen = setUp();
  });

  it('a build shows what staff keep', async () => {
    expect(await kitchen.build()).toBe('saved');
    expect(await kitchen.find()).toMatchObject({
      restaurant: { name: 'Bella' },
      items: [{ name: 'Item 1' }],
    });
    expect((await kitchen.find())?.version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('a build of the same content keeps its version, another content has another', async () => {
    await kitchen.build();
    const before = await kitchen.find();
    kitchen.clock.now += 1;
    expect(await kitchen.build()).toBe('unchanged');
    expect((await kitchen.find())?.version).toBe(before?.version);
    kitchen.edit('Edited');
    expect(await kitchen.build()).toBe('saved');
    expect((await kitchen.find())?.version).not.toBe(before?.version);
  });

  it.each([0, 1, 108, 109, 500, 891, 999])(
    'a hundred edits within a second, from its millisecond %i on, make at most two builds, and the last edit is in',
    async (offset) => {
      const edits = Array.from({ length: 100 }, (_, number): Happening => {
        const at = START + offset + number * 9;
        return {
          at,
          act: async () => {
            kitchen.edit(`Edit ${number}`);
            await requestRebuilds(kitchen, { of: 'restaurant', place: kitchen.place }, at);
          },
        };
      });
      await play(kitchen, edits);
      expect((await kitchen.find())?.items[0]?.name).toBe('Edit 99');
      expect(kitchen.sources.reads).toBeLessThanOrEqual(2);
    },
  );

  it.each(Array.from({ length: 40 }, (_, run) => run))(
    'the last edit is in, however late, often and disordered its event comes (%i)',
    async (run) => {
      const random = scattered(`run ${run}`);
      const upTo = (limit: number) => random.next().value % (limit + 1);
      const times = Array.from({ length: 1 + upTo(11) }, () => START + upTo(4000)).sort(
        (one, other) => one - other,
      );
      const happenings = times.flatMap((at, number): Happening[] => {
        const events = Array.from({ length: 1 + upTo(2) }, (): Happening => {
          const act = () => requestRebuilds(kitchen, { of: 'restaurant', place: kitchen.place }, at);
          return { at: at + upTo(6000), act };
        });
        return [{ at, act: () => kitchen.edit(`Edit ${number}`) }, ...events];
      });
      await play(kitchen, happenings);
      expect((await kitchen.find())?.items[0]?.name).toBe(`Edit ${times.length - 1}`);
      const seconds = new Set(times.map((at) => Math.floor(at / 1000)));
      expect(kitchen.sources.reads).toBeLessThanOrEqual(seconds.size);
    },
  );

  it('a request for what a later build has read already is skipped', async () => {
    const due = dueAfter(kitchen.clock.now);
    kitchen.clock.now += 5000;
    await kitchen.build();
    expect(await buildStorefrontIfStale(kitchen, { place: kitchen.place, due })).toBe('fresh');
    expect(kitchen.sources.reads).toBe(1);
  });

  it('a change falls due when its second is over, even at its very end', () => {
    expect(dueAfter(START)).toBe('2026-06-10T22:00:01.000000000Z');
    expect(dueAfter(START + 999)).toBe('2026-06-10T22:00:01.000000000Z');
    expect(dueAfter(START + 1000)).toBe('2026-06-10T22:00:02.000000000Z');
  });

  it('a build that leaves records out says so in the log and hands them on for staff', async () => {
    await kitchen.build();
    expect(kitchen.errors).toEqual([]);
    kitchen.sources.leftOut = [{ kind: 'item', recordId: '7', reason: 'name: Required' }];
    const kept: unknown[] = [];
    const storefronts = {
      ...kitchen.storefronts,
      save: async ({ leftOut }: StorefrontSnapshot) => {
        kept.push(...leftOut);
        return 'saved' as const;
      },
    };
    await buildStorefront({ ...kitchen, storefronts }, kitchen.place);
    expect(kept).toEqual(kitchen.sources.leftOut);
    expect(kitchen.errors).toEqual([{ ...kitchen.place, records: ['item 7 (name: Required)'], count: 1 }]);
  });

  it('a restaurant that was deleted loses its storefront', async () => {
    await kitchen.build();
    kitchen.sources.restaurants = [];
    expect(await kitchen.build()).toBe('gone');
    expect(await kitchen.find()).toBeUndefined();
  });

  it("a tenant's change reaches each of its restaurants and no other", async () => {
    const [first] = kitchen.sources.restaurants;
    const second = someSources({ restaurant: aRestaurantEntity({ restaurantId: 20_000_002 }) });
    const foreign = someSources({
      tenant: aTenantEntity({ tenantId: 10_000_002 }),
      restaurant: aRestaurantEntity({ restaurantId: 20_000_003, tenantId: 10_000_002 }),
    });
    kitchen.sources.restaurants = [...(first ? [first] : []), second, foreign];
    await requestRebuilds(kitchen, { of: 'tenant', tenantId: kitchen.place.tenantId }, START);
    expect(kitchen.rebuilds.requests.map(({ place }) => place.restaurantId)).toEqual([
      20_000_001, 20_000_002,
    ]);
  });

  it('a domain that is moved reaches the restaurant it leads to; a restaurant that is gone is passed over', async () => {
    const { guid } = aRestaurant();
    await requestRebuilds(kitchen, { of: 'domain', restaurantGuids: ['gone', guid] }, START);
    expect(kitchen.rebuilds.requests).toEqual([{ place: kitchen.place, due: dueAfter(START) }]);
  });

  it('a suspended tenant still has its page, which says that it takes no orders', async () => {
    kitchen.sources.restaurants = [someSources({ tenant: aTenantEntity({ status: 'suspended' }) })];
    await kitchen.build();
    expect(await kitchen.storefronts.find({ slug: 'bella' })).toMatchObject({
      isTenantActive: false,
      storefront: { restaurant: { isActive: false } },
    });
  });
});

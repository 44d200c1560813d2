import { storefrontFormat } from '@bite/shared/catalogue/storefront-format';
import { paths } from '@bite/shared/paths';
import { aTenantEntity, someSources } from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildStorefront } from '../catalogue/build-storefront.ts';
import { rebuildOldFormat } from '../catalogue/rebuild-old-format.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { deletedRecordsOf } from '../collections/deleted-records.ts';
import { memoryCounts } from '../testing/memory-counts.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { memorySources } from '../testing/memory-sources.ts';
import { memoryStorefrontArchive } from '../testing/memory-storefront-archive.ts';
import { memoryVault } from '../testing/memory-vault.ts';
import { subdomainPorts } from '../testing/subdomain-ports.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';

const START = Date.parse('2026-06-10T22:00:00Z');

function setUp() {
  const clock = { now: START };
  const readTime = () => new Date(clock.now).toISOString().replace('Z', '000000Z');
  const { restaurant } = someSources();
  const sources = memorySources(readTime, someSources());
  const records = memoryRecords();
  const { tenantId, restaurantId } = restaurant;
  records.put(tenants, String(tenantId), aTenantEntity({ restaurantIds: [] }));
  records.put(restaurantsOf(tenantId), String(restaurantId), restaurant);
  const expiresAt = new Date(START).toISOString();
  records.put(deletedRecordsOf({ tenantId, restaurantId }), 'tags-7', {
    record: { name: 'Vegan' },
    expiresAt,
  });
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (...line: unknown[]) => void errors.push(line) };
  const storefronts = memoryStorefrontArchive(() => true);
  const countStore = memoryCounts(records, readTime);
  const vault = memoryVault(() => clock.now);
  const deps = {
    ...subdomainPorts(),
    records,
    vault,
    countStore,
    sources,
    storefronts,
    log,
    now: () => clock.now,
  };
  const stored = (path: string) => records.documents()[path] as Record<string, unknown> | undefined;
  return {
    deps,
    clock,
    errors,
    place: { tenantId, restaurantId },
    deleted: () => stored(`${deletedRecordsOf({ tenantId, restaurantId }).path}/tags-7`),
    listed: () => stored(paths.tenant(tenantId))?.['restaurantIds'],
    record: (number: number) => stored(paths.migration(String(number))),
  };
}

const run = (platform: ReturnType<typeof setUp>, isDryRun = false, chosen = migrations) =>
  runMigrations(platform.deps, chosen, { isDryRun });

const statesOf = (outcomes: Awaited<ReturnType<typeof run>>) =>
  outcomes.map(({ state, counts: { changed } }) => [state, changed]);

describe('migrations', () => {
  let platform: ReturnType<typeof setUp>;
  beforeEach(async () => {
    platform = setUp();
    await buildStorefront(platform.deps, platform.place);
    platform.deps.storefronts.age(platform.place, 0);
    platform.clock.now += 60_000;
  });

  it('are numbered in their order', () => {
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('bring storefronts to the format of this release', () => {
    const formats = migrations.flatMap(({ storefrontFormat: format = [] }) => format);
    expect(formats.at(-1)).toBe(storefrontFormat);
  });

  it('build old storefronts anew, list unlisted restaurants and name the kinds of deleted records, once', async () => {
    expect(statesOf(await run(platform))).toEqual([
      ['finished', 1],
      ['finished', 1],
      ['finished', 0],
      ['finished', 1],
      ['finished', 0],
      ['finished', 0],
      ['finished', 0],
      ['finished', 1],
      ['finished', 0],
    ]);
    expect(await platform.deps.storefronts.formatOf(platform.place)).toBe(storefrontFormat);
    expect(platform.listed()).toEqual([platform.place.restaurantId]);
    expect(platform.deleted()).toMatchObject({ kind: 'tags', record: { name: 'Vegan' } });
    const { reads } = platform.deps.sources;
    expect(statesOf(await run(platform))).toEqual([
      ['before', 1],
      ['before', 1],
      ['before', 0],
      ['before', 1],
      ['before', 0],
      ['before', 0],
      ['before', 0],
      // It looks whether the base domain is another one now.
      ['finished', 0],
      ['before', 0],
    ]);
    expect(platform.deps.sources.reads).toBe(reads);
  });

  it('in a dry run say what would change, and change nothing', async () => {
    const before = structuredClone(platform.deps.records.documents());
    expect(statesOf(await run(platform, true))).toEqual([
      ['dryRun', 1],
      ['dryRun', 1],
      ['dryRun', 0],
      ['dryRun', 1],
      ['dryRun', 1],
      ['dryRun', 0],
      ['dryRun', 0],
      ['dryRun', 1],
      ['dryRun', 0],
    ]);
    expect(platform.deps.records.documents()).toEqual(before);
    expect(await platform.deps.storefronts.formatOf(platform.place)).toBe(0);
  });

  it('that cannot do everything are named, hold up those after them, and are finished by a later run', async () => {
    const broken = { read: async () => Promise.reject(new Error('connection lost')) };
    const { sources } = platform.deps;
    platform.deps.sources = { ...sources, ...broken };
    expect(statesOf(await run(platform))).toEqual([['left', 0]]);
    expect(platform.errors).toEqual([
      ['a storefront could not be rebuilt', { ...platform.place, error: 'Error: connection lost' }],
    ]);
    expect(platform.record(1)).toMatchObject({ changed: 0, failed: 1 });
    expect(platform.record(1)).not.toHaveProperty('finishedAt');
    platform.deps.sources = sources;
    expect(statesOf(await run(platform))).toEqual([
      ['finished', 1],
      ['finished', 1],
      ['finished', 0],
      ['finished', 1],
      ['finished', 0],
      ['finished', 0],
      ['finished', 0],
      ['finished', 1],
      ['finished', 0],
    ]);
    expect(platform.record(1)).toMatchObject({ failed: 0, finishedAt: '2026-06-10T22:01:00.000Z' });
  });

  it('tell of everything that several runs changed', async () => {
    const leaving: Migration = {
      number: 7,
      title: 'Half at a time',
      run: async () => ({ changed: 5, failed: 0, unreached: 1 }),
    };
    await run(platform, false, [leaving]);
    await run(platform, false, [leaving]);
    expect(platform.record(7)).toMatchObject({ changed: 10, unreached: 1 });
  });
});

describe('a night', () => {
  it('builds storefronts of an older format anew, and leaves the others alone', async () => {
    const { deps, place } = setUp();
    expect(await rebuildOldFormat(deps)).toEqual({ places: 1, failed: 0, unreached: 0, rebuilt: 1 });
    expect(await rebuildOldFormat(deps)).toMatchObject({ rebuilt: 0 });
    deps.storefronts.age(place, storefrontFormat - 1);
    expect(await rebuildOldFormat(deps)).toMatchObject({ rebuilt: 1 });
  });
});

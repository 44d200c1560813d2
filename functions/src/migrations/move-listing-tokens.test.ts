import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf } from '../collections/collections.ts';
import { connectionAt } from '../listing/call-listing.ts';
import { openTokens } from '../listing/connection/listing-tokens.ts';
import { memoryCounts } from '../testing/memory-counts.ts';
import { type MemoryPlace, memoryPlace, place } from '../testing/memory-place.ts';
import { memorySources } from '../testing/memory-sources.ts';
import { memoryStorefrontArchive } from '../testing/memory-storefront-archive.ts';
import { memoryVault } from '../testing/memory-vault.ts';
import { subdomainPorts } from '../testing/subdomain-ports.ts';
import { moveListingTokens } from './move-listing-tokens.ts';

let here: MemoryPlace;
let vault: ReturnType<typeof memoryVault>;
const at = restaurantsOf(place.tenantId);
const id = String(place.restaurantId);

const google = {
  ...{
    enabled: true,
    syncStatus: 'connected' as const,
    accessToken: 'access-secret',
    refreshToken: 'refresh-secret',
  },
  ...{ tokenExpiresAt: '2026-06-10T13:00:00.000Z', accountId: '101', locationId: '2001' },
};

const put = async (platforms: object) => {
  const restaurant = await here.records.get(at, id);
  if (!restaurant) throw new Error('the restaurant is missing');
  here.records.put(at, id, { ...restaurant, platformSync: { ...restaurant.platformSync, platforms } });
};
const run = (isDryRun = false) => {
  const readTime = () => '2026-06-10T12:00:00.000000000Z';
  const deps = {
    ...{
      records: here.records,
      vault,
      now: here.now,
      log: { info: () => undefined, error: () => undefined },
    },
    ...{ countStore: memoryCounts(here.records, readTime), sources: memorySources(readTime) },
    storefronts: memoryStorefrontArchive(() => true),
    ...subdomainPorts(),
  };
  return moveListingTokens(deps, { isDryRun, onPlace: () => undefined });
};

beforeEach(() => {
  here = memoryPlace();
  vault = memoryVault(here.now);
});

describe('tokens in restaurants’ records', () => {
  it('I3.2-03 move to the vault, with a connection that has them, and leave the record, once', async () => {
    await put({
      googleMyBusiness: google,
      yelp: { enabled: true, syncStatus: 'idle', accessToken: 'yelp-secret' },
    });
    expect(await run()).toMatchObject({ changed: 1, failed: 0 });
    expect(JSON.stringify(here.records.documents())).not.toContain('-secret');
    expect(await openTokens(vault, place)).toEqual({
      ...{ accessToken: 'access-secret', refreshToken: 'refresh-secret' },
      expiresAt: Date.parse(google.tokenExpiresAt),
    });
    expect(await connectionAt(here, place)).toMatchObject({
      ...{ status: 'connected', accountId: '101', locationId: '2001' },
    });
    expect((await here.records.get(at, id))?.platformSync.platforms.yelp).toEqual({
      ...{ enabled: true, syncStatus: 'idle' },
    });
    expect(await run()).toMatchObject({ changed: 0 });
  });

  it('I3.2-03 that cannot be refreshed are dropped', async () => {
    await put({ googleMyBusiness: { ...google, refreshToken: undefined } });
    expect(await run()).toMatchObject({ changed: 1 });
    expect(await openTokens(vault, place)).toBeUndefined();
    expect(await connectionAt(here, place)).toBeUndefined();
    expect(JSON.stringify(here.records.documents())).not.toContain('-secret');
  });

  it('are only counted in a dry run', async () => {
    await put({ googleMyBusiness: google });
    expect(await run(true)).toMatchObject({ changed: 1 });
    expect(JSON.stringify(here.records.documents())).toContain('-secret');
  });
});

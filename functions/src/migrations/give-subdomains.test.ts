import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { mayBeHosted } from '@bite/shared/domains/host-claims';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainChecks, domainClaims, domainMappings } from '../collections/domains.ts';
import { mappingsOf } from '../domains/find-mapping.ts';
import { aTenancy, type Tenancy } from '../testing/a-tenancy.ts';
import { memoryCounts } from '../testing/memory-counts.ts';
import { memorySources } from '../testing/memory-sources.ts';
import { memoryStorefrontArchive } from '../testing/memory-storefront-archive.ts';
import { memoryVault } from '../testing/memory-vault.ts';
import { giveSubdomains } from './give-subdomains.ts';

const BELLA = 10_000_500;
const ALBA = 10_000_600;
const PLACE = { tenantId: BELLA, restaurantId: 20_000_900 };
const THEIRS = { tenantId: ALBA, restaurantId: 20_000_901 };
const readTime = () => '2026-06-10T12:00:00.000000000Z';
let tenancy: Tenancy;

beforeEach(() => {
  tenancy = aTenancy();
  for (const [place, slug] of [
    [PLACE, 'bella'],
    [THEIRS, 'alba'],
  ] as const) {
    tenancy.putTenant(place.tenantId);
    tenancy.putRestaurant(place.tenantId, place.restaurantId, { slug });
  }
});

const run = (isDryRun = false, change: object = {}) =>
  giveSubdomains(
    {
      ...tenancy,
      vault: memoryVault(tenancy.now),
      countStore: memoryCounts(tenancy.records, readTime),
      sources: memorySources(readTime),
      storefronts: memoryStorefrontArchive(() => true),
      log: { info: () => undefined, error: () => undefined },
      ...change,
    },
    { isDryRun, onPlace: () => undefined },
  );
const guidAt = async ({ tenantId, restaurantId }: typeof PLACE) =>
  (await tenancy.restaurant(tenantId, restaurantId))?.guid ?? '';
const domainsAt = async (place: typeof PLACE) =>
  (await mappingsOf(tenancy.records, await guidAt(place))).map(({ domain }) => domain);

async function put(place: typeof PLACE, number: number, domain: string, change: object = {}) {
  const mapping = aDomainMapping(domain, {
    domainId: 30_000_100 + number,
    guid: aGuid(6100 + number),
    restaurantGuid: await guidAt(place),
    ...change,
  });
  tenancy.records.put(domainMappings, String(mapping.domainId), mapping);
  return mapping;
}
const claimOf = async (host: string) => (await tenancy.records.get(domainClaims, host))?.mappingGuid;
const stored = async ({ domainId }: DomainMapping) => tenancy.records.get(domainMappings, String(domainId));

describe('restaurants and mappings of an older release', () => {
  it('I1-05 get a subdomain and claims, once', async () => {
    const own = await put(PLACE, 1, 'bella.example');
    expect(await run()).toEqual({ changed: 3, failed: 0, unreached: 0 });
    expect(await domainsAt(PLACE)).toEqual(['bella.bite.example', 'bella.example']);
    expect(await domainsAt(THEIRS)).toEqual(['alba.bite.example']);
    for (const host of ['bella.example', 'www.bella.example']) expect(await claimOf(host)).toBe(own.guid);
    const before = structuredClone(tenancy.records.documents());
    expect(await run()).toEqual({ changed: 0, failed: 0, unreached: 0 });
    expect(tenancy.records.documents()).toEqual(before);
  });

  const checkOf = ({ domainId }: DomainMapping) => tenancy.records.get(domainChecks, String(domainId));

  it('I5.6-04 a proven domain is opened from now on, and nobody is told that it is live', async () => {
    const own = await put(PLACE, 1, 'bella.example');
    await run();
    const check = await checkOf(own);
    expect(check).toMatchObject({
      ...{ domainId: own.domainId, told: ['live'], attempts: 0 },
      probeDueAt: new Date(tenancy.now()).toISOString(),
    });
    expect(check).not.toHaveProperty('setUpDueAt');
    expect(await stored(own)).toEqual(own);
  });

  it('I5.6-04 the set-up of one that waits begins, with a token where it has none', async () => {
    const waits = { verificationStatus: 'pending', sslStatus: 'pending' };
    const bare = await put(PLACE, 1, 'bella.example', waits);
    const known = await put(PLACE, 2, 'bella.pizza', { ...waits, verificationToken: 'known' });
    await run();
    const { verificationToken } = (await stored(bare)) ?? {};
    expect(verificationToken).toMatch(/^[\w-]{22}$/);
    const setUpDueAt = new Date(tenancy.now()).toISOString();
    expect(await checkOf(bare)).toMatchObject({ setUpDueAt, ownershipToken: verificationToken, told: [] });
    expect(await checkOf(known)).toMatchObject({ setUpDueAt, ownershipToken: 'known' });
    expect(await stored(known)).toEqual(known);
    expect(await run()).toMatchObject({ changed: 0 });
  });

  it('I5.6-04 a check that is there stays, and what has no host gets none', async () => {
    const proven = await put(PLACE, 1, 'bella.example');
    await run();
    const check = { ...(await checkOf(proven)), faults: 1 } as NonNullable<
      Awaited<ReturnType<typeof checkOf>>
    >;
    tenancy.records.put(domainChecks, String(proven.domainId), check);
    const lost = await put(THEIRS, 2, 'bella.example', { verificationStatus: 'pending' });
    expect(await run()).toMatchObject({ changed: 1 });
    expect(await checkOf(proven)).toEqual(check);
    expect(await checkOf(lost)).toBeUndefined();
    expect(await stored(lost)).toMatchObject({ verificationStatus: 'failed' });
  });

  it('are counted and left alone by a dry run', async () => {
    await put(PLACE, 1, 'bella.example');
    const before = structuredClone(tenancy.records.documents());
    expect(await run(true)).toEqual({ changed: 3, failed: 0, unreached: 0 });
    expect(tenancy.records.documents()).toEqual(before);
  });

  it('go on after an interruption where they were', async () => {
    await put(PLACE, 1, 'bella.example');
    const failing = {
      ids: {
        next: async () => {
          throw new Error('the process ended');
        },
      },
    };
    expect(await run(false, failing)).toMatchObject({ changed: 1, failed: 2 });
    expect(await run()).toMatchObject({ changed: 2, failed: 0 });
  });

  it('I7.4-02 of two that map one host only the proven one keeps it', async () => {
    const unproven = await put(THEIRS, 1, 'bella.example', {
      verificationStatus: 'pending',
      isPrimary: true,
    });
    const proven = await put(PLACE, 2, 'www.bella.example');
    await run();
    expect(await claimOf('bella.example')).toBe(proven.guid);
    expect(await stored(unproven)).toMatchObject({ verificationStatus: 'failed', isPrimary: false });
    expect(await stored(proven)).toEqual(proven);
  });

  it('I7.4-04 have asked for the hosts of proven domains, and for those of no others', async () => {
    await put(THEIRS, 1, 'waiting.example', { verificationStatus: 'pending' });
    await put(PLACE, 2, 'proven.example');
    await run();
    const asked = async (host: string) => mayBeHosted(await tenancy.records.get(domainClaims, host));
    expect([await asked('waiting.example'), await asked('proven.example')]).toEqual([false, true]);
  });

  it('I7.4-02 keep both spellings where one restaurant has mapped both', async () => {
    const [apex, www] = [await put(PLACE, 1, 'bella.example'), await put(PLACE, 2, 'www.bella.example')];
    await run();
    expect(await claimOf('bella.example')).toBe(apex.guid);
    expect(await claimOf('www.bella.example')).toBe(www.guid);
    expect(await run()).toMatchObject({ changed: 0 });
  });

  it('I9-12 take no host that is mapped already', async () => {
    await put(THEIRS, 1, 'bella.bite.example', { domainType: 'custom' });
    await run();
    expect(await domainsAt(PLACE)).toEqual(['bella-2.bite.example']);
  });

  it('I3.3-01 lose a domain in the record that no mapping stands for, and their history tells it', async () => {
    tenancy.putRestaurant(BELLA, PLACE.restaurantId, {
      slug: 'bella',
      websiteConfig: { customDomain: 'typed.example' },
    });
    await run();
    const after = await tenancy.restaurant(BELLA, PLACE.restaurantId);
    expect(after?.websiteConfig).not.toHaveProperty('customDomain');
    expect(tenancy.audit()).toContainEqual(
      expect.objectContaining({
        ...PLACE,
        by: 'migration',
        changes: [{ field: 'websiteConfig.customDomain', from: 'typed.example' }],
      }),
    );
  });

  it('I9-12 move below another base domain, and the old names lead there', async () => {
    await run();
    await run(false, { domainPolicy: { ...tenancy.domainPolicy, baseDomain: 'eat.example' } });
    const [former, present] = await mappingsOf(tenancy.records, await guidAt(PLACE));
    expect(former).toMatchObject({ domain: 'bella.bite.example', renamedTo: 'bella.eat.example' });
    expect(present?.domain).toBe('bella.eat.example');
  });
});

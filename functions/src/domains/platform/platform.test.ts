// What site administrators do with the mappings of all restaurants.
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import { normalizeDomain } from '@bite/shared/domains/domain-name';
import { domainListQuery, domainSearchQuery } from '@bite/shared/domains/domain-query.schema';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf } from '../../collections/collections.ts';
import { domainChecks, domainClaims } from '../../collections/domains.ts';
import type { RecordStore } from '../../ports/records.ts';
import { siteAdmin } from '../../testing/a-tenancy.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { alba, bella, bellasOwner, type DomainsHere, domainsHere } from '../../testing/domains-here.ts';
import { refused } from '../../testing/refused.ts';
import { listDomains } from '../list-domains.ts';
import { renameSubdomain } from '../rename-subdomain.ts';
import { deleteDomainMapping } from './delete-mapping.ts';
import { listDomainMappings } from './list-mappings.ts';
import { putDomainMappings } from './put-mappings.ts';
import { readMapping } from './read-mapping.ts';
import { searchDomainMappings } from './search-mappings.ts';
import { updateMapping } from './update-mapping.ts';

const admin = callerOf(siteAdmin);
let here: DomainsHere;
beforeEach(async () => {
  here = await domainsHere();
});

const nameOf = async ({ tenantId, restaurantId }: typeof bella) =>
  (await here.restaurant(tenantId, restaurantId))?.name;
const owner = async (place = bella) => {
  const [tenant, restaurant] = [
    await here.tenant(place.tenantId),
    await here.restaurant(place.tenantId, place.restaurantId),
  ];
  return { tenantGuid: tenant?.guid, restaurantGuid: restaurant?.guid };
};

describe('the list of all mappings', () => {
  const list = (query: object = {}) => listDomainMappings(here, admin, domainListQuery.parse(query));

  beforeEach(() => {
    for (let number = 1; number <= 60; number += 1)
      here.put(
        aDomainMapping(`d${String(number).padStart(2, '0')}.example`, {
          domainId: 30_000_100 + number,
          guid: aGuid(6100 + number),
          isActive: number % 2 === 0,
          createdAt: new Date(Date.UTC(2027, 2, 1) + number * 1000).toISOString(),
        }),
      );
  });

  it('I9-11 has fifty at a time, newest first, and any page of them', async () => {
    const first = await list();
    expect(first.total).toBe(62);
    expect(first.mappings).toHaveLength(50);
    expect(first.mappings[0]?.domain).toBe('d60.example');
    const rest = await list({ offset: '50' });
    expect(rest.mappings).toHaveLength(12);
    expect(new Set([...first.mappings, ...rest.mappings].map(({ guid }) => guid)).size).toBe(62);
    expect((await list({ offset: '100' })).mappings).toEqual([]);
  });

  it('I9-11 is sorted and filtered as asked', async () => {
    const page = await list({ sort: 'domain', order: 'asc', isActive: 'false', limit: '2', offset: '1' });
    expect(page.mappings.map(({ domain }) => domain)).toEqual(['d03.example', 'd05.example']);
    expect(page.total).toBe(30);
  });

  it('I7.4-03 finds by domain, tenant and restaurant', async () => {
    expect((await list({ domain: 'D07.example' })).mappings).toMatchObject([{ domain: 'd07.example' }]);
    const theirs = await owner(alba);
    expect(await list({ restaurantGuid: theirs.restaurantGuid })).toMatchObject({
      mappings: [{ domain: 'alba.bite.example' }],
      total: 1,
    });
    expect(await list({ tenantGuid: theirs.tenantGuid, isActive: 'false' })).toMatchObject({ total: 0 });
  });

  it('I7.4-05 is searched by the beginning of a domain, twenty at a time', async () => {
    const search = (query: object) => searchDomainMappings(here, admin, domainSearchQuery.parse(query));
    expect((await search({ prefix: 'd' })).mappings).toHaveLength(20);
    expect((await search({ prefix: 'D1' })).mappings.map(({ domain }) => domain)).toContain('d10.example');
    expect((await search({ prefix: 'nobody' })).mappings).toEqual([]);
  });

  it('I7.4-05 I5.6-06 is found by how it is read, in every spelling that people type or paste', async () => {
    const found = async (prefix: string, more: object = {}) =>
      (await searchDomainMappings(here, admin, domainSearchQuery.parse({ prefix, ...more }))).mappings.map(
        ({ domain }) => domain,
      );
    const books = normalizeDomain('bücher.example');
    const mill = normalizeDomain('müller-café.de');
    const tokyo = normalizeDomain('東京.example');
    for (const domain of [books, mill, tokyo, 'www.buchung.example']) await here.add(domain, alba, siteAdmin);
    const theirs = await owner(alba);
    for (const narrowing of [{}, { restaurantGuid: theirs.restaurantGuid }]) {
      for (const typed of [
        'b',
        'büch',
        'buch',
        'https://bücher.example/',
        'bücher.example/',
        'www.bücher.example',
        'xn--bch',
      ])
        expect([typed, await found(typed, narrowing)]).toEqual([typed, expect.arrayContaining([books])]);
      expect(await found('müll', narrowing)).toEqual([mill]);
      expect(await found('müller', narrowing)).toEqual([mill]);
      expect(await found('東', narrowing)).toEqual([tokyo]);
      expect(await found('buchung.example', narrowing)).toEqual(['www.buchung.example']);
      // Each once, though it begins with both.
      expect(await found('www.w', narrowing)).toEqual(['www.buchung.example']);
      expect(await found('bücherei', narrowing)).toEqual([]);
    }
  });

  it('I9-11 I5.6-06 is sorted by how it is read', async () => {
    for (const domain of ['dübel.example', 'dz.example', 'éclair.example'])
      await here.add(normalizeDomain(domain), alba, siteAdmin);
    const sorted = ['dübel.example', 'dz.example', 'éclair.example'].map(normalizeDomain);
    const names = async (query: object) =>
      (await list({ limit: '100', sort: 'domain', ...query })).mappings
        .map(({ domain }) => domain)
        .filter((domain) => sorted.includes(domain));
    const { restaurantGuid } = await owner(alba);
    for (const narrowing of [{}, { restaurantGuid }]) {
      expect(await names({ order: 'asc', ...narrowing })).toEqual(sorted);
      expect(await names({ order: 'desc', ...narrowing })).toEqual(sorted.toReversed());
    }
    expect((await list({ sort: 'domain', order: 'asc', limit: '100' })).mappings.at(-1)?.domain).toBe(
      sorted[2],
    );
  });

  it('I7.4-05 is searched among those of one restaurant or business, in use or not', async () => {
    await here.add('d1.pizza', alba, siteAdmin);
    const theirs = await owner(alba);
    const search = async (query: object) =>
      (
        await searchDomainMappings(here, admin, domainSearchQuery.parse({ limit: '100', ...query }))
      ).mappings.map(({ domain }) => domain);
    expect(await search({ prefix: 'd1', restaurantGuid: theirs.restaurantGuid })).toEqual(['d1.pizza']);
    expect(await search({ prefix: 'D', tenantGuid: theirs.tenantGuid })).toEqual(['d1.pizza']);
    expect(await search({ prefix: 'd', tenantGuid: theirs.tenantGuid, isActive: 'false' })).toEqual([]);
    expect(await search({ prefix: 'd1', isActive: 'false' })).toEqual([
      ...['d11.example', 'd13.example', 'd15.example', 'd17.example', 'd19.example'],
    ]);
  });

  it('I9-11 has the names of restaurants and businesses, read together, and none of those that are gone', async () => {
    here.putTenant(alba.tenantId, { plan: 'enterprise', displayName: 'Trattorie Alba' });
    const restaurant = await here.restaurant(alba.tenantId, alba.restaurantId);
    here.records.put(restaurantsOf(alba.tenantId), String(alba.restaurantId), {
      ...(restaurant as Restaurant),
      name: 'Alba',
    });
    let questions = 0;
    const counting: Pick<RecordStore, 'find' | 'getAll' | 'count'> = {
      find(...query) {
        questions += 1;
        return here.records.find(...query);
      },
      getAll(...ids) {
        questions += 1;
        return here.records.getAll(...ids);
      },
      count: (...query) => here.records.count(...query),
    };
    const query = domainListQuery.parse({ limit: '100', sort: 'domain', order: 'asc' });
    const { mappings } = await listDomainMappings({ records: counting }, admin, query);
    expect(mappings).toHaveLength(62);
    expect(mappings.find(({ domain }) => domain === 'alba.bite.example')).toMatchObject({
      ...{ restaurantName: 'Alba', tenantName: 'Trattorie Alba' },
    });
    // The page, the restaurants, their businesses, and the latest looks.
    expect(questions).toBe(4);
    here.records.remove(restaurantsOf(alba.tenantId), String(alba.restaurantId));
    const gone = (await list({ restaurantGuid: restaurant?.guid })).mappings;
    expect(gone).toMatchObject([{ domain: 'alba.bite.example' }]);
    expect(gone[0]).not.toHaveProperty('restaurantName');
  });

  it('I3.10-02 says of each what was wrong when it was opened last', async () => {
    const { domainId, guid } = await here.connect('bella.pizza');
    const check = await here.check({ domainId });
    const lastProbe = { at: '2026-06-10T12:00:00.000Z', addresses: [], fault: 'notOurs' as const };
    here.records.put(domainChecks, String(domainId), { ...(check as DomainCheck), lastProbe });
    expect((await list({ domain: 'bella.pizza' })).mappings).toMatchObject([{ lastFault: 'notOurs' }]);
    expect((await listDomains(here, callerOf(bellasOwner), bella)).domains).toContainEqual(
      expect.objectContaining({ guid, lastFault: 'notOurs' }),
    );
  });

  it('leaves out one that cannot be read', async () => {
    here.records.put(
      { path: 'domain_mappings', schema: { safeParse: (data) => ({ success: true, data }) } },
      '30000999',
      { domain: '', createdAt: '2026-05-01T00:00:00.000Z' },
    );
    expect((await list()).mappings.map(({ domain }) => domain)).not.toContain('');
  });

  it('is for site administrators alone', async () => {
    const asOwner = callerOf(bellasOwner);
    for (const attempt of [
      listDomainMappings(here, asOwner, domainListQuery.parse({})),
      searchDomainMappings(here, asOwner, domainSearchQuery.parse({ prefix: 'd' })),
      readMapping(here, asOwner, aGuid(6101)),
      putDomainMappings(here.deps, asOwner, { mappings: [{}] }),
      updateMapping(here.deps, asOwner, aGuid(6101), {}),
      deleteDomainMapping(here, asOwner, aGuid(6101)),
    ])
      expect(await refused(attempt)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('many mappings at once', () => {
  it('I4-25 are created or, by their domain, changed, and one that fails stops no other', async () => {
    const ours = await owner();
    const put = (...mappings: object[]) => putDomainMappings(here.deps, admin, { mappings });
    const custom = (domain: string, change: object = {}) => ({
      domain,
      domainType: 'custom',
      ...ours,
      ...change,
    });
    const first = await put(
      custom('bella.pizza'),
      custom('www.bella.pizza'),
      custom('admin.bite.example'),
      custom('none.example', { restaurantGuid: aGuid(404) }),
      { domain: '?' },
      custom('bella.bar'),
    );
    expect(first.done.map(({ domain }) => domain)).toEqual(['bella.pizza', 'bella.bar']);
    expect(first.failed).toMatchObject([
      { index: 1, code: 'CONFLICT' },
      { index: 2, code: 'VALIDATION_FAILED' },
      { index: 3, code: 'VALIDATION_FAILED', message: 'This tenant has no such restaurant' },
      { index: 4, code: 'VALIDATION_FAILED' },
    ]);
    const second = await put(custom('bella.pizza', { isActive: false }));
    expect(second.done).toMatchObject([{ guid: first.done[0]?.guid, isActive: false }]);
    // Sent again without it, nothing switches it on.
    expect((await put(custom('bella.pizza'))).done).toMatchObject([{ isActive: false }]);
    const theirs = await put({ ...custom('bella.bar'), ...(await owner(alba)) });
    const [name, theirName] = await Promise.all([nameOf(bella), nameOf(alba)]);
    expect(theirs.failed).toMatchObject([
      {
        ...{ index: 0, code: 'CONFLICT', restaurantName: theirName },
        message: `This domain is mapped to another restaurant: ${name}`,
      },
    ]);
    expect(second.done).toMatchObject([{ restaurantName: name }]);
    expect(first.failed[3]).not.toHaveProperty('restaurantName');
  });

  it('I4-25 I7.4-02 are those that have the name, and none that lost it', async () => {
    const lapsed = (await here.add('bella.pizza')).domain;
    here.put({ ...lapsed, verificationStatus: 'failed' });
    for (const host of ['bella.pizza', 'www.bella.pizza']) here.records.remove(domainClaims, host);
    const theirs = (await here.add('bella.pizza', alba, siteAdmin)).domain;
    const put = async (place: typeof bella) =>
      putDomainMappings(here.deps, admin, {
        mappings: [{ domain: 'bella.pizza', domainType: 'custom', isActive: false, ...(await owner(place)) }],
      });
    expect((await put(alba)).done).toMatchObject([{ guid: theirs.guid, isActive: false }]);
    expect((await put(bella)).failed).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await here.mappings()).find(({ guid }) => guid === lapsed.guid)).toMatchObject({
      isActive: true,
    });
  });

  it('I4-21 are never subdomains, of which every restaurant has its own', async () => {
    const mappings = [{ domain: 'more.bite.example', domainType: 'subdomain', ...(await owner()) }];
    expect((await putDomainMappings(here.deps, admin, { mappings })).failed).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });
});

describe('one mapping', () => {
  it('I7.4-03 I8.2-06 is found by its guid, or named as missing', async () => {
    const { guid } = await here.connect('bella.pizza');
    expect(await readMapping(here, admin, guid)).toMatchObject({ domain: 'bella.pizza' });
    expect(await refused(readMapping(here, admin, aGuid(404)))).toMatchObject({
      code: 'NOT_FOUND',
      message: `Domain mapping with GUID ${aGuid(404)} not found`,
    });
  });

  it('I7.4-04 with another name has to be proven anew, and frees the old one', async () => {
    const { guid } = await here.connect('bella.pizza');
    const moved = await updateMapping(here.deps, admin, guid, { domain: 'bella.bar' });
    expect(moved).toMatchObject({ domain: 'bella.bar', verificationStatus: 'pending', sslStatus: 'pending' });
    expect(await here.claim('www.bella.pizza')).toBeUndefined();
    expect(await here.claim('www.bella.bar')).toMatchObject({ mappingGuid: guid });
    expect(here.domainHosting.calls).toContain('remove bella.pizza');
    expect(
      await refused(updateMapping(here.deps, admin, guid, { domain: 'alba.bite.example' })),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('I7.4-04 takes no host that another one has', async () => {
    const { guid } = await here.connect('bella.pizza');
    await here.connect('alba.pizza', alba, siteAdmin);
    expect(await refused(updateMapping(here.deps, admin, guid, { domain: 'www.alba.pizza' }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await here.claim('bella.pizza')).toMatchObject({ mappingGuid: guid });
  });

  it('I7.4-04 is deleted, but not the subdomain that a restaurant has at present', async () => {
    const [present] = await here.mappings();
    await renameSubdomain(here.deps, admin, bella, { name: 'bella-napoli' });
    const [former, current] = await here.mappings();
    expect(former?.guid).toBe(present?.guid);
    expect(await refused(deleteDomainMapping(here, admin, current?.guid ?? ''))).toMatchObject({
      code: 'CONFLICT',
    });
    await deleteDomainMapping(here, admin, former?.guid ?? '');
    expect(await here.claim('bella.bite.example')).toBeUndefined();
  });

  it('I7.4-04 is deleted also where its restaurant is gone', async () => {
    const { guid } = await here.connect('bella.pizza');
    here.records.remove({ path: `tenants/${bella.tenantId}/restaurants` }, String(bella.restaurantId));
    expect(await deleteDomainMapping(here, admin, guid)).toBeNull();
    expect(await here.claim('bella.pizza')).toBeUndefined();
  });
});

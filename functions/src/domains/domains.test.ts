// What staff do with domains of their restaurant's own.
import { begunCheck } from '@bite/shared/domains/set-up-progress';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainChecks } from '../collections/domains.ts';
import { dueWork } from '../due-work/due-work.ts';
import { siteAdmin, staffOf, support } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import {
  alba,
  albasOwner,
  bella,
  bellasOwner,
  type DomainsHere,
  domainsHere,
} from '../testing/domains-here.ts';
import { refused } from '../testing/refused.ts';
import { checkDomain } from './check-domain.ts';
import { deleteDomain } from './delete-domain.ts';
import { probeDueHosts } from './health/probe-due-hosts.ts';
import { listDomains } from './list-domains.ts';
import { makeDomainPrimary } from './make-primary.ts';
import { readDomain } from './read-domain.ts';
import { releaseDomain } from './release-domain.ts';
import { updateDomain } from './update-domain.ts';

const owner = callerOf(bellasOwner);
let here: DomainsHere;

beforeEach(async () => {
  here = await domainsHere();
});

const restaurant = () => here.restaurant(bella.tenantId, bella.restaurantId);
const at = (mappingGuid: string) => ({ ...bella, mappingGuid });

describe('a domain of the restaurant’s own', () => {
  it('I4-22 I7.4-02 begins unproven, with both spellings claimed and its set-up due at once', async () => {
    const added = await here.add('bella.pizza');
    expect(added.domain).toMatchObject({
      domainId: 30_000_003,
      domain: 'bella.pizza',
      domainType: 'custom',
      isActive: true,
      isPrimary: false,
      sslStatus: 'pending',
      verificationStatus: 'pending',
      createdBy: bellasOwner.uid,
    });
    expect(added.domain).not.toHaveProperty('verificationToken');
    for (const host of ['bella.pizza', 'www.bella.pizza'])
      expect(await here.claim(host)).toMatchObject({ host, domainId: 30_000_003 });
    expect((await here.mapping('bella.pizza'))?.verificationToken).toMatch(/^[\w-]{22}$/);
    expect(await here.check(added.domain)).toMatchObject({ startedAt: '2026-06-10T22:00:00.000Z' });
    expect(here.domainHosting.calls).toEqual(['find bella.pizza', 'add bella.pizza']);
    expect(added.records).toMatchObject([
      { type: 'TXT', name: '_bite.bella.pizza' },
      { type: 'A', name: 'bella.pizza' },
    ]);
  });

  it('I4-22 is added also while the hosting service fails, which staff read and the schedule repeats', async () => {
    here.domainHosting.failure = { outcome: 'failed', reason: 'limited', message: 'Quota exceeded' };
    const added = await here.add('bella.pizza');
    expect(added).toMatchObject({ serviceTrouble: 'away', records: [{ type: 'TXT' }] });
    expect(await here.check(added.domain)).toHaveProperty('setUpDueAt');
  });

  it('I4-22 is shown with the name under which a DNS host lists it', async () => {
    expect((await here.add('order.bella.ltd.uk')).zone).toBe('bella.ltd.uk');
    expect((await here.add('bella.pizza')).zone).toBe('bella.pizza');
  });

  it('is none that another restaurant has proven', async () => {
    await here.connect('bella.pizza', alba, albasOwner);
    const message = 'This domain is connected to a restaurant already';
    expect(await refused(here.add('www.bella.pizza'))).toMatchObject({ code: 'CONFLICT', message });
  });

  it.each([
    ['bella.pizza', 'bella.pizza is an address of this restaurant already'],
    [
      'www.bella.pizza',
      'www.bella.pizza belongs to bella.pizza, which is an address of this restaurant already',
    ],
  ])('I4-22 is not %s, of which the restaurant is told that it has it itself', async (domain, message) => {
    await here.add('bella.pizza');
    expect(await refused(here.add(domain))).toMatchObject({
      code: 'CONFLICT',
      details: { fields: { domain: message } },
    });
    expect(await here.ids.next('domainMappings')).toBe(30_000_004);
  });

  it('I5.6-06 is named as people write it', async () => {
    await here.add('xn--caf-dma.pizza');
    expect(await refused(here.add('xn--caf-dma.pizza'))).toMatchObject({
      message: 'café.pizza is an address of this restaurant already',
    });
  });

  it.each(['bella.pizza', 'www.bella.pizza'])(
    'is not %s, which another restaurant has claimed and is proving',
    async (domain) => {
      await here.add('bella.pizza', alba, albasOwner);
      const message =
        'Another restaurant is setting this domain up at present. It becomes free within 72 hours, unless they prove that it is theirs.';
      const before = here.domainHosting.calls.length;
      expect(await refused(here.add(domain))).toMatchObject({
        code: 'CONFLICT',
        details: { fields: { domain: message } },
      });
      expect(here.domainHosting.calls).toHaveLength(before);
      expect(await here.ids.next('domainMappings')).toBe(30_000_004);
    },
  );

  it('is nothing where the installation has no hosting service', async () => {
    const without = { ...here.deps, domainHosting: { ...here.domainHosting, isConfigured: false } };
    const { createDomain } = await import('./create-domain.ts');
    expect(await refused(createDomain(without, owner, bella, { domain: 'bella.pizza' }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await listDomains(without, owner, bella)).toMatchObject({ isHostingConfigured: false });
  });

  it('is one of twenty at most', async () => {
    for (let number = 1; number <= 20; number += 1) await here.add(`bella-${number}.pizza`);
    expect(await refused(here.add('bella-21.pizza'))).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['another’s owner', albasOwner, 'FORBIDDEN'],
    ['a manager', staffOf(bella.tenantId, 'manager'), 'FORBIDDEN'],
    ['support', support, 'FORBIDDEN'],
  ])('is not for %s to add', async (_, user, code) => {
    expect(await refused(here.add('bella.pizza', bella, user))).toMatchObject({ code });
  });

  it('I4-02 is not added, given away or removed in a suspended business, but by site administrators', async () => {
    const { guid } = await here.connect('bella.pizza');
    here.putTenant(bella.tenantId, { status: 'suspended' });
    for (const attempt of [here.add('other.pizza'), deleteDomain(here, owner, at(guid))])
      expect(await refused(attempt)).toMatchObject({ code: 'TENANT_SUSPENDED' });
    expect(await deleteDomain(here, callerOf(siteAdmin), at(guid))).toBeNull();
  });

  it('is found by its own restaurant alone', async () => {
    const { guid } = await here.add('bella.pizza').then(({ domain }) => domain);
    expect(await readDomain(here, owner, at(guid))).toMatchObject({ domain: { guid } });
    const message = `Domain mapping with GUID ${guid} not found`;
    expect(
      await refused(readDomain(here, callerOf(albasOwner), { ...alba, mappingGuid: guid })),
    ).toMatchObject({
      code: 'NOT_FOUND',
      message,
    });
    expect(await refused(readDomain(here, owner, at(aGuid(404))))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('I3.10-06 tells the restaurant’s history what was done with it, without its token', async () => {
    const { guid } = await here.connect('bella.pizza');
    await deleteDomain(here, owner, at(guid));
    const told = here.audit().filter(({ kind }) => kind === 'domain_mappings');
    expect(told).toMatchObject([
      { action: 'create', by: bellasOwner.uid, recordName: 'bella.pizza', ...bella },
      { action: 'delete', by: bellasOwner.uid, recordName: 'bella.pizza', ...bella },
    ]);
    expect(JSON.stringify(told)).not.toContain('verificationToken');
  });

  it('whose set-up was given up begins again, unless somebody else has the name', async () => {
    const { domain } = await here.add('bella.pizza');
    const failed = { ...domain, verificationStatus: 'failed' as const };
    const lapse = () => {
      here.put(failed);
      for (const host of ['bella.pizza', 'www.bella.pizza'])
        here.records.remove({ path: 'domain_claims' }, host);
    };
    lapse();
    const again = await checkDomain(here.deps, owner, at(domain.guid));
    expect(again.domain.verificationStatus).toBe('pending');
    expect(await here.claim('www.bella.pizza')).toMatchObject({ domainId: domain.domainId });
    lapse();
    await here.add('www.bella.pizza', alba, albasOwner);
    expect(await refused(checkDomain(here.deps, owner, at(domain.guid)))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the primary domain', () => {
  it('I3.10-01 is one at a time, and shows in the restaurant’s record', async () => {
    const [first, second] = [await here.connect('bella.pizza'), await here.connect('bella.bar')];
    await makeDomainPrimary(here, owner, at(first.guid));
    expect((await restaurant())?.websiteConfig.customDomain).toBe('bella.pizza');
    await makeDomainPrimary(here, owner, at(second.guid));
    const primaries = (await here.mappings()).filter(({ isPrimary }) => isPrimary);
    expect(primaries.map(({ domain }) => domain)).toEqual(['bella.bar']);
    expect((await restaurant())?.websiteConfig.customDomain).toBe('bella.bar');
    expect((await listDomains(here.deps, owner, bella)).siteAddress).toBe('https://bella.bar');
  });

  it('I3.10-01 is none that guests cannot open yet', async () => {
    const { domain } = await here.add('bella.pizza');
    expect(await refused(makeDomainPrimary(here, owner, at(domain.guid)))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('I1-05 gives the site’s address back to the subdomain while it is ill, and when it is removed', async () => {
    const own = await here.connect('bella.pizza');
    await makeDomainPrimary(here, owner, at(own.guid));
    const address = async () => (await listDomains(here.deps, owner, bella)).siteAddress;
    here.put({ ...own, isPrimary: true, health: 'unhealthy' });
    expect(await address()).toBe('https://bella.bite.example');
    here.put({ ...own, isPrimary: true, health: 'healthy' });
    expect(await address()).toBe('https://bella.pizza');
    await deleteDomain(here, owner, at(own.guid));
    expect(await address()).toBe('https://bella.bite.example');
    expect((await restaurant())?.websiteConfig).not.toHaveProperty('customDomain');
  });
});

describe('where a domain leads', () => {
  it('I3.10-03 is a host of the same restaurant', async () => {
    const [one, other] = [await here.connect('bella.pizza'), await here.connect('bella.bar')];
    const theirs = await here.connect('alba.pizza', alba, albasOwner);
    const lead = (redirectTo: string) =>
      updateDomain(here.deps, owner, at(one.guid), { redirectConfig: { wwwRedirect: 'none', redirectTo } });
    expect((await lead('https://www.bella.bar/')).domain.redirectConfig).toMatchObject({
      redirectTo: 'https://www.bella.bar/',
    });
    for (const [address, message] of [
      [`https://${theirs.domain}/`, 'This must be an address of the same restaurant'],
      ['https://evil.example/', 'This must be an address of the same restaurant'],
      ['https://bella.bar:8443/', 'This must be an address of the same restaurant'],
      ['https://bella.bar@evil.example/', 'This must be an address of the same restaurant'],
      ['https://www.bella.pizza/', 'To redirect between www and the bare name, choose that instead'],
    ])
      expect(await refused(lead(address ?? ''))).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { 'redirectConfig.redirectTo': message } },
      });
    const back = { redirectConfig: { wwwRedirect: 'none' as const, redirectTo: 'https://bella.pizza/' } };
    expect(await refused(updateDomain(here.deps, owner, at(other.guid), back))).toMatchObject({
      details: { fields: { 'redirectConfig.redirectTo': 'That address redirects itself' } },
    });
  });

  it('I3.10-03 I3.10-04 has a certificate, so that nobody is led to a browser’s warning', async () => {
    const one = await here.connect('bella.pizza');
    await here.connect('bella.bar', bella, bellasOwner, { sslStatus: 'failed' });
    const redirectTo = 'https://bella.bar/';
    for (const changes of [
      { redirectConfig: { wwwRedirect: 'none' as const, redirectTo } },
      { seoConfig: { noIndex: false, canonicalUrl: redirectTo } },
    ])
      expect(await refused(updateDomain(here.deps, owner, at(one.guid), changes))).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'That address has no secure connection yet',
      });
  });

  it('I3.10-04 its canonical address is one of the restaurant’s own, and the start of it', async () => {
    const one = await here.connect('bella.pizza');
    const tell = (canonicalUrl: string) =>
      updateDomain(here.deps, owner, at(one.guid), { seoConfig: { noIndex: false, canonicalUrl } });
    expect((await tell('https://bella.bite.example/')).domain.seoConfig).toMatchObject({
      canonicalUrl: 'https://bella.bite.example/',
    });
    expect(await refused(tell('https://alba.bite.example/'))).toMatchObject({ code: 'VALIDATION_FAILED' });
    const redirectTo = 'https://bella.bite.example/';
    await here.connect('bella.bar', bella, bellasOwner, {
      redirectConfig: { wwwRedirect: 'none', redirectTo },
    });
    expect(await refused(tell('https://bella.bar/'))).toMatchObject({
      message: 'That address redirects itself',
    });
    expect(await refused(tell('https://bella.pizza/menu'))).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('I3.10-03 with www the hosting service serves both spellings, and the other one no longer than that', async () => {
    const one = await here.connect('bella.pizza');
    const redirect = (wwwRedirect: 'www_to_apex' | 'none') =>
      updateDomain(here.deps, owner, at(one.guid), { redirectConfig: { wwwRedirect } });
    await redirect('www_to_apex');
    expect([...here.domainHosting.hosted.keys()]).toEqual(['bella.pizza', 'www.bella.pizza']);
    await redirect('none');
    expect([...here.domainHosting.hosted.keys()]).toEqual(['bella.pizza']);
  });

  it('is nowhere while it is switched off, but the subdomain cannot be', async () => {
    const one = await here.connect('bella.pizza');
    const off = await updateDomain(here.deps, owner, at(one.guid), { isActive: false });
    expect(off.domain.isActive).toBe(false);
    const [subdomain] = await here.mappings();
    expect(
      await refused(updateDomain(here.deps, owner, at(subdomain?.guid ?? ''), { isActive: false })),
    ).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a domain that is switched off', () => {
  it('is opened by no schedule, and at once when it is switched on again', async () => {
    const one = await here.connect('bella.pizza');
    const { setUpDueAt: _, ...check } = (await here.check(one)) ?? begunCheck(one, one.createdAt);
    const now = new Date(here.clock.now).toISOString();
    here.records.put(domainChecks, String(one.domainId), { ...check, told: ['live'], probeDueAt: now });
    await updateDomain(here.deps, owner, at(one.guid), { isActive: false });
    await probeDueHosts(here.deps);
    expect(await here.check(one)).not.toHaveProperty('probeDueAt');
    await updateDomain(here.deps, owner, at(one.guid), { isActive: true });
    expect(await here.check(one)).toHaveProperty('probeDueAt', now);
  });
});

describe('a domain that is removed', () => {
  it('I7.4-04 frees both spellings at once, and leaves the hosting service', async () => {
    const one = await here.connect('bella.pizza');
    await deleteDomain(here, owner, at(one.guid));
    expect(await here.mapping('bella.pizza')).toBeUndefined();
    expect(await here.check(one)).toBeUndefined();
    expect([...here.domainHosting.hosted.keys()]).toEqual([]);
    await here.add('www.bella.pizza', alba, albasOwner);
  });

  it('I7.4-04 is taken off the hosting service later where that does not answer', async () => {
    const one = await here.connect('bella.pizza');
    here.domainHosting.failure = { outcome: 'failed', reason: 'unreachable' };
    await deleteDomain(here, owner, at(one.guid));
    const [work] = await here.records.find(dueWork, { limit: 10 });
    expect(work?.record).toMatchObject({ kind: 'releaseDomain', error: 'UNAVAILABLE' });
    here.domainHosting.failure = undefined;
    await releaseDomain(here, { hosts: ['bella.pizza'] });
    expect([...here.domainHosting.hosted.keys()]).toEqual([]);
  });

  it('I7.4-04 stays at the hosting service where somebody has mapped it again meanwhile', async () => {
    await here.add('bella.pizza', alba, albasOwner);
    await releaseDomain(here, { hosts: ['bella.pizza', 'www.bella.pizza'] });
    expect([...here.domainHosting.hosted.keys()]).toEqual(['bella.pizza']);
    expect(here.domainHosting.calls).not.toContain('remove bella.pizza');
  });

  it('I4-21 is never the subdomain', async () => {
    const [subdomain] = await here.mappings();
    for (const user of [bellasOwner, siteAdmin])
      expect(await refused(deleteDomain(here, callerOf(user), at(subdomain?.guid ?? '')))).toMatchObject({
        code: 'CONFLICT',
      });
  });
});

// What is read and changed of registered domains, and whom their end is told, over a registrar in memory.
import { DAY } from '@bite/shared/kernel/durations';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { domainClaims, domainMappings } from '../../collections/domains.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import { aTenancy, siteAdmin, staffOf, support } from '../../testing/a-tenancy.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { memoryDomainRegistrar } from '../../testing/memory-domain-registrar.ts';
import { refused } from '../../testing/refused.ts';
import { aRecord, aRegisteredDomain, OWN_DOMAIN } from '../../testing/registrar-samples.ts';
import { changeRegisteredDomain } from './change-domain.ts';
import { createDnsRecord, deleteDnsRecord, listDnsRecords, updateDnsRecord } from './dns-records.ts';
import { listRegisteredDomains } from './list-domains.ts';
import { readRegisteredDomain } from './read-domain.ts';
import { removeRegisteredDomain } from './remove-domain.ts';
import { searchDomainNames } from './search-names.ts';
import { warnOfDomainExpiry } from './warn-of-expiries.ts';

const admin = callerOf(siteAdmin);

function setUp() {
  const tenancy = aTenancy();
  const domainRegistrar = memoryDomainRegistrar(tenancy.now, [aRegisteredDomain()]);
  const log = { info: () => undefined, error: () => undefined };
  return { ...tenancy, domainRegistrar, log };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

describe('registered domains', () => {
  it('I3.11-01 I3.11-02 I3.11-03 are shown with what is known of them, and with nothing else', async () => {
    const creator = { username: 'bite', email: 'bite@example.com', id: 'u1', plan: 'pro' };
    world.domainRegistrar.domains.set(OWN_DOMAIN, aRegisteredDomain({ creator, zone: true }));
    const { domains } = await listRegisteredDomains(world, admin, {});
    expect(domains[0]).toMatchObject({ name: OWN_DOMAIN, creator: { username: 'bite' } });
    expect(domains[0]).not.toHaveProperty('zone');
    expect(domains[0]?.creator).not.toHaveProperty('plan');
  });

  it('I5.6-11 come page by page', async () => {
    world.domainRegistrar.domains.set('second.com', aRegisteredDomain({ name: 'second.com' }));
    const first = await listRegisteredDomains(world, admin, { limit: 1 });
    expect(first.domains).toHaveLength(1);
    const second = await listRegisteredDomains(world, admin, { limit: 1, pageToken: first.nextPageToken });
    expect(second.domains).toMatchObject([{ name: 'second.com' }]);
    expect(second.nextPageToken).toBeUndefined();
  });

  it('are those of site administrators alone', async () => {
    for (const user of [support, staffOf(10_000_901, 'owner')]) {
      const caller = callerOf(user);
      for (const call of [
        () => listRegisteredDomains(world, caller, {}),
        () => searchDomainNames(world, caller, { term: 'bella' }),
        () => readRegisteredDomain(world, caller, OWN_DOMAIN),
        () => createDnsRecord(world, caller, OWN_DOMAIN, aRecord),
        () => removeRegisteredDomain(world, caller, OWN_DOMAIN, { confirm: OWN_DOMAIN }),
      ])
        expect(await refused(call())).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(world.domainRegistrar.calls).toEqual([]);
  });

  it('are none where the installation has no key', async () => {
    world.domainRegistrar.isConfigured = false;
    expect(await listRegisteredDomains(world, admin, {})).toEqual({ isConfigured: false, domains: [] });
    expect(await refused(searchDomainNames(world, admin, { term: 'bella' }))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it.each([
    ['unreachable', 'UNAVAILABLE'],
    ['unclear', 'UNAVAILABLE'],
    ['forbidden', 'CONFLICT'],
    ['limited', 'RATE_LIMITED'],
  ] as const)('say so where the registrar is %s', async (reason, code) => {
    for (const call of ['list', 'isAvailable'] as const) world.domainRegistrar.fail(call, { reason });
    expect(await refused(listRegisteredDomains(world, admin, {}))).toMatchObject({ code });
    expect(await refused(searchDomainNames(world, admin, { term: 'bella' }))).toMatchObject({ code });
  });

  it('that can be bought are found by any name', async () => {
    const { offers } = await searchDomainNames(world, admin, { term: 'taken' });
    expect(offers.slice(0, 2)).toEqual([
      { name: 'taken.com', state: 'taken', years: 1, renewalPrice: 11.25, transferPrice: 11.25 },
      expect.objectContaining({ name: 'taken.restaurant', state: 'available', price: 11.25 }),
    ]);
    expect(await refused(searchDomainNames(world, admin, { term: '!!' }))).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('a registered domain', () => {
  it('I3.11-01 I3.11-03 gets other name servers and renews itself, which the history tells', async () => {
    const servers = ['ns1.bella.example', 'ns2.bella.example'];
    const change = { op: 'update' as const, renew: true, customNameservers: servers };
    await changeRegisteredDomain(world, admin, OWN_DOMAIN, { change, confirm: OWN_DOMAIN });
    expect(world.domainRegistrar.domains.get(OWN_DOMAIN)).toMatchObject({
      ...{ renew: true, customNameservers: servers },
    });
    expect(world.audit()).toMatchObject([
      {
        ...{ kind: 'registered_domains', recordId: OWN_DOMAIN, action: 'update', by: 'site-admin' },
        changes: expect.arrayContaining([{ field: 'renew', from: false, to: true }]),
      },
    ]);
  });

  it.each([undefined, 'other.com'])(
    'I3.11-01 I3.11-03 neither costs money every year nor leaves its name servers for %j',
    async (confirm) => {
      const before = structuredClone(world.domainRegistrar.domains.get(OWN_DOMAIN));
      for (const wanted of [{ renew: true }, { customNameservers: ['ns1.x.example', 'ns2.x.example'] }]) {
        const change = { op: 'update' as const, ...wanted };
        const call = changeRegisteredDomain(world, admin, OWN_DOMAIN, { change, confirm });
        expect(await refused(call)).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
      expect(world.domainRegistrar.domains.get(OWN_DOMAIN)).toEqual(before);
    },
  );

  it('I3.11-03 stops renewing itself without more ado', async () => {
    world.domainRegistrar.domains.set(OWN_DOMAIN, aRegisteredDomain({ renew: true }));
    await changeRegisteredDomain(world, admin, OWN_DOMAIN, { change: { op: 'update', renew: false } });
    expect(world.domainRegistrar.domains.get(OWN_DOMAIN)).toMatchObject({ renew: false });
  });

  it.each([undefined, 'other.com'])('is neither given away nor removed for %j', async (confirm) => {
    const change = { op: 'move-out' as const, destination: 'team_2' };
    for (const call of [
      changeRegisteredDomain(world, admin, OWN_DOMAIN, { change, confirm }),
      removeRegisteredDomain(world, admin, OWN_DOMAIN, { confirm: confirm ?? '' }),
    ])
      expect(await refused(call)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(world.domainRegistrar.domains.has(OWN_DOMAIN)).toBe(true);
  });

  it('leaves the account when its name was typed', async () => {
    await removeRegisteredDomain(world, admin, OWN_DOMAIN, { confirm: ' PIZZA-BELLA.com' });
    expect(world.domainRegistrar.domains.has(OWN_DOMAIN)).toBe(false);
    expect(world.audit()).toMatchObject([{ action: 'delete', recordId: OWN_DOMAIN }]);
    expect(
      await refused(removeRegisteredDomain(world, admin, OWN_DOMAIN, { confirm: OWN_DOMAIN })),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has a change noted of which the answer was lost', async () => {
    world.domainRegistrar.fail('change', { reason: 'unclear' }, true);
    const asked = { change: { op: 'update' as const, renew: true }, confirm: OWN_DOMAIN };
    expect(await refused(changeRegisteredDomain(world, admin, OWN_DOMAIN, asked))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(JSON.stringify(world.audit())).toContain('isUnclear');
  });
});

describe('DNS records', () => {
  it('I3.11-04 are added once, changed and deleted, which the history tells', async () => {
    const added = await createDnsRecord(world, admin, OWN_DOMAIN, aRecord);
    expect(await createDnsRecord(world, admin, OWN_DOMAIN, aRecord)).toEqual(added);
    const { recordId } = added;
    const at = { domain: OWN_DOMAIN, recordId };
    await updateDnsRecord(world, admin, at, { ...aRecord, value: 'v=DMARC1; p=reject' });
    const { records } = await listDnsRecords(world, admin, OWN_DOMAIN);
    expect(records).toMatchObject([{ recordId, value: 'v=DMARC1; p=reject', isSystem: false }]);
    await deleteDnsRecord(world, admin, at);
    expect(world.audit().map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(await refused(deleteDnsRecord(world, admin, at))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of another domain are not reached by their id', async () => {
    world.domainRegistrar.domains.set('second.com', aRegisteredDomain({ name: 'second.com' }));
    const { recordId } = await createDnsRecord(world, admin, OWN_DOMAIN, aRecord);
    const at = { domain: 'second.com', recordId };
    for (const call of [updateDnsRecord(world, admin, at, aRecord), deleteDnsRecord(world, admin, at)])
      expect(await refused(call)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await listDnsRecords(world, admin, OWN_DOMAIN)).records).toHaveLength(1);
  });

  it('are named relative to their domain, however they are typed', async () => {
    const typed = { type: 'A', name: 'WWW.pizza-bella.com.', value: ' 203.0.113.7 ' } as const;
    expect(await createDnsRecord(world, admin, OWN_DOMAIN, typed)).toMatchObject({
      ...{ name: 'www', value: '203.0.113.7' },
    });
  });

  it('lead to hosts without the trailing dot with which they are typed, and are there once', async () => {
    const typed = { type: 'CNAME', name: 'shop', value: 'demo-bite-site.web.app.' } as const;
    const added = await createDnsRecord(world, admin, OWN_DOMAIN, typed);
    expect(added).toMatchObject({ value: 'demo-bite-site.web.app' });
    const again = { ...typed, value: 'demo-bite-site.web.app' };
    expect(await createDnsRecord(world, admin, OWN_DOMAIN, again)).toMatchObject({
      recordId: added.recordId,
    });
  });

  it('I3.11-04 with umlauts are kept in their coded spelling, and are there once', async () => {
    const name = 'xn--bcher-kva.com';
    world.domainRegistrar.domains.set(name, aRegisteredDomain({ name }));
    const typed = { type: 'MX', name: 'küche.bücher.com', value: '10 mail.bücher.com' } as const;
    const added = await createDnsRecord(world, admin, name, typed);
    expect(added).toMatchObject({ name: 'xn--kche-0ra', value: '10 mail.xn--bcher-kva.com' });
    const again = { ...typed, name: 'KÜCHE', value: '10 mail.xn--bcher-kva.com.' };
    expect(await createDnsRecord(world, admin, name, again)).toMatchObject({ recordId: added.recordId });
    const gone = deleteDnsRecord(world, admin, { domain: name, recordId: 'rec-99' });
    expect((await refused(gone)).message).toBe('bücher.com has no such record any more');
  });

  it('I3.11-04 of a text lose the quotes in which DNS hosts show it', async () => {
    const typed = { type: 'TXT', name: '', value: '"v=spf1 -all"' } as const;
    const { recordId } = await createDnsRecord(world, admin, OWN_DOMAIN, typed);
    const { records } = await listDnsRecords(world, admin, OWN_DOMAIN);
    expect(records).toMatchObject([{ recordId, value: 'v=spf1 -all' }]);
  });

  it('I3.11-04 do not lead to themselves', async () => {
    const typed = { type: 'ALIAS', name: '', value: OWN_DOMAIN } as const;
    expect(await refused(createDnsRecord(world, admin, OWN_DOMAIN, typed))).toMatchObject({
      ...{ code: 'VALIDATION_FAILED', details: { fields: { value: expect.stringMatching(/itself/) } } },
    });
    expect((await listDnsRecords(world, admin, OWN_DOMAIN)).records).toEqual([]);
  });

  it.each(['', '@', OWN_DOMAIN, `${OWN_DOMAIN.toUpperCase()}.`])(
    'are no CNAME of the domain itself, by the name %j',
    async (name) => {
      const typed = { type: 'CNAME', name, value: 'demo-bite-site.web.app' } as const;
      const message = 'The domain itself cannot be a CNAME: use ALIAS, or an A record';
      const refusal = { code: 'VALIDATION_FAILED', message, details: { fields: { name: message } } };
      expect(await refused(createDnsRecord(world, admin, OWN_DOMAIN, typed))).toMatchObject(refusal);
      const { recordId } = await createDnsRecord(world, admin, OWN_DOMAIN, aRecord);
      const at = { domain: OWN_DOMAIN, recordId };
      expect(await refused(updateDnsRecord(world, admin, at, typed))).toMatchObject(refusal);
    },
  );
});

describe('a registered domain that ends', () => {
  const shown = () => readRegisteredDomain(world, admin, OWN_DOMAIN);

  it('I3.11-03 has a price of its renewal', async () => {
    expect(await shown()).toMatchObject({ renewal: { price: 11.25, years: 1 } });
    expect(await shown()).not.toHaveProperty('noRenewal');
  });

  it.each([
    [{ reason: 'refused', code: 'tld_not_supported' }, 'ending'],
    [{ reason: 'unreachable' }, 'unknown'],
  ] as const)('I3.11-03 says why it cannot be renewed: %j', async (failure, noRenewal) => {
    world.domainRegistrar.fail('price', failure);
    expect(await shown()).toMatchObject({ noRenewal });
    expect(await shown()).not.toHaveProperty('renewal');
  });

  it('I3.11-03 says so where the registrar names no price', async () => {
    world.domainRegistrar.price = async (_, years) => ({ outcome: 'answered', value: { years } });
    expect(await shown()).toMatchObject({ noRenewal: 'price' });
  });

  it('I3.11-03 is told from one that is registered elsewhere, which is renewed there', async () => {
    world.domainRegistrar.domains.set(OWN_DOMAIN, aRegisteredDomain({ expiresAt: null }));
    world.domainRegistrar.fail('price', { reason: 'refused', code: 'tld_not_supported' });
    expect(await shown()).not.toHaveProperty('noRenewal');
  });
});

it('a registered domain shows who has claimed it, whether that is proven, and whether it is switched off', async () => {
  const { createdAt, guid, domainId, restaurantGuid, tenantGuid } = aDomainMapping(OWN_DOMAIN);
  world.records.put(domainClaims, OWN_DOMAIN, {
    ...{ host: OWN_DOMAIN, domainId, mappingGuid: guid, restaurantGuid, tenantGuid, createdAt },
  });
  const shown = async () => (await readRegisteredDomain(world, admin, OWN_DOMAIN)).mapping;
  for (const [verificationStatus, isProven] of [
    ['pending', false],
    ['verified', true],
  ] as const) {
    const mapping = aDomainMapping(OWN_DOMAIN, { verificationStatus });
    world.records.put(domainMappings, String(domainId), mapping);
    expect(await shown()).toMatchObject({ mappingGuid: guid, isProven, isSwitchedOff: false });
    world.records.put(domainMappings, String(domainId), { ...mapping, isActive: false });
    expect(await shown()).toMatchObject({ isProven, isSwitchedOff: true });
  }
});

describe('the end of a domain', () => {
  const endsIn = (days: number, more = {}) => {
    const expiresAt = world.now() + days * DAY;
    world.domainRegistrar.domains.set(OWN_DOMAIN, aRegisteredDomain({ expiresAt, ...more }));
    return expiresAt;
  };
  const run = async () => {
    const counts = await warnOfDomainExpiry(world);
    world.clock.now += 2 * 60_000;
    await finishDueWork(world.attempting);
    return counts;
  };
  beforeEach(() => {
    world.records.put(users, siteAdmin.uid, siteAdmin);
  });

  it('I3.11-03 is mailed to site administrators once for each warning', async () => {
    endsIn(29);
    expect(await run()).toEqual({ warned: 1, failed: 0 });
    expect(await run()).toEqual({ warned: 0, failed: 0 });
    expect(world.mailer.sent).toHaveLength(1);
    expect(world.mailer.sent[0]).toMatchObject({
      to: siteAdmin.email,
      id: expect.stringMatching(/^domain-expiry-pizza-bella-com-\d+-29$/),
    });
    expect(world.mailer.sent[0]?.subject).toContain('ends in 29 days');
    world.clock.now += 16 * DAY;
    await run();
    expect(world.mailer.sent[1]?.subject).toContain('ends in 13 days');
  });

  it('I3.11-03 is warned of anew after a renewal', async () => {
    endsIn(1);
    await run();
    endsIn(30);
    await run();
    expect(world.mailer.sent).toHaveLength(2);
  });

  it('I3.11-03 is not warned of where it renews itself', async () => {
    endsIn(5, { renew: true });
    expect(await run()).toEqual({ warned: 0, failed: 0 });
  });

  it('fails the run where the registrar does not answer, and nothing where there is no key', async () => {
    world.domainRegistrar.fail('list', { reason: 'unreachable' });
    expect(await refused(warnOfDomainExpiry(world))).toMatchObject({ code: 'UNAVAILABLE' });
    world.domainRegistrar.isConfigured = false;
    expect(await warnOfDomainExpiry(world)).toEqual({ warned: 0, failed: 0 });
  });
});

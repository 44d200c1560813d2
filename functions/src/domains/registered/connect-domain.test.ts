// A registered domain is used for a restaurant in one step, over a registrar and a hosting service in memory.
import { proofOf } from '@bite/shared/domains/ownership-record';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf } from '../../collections/collections.ts';
import { domainChecks, domainClaims } from '../../collections/domains.ts';
import { siteAdmin, support } from '../../testing/a-tenancy.ts';
import { callerOf } from '../../testing/caller-of.ts';
import {
  alba,
  albasOwner,
  bella,
  bellasOwner,
  type DomainsHere,
  domainsHere,
} from '../../testing/domains-here.ts';
import { type MemoryDomainRegistrar, memoryDomainRegistrar } from '../../testing/memory-domain-registrar.ts';
import { refused } from '../../testing/refused.ts';
import { aRegisteredDomain, OWN_DOMAIN } from '../../testing/registrar-samples.ts';
import { checkDomain } from '../check-domain.ts';
import { connectRegisteredDomain } from './connect-domain.ts';
import { readRegisteredDomain } from './read-domain.ts';
import type { AgreedRecord } from './write-wanted-records.ts';

const admin = callerOf(siteAdmin);
/** Of whichever domain: `proof` knows this one's. */
const TXT = { type: 'TXT', name: '_bite', value: expect.stringMatching(/^bite-verification=[\w-]{22}$/) };
const A = { type: 'A', name: '', value: '203.0.113.10' };
const OLD = { type: 'A', name: '', value: '198.51.100.1' } as const;
const OTHER = { ...OLD, value: '198.51.100.2' } as const;
const ALIAS = { type: 'ALIAS', name: '', value: 'old.example' } as const;
const MX = { type: 'MX', name: '', value: '10 mail.bella.example' } as const;
const SPF = { type: 'TXT', name: '', value: 'v=spf1 -all' } as const;

let here: DomainsHere & { domainRegistrar: MemoryDomainRegistrar };
beforeEach(async () => {
  const domains = await domainsHere();
  here = { ...domains, domainRegistrar: memoryDomainRegistrar(domains.now, [aRegisteredDomain()]) };
});

const connect = (replaces: readonly AgreedRecord[] = [], place = bella, caller = admin) =>
  connectRegisteredDomain({ ...here.deps, domainRegistrar: here.domainRegistrar }, caller, OWN_DOMAIN, {
    ...place,
    replaces: [...replaces],
  });
const add = (...records: readonly Parameters<MemoryDomainRegistrar['addRecord']>[1][]) =>
  Promise.all(records.map((record) => here.domainRegistrar.addRecord(OWN_DOMAIN, record)));
async function zone(): Promise<object[]> {
  const answer = await here.domainRegistrar.records(OWN_DOMAIN);
  if (answer.outcome === 'failed') throw new Error('no records');
  return answer.value.map(({ type, name, value }) => ({ type, name, value }));
}
/** As the domain's set-up wants it. */
async function proof(): Promise<object> {
  const mapping = await here.mapping(OWN_DOMAIN);
  const wanted = mapping && proofOf(mapping, await here.check(mapping));
  if (!wanted) throw new Error('no proof is wanted');
  return { ...TXT, value: wanted.value };
}
const own = async () => (await here.mappings()).filter(({ domainType }) => domainType === 'custom');

describe('a registered domain', () => {
  it('I4-22 I3.11-04 becomes a restaurant’s domain, with its claims and the records that are wanted', async () => {
    expect(await connect()).toMatchObject({ records: 'written', added: [TXT, A], replaced: [] });
    expect(await own()).toMatchObject([{ domain: OWN_DOMAIN, verificationStatus: 'pending' }]);
    for (const host of [OWN_DOMAIN, `www.${OWN_DOMAIN}`])
      expect(await here.claim(host)).toMatchObject({ host });
    expect(await zone()).toEqual([await proof(), A]);
  });

  it('has its records read once, not again for each that is written', async () => {
    expect(await connect()).toMatchObject({ added: [TXT, A] });
    const reads = here.domainRegistrar.calls.filter((call) => call.startsWith('records '));
    expect(reads).toHaveLength(1);
  });

  it('I3.11-04 keeps its mail and its proofs, and what leads elsewhere is replaced only as it was shown', async () => {
    await add(MX, OLD, SPF);
    const refusal = await connect();
    expect(refusal).toMatchObject({
      ...{ records: 'failed', added: [], replaced: [] },
      problem: `${OWN_DOMAIN} leads elsewhere already (A ${OLD.value}).`,
    });
    expect(await zone()).toEqual([MX, OLD, SPF]);
    expect(await connect([OLD])).toMatchObject({
      ...{ records: 'written', mappingGuid: refusal.mappingGuid },
      replaced: [expect.objectContaining(OLD)],
    });
    expect(await zone()).toEqual([MX, A, SPF, await proof()]);
  });

  it('is shown with what leads it there, and nothing stands in the way once the hosting service names no address', async () => {
    const shown = async () =>
      (await readRegisteredDomain({ ...here.deps, domainRegistrar: here.domainRegistrar }, admin, OWN_DOMAIN))
        .mapping;
    await connect();
    expect(await shown()).toMatchObject({ place: bella, isProven: false, names: [''], wanted: [TXT, A] });
    const [mapping] = await own();
    if (!mapping) throw new Error('no mapping');
    here.put({ ...mapping, verificationStatus: 'verified' });
    const check = await here.check(mapping);
    if (check) here.records.put(domainChecks, String(mapping.domainId), { ...check, wanted: [] });
    expect(await shown()).toMatchObject({ isProven: true, names: [], wanted: [] });
    expect(await connect()).toMatchObject({ records: 'written', added: [], replaced: [] });
  });

  it('tells whether the restaurant has it switched off, where guests do not find it', async () => {
    expect(await connect()).toMatchObject({ isSwitchedOff: false });
    const [mapping] = await own();
    if (!mapping) throw new Error('no mapping');
    here.put({ ...mapping, isActive: false });
    expect(await connect()).toMatchObject({ records: 'written', isSwitchedOff: true });
  });

  it('keeps what leads elsewhere by a record that came after it was shown', async () => {
    await add(OLD, OTHER);
    expect(await connect([OLD])).toMatchObject({ records: 'failed', replaced: [] });
    expect(await zone()).toHaveLength(2);
  });

  it.each([false, true])(
    'goes on where the registrar’s answer to a record was lost, which happened: %j, and has each record once',
    async (happens) => {
      here.domainRegistrar.fail('addRecord', { reason: 'unclear' }, happens);
      const first = await connect();
      expect(first).toMatchObject({ records: 'failed', problem: expect.stringContaining('answer was lost') });
      here.domainRegistrar.fail('addRecord');
      expect(await connect()).toMatchObject({ records: 'written', mappingGuid: first.mappingGuid });
      expect(await zone()).toEqual([await proof(), A]);
      expect(await own()).toHaveLength(1);
    },
  );

  it('goes on where the registrar did not answer after the restaurant had the domain', async () => {
    here.domainRegistrar.fail('records', { reason: 'unreachable' });
    expect(await connect()).toMatchObject({
      records: 'failed',
      problem: expect.stringContaining('does not answer'),
    });
    expect(await own()).toHaveLength(1);
    here.domainRegistrar.fail('records');
    expect(await connect()).toMatchObject({ records: 'written' });
    expect(await own()).toHaveLength(1);
  });

  it('that is asked for twice is added and written once', async () => {
    const [one, other] = await Promise.all([connect(), connect()]);
    expect(one?.mappingGuid).toBe(other?.mappingGuid);
    expect(await own()).toHaveLength(1);
    expect(await zone()).toEqual([TXT, A]);
    expect(await connect()).toMatchObject({ records: 'written', added: [], replaced: [] });
  });

  it('that is asked for twice replaces and writes each record once', async () => {
    await connect();
    here.domainRegistrar = memoryDomainRegistrar(here.now, [aRegisteredDomain()]);
    await add(OLD, OTHER, ALIAS);
    const both = await Promise.all([connect([OLD, OTHER, ALIAS]), connect([OLD, OTHER, ALIAS])]);
    expect(both.map(({ records }) => records)).toEqual(['written', 'written']);
    expect(await zone()).toEqual([A, TXT]);
  });

  it('keeps a record that became another one after it was shown', async () => {
    await add(OLD, OTHER);
    const changed = { ...OTHER, value: '198.51.100.9' } as const;
    const { changeRecord } = here.domainRegistrar;
    here.domainRegistrar.changeRecord = async (recordId, record) => {
      const result = await changeRecord(recordId, record);
      await changeRecord('rec-2', changed);
      return result;
    };
    expect(await connect([OLD, OTHER])).toMatchObject({
      records: 'failed',
      replaced: [expect.objectContaining(OLD)],
      problem: expect.stringContaining('changed'),
    });
    expect(await zone()).toContainEqual(changed);
  });

  it('tells what was written before the registrar failed, and has its set-up looked at', async () => {
    await add(ALIAS);
    const { addRecord } = here.domainRegistrar;
    here.domainRegistrar.addRecord = (name, record) =>
      record.type === 'A'
        ? Promise.resolve({ outcome: 'failed', reason: 'unreachable' })
        : addRecord(name, record);
    expect(await connect([ALIAS])).toMatchObject({
      ...{ records: 'failed', added: [TXT], replaced: [expect.objectContaining(ALIAS)] },
    });
    const [mapping] = await own();
    expect(mapping && (await here.check(mapping))).toMatchObject({ attempts: 2 });
  });

  it('has a record that is written in another way already', async () => {
    const wanted = [
      { type: 'AAAA', name: OWN_DOMAIN, value: '2001:db8::7', purpose: 'address' },
      { type: 'CNAME', name: `www.${OWN_DOMAIN}`, value: 'sites.bite.example', purpose: 'address' },
    ] as const;
    await connect();
    const [mapping] = await own();
    const check = mapping && (await here.check(mapping));
    if (!check) throw new Error('no check');
    here.records.put(domainChecks, String(check.domainId), { ...check, wanted: [...wanted] });
    here.domainRegistrar = memoryDomainRegistrar(here.now, [aRegisteredDomain()]);
    const present = [
      { type: 'AAAA', name: '', value: '2001:DB8:0:0:0:0:0:7' },
      { type: 'CNAME', name: 'www', value: 'Sites.bite.example.' },
    ] as const;
    await add(...present);
    expect(await connect()).toMatchObject({ records: 'written', added: [], replaced: [] });
    expect(await zone()).toEqual(present);
  });

  it('is the one that its restaurant has, not a spelling that was given up', async () => {
    const given = await here.connect(`www.${OWN_DOMAIN}`, bella, bellasOwner, {
      verificationStatus: 'failed',
    });
    for (const host of [OWN_DOMAIN, `www.${OWN_DOMAIN}`]) here.records.remove(domainClaims, host);
    const first = await connect();
    expect(first).toMatchObject({ records: 'written', added: [TXT, A] });
    expect(first.mappingGuid).not.toBe(given.guid);
    expect(await connect()).toMatchObject({ mappingGuid: first.mappingGuid, records: 'written' });
  });

  it('gets its records later where the hosting service does not answer, and says so', async () => {
    here.domainHosting.failure = { outcome: 'failed', reason: 'unreachable' };
    expect(await connect()).toMatchObject({
      ...{ records: 'waiting', added: [TXT] },
      problem: 'Our hosting service could not be asked just now.',
    });
    here.domainHosting.failure = undefined;
    expect(await connect()).toMatchObject({ records: 'written', added: [A] });
  });

  it.each(['taken', 'refused'] as const)(
    'keeps what leads elsewhere where the hosting service says by now that it is %s',
    async (reason) => {
      await connect();
      here.domainRegistrar = memoryDomainRegistrar(here.now, [aRegisteredDomain()]);
      await add(OLD);
      const [mapping] = await own();
      here.domainHosting.failure = { outcome: 'failed', reason };
      await checkDomain(here.deps, admin, { ...bella, mappingGuid: mapping?.guid ?? '' });
      expect(await connect([OLD])).toMatchObject({ records: 'waiting', added: [TXT], replaced: [] });
      expect(await zone()).toEqual([OLD, TXT]);
      here.domainHosting.failure = undefined;
      expect(await connect([OLD])).toMatchObject({ records: 'written', added: [A] });
    },
  );

  it.each([
    { customNameservers: ['ns1.bella.example', 'ns2.bella.example'] },
    { serviceType: 'external' as const },
  ])('gets no records at the registrar while its DNS is elsewhere: %j', async (more) => {
    here.domainRegistrar.domains.set(OWN_DOMAIN, aRegisteredDomain(more));
    expect(await connect()).toMatchObject({ records: 'elsewhere', added: [] });
    expect(await own()).toHaveLength(1);
    expect(here.domainRegistrar.calls).toEqual([`find ${OWN_DOMAIN}`]);
  });

  it('is no second restaurant’s, nor one’s that is not in the account', async () => {
    await connect();
    expect(await refused(connect([], alba))).toMatchObject({ code: 'CONFLICT' });
    here.domainRegistrar.domains.clear();
    expect(await refused(connect([], alba))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('goes to no restaurant that is gone or is another business’s, and changes nothing', async () => {
    await add(OLD);
    here.records.remove(restaurantsOf(bella.tenantId), String(bella.restaurantId));
    for (const place of [bella, { ...bella, restaurantId: alba.restaurantId }])
      expect(await refused(connect([OLD], place))).toMatchObject({ code: 'RESTAURANT_NOT_FOUND' });
    expect(await zone()).toEqual([OLD]);
    expect(await here.claim(OWN_DOMAIN)).toBeUndefined();
  });

  it('is one restaurant’s where two want it at once, and leads there alone', async () => {
    await add(OLD);
    const both = await Promise.allSettled([connect([OLD]), connect([OLD], alba)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await zone()).toEqual([A, TXT]);
  });

  it('is connected by site administrators alone, and changes nothing for others', async () => {
    for (const user of [support, bellasOwner, albasOwner])
      expect(await refused(connect([], bella, callerOf(user)))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await own()).toEqual([]);
    expect(here.domainRegistrar.calls).toEqual([]);
  });
});

// The adapters of the services for domains, against the simulated ones.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dnsLookup } from '../../functions/src/adapters/dns/dns-lookup.ts';
import { domainConfigFrom } from '../../functions/src/composition/domain-config.ts';
import { domainServicesFrom } from '../../functions/src/composition/domain-services.ts';
import type { HostedDomain } from '../../functions/src/ports/domain-hosting.ts';
import type { ServiceResult } from '../../functions/src/ports/service-result.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { startDomains } from '../../sandbox/domains/domains.ts';
import type { FaultKind } from '../../sandbox/domains/domains-faults.ts';
import { addRecord, type RecordType } from '../../sandbox/domains/zones.ts';

const own = { project: 'demo-bite', site: 'demo-bite-site' };
const sandbox = await startDomains(0, { certificateAfter: 0, own });
const { service } = sandbox;
afterAll(() => sandbox.close());
afterEach(() => {
  service.faults.clear();
  service.dnsFaults.clear();
});

const environment = {
  ...{ BITE_STACK: '{}', DOMAIN_SERVICES_ORIGIN: sandbox.url, DOMAIN_RESOLVERS: sandbox.dns },
  ...{ HOSTING_PROJECT: own.project, HOSTING_SITE: own.site },
};
const services = (changes: Record<string, string> = {}) =>
  domainServicesFrom({ domains: domainConfigFrom({ ...environment, ...changes }) }, silentLog, () =>
    Date.now(),
  );
const { domainHosting, dnsLookup: dns } = services();

const record = (name: string, type: RecordType, value: string) =>
  addRecord(service.state.zones, { name, type, value });

const settled = <Value>(result: ServiceResult<Value>): Value => {
  if (result.outcome === 'failed') throw new Error(`${result.reason}: ${result.message}`);
  return result.value;
};

/** Adds what the service wants. */
function give({ wanted }: HostedDomain): void {
  for (const { name, type, value } of wanted) record(name, type, value);
}

describe('the hosting of domains', () => {
  it('I4-22 I4-23 begins without proof and certificate, and has both once the records are there', async () => {
    const begun = settled(await domainHosting.add('bella.example'));
    expect(begun).toEqual({
      ...{ host: 'bella.example', verification: 'pending', certificate: 'pending', unwanted: [] },
      wanted: [
        { type: 'A', name: 'bella.example', value: '199.36.158.100', purpose: 'address' },
        { type: 'TXT', name: 'bella.example', value: 'hosting-site=demo-bite-site', purpose: 'ownership' },
      ],
    });
    give(begun);
    expect(settled(await domainHosting.check('bella.example'))).toEqual({
      ...{ host: 'bella.example', verification: 'verified', certificate: 'issued', wanted: [], unwanted: [] },
    });
  });

  it('names what is in the way, and a record by which the certificate comes ahead of the move', async () => {
    record('moving.example', 'A', '203.0.113.7');
    const found = settled(await domainHosting.add('moving.example'));
    const here = { name: 'moving.example', purpose: 'address' };
    expect(found.unwanted).toEqual([{ ...here, type: 'A', value: '203.0.113.7' }]);
    expect(found.wanted).toContainEqual({
      ...{ name: '_acme-challenge.moving.example', type: 'TXT', purpose: 'certificate' },
      value: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(found.problem).toContain('do not belong to Firebase Hosting');
  });

  it('asks for a CNAME record below an apex, which proves whose it is, too', async () => {
    const begun = settled(await domainHosting.add('www.bella.example'));
    const wanted = { type: 'CNAME', name: 'www.bella.example', value: 'demo-bite-site.web.app' };
    expect(begun.wanted).toEqual([{ ...wanted, purpose: 'address' }]);
    give(begun);
    expect(settled(await domainHosting.find('www.bella.example'))).toMatchObject({
      ...{ verification: 'verified', certificate: 'issued' },
    });
  });

  it('answers a domain that it has already as it is, and serves it although it led elsewhere', async () => {
    const kept = () => service.state.hosting.domains.find(({ domain }) => domain === 'www.bella.example');
    const redirected = kept();
    if (redirected) redirected.redirectTarget = 'bella.example';
    expect(settled(await domainHosting.add('www.bella.example')).certificate).toBe('issued');
    expect(kept()?.redirectTarget).toBeUndefined();
  });

  it('removes a domain, twice as well as once, and brings it back when it is added again', async () => {
    await domainHosting.add('again.example');
    expect(await domainHosting.remove('again.example')).toEqual({ outcome: 'answered', value: null });
    expect(await domainHosting.remove('again.example')).toEqual({ outcome: 'answered', value: null });
    expect(await domainHosting.remove('never.example')).toEqual({ outcome: 'answered', value: null });
    expect(await domainHosting.find('again.example')).toMatchObject({ reason: 'notFound' });
    expect(settled(await domainHosting.add('again.example')).host).toBe('again.example');
    expect(await domainHosting.find('again.example')).toMatchObject({ outcome: 'answered' });
  });

  it('says that a domain is somebody else’s, and why one is refused', async () => {
    service.state.hosting.domains.push({
      ...{
        project: 'somebody-else',
        site: 'somebody-else',
        domain: 'taken.example',
        version: 1,
        isHeld: false,
      },
      ...{ createdAt: Date.now(), updatedAt: Date.now(), challenge: 'x', certPreference: 'GROUPED' },
      ...{ labels: {}, annotations: {} },
    });
    expect(await domainHosting.add('taken.example')).toMatchObject({ outcome: 'failed', reason: 'taken' });
    expect(await domainHosting.add('refused.example')).toMatchObject({
      ...{ reason: 'refused', message: "refused.example can't be added." },
    });
    expect(await domainHosting.add('*.bella.example')).toMatchObject({
      ...{ reason: 'refused', code: 'INVALID_ARGUMENT', message: 'Must be a valid domain name.' },
    });
  });

  it.each(['..', '', '.', '../../other', 'bella.example/operations', 'bella.example:undelete'])(
    'asks nothing about %j, which is no domain and would be another resource',
    async (host) => {
      service.faults.add({ call: '*', kind: '500' });
      const { domainHosting: fresh } = services();
      expect(await fresh.find(host)).toEqual({ outcome: 'failed', reason: 'notFound' });
      expect(await fresh.remove(host)).toEqual({ outcome: 'answered', value: null });
    },
  );

  it('takes a certificate that has expired for one, and one that ends soon for good', async () => {
    const kept = service.state.hosting.domains.find(({ domain }) => domain === 'bella.example');
    const now = Date.now();
    const certificateUntil = async (to: number) => {
      if (kept) kept.certificate = { from: now - 86_400_000, to };
      return settled(await domainHosting.check('bella.example')).certificate;
    };
    expect(await certificateUntil(now - 1000)).toBe('expired');
    expect(await certificateUntil(now + 86_400_000)).toBe('issued');
  });

  it('tells what keeps a certificate from being made in words', async () => {
    const begun = settled(await domainHosting.add('careful.example'));
    give(begun);
    record('careful.example', 'CAA', '0 issue "other.example"');
    const found = settled(await domainHosting.check('careful.example'));
    expect(found.certificate).toBe('pending');
    expect(found.problem).toContain('Add a CAA record at careful.example: 0 issue "pki.goog"');
  });

  it.each<[FaultKind, object]>([
    ['401', { reason: 'forbidden' }],
    ['403', { reason: 'forbidden' }],
    ['429', { reason: 'limited', retryAfter: 60 }],
    ['500', { reason: 'unclear' }],
    ['503', { reason: 'unclear' }],
    ['html', { reason: 'unclear' }],
    ['nonsense', { reason: 'unclear' }],
    ['cutBefore', { reason: 'unreachable' }],
  ])('says of a question that fails as %s does what it comes to', async (kind, failure) => {
    service.faults.add({ call: 'customDomains.get', kind });
    expect(await services().domainHosting.find('bella.example')).toMatchObject({
      outcome: 'failed',
      ...failure,
    });
  });

  it.each<FaultKind>(['500', 'html', 'nonsense', 'cutBefore'])(
    'does not know what came of a domain whose addition fails as %s does, where nothing came of it',
    async (kind) => {
      service.faults.add({ call: 'customDomains.create', kind });
      expect(await services().domainHosting.add(`unclear-${kind}.example`)).toMatchObject({
        reason: 'unclear',
      });
    },
  );

  it('finds a domain that was added although the answer was cut', async () => {
    service.faults.add({ call: 'customDomains.create', kind: 'cutAfter', times: 1 });
    expect(settled(await domainHosting.add('cut.example')).host).toBe('cut.example');
    expect(service.state.hosting.domains.filter(({ domain }) => domain === 'cut.example')).toHaveLength(1);
  });

  it('has added a domain of which it can read nothing yet', async () => {
    service.faults.add({ call: 'customDomains.get', kind: '503' });
    expect(settled(await services().domainHosting.add('early.example'))).toEqual({
      ...{ host: 'early.example', verification: 'pending', certificate: 'pending', wanted: [], unwanted: [] },
    });
  });

  it('is not there where the installation names no site', async () => {
    const none = services({ HOSTING_SITE: '' }).domainHosting;
    expect(none.isConfigured).toBe(false);
    expect(await none.add('bella.example')).toMatchObject({ reason: 'forbidden' });
    expect(domainHosting.isConfigured).toBe(true);
  });
});

describe('the DNS', () => {
  it('is read by type, as it is written in a zone', async () => {
    record('zone.example', 'A', '203.0.113.1');
    record('zone.example', 'A', '203.0.113.2');
    record('zone.example', 'AAAA', '2001:4860:4802:32::15');
    record('zone.example', 'TXT', 'Case and "quotes" stay');
    record('long.zone.example', 'TXT', 'x'.repeat(600));
    record('www.zone.example', 'CNAME', 'Zone.Example.');
    record('_bite.zone.example', 'TXT', 'bite-verification=Abc123');
    const valuesOf = async (name: string, type: 'A' | 'AAAA' | 'CNAME' | 'TXT') => {
      const finding = await dns.find(name, type);
      return finding.outcome === 'found' ? finding.values.toSorted() : finding.outcome;
    };
    expect(await valuesOf('zone.example', 'A')).toEqual(['203.0.113.1', '203.0.113.2']);
    expect(await valuesOf('zone.example', 'AAAA')).toEqual(['2001:4860:4802:32::15']);
    expect(await valuesOf('zone.example', 'TXT')).toEqual(['Case and "quotes" stay']);
    expect(await valuesOf('long.zone.example', 'TXT')).toEqual(['x'.repeat(600)]);
    expect(await valuesOf('www.zone.example', 'CNAME')).toEqual(['zone.example']);
    expect(await valuesOf('www.zone.example', 'A')).toEqual(['203.0.113.1', '203.0.113.2']);
    expect(await valuesOf('_bite.zone.example', 'TXT')).toEqual(['bite-verification=Abc123']);
    expect(await valuesOf('www.zone.example', 'AAAA')).toEqual(['2001:4860:4802:32::15']);
  });

  it.each([
    ['a name that does not exist', 'nowhere.example'],
    ['a name without such a record', 'zone.example'],
    ['a name that is none', `${'x'.repeat(64)}.example`],
    ['nothing', ''],
  ])('has no record of %s', async (_, name) => {
    expect(await dns.find(name, 'CNAME')).toEqual({ outcome: 'missing' });
  });

  it('that fails, or never answers, could not be asked', async () => {
    service.dnsFaults.add({ call: 'zone.example', kind: 'servfail' });
    expect(await dns.find('zone.example', 'A')).toEqual({ outcome: 'unreachable' });
    service.dnsFaults.clear();
    service.dnsFaults.add({ call: 'zone.example', kind: 'silent' });
    const impatient = dnsLookup({ servers: [sandbox.dns], timeLimit: 200 });
    expect(await impatient.find('zone.example', 'A')).toEqual({ outcome: 'unreachable' });
    const unasked = dnsLookup({ servers: ['no address'] });
    expect(await unasked.find('zone.example', 'A')).toEqual({ outcome: 'unreachable' });
  });
});

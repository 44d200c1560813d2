// The adapters of the services for domains, against the simulated ones.
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dnsLookup } from '../../functions/src/adapters/dns/dns-lookup.ts';
import { hostProbe } from '../../functions/src/adapters/host-probe/host-probe.ts';
import { domainConfigFrom } from '../../functions/src/composition/domain-config.ts';
import { domainServicesFrom } from '../../functions/src/composition/domain-services.ts';
import type { HostedDomain } from '../../functions/src/ports/domain-hosting.ts';
import type { ServiceResult } from '../../functions/src/ports/service-result.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { makeAuthority } from '../../sandbox/domains/authority.ts';
import { startDomains } from '../../sandbox/domains/domains.ts';
import type { FaultKind } from '../../sandbox/domains/domains-faults.ts';
import type { TlsFaultKind } from '../../sandbox/domains/tls-faults.ts';
import { addRecord, type RecordType } from '../../sandbox/domains/zones.ts';

const restaurant = '7d444840-9dc0-4ed1-9b3f-1f2f6f0c1a11';
/** How the site behind the fronts answers, by host. */
const answers = new Map<string, { status: number; headers: Record<string, string> }>();
const site = createServer((request, response) => {
  const { status, headers } = answers.get(request.headers.host ?? '') ?? {
    ...{ status: 200, headers: { 'x-bite-restaurant': restaurant } },
  };
  response.writeHead(status, headers).end('a page');
});
await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));

const own = { project: 'demo-bite', site: 'demo-bite-site' };
const sandbox = await startDomains(0, {
  ...{ certificateAfter: 0, own, site: `http://127.0.0.1:${(site.address() as AddressInfo).port}` },
});
const { service } = sandbox;
afterAll(async () => {
  await sandbox.close();
  await new Promise((done) => site.close(done));
});
afterEach(() => {
  service.faults.clear();
  service.dnsFaults.clear();
  service.state.tlsFaults = {};
});

const environment = {
  ...{ BITE_STACK: '{}', DOMAIN_SERVICES_ORIGIN: sandbox.url, DOMAIN_RESOLVERS: sandbox.dns },
  ...{ HOSTING_PROJECT: own.project, HOSTING_SITE: own.site },
  ...{ DOMAIN_CONNECT_TO: sandbox.tls, DOMAIN_AUTHORITY: sandbox.authority },
};
const services = (changes: Record<string, string> = {}) =>
  domainServicesFrom({ domains: domainConfigFrom({ ...environment, ...changes }) }, silentLog, () =>
    Date.now(),
  );
const { domainHosting, dnsLookup: dns, hostProbe: probe } = services();

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
    const begun = settled(await domainHosting.add('www.bella.example', 'bella.example'));
    const wanted = { type: 'CNAME', name: 'www.bella.example', value: 'demo-bite-site.web.app' };
    expect(begun.wanted).toEqual([{ ...wanted, purpose: 'address' }]);
    give(begun);
    expect(settled(await domainHosting.find('www.bella.example'))).toMatchObject({
      ...{ verification: 'verified', certificate: 'issued' },
    });
  });

  it('answers a domain that it has already as it is, leading where it should now', async () => {
    const kept = () => service.state.hosting.domains.find(({ domain }) => domain === 'www.bella.example');
    expect(settled(await domainHosting.add('www.bella.example', 'bella.example'))).toMatchObject({
      ...{ certificate: 'issued' },
    });
    expect(kept()?.redirectTarget).toBe('bella.example');
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

describe('the look at a host', () => {
  it('sees the certificate, the answer and the restaurant', async () => {
    expect(await probe.open('bella.example')).toEqual({
      addresses: ['199.36.158.100'],
      certificate: {
        issuer: 'Bite sandbox',
        ...{ validFrom: expect.any(String), validTo: expect.any(String) },
      },
      ...{ status: 200, restaurantGuid: restaurant },
    });
    expect(await probe.open('www.bella.example')).toMatchObject({ status: 200, restaurantGuid: restaurant });
    expect(await probe.open('luigis.bite.localhost')).toMatchObject({ restaurantGuid: restaurant });
  });

  it('finds no address where there is none, and opens none where nobody can say', async () => {
    expect(await probe.open('nowhere.example')).toEqual({ addresses: [], fault: 'noAddress' });
    service.dnsFaults.add({ call: 'bella.example', kind: 'servfail' });
    expect(await probe.open('bella.example')).toEqual({ addresses: [], fault: 'unreachable' });
  });

  it.each([
    ['A', '127.0.0.1'],
    ['A', '10.0.0.8'],
    ['A', '169.254.169.254'],
    ['A', '100.64.0.1'],
    ['AAAA', '::1'],
    ['AAAA', 'fd00::1'],
    ['AAAA', '::ffff:192.168.0.1'],
  ] as const)('never opens a private address (%s %s), nor a public one beside it', async (type, value) => {
    const name = `private-${value.replace(/[.:]/g, '-')}.example`;
    record(name, 'A', '199.36.158.100');
    record(name, type, value);
    expect(await probe.open(name)).toMatchObject({ fault: 'privateAddress' });
  });

  it.each<[TlsFaultKind, string]>([
    ['expired', 'expired'],
    ['untrusted', 'untrusted'],
    ['wrongName', 'wrongName'],
    ['none', 'unreachable'],
    ['elsewhere', 'notOurs'],
    ['failing', 'failing'],
  ])('whose https is %s says that it is %s', async (kind, fault) => {
    service.state.tlsFaults['bella.example'] = kind;
    expect(await probe.open('bella.example')).toMatchObject({ fault });
  });

  it('asks nothing of a host whose certificate is not good', async () => {
    service.state.tlsFaults['bella.example'] = 'expired';
    const found = await probe.open('bella.example');
    expect(found).not.toHaveProperty('status');
    expect(Date.parse(found.certificate?.validTo ?? '')).toBeLessThan(Date.now());
    service.state.tlsFaults['bella.example'] = 'expiring';
    expect(await probe.open('bella.example')).toMatchObject({ status: 200 });
  });

  it('sees the front’s own certificate where Hosting has none for the host yet', async () => {
    record('early.example', 'A', '199.36.158.100');
    expect(await probe.open('early.example')).toMatchObject({ fault: 'wrongName' });
  });

  it('takes a domain that leads elsewhere for another site’s, whatever Hosting has', async () => {
    record('moved.example', 'A', '93.184.216.34');
    expect(await probe.open('moved.example')).toMatchObject({ status: 200, fault: 'notOurs' });
  });

  it.each([
    [
      'a redirect of our own',
      301,
      { 'x-bite-restaurant': restaurant, location: 'https://x.example/' },
      undefined,
    ],
    ['a redirect of others', 301, { location: 'https://evil.example/' }, 'notOurs'],
    ['a page that is off', 404, { 'x-bite-restaurant': restaurant }, undefined],
    ['a page of nobody', 404, {}, 'notOurs'],
    ['no guid', 200, { 'x-bite-restaurant': 'luigis' }, 'notOurs'],
    ['an error', 503, {}, 'failing'],
  ])('judges %s by its status and the header alone', async (_, status, headers, fault) => {
    answers.set('bella.example', { status, headers: headers as Record<string, string> });
    const found = await probe.open('bella.example');
    answers.clear();
    expect([found.status, found.fault]).toEqual([status, fault]);
  });

  it('ends within its time, whoever keeps silent', async () => {
    const impatient = (host: string) =>
      hostProbe({
        ...{ dns, now: Date.now, authority: sandbox.authority, timeLimit: 300 },
        connectTo: { host: '127.0.0.1', port: Number(sandbox.tls.split(':')[1]) },
      }).open(host);
    service.state.tlsFaults['bella.example'] = 'silent';
    expect(await impatient('bella.example')).toMatchObject({ fault: 'unreachable' });
    service.dnsFaults.add({ call: 'bella.example', kind: 'silent' });
    expect(await impatient('bella.example')).toEqual({ addresses: [], fault: 'unreachable' });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['headers without end', (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'x-long: y\r\n'.repeat(10_000)}`)],
    ['what is no HTTP', (socket) => socket.write('SSH-2.0-OpenSSH\r\n\r\n')],
    ['a connection that is cut', (socket) => socket.destroy()],
    ['half an answer', (socket) => socket.end('HTTP/1.1 200 OK\r\nx-bite-res')],
  ])('takes %s for no answer', async (_, answer) => {
    const authority = await makeAuthority('Bite sandbox');
    const own = await authority.issue(['bella.example'], Date.now() - 60_000, Date.now() + 60_000);
    const hostile = createTlsServer(own, (socket) => {
      socket.on('error', () => undefined).once('data', () => answer(socket));
    });
    await new Promise<void>((done) => hostile.listen(0, '127.0.0.1', done));
    const { port } = hostile.address() as AddressInfo;
    const connectTo = { host: '127.0.0.1', port };
    const looking = hostProbe({ dns, now: Date.now, authority: authority.pem, connectTo, timeLimit: 5_000 });
    const found = await looking.open('bella.example');
    expect(found).toMatchObject({ fault: 'unreachable', certificate: { issuer: 'Bite sandbox' } });
    await new Promise((done) => hostile.close(done));
  });

  it('takes a port that nobody listens on for no connection', async () => {
    const connectTo = { host: '127.0.0.1', port: 1 };
    const looking = hostProbe({ dns, now: Date.now, connectTo });
    expect(await looking.open('bella.example')).toMatchObject({ fault: 'unreachable' });
  });

  it('trusts no authority of ours where it is not told to', async () => {
    const { hostProbe: wary } = services({ DOMAIN_AUTHORITY: '' });
    expect(await wary.open('bella.example')).toMatchObject({ fault: 'untrusted' });
  });
});

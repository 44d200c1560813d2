// The look at a host, against the simulated DNS and what answers https there.
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { hostProbe } from '../../functions/src/adapters/host-probe/host-probe.ts';
import { domainConfigFrom } from '../../functions/src/composition/domain-config.ts';
import { domainServicesFrom } from '../../functions/src/composition/domain-services.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { makeAuthority } from '../../sandbox/domains/authority.ts';
import { startDomains } from '../../sandbox/domains/domains.ts';
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

for (const host of ['bella.example', 'www.bella.example']) {
  const added = await domainHosting.add(host);
  if (added.outcome === 'failed') throw new Error(added.reason);
  for (const { name, type, value } of added.value.wanted) record(name, type, value);
}

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

// What the simulated DNS answers, and what answers https at the addresses to which it leads.
import { Resolver } from 'node:dns/promises';
import { createServer } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { afterAll, describe, expect, it } from 'vitest';
import { startDomains } from './domains.ts';

const site = createServer((request, response) => {
  const { host, 'x-forwarded-host': asked, 'x-forwarded-proto': how } = request.headers;
  response.writeHead(200, { 'x-seen': `${how} ${host} ${asked}` }).end('menu');
});
await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
const sandbox = await startDomains(0, {
  ...{ certificateAfter: 0, site: `http://127.0.0.1:${(site.address() as AddressInfo).port}` },
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((done) => site.close(done));
});

type Json = Record<string, unknown>;
const api = `${sandbox.url}/firebasehosting.googleapis.com/v1beta1/projects/demo-bite/sites/bite-site/customDomains`;

async function ask(path: string, method = 'GET', body?: object): Promise<Json> {
  const headers = { authorization: 'Bearer sandbox' };
  const answer = await fetch(`${api}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Json;
}

const press = async (action: string, fields: Record<string, string>) => {
  const answer = await fetch(`${sandbox.url}/do/${action}`, {
    ...{ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' },
  });
  return { status: answer.status, text: await answer.text() };
};

const record = (name: string, type: string, value: string) => press('record', { name, type, value });

const resolver = new Resolver({ timeout: 300, tries: 1 });
resolver.setServers([sandbox.dns]);

await ask('?customDomainId=bella.example', 'POST', {});
await record('bella.example', 'A', '199.36.158.100');
await record('bella.example', 'TXT', 'hosting-site=bite-site');
await ask('/bella.example');
// It leads to Hosting, which does not know it yet.
await record('www.bella.example', 'CNAME', 'bite-site.web.app.');

describe('the DNS', () => {
  it('answers by its records, follows aliases, and tells a missing name from a missing record', async () => {
    await record('dns.example', 'MX', 'mail.dns.example.');
    await record('dns.example', 'NS', 'ns1.dns.example');
    await record('dns.example', 'TXT', `"${'long '.repeat(80)}end"`);
    await record('dns.example', 'AAAA', '2001:4860:4802:32::15');
    await record('*.dns.example', 'CNAME', 'dns.example');
    expect(await resolver.resolveMx('dns.example')).toEqual([{ exchange: 'mail.dns.example', priority: 10 }]);
    expect(await resolver.resolveNs('dns.example')).toEqual(['ns1.dns.example']);
    const [parts = []] = await resolver.resolveTxt('dns.example');
    expect(parts.join('')).toBe(`${'long '.repeat(80)}end`);
    expect(await resolver.resolve6('any.dns.example')).toEqual(['2001:4860:4802:32::15']);
    expect(await resolver.resolveCname('any.dns.example')).toEqual(['dns.example']);
    await expect(resolver.resolve4('dns.example')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver.resolve4('nothing.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(await resolver.resolve4('luigis.bite.localhost')).toEqual(['34.120.10.10']);
  });

  it('answers over TCP what is too long for UDP', async () => {
    for (let count = 0; count < 40; count += 1)
      await record('large.example', 'TXT', `${'x'.repeat(100)}${count}`);
    expect(await resolver.resolveTxt('large.example')).toHaveLength(40);
  });

  it('takes no record that a DNS host would refuse', async () => {
    expect(await record('www.bella.example', 'A', '203.0.113.9')).toMatchObject({ status: 400 });
    expect(await record('a.example', 'A', 'bella.example')).toMatchObject({ status: 400 });
    expect(await record('a..example', 'A', '203.0.113.9')).toMatchObject({ status: 400 });
    const text = (await record('bella.example', 'A', '199.36.158.100')).text;
    expect(text).toContain('There is this record already');
  });

  it.each([
    ['nxdomain', 'ENOTFOUND'],
    ['servfail', 'ESERVFAIL'],
    ['silent', 'ETIMEOUT'],
  ])('fails as %s does for a name and all below it', async (kind, code) => {
    await record('www.faulty.example', 'A', '203.0.113.9');
    await press('dns-fault', { name: 'faulty.example', kind });
    await expect(resolver.resolve4('www.faulty.example')).rejects.toMatchObject({ code });
    expect(await resolver.resolve6('dns.example')).toHaveLength(1);
    await press('clear-dns-fault', {});
    expect(await resolver.resolve4('www.faulty.example')).toEqual(['203.0.113.9']);
    await press('remove-record', { id: sandbox.service.state.zones.records.at(-1)?.id ?? '' });
  });

  it('fails as often as it should, however often others look', async () => {
    await press('dns-fault', { name: 'bella.example', kind: 'servfail', times: '1' });
    await fetch(sandbox.url);
    await expect(resolver.resolve4('bella.example')).rejects.toMatchObject({ code: 'ESERVFAIL' });
    expect(await resolver.resolve4('bella.example')).toHaveLength(1);
  });

  it('that cannot be asked leaves Hosting in the dark', async () => {
    await press('dns-fault', { name: 'bella.example', kind: 'servfail' });
    expect(await ask('/bella.example')).toMatchObject({
      ...{ hostState: 'HOST_UNREACHABLE', ownershipState: 'OWNERSHIP_UNREACHABLE', issues: [{ code: 14 }] },
      requiredDnsUpdates: { discovered: [{ checkError: { code: 14 } }] },
    });
    await press('clear-dns-fault', {});
  });
});

/** What a browser sees of the certificate. */
async function certificateOf(host: string): Promise<{ error: string | undefined; names: string }> {
  const [address, port] = sandbox.tls.split(':');
  const socket = connect({
    ...{
      host: address ?? '',
      port: Number(port),
      servername: host,
      ca: sandbox.authority,
      rejectUnauthorized: false,
    },
  });
  await new Promise((done, fail) => socket.once('secureConnect', done).once('error', fail));
  const names = socket.getPeerX509Certificate()?.subjectAltName ?? '';
  const { authorizationError } = socket;
  socket.destroy();
  return { error: authorizationError ? String(authorizationError) : undefined, names };
}

describe('https', () => {
  it('has a certificate once Hosting has issued one, until that has expired', async () => {
    expect(await certificateOf('bella.example')).toEqual({ error: undefined, names: 'DNS:bella.example' });
    expect(await certificateOf('www.bella.example')).toMatchObject({ error: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    await press('certificate', { domain: 'bella.example', change: 'expired' });
    expect(await certificateOf('bella.example')).toMatchObject({ error: 'CERT_HAS_EXPIRED' });
    expect(await ask('/bella.example')).toMatchObject({ cert: { state: 'CERT_EXPIRED' } });
    await press('certificate', { domain: 'bella.example', change: 'expiring' });
    expect(await ask('/bella.example')).toMatchObject({
      cert: { state: 'CERT_EXPIRING_SOON' },
    });
    await press('certificate', { domain: 'bella.example', change: 'issue' });
    expect((await certificateOf('bella.example')).error).toBeUndefined();
  });

  it('has a wildcard certificate for the subdomains of Bite', async () => {
    expect(await certificateOf('luigis.bite.localhost')).toEqual({
      error: undefined,
      names: 'DNS:*.bite.localhost',
    });
  });

  it.each([
    ['expired', 'CERT_HAS_EXPIRED'],
    ['expiring', undefined],
    ['wrongName', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['untrusted', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ])('may be %s whatever Hosting says', async (kind, error) => {
    await press('tls', { host: 'bella.example', kind });
    expect((await certificateOf('bella.example')).error).toBe(error);
    await press('tls', { host: 'bella.example', kind: '' });
  });

  it('may be missing', async () => {
    await press('tls', { host: 'bella.example', kind: 'none' });
    await expect(certificateOf('bella.example')).rejects.toThrow();
    await press('tls', { host: 'bella.example', kind: '' });
  });

  it('leads to the site with the host that was asked for, whatever the client says it was', async () => {
    const headersOf = (host: string, path = '/'): Promise<Record<string, unknown>> => {
      const [address = '', port] = sandbox.tls.split(':');
      const at = { host: address, port: Number(port), servername: host, ca: sandbox.authority, path };
      const headers = { host, 'x-forwarded-host': 'other.example' };
      return new Promise((done, fail) => {
        get({ ...at, headers }, (response) => {
          done({ ...response.headers, status: response.statusCode });
          response.destroy();
        }).on('error', fail);
      });
    };
    expect(await headersOf('bella.example')).toMatchObject({
      ...{ status: 200, 'x-seen': 'https bella.example bella.example' },
    });
    await ask('/bella.example?updateMask=redirectTarget', 'PATCH', { redirectTarget: 'new.example' });
    expect(await headersOf('bella.example', '/menu')).toMatchObject({
      ...{ status: 301, location: 'https://new.example/menu' },
    });
  });
});

// What the simulated Firebase Hosting answers, as far as adapters rely on it, and its page.
import { afterAll, describe, expect, it } from 'vitest';
import { startDomains } from './domains.ts';

const DAY = 86_400_000;
let later = 0;
const now = () => Date.now() + later;

const sandbox = await startDomains(0, { now, certificateAfter: 60_000 });
afterAll(() => sandbox.close());

const api = `${sandbox.url}/firebasehosting.googleapis.com/v1beta1`;
const domains = 'projects/demo-bite/sites/bite-site/customDomains';

type Json = Record<string, unknown> & { error?: Record<string, unknown> };
interface Asked {
  method?: string;
  body?: object;
  token?: string;
}

async function ask(path: string, { method = 'GET', body, token = 'sandbox' }: Asked = {}) {
  const answer = await fetch(`${api}/${path}`, {
    ...{ method, headers: { authorization: `Bearer ${token}` } },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
}

const create = (domain: string, body = {}, more = '') =>
  ask(`${domains}?customDomainId=${domain}${more}`, { method: 'POST', body });

const press = async (action: string, fields: Record<string, string>) => {
  const answer = await fetch(`${sandbox.url}/do/${action}`, {
    ...{ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' },
  });
  return { status: answer.status, text: await answer.text() };
};

const record = (name: string, type: string, value: string) => press('record', { name, type, value });

describe('a custom domain', () => {
  it('asks for records, says what it found, and is live a while after they are there', async () => {
    const { body: begun } = await create('bella.example');
    expect(begun).toMatchObject({
      name: expect.stringMatching(
        /^projects\/demo-bite\/sites\/bite-site\/customDomains\/bella\.example\/operations\//,
      ),
      metadata: {
        hostState: 'HOST_UNHOSTED',
        ownershipState: 'OWNERSHIP_MISSING',
        certState: 'CERT_PREPARING',
      },
    });
    expect(begun).not.toHaveProperty('done');
    const states = async () => {
      const { body } = await ask(`${domains}/bella.example`);
      return [body.hostState, body.ownershipState, (body.cert as Json).state, body.reconciling];
    };
    const { body } = await ask(`${domains}/bella.example`);
    const at = { domainName: 'bella.example.', requiredAction: 'ADD' };
    expect(body).toMatchObject({
      requiredDnsUpdates: {
        desired: [
          {
            domainName: 'bella.example.',
            records: [
              { ...at, type: 'A', rdata: '199.36.158.100' },
              { ...at, type: 'TXT', rdata: 'hosting-site=bite-site' },
            ],
          },
        ],
      },
      cert: { verification: { dns: { desired: [{ domainName: '_acme-challenge.bella.example.' }] } } },
    });
    await record('bella.example', 'A', '203.0.113.7');
    expect(await states()).toEqual(['HOST_MISMATCH', 'OWNERSHIP_MISSING', 'CERT_PREPARING', true]);
    await record('bella.example', 'A', '199.36.158.100');
    await record('bella.example', 'TXT', 'hosting-site=bite-site');
    expect(await states()).toEqual(['HOST_CONFLICT', 'OWNERSHIP_ACTIVE', 'CERT_PREPARING', true]);
    const conflicting = (await ask(`${domains}/bella.example`)).body;
    expect(conflicting).toMatchObject({
      issues: [{ code: 9 }],
      requiredDnsUpdates: {
        discovered: [
          {
            records: expect.arrayContaining([
              expect.objectContaining({ rdata: '203.0.113.7', requiredAction: 'REMOVE' }),
            ]),
          },
        ],
      },
    });
    const wrong = sandbox.service.state.zones.records.find(({ value }) => value === '203.0.113.7');
    await press('remove-record', { id: wrong?.id ?? '' });
    expect(await states()).toEqual(['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_VALIDATING', true]);
    later += 40_000;
    expect(await states()).toEqual(['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_PROPAGATING', true]);
    later += 40_000;
    expect(await states()).toEqual(['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_ACTIVE', undefined]);
    expect((await ask(`${domains}/bella.example`)).body).not.toHaveProperty('requiredDnsUpdates');
    expect((await ask(String(begun.name))).body).toMatchObject({
      done: true,
      response: { name: `${domains}/bella.example` },
    });
    later = 0;
  });

  it('below an apex asks for a CNAME record, which is also the proof', async () => {
    await create('www.bella.example');
    await record('www.bella.example', 'CNAME', 'bite-site.web.app.');
    expect((await ask(`${domains}/www.bella.example`)).body).toMatchObject({
      ...{ hostState: 'HOST_ACTIVE', ownershipState: 'OWNERSHIP_ACTIVE' },
    });
  });

  it('below a suffix of two labels is an apex', async () => {
    await create('bella.co.uk');
    const { requiredDnsUpdates } = (await ask(`${domains}/bella.co.uk`)).body;
    expect(JSON.stringify(requiredDnsUpdates)).not.toContain('CNAME');
  });

  it('of which the records name another project belongs to that', async () => {
    await create('theirs.example');
    await record('theirs.example', 'TXT', 'hosting-site=other-site');
    const stateOf = async () => (await ask(`${domains}/theirs.example`)).body.ownershipState;
    expect(await stateOf()).toBe('OWNERSHIP_MISMATCH');
    await record('theirs.example', 'TXT', 'hosting-site=bite-site');
    expect(await stateOf()).toBe('OWNERSHIP_CONFLICT');
  });

  it('is given up if it is proven by nobody for 30 days, and not for a moment without proof', async () => {
    await create('forgotten.example');
    await ask(`${domains}/forgotten.example`);
    later = 29 * DAY;
    expect((await ask(`${domains}/forgotten.example`)).body).not.toHaveProperty('deleteTime');
    later = 31 * DAY;
    expect((await ask(`${domains}/forgotten.example`)).body).toHaveProperty('deleteTime');
    expect((await ask(`${domains}/bella.example`)).body).not.toHaveProperty('deleteTime');
    later = 0;
  });

  it.each([
    ['without a name', '', 400, 'INVALID_ARGUMENT'],
    ['that is a wildcard', '*.bella.example', 400, 'INVALID_ARGUMENT'],
    ['that is an address', '203.0.113.7', 400, 'INVALID_ARGUMENT'],
    ['of Firebase', 'bite-site.web.app', 400, 'INVALID_ARGUMENT'],
    ['that is there', 'bella.example', 409, 'ALREADY_EXISTS'],
  ])('%s is refused', async (_, domain, status, word) => {
    const answer = await create(domain);
    expect(answer).toMatchObject({ status, body: { error: { code: status, status: word } } });
  });

  it('of another site is taken', async () => {
    await press('stranger', { domain: 'taken.example' });
    expect(await create('taken.example')).toMatchObject({
      status: 409,
      body: { error: { status: 'ALREADY_EXISTS' } },
    });
    expect((await ask(`${domains}/taken.example`)).status).toBe(404);
  });

  it('may be refused when its operation ends', async () => {
    const { body } = await create('refused.example');
    expect(body).toMatchObject({ done: true, error: { code: 9 } });
    expect((await ask(String(body.name))).body).toMatchObject({ done: true, error: { code: 9 } });
  });

  it('is one of at most twenty below an apex', async () => {
    for (let count = 1; count <= 20; count += 1)
      expect((await create(`s${count}.many.example`)).status).toBe(200);
    expect(await create('s21.many.example')).toMatchObject({
      status: 400,
      body: { error: { status: 'FAILED_PRECONDITION' } },
    });
    expect((await create('many.example')).status).toBe(200);
  });

  it('changes by what the update mask names, if its etag is the present one', async () => {
    await create('change.example');
    const { etag } = (await ask(`${domains}/change.example`)).body;
    const patch = (query: string, body: object) =>
      ask(`${domains}/change.example?${query}`, { method: 'PATCH', body });
    const redirect = { redirectTarget: 'bella.example' };
    expect((await patch('', redirect)).status).toBe(400);
    expect((await patch('updateMask=hostState', redirect)).status).toBe(400);
    expect((await patch('updateMask=redirectTarget', { redirectTarget: 'no domain' })).status).toBe(400);
    expect((await patch('updateMask=redirectTarget', { ...redirect, etag: 'old' })).body.error?.status).toBe(
      'ABORTED',
    );
    expect(
      (await patch('updateMask=redirectTarget', { ...redirect, etag, certPreference: 'DEDICATED' })).body,
    ).toMatchObject({
      ...{ done: true, response: { redirectTarget: 'bella.example', certPreference: 'GROUPED' } },
    });
    expect((await ask(`${domains}/change.example`)).body.etag).not.toBe(etag);
  });

  it('is deleted softly, kept from being created again, and restored', async () => {
    await create('soft.example');
    expect((await ask(`${domains}/soft.example`, { method: 'DELETE' })).body).toMatchObject({ done: true });
    expect((await ask(`${domains}/soft.example`)).body).toMatchObject({
      ...{ deleteTime: expect.any(String), expireTime: expect.any(String) },
    });
    expect((await ask(`${domains}/soft.example`, { method: 'DELETE' })).status).toBe(404);
    expect((await ask(`${domains}/soft.example?allowMissing=true`, { method: 'DELETE' })).status).toBe(200);
    expect((await create('soft.example')).status).toBe(409);
    expect((await ask(`${domains}/soft.example:undelete`, { method: 'POST', body: {} })).body).toMatchObject({
      done: true,
    });
    expect((await ask(`${domains}/soft.example`)).body).not.toHaveProperty('deleteTime');
    expect((await ask(`${domains}/soft.example:undelete`, { method: 'POST', body: {} })).status).toBe(400);
  });

  it('is on a list in pages, without those that were deleted unless they are asked for', async () => {
    await ask(`${domains}/change.example`, { method: 'DELETE' });
    const namesOf = async (query: string) => {
      const names: unknown[] = [];
      let token = '';
      do {
        const { body } = await ask(`${domains}?pageSize=7&pageToken=${token}${query}`);
        names.push(...(body.customDomains as Json[]).map(({ name }) => name));
        token = String(body.nextPageToken ?? '');
      } while (token);
      return names;
    };
    const shown = await namesOf('');
    expect(shown).toContain(`${domains}/bella.example`);
    expect(shown).not.toContain(`${domains}/change.example`);
    expect(new Set(shown).size).toBe(shown.length);
    expect(await namesOf('&showDeleted=true')).toContain(`${domains}/change.example`);
    expect(((await ask(domains)).body.customDomains as Json[]).length).toBe(10);
  });

  it.each([
    ['another token', `${domains}/bella.example`, 'other', 401, 'UNAUTHENTICATED'],
    ['another project', 'projects/other/sites/bite-site/customDomains', 'sandbox', 403, 'PERMISSION_DENIED'],
    ['a site that is not there', 'projects/demo-bite/sites/none/customDomains', 'sandbox', 404, 'NOT_FOUND'],
    ['no such method', 'projects/demo-bite/sites/bite-site/nothing', 'sandbox', 404, 'NOT_FOUND'],
  ])('is not shown for %s', async (_, path, token, status, word) => {
    expect(await ask(path, { token })).toMatchObject({ status, body: { error: { status: word } } });
  });

  it('meets faults: the next call of a name, and no other', async () => {
    await press('faults', { call: 'customDomains.get', kind: '429', times: '1' });
    expect((await ask(domains)).status).toBe(200);
    const answer = await fetch(`${api}/${domains}/bella.example`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await ask(`${domains}/bella.example`)).status).toBe(200);
  });
});

describe('the page', () => {
  it('shows what is wanted and what is there, without a word of HTML that people typed', async () => {
    await record('shown.example', 'TXT', '<b>bold</b>');
    const html = await (await fetch(sandbox.url)).text();
    expect(html).toContain('hosting-site=bite-site');
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(html).not.toContain('<b>bold');
  });

  it('is used by no other page', async () => {
    const answer = await fetch(`${sandbox.url}/do/record`, {
      ...{ method: 'POST', headers: { origin: 'http://evil.example' }, body: new URLSearchParams() },
    });
    expect(answer.status).toBe(400);
  });
});

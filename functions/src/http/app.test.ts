import { connect } from 'node:net';
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { API_BASE, CSRF_HEADER, SESSION_COOKIE } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { signedInDiner } from '../testing/a-diner.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryIdentity, NOW } from '../testing/memory-identity.ts';
import { goodRequests, sendRequest } from '../testing/sample-requests.ts';
import { serve } from '../testing/serve.ts';
import { createApp } from './app.ts';
import { FailedSignedOut, type Handlers } from './contract.ts';
import { apiGuards } from './guards.ts';
import { createLimiter } from './limits.ts';

const logged: { message: string; fields: unknown }[] = [];
const keep = (message: string, fields?: unknown) => void logged.push({ message, fields });

const identity = memoryIdentity();
identity.put('u1');
identity.put('dismissed', { isActive: false });
identity.accounts.put({ uid: 'unknown' });
const bearer = (uid: string) => `Bearer ${identity.tokenOf(uid)}`;
const good = bearer('u1');
const ofDiner = {
  cookie: `${SESSION_COOKIE}=${signedInDiner(identity.records, NOW)}`,
  [CSRF_HEADER]: '1',
};

/** Handlers that answer what they received; the layer around them is under test. */
const echo = Object.fromEntries(
  Object.keys(routes).map((name) => [name, async (request: object) => ({ data: { name, ...request } })]),
);
const handlers = {
  ...echo,
  getStorefront: async () => ({ data: { menu: true }, etag: 'v7', cache: 'public, s-maxage=30' }),
  signIn: async () => ({ data: { signedIn: true }, session: { cookie: 'a.b.c', lifetime: 43_200_000 } }),
  signOut: async () => ({ data: { signedOut: true }, session: 'clear' }),
  exchangeCode: async () => {
    throw new FailedSignedOut(new DomainError('UNAUTHENTICATED', 'Please sign in to access this page.'));
  },
  trackOrder: async () => {
    throw new Error('connection string: secret');
  },
  resolveSlug: async () => {
    throw new DomainError('NOT_FOUND', 'Restaurant not found for slug: nowhere');
  },
} as unknown as Handlers;

const each = { windowMs: 60_000, free: 0, portion: 1 };

/** Two calls of resolveDomain per minute and address, and two codes to sign in by mail address. */
const serveCounted = (proxyNetworks: readonly string[] = []): Promise<string> =>
  serve(
    createApp({
      handlers,
      guards: apiGuards(identity),
      limiter: createLimiter({
        policies: {
          resolveDomain: [{ ...each, name: 'resolveDomain', by: 'address', max: 2 }],
          checkDelivery: [{ ...each, name: 'checkDelivery', by: 'address', max: 4 }],
          requestSignInCode: [{ ...each, name: 'mails', by: 'recipientFrom', max: 2 }],
        },
        allowances: memoryAllowances(),
        log: { info: keep, error: keep },
        now: () => NOW,
        wait: () => new Promise(() => undefined),
      }),
      proxyNetworks,
      log: { info: keep, error: keep },
    }),
  );

const origin = await serveCounted();

const resolve = (at: string, forwardedFor: string) =>
  fetch(`${at}${API_BASE}/domain/resolve`, {
    method: 'POST',
    body: '{"domain":"x.example"}',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
  });

interface Echoed {
  data: Readonly<Record<string, unknown>>;
}

const call = (path: string, init?: RequestInit) => fetch(`${origin}${API_BASE}${path}`, init);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

const menuCheck = '/tenants/10000001/restaurants/20000001/menu-imports';

describe('the API', () => {
  it.each(Object.keys(routes) as RouteName[])('O9-01 answers %s under /api/v1', async (name) => {
    const signedIn = routes[name].audience === 'diner' ? ofDiner : { authorization: good };
    const response = await sendRequest(origin, name, signedIn);
    const failing: Partial<Record<RouteName, number>> = {
      trackOrder: 500,
      resolveSlug: 404,
      exchangeCode: 401,
      // It echoes no picture.
      getPlacePhoto: 500,
    };
    const endpoint: Endpoint = contract[name];
    expect(response.status).toBe(failing[name] ?? endpoint.status ?? 200);
    expect(response.url).toContain('/api/v1/');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('content-type')).toContain(endpoint.file ?? 'application/json');
  });

  it('hands a request on as its contract reads it: numbers from the path, defaults, named headers only', async () => {
    const moved = await sendRequest(origin, 'moveOrder', { authorization: good });
    const { data } = (await moved.json()) as Echoed;
    expect(data).toMatchObject({
      params: { tenantId: 10_000_001, restaurantId: 20_000_001, orderGuid: aGuid(7) },
      body: { action: 'accept' },
      user: { uid: 'u1' },
    });
    expect(data).not.toHaveProperty('headers');
    const placed = (await (await sendRequest(origin, 'placeOrder', { 'x-more': 'more' })).json()) as Echoed;
    expect(placed.data.body).toMatchObject({ scheduledFor: null, lines: [{ menuItemId: 1, modifiers: [] }] });
    expect(placed.data.headers).toEqual({ 'idempotency-key': 'a-key-of-22-characters' });
  });

  it('names the fields of an invalid input with their messages', async () => {
    const response = await post('/orders/quote', JSON.stringify({ orderType: 'pickup', lines: [] }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      error: {
        code: 'VALIDATION_FAILED',
        message: 'Invalid GUID format',
        details: { fields: { restaurantGuid: 'Invalid GUID format', lines: 'Cart is empty' } },
      },
    });
  });

  it.each(['0', '-1', '1.5', '0x7', 'x', '9999999999999999'])(
    'refuses %s as an id in a path, but only to those who may ask',
    async (id) => {
      const path = `/tenants/${id}/restaurants/7/orders/${aGuid(7)}/moves`;
      const refused = await post(path, '{"action":"accept"}', { authorization: good });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toHaveProperty('error.details.fields.tenantId');
      expect((await post(path, '{"action":"accept"}')).status).toBe(401);
    },
  );

  it('a header that is missing has its own code, one that is wrong is an invalid input', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await sendRequest(origin, 'placeOrder', headers)).json();
    expect(await ask({ 'idempotency-key': '' })).toMatchObject({
      error: {
        code: 'IDEMPOTENCY_KEY_REQUIRED',
        message: 'An Idempotency-Key header is required to place an order',
      },
    });
    expect(await ask({ 'idempotency-key': 'order-1' })).toMatchObject({
      error: { code: 'VALIDATION_FAILED', details: { fields: { 'idempotency-key': expect.any(String) } } },
    });
  });

  it.each([
    ['text that is not JSON', '{"lines":', 400, 'VALIDATION_FAILED'],
    ['a bare value', '"hello"', 400, 'VALIDATION_FAILED'],
    ['a body of more than 100 kB', JSON.stringify({ x: 'y'.repeat(110_000) }), 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_what, body, status, code) => {
    const response = await post('/orders/quote', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, error: { code } });
  });

  it('takes JSON only', async () => {
    const response = await post('/orders/quote', 'lines=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(415);
  });

  it('O8-01 a refusal carries its message, its code and the request id', async () => {
    const response = await call('/domain/slug/nowhere');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      error: {
        code: 'NOT_FOUND',
        message: 'Restaurant not found for slug: nowhere',
        requestId: response.headers.get('x-request-id'),
      },
    });
  });

  it('never lets a CDN keep a failure', async () => {
    expect((await call('/domain/slug/nowhere')).headers.get('cache-control')).toBe('private, no-store');
    expect((await call('/no-such-endpoint')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers in general words when it fails, and keeps the cause in its log', async () => {
    const response = await call(`/orders/track/${aGuid(1)}/abc`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'INTERNAL', requestId: response.headers.get('x-request-id') },
    });
    const failure = logged.find(({ message }) => message === 'request failed');
    expect(JSON.stringify(failure)).toContain('connection string');
    expect(JSON.stringify(logged)).not.toContain('/abc');
  });

  it.each(['"v7"', 'W/"v7"', '"v1", "v7"'])(
    'answers 304 when the client has that version already (%s)',
    async (tag) => {
      const response = await call('/storefront?slug=bella', { headers: { 'if-none-match': tag } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
    },
  );

  it('sends the whole to a client with another version', async () => {
    const response = await call('/storefront?slug=bella', { headers: { 'if-none-match': '"v6"' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe('"v7"');
  });

  describe('staff endpoints', () => {
    it.each([
      ['no token', {}, 401],
      ['a token that does not verify', { authorization: 'Bearer forged' }, 401],
      ['another scheme', { authorization: good.replace('Bearer', 'Basic') }, 401],
      ['a signed-in person without a record', { authorization: bearer('unknown') }, 403],
      ['a dismissed user', { authorization: bearer('dismissed') }, 403],
      ['an active user', { authorization: good }, 200],
    ])('I6-06 with %s', async (_who, headers, status) => {
      expect((await call('/restaurants', { headers })).status).toBe(status);
    });
  });

  describe('endpoints for whoever is signed in', () => {
    it.each([
      ['no token', {}, 401],
      ['a signed-in person without a record', { authorization: bearer('unknown') }, 200],
      ['a dismissed user', { authorization: bearer('dismissed') }, 200],
    ])('O2.9-05 with %s', async (_who, headers, status) => {
      expect((await call('/auth/session', { headers })).status).toBe(status);
    });
  });

  describe('the session cookie', () => {
    const ownPage = { [CSRF_HEADER]: '1' };

    it('O7.1-06 is read by no script, sent by no other site’s calls and never in the clear', async () => {
      const response = await post('/auth/signin', '{"idToken":"x"}', ownPage);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__session=a\.b\.c; Max-Age=43200; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });

    it.each([
      ['by signing out', '/auth/signout', '{}', 200],
      ['by a failure that says so', '/auth/exchange', '{"code":"x"}', 401],
    ])('O7.1-07 is taken away %s', async (_how, path, body, status) => {
      const response = await post(path, body, ownPage);
      expect(response.status).toBe(status);
      const [cookie] = response.headers.getSetCookie();
      expect(cookie).toMatch(
        /^__session=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
      );
    });

    it('O7.1-06 is not set by a call that is refused', async () => {
      const response = await post('/auth/signin', '{"idToken":7}', ownPage);
      expect(response.status).toBe(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    });
  });

  it.each(['/auth/signin', '/auth/signout', '/auth/exchange'])(
    'O4-11 %s is called by pages of ours alone, before anything is read',
    async (path) => {
      for (const headers of [{}, { [CSRF_HEADER]: '1', origin: 'https://evil.example' }]) {
        const response = await post(path, 'no JSON', { ...headers, 'content-type': 'application/json' });
        expect(response.headers.getSetCookie()).toEqual([]);
        const asked = await post(path, '{}', headers);
        expect(await asked.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
      }
    },
  );

  it('slows down an address that calls too often, and says so in the same form', async () => {
    const ask = (address: string) => resolve(origin, address);
    expect([(await ask('203.0.113.7')).status, (await ask('203.0.113.7')).status]).toEqual([200, 200]);
    const third = await ask('203.0.113.7');
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ success: false, error: { code: 'RATE_LIMITED' } });
    expect((await ask('203.0.113.8')).status).toBe(200);
  });

  it.each([
    ['no JSON', 'no JSON'],
    ['a name that no field has', JSON.stringify({ ['k'.repeat(500)]: [0] })],
  ])('counts a call before its body is read as more than bytes: %s', async (_, body) => {
    const counted = await serveCounted();
    const ask = () =>
      fetch(`${counted}${API_BASE}/domain/resolve`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
    const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('I6-06 refuses strangers before it reads their body, and goes on with their connection', async () => {
    const size = 7_000_000;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const answers = socket.setEncoding('utf8').iterator();
    const head = (length: number) =>
      `Host: bite.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(`POST ${API_BASE}${menuCheck} HTTP/1.1\r\n${head(size)}no JSON`);
    const refused = String((await answers.next()).value);
    expect(refused).toMatch(/^HTTP\/1.1 401 /);
    expect(refused).toContain('UNAUTHENTICATED');
    socket.write(' '.repeat(size - 'no JSON'.length));
    socket.write(`POST ${API_BASE}/domain/resolve HTTP/1.1\r\n${head(2)}{}`);
    expect(String((await answers.next()).value)).toMatch(/^HTTP\/1.1 400 /);
    socket.destroy();
  });

  it('counts mails by who asks for them to be sent, in whatever form that is written', async () => {
    const answers = [];
    for (const email of ['Bob@example.com', 'bob+1@example.com', 'bob+2@EXAMPLE.com']) {
      const { body, headers = {} } = goodRequests.requestSignInCode;
      const change = { body: { ...(body as object), email } };
      answers.push((await sendRequest(origin, 'requestSignInCode', headers, change)).status);
    }
    expect(answers).toEqual([200, 200, 429]);
  });

  it('counts quotes with an address as checks of one: both may ask an outside service where it is', async () => {
    const from = { 'x-forwarded-for': '203.0.113.200' };
    const app = await serveCounted(['127.0.0.0/8', '::1']);
    const { address } = goodRequests.checkDelivery.body as { address: object };
    const body = { ...(goodRequests.quoteOrder.body as object), orderType: 'delivery', address };
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1)
      answers.push((await sendRequest(app, 'quoteOrder', from, { body })).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect((await sendRequest(app, 'checkDelivery', from)).status).toBe(429);
    expect((await sendRequest(app, 'quoteOrder', from)).status).toBe(200);
  });

  it('refuses a body of more values than any has, from whomever it comes', async () => {
    const response = await post(menuCheck, `{"a":[${'[],'.repeat(300_000)}0]}`, { authorization: good });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: { code: 'PAYLOAD_TOO_LARGE', message: 'The request contains too many values' },
    });
  });

  it('lets only those who are signed in send large bodies', () => {
    const large = Object.entries<Endpoint>(contract).filter(([, { maxBodyBytes }]) => maxBodyBytes);
    expect(large).not.toEqual([]);
    const audiences = new Set(large.map(([name]) => routes[name as RouteName].audience));
    expect(audiences).toEqual(new Set(['staff', 'diner']));
  });

  it.each([
    ['one address', (forged: string) => `${forged}, 203.0.113.9`],
    ['a list of them', (forged: string) => `${forged}, 198.51.100.77, ${forged}, 203.0.113.9`],
    ['the address of our proxy', (forged: string) => `${forged}, 192.0.2.10, 203.0.113.9`],
    ['what is no address', (forged: string) => `${forged}, unknown, ::1, 203.0.113.9`],
  ])('is not fooled by a caller past our proxies who writes %s into X-Forwarded-For', async (what, list) => {
    const proxied = await serveCounted(['192.0.2.0/24']);
    const ask = async (forged: string) => (await resolve(proxied, list(forged))).status;
    for (const forged of ['198.51.100.1', '198.51.100.2'])
      expect([what, await ask(forged)]).toEqual([what, 200]);
    expect(await ask('198.51.100.3')).toBe(429);
  });

  it('is not fooled by a caller through our proxies either, and counts each of them alone', async () => {
    const proxied = await serveCounted(['192.0.2.0/24', '2001:db8:ffff::/48']);
    const ask = async (client: string, forged = '') =>
      (await resolve(proxied, `${forged}${client}, 2001:db8:ffff::7, 192.0.2.10`)).status;
    expect(await ask('203.0.113.9', '198.51.100.1, ')).toBe(200);
    expect(await ask('203.0.113.9', '198.51.100.2, 192.0.2.11, ')).toBe(200);
    expect(await ask('203.0.113.9', '198.51.100.3, ')).toBe(429);
    expect(await ask('203.0.113.10')).toBe(200);
  });
});

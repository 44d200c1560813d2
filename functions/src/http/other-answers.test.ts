// Features that no endpoint uses yet, tested on a contract of its own: redirects and signed webhooks.
import { createHmac } from 'node:crypto';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { API_BASE, type Route } from '@bite/shared/api/route';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { serveApi } from '../testing/serve-api.ts';
import type { Handlers, InputOf, Redirect, Reply, ReplyOf } from './contract.ts';
import { openApiDocument } from './openapi.ts';
import { RedirectTarget } from './redirect-target.ts';
import { isHmacOf, type UnverifiedBody } from './unverified-body.ts';

const routes = {
  connected: { method: 'GET', path: '/connected', audience: 'public' },
  chosen: { method: 'POST', path: '/chosen', audience: 'public', creates: false },
  told: { method: 'POST', path: '/told', audience: 'public', creates: false },
} as const satisfies Record<string, Route>;

const contract = {
  connected: {
    summary: 'Comes back from the service.',
    query: z.strictObject({ to: z.string() }),
    redirect: 302,
    answer: z.url(),
  },
  chosen: { summary: 'Goes on after a form.', redirect: 303, answer: z.url() },
  told: {
    summary: 'Takes what the service tells.',
    rawBody: { type: 'application/json', maxBytes: 1000 },
    answer: z.strictObject({ taken: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;

type TestHandlers = {
  [Name in keyof typeof contract]: (
    request: InputOf<(typeof contract)[Name]>,
  ) => Promise<ReplyOf<(typeof contract)[Name], z.output<(typeof contract)[Name]['answer']>>>;
};

const origins = ['https://admin.bite.example', 'https://accounts.service.example'];
const SECRET = 'shared-with-the-service';
const parsed: string[] = [];

const handlers: TestHandlers = {
  connected: async ({ query }) => ({ to: RedirectTarget.within(origins, query.to) }),
  chosen: async () => ({ to: RedirectTarget.within(origins, '/done?a=1') }),
  told: async ({ raw }) => {
    const bytes = raw.verified((all, header) => isHmacOf(all, SECRET, header('x-signature')));
    parsed.push(bytes.toString('latin1'));
    return { data: { taken: bytes.toString('hex') } };
  },
};

const origin = await serveApi({
  endpoints: { routes, contract },
  handlers: handlers as unknown as Partial<Handlers>,
});
const at = (path: string) => `${origin}${API_BASE}${path}`;
const connected = (to: string) =>
  fetch(at(`/connected?to=${encodeURIComponent(to)}`), { redirect: 'manual' });

describe('an answer that sends a browser on', () => {
  it.each([
    ['/t/1/settings?ok=1#listing', 'https://admin.bite.example/t/1/settings?ok=1#listing'],
    [
      'https://accounts.service.example/o/auth?state=a%26b',
      'https://accounts.service.example/o/auth?state=a%26b',
    ],
  ])('leads to %s: its origin is on the list', async (to, location) => {
    const response = await connected(to);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toBe('');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '\\\\evil.example/',
    'https://admin.bite.example.evil.example/',
    'https://admin.bite.example@evil.example/',
    'https://user:pass@admin.bite.example/',
    'http://admin.bite.example/',
    'https://admin.bite.example:8443/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://',
  ])('leads nowhere else: %s', async (to) => {
    const response = await connected(to);
    expect(response.status).toBe(500);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'INTERNAL' } });
  });

  it('holds no second header in its address', async () => {
    const response = await connected('/a\r\nset-cookie: a=b');
    expect([response.status, response.headers.get('set-cookie')]).toEqual([302, null]);
    expect(response.headers.get('location')).toBe('https://admin.bite.example/aset-cookie:%20a=b');
  });

  it('after a form is a 303, so that the browser goes on with a GET', async () => {
    const response = await fetch(at('/chosen'), { method: 'POST', redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'https://admin.bite.example/done?a=1',
    ]);
  });

  it('can be given no address as text: the compiler refuses it', () => {
    expectTypeOf<Awaited<ReturnType<TestHandlers['connected']>>>().toEqualTypeOf<Redirect>();
    expectTypeOf<Awaited<ReturnType<TestHandlers['told']>>>().toEqualTypeOf<Reply<{ taken: string }>>();
    expectTypeOf<string>().not.toExtend<Redirect['to']>();
  });
});

const sign = (bytes: Buffer): string => createHmac('sha256', SECRET).update(bytes).digest('hex');
const tell = (bytes: Buffer, headers: Record<string, string> = { 'x-signature': sign(bytes) }) =>
  fetch(at('/told'), { method: 'POST', body: new Uint8Array(bytes), headers });

describe('a signed webhook', () => {
  it.each([
    ['JSON with its own spaces', Buffer.from('{ "a" :1,\n"b":"caf\u00e9" }')],
    ['bytes that are no text', Buffer.from([0, 255, 254, 13, 10])],
    ['nothing', Buffer.alloc(0)],
    ['as much as it may be', Buffer.alloc(1000, 7)],
  ])('is handed on byte for byte: %s', async (_what, bytes) => {
    const response = await tell(bytes);
    expect(await response.json()).toEqual({ success: true, data: { taken: bytes.toString('hex') } });
  });

  it.each([
    ['no signature', {}],
    ['another one', { 'x-signature': sign(Buffer.from('{"a":2}')) }],
    ['half of one', { 'x-signature': sign(Buffer.from('{"a":1}')).slice(0, 32) }],
    ['no hex', { 'x-signature': 'zz' }],
  ])('is read by nobody with %s', async (_what, headers) => {
    parsed.length = 0;
    const response = await tell(Buffer.from('{"a":1}'), headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    expect(parsed).toEqual([]);
  });

  it('is refused where it is too large or packed, before anybody looks at its signature', async () => {
    expect((await tell(Buffer.alloc(1001))).status).toBe(413);
    const packed = { 'x-signature': sign(Buffer.from('x')), 'content-encoding': 'gzip' };
    expect((await tell(Buffer.from('x'), packed)).status).toBe(415);
  });

  it('shows its handler no bytes that are not proven', () => {
    expectTypeOf<InputOf<(typeof contract)['told']>['raw']>().toEqualTypeOf<UnverifiedBody>();
    expectTypeOf<InputOf<(typeof contract)['told']>['body']>().toEqualTypeOf<undefined>();
  });
});

describe('an installation that asks its own apps for proof', () => {
  it('asks neither the sender of a signed webhook nor a browser on its way, who have none', async () => {
    const plain = { method: 'POST', path: '/plain', audience: 'public', creates: false } as const;
    const enforced = await serveApi({
      endpoints: {
        routes: { ...routes, plain },
        contract: { ...contract, plain: { summary: 'Called by our pages.', answer: z.null() } },
      },
      handlers: { ...handlers, plain: async () => ({ data: null }) } as unknown as Partial<Handlers>,
      appCheck: { isGenuine: async () => false },
    });
    const send = async (path: string, init: RequestInit) =>
      (await fetch(`${enforced}${API_BASE}${path}`, { redirect: 'manual', ...init })).status;
    const told = (signature: string) =>
      send('/told', { method: 'POST', body: '{}', headers: { 'x-signature': signature } });
    expect(await told(sign(Buffer.from('{}')))).toBe(200);
    expect(await told('ff')).toBe(401);
    expect(await send('/connected?to=/', {})).toBe(302);
    expect(await send('/chosen', { method: 'POST' })).toBe(303);
    expect(await send('/plain', { method: 'POST' })).toBe(403);
  });
});

describe('the printed contract', () => {
  it('says where a redirect leads and what a webhook sends, as OpenAPI has it', async () => {
    const document = openApiDocument({ routes, contract });
    expect((await new Validator().validate(structuredClone(document))).valid).toBe(true);
    const paths = document['paths'] as Record<
      string,
      Record<string, { requestBody?: object; responses: object }>
    >;
    expect(Object.keys(paths['/connected']?.['get']?.responses ?? {})).toEqual(['302', '400', 'default']);
    expect(paths['/chosen']?.['post']?.responses).toMatchObject({ 303: { headers: { Location: {} } } });
    expect(paths['/told']?.['post']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { type: 'string', format: 'binary' } } } },
      responses: { 200: {}, 401: {}, 413: {}, 415: {} },
    });
  });
});

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import type { BodyOf } from './answers.ts';
import { CallError, type ClientOptions, createClient } from './client.ts';
import { CSRF_HEADER } from './route.ts';
import { routes } from './routes.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

const anOrder: BodyOf<'placeOrder'> = {
  restaurantGuid: aGuid(1),
  orderType: 'pickup',
  lines: [{ menuItemId: 1, quantity: 1 }],
  customer: { name: 'Kim', phone: '5185550199', email: 'kim@example.com' },
  expectedTotal: 12,
};

const ok = (data: unknown) => Response.json({ success: true, data });
const refused = (status: number, error: unknown) => Response.json({ success: false, error }, { status });

/** A client whose network gives these answers in turn, with a record of what it was asked. */
function aClient(answers: (Response | (() => Promise<Response>))[], options: ClientOptions = {}) {
  const sent: Sent[] = [];
  const call = createClient(routes, {
    ...options,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      const answer = answers.shift();
      if (!answer) throw new Error('nobody expected another request');
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  return { call, sent };
}

const headersOf = ({ init }: Sent) => new Headers(init.headers);
const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const failure = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof CallError)) throw new Error('a CallError is expected');
  return failure;
};

describe('calling the API', () => {
  it('O7.1-01, I7.3-01 sends JSON and cookies to the path below /api/v1 and unwraps the answer', async () => {
    const { call, sent } = aClient([ok({ restaurantGuid: 'g' })], { origin: 'https://api.example.com' });
    const query = { a: 'b c', limit: 50, none: undefined };
    const answer = await call('resolveDomain', { body: { domain: 'bella.com' }, query });
    expect(answer).toEqual({ restaurantGuid: 'g' });
    expect(sent[0]?.url).toBe('https://api.example.com/api/v1/domain/resolve?a=b+c&limit=50');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"domain":"bella.com"}',
    });
    expect(headersOf(sent[0] as Sent).get('content-type')).toBe('application/json');
  });

  it('answers the text of a file as it is', async () => {
    const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' };
    const { call } = aClient([new Response('Who,What', { headers })]);
    expect(await call('exportAuditEntries', { parameters: { tenantId: 1 } })).toBe('Who,What');
  });

  it('takes no file for one that the server refused', async () => {
    const { call } = aClient([refused(403, { code: 'FORBIDDEN', message: 'You have no access to this' })]);
    const failure = await failureOf(call('exportAuditEntries', { parameters: { tenantId: 1 } }));
    expect(failure).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });

  it('sends the headers it is given beside its own', async () => {
    const { call, sent } = aClient([ok({})]);
    await call('placeOrder', { body: anOrder, headers: { 'idempotency-key': 'k' } });
    expect(headersOf(sent[0] as Sent).get('idempotency-key')).toBe('k');
    expect(headersOf(sent[0] as Sent).get('content-type')).toBe('application/json');
  });

  it.each([
    ['getHealth', null],
    ['resolveDomain', '1'],
    ['revokeInvitation', '1'],
    ['getWallets', '1'],
  ] as const)(
    'says of %s by a header that our own page sends it, where it changes something or only own pages may ask: %s',
    async (name, value) => {
      const { call, sent } = aClient([ok({})]);
      const parameters = { tenantId: 1, invitationId: 'i', restaurantGuid: 'r' };
      await call(name, { parameters, body: { domain: 'bella.com' } } as never);
      expect(headersOf(sent[0] as Sent).get(CSRF_HEADER)).toBe(value);
    },
  );

  it('O7.1-01, I7.3-01 adds the bearer token of the current session, where there is one', async () => {
    const signedIn = aClient([ok({})], { token: async () => 'now' });
    await signedIn.call('listMyRestaurants');
    expect(headersOf(signedIn.sent[0] as Sent).get('authorization')).toBe('Bearer now');
    const guest = aClient([ok({}), ok({})], { token: async () => undefined });
    await guest.call('getHealth');
    expect(headersOf(guest.sent[0] as Sent).has('authorization')).toBe(false);
  });
});

describe('a deployment that its host protects', () => {
  it.each([
    [{ bypassSecret: 'open sesame' }, 'open sesame'],
    [{ bypassSecret: '' }, null],
    [{}, null],
  ])('O7.1-01, I7.3-01 is passed with the secret, where one is configured: %j', async (options, header) => {
    const { call, sent } = aClient([ok({})], options);
    await call('getHealth');
    expect(headersOf(sent[0] as Sent).get('x-vercel-protection-bypass')).toBe(header);
    expect(sent[0]?.url).toBe('/api/v1/health');
    expect(headersOf(sent[0] as Sent).has('content-type')).toBe(false);
  });
});

describe('an answer of 401', () => {
  const unauthorized = () =>
    refused(401, { code: 'UNAUTHENTICATED', message: 'Please sign in', requestId: 'r' });
  const tokens = () => vi.fn(async (fresh: boolean) => (fresh ? 'fresh' : 'stale'));

  it('O7.1-01, O8-02, I7.3-02, C7-03 refreshes the token once and repeats the request once', async () => {
    const token = tokens();
    const { call, sent } = aClient([unauthorized(), ok({ restaurants: [] })], { token });
    expect(await call('listMyRestaurants')).toEqual({ restaurants: [] });
    expect(token.mock.calls).toEqual([[false], [true]]);
    expect(sent.map((request) => headersOf(request).get('authorization'))).toEqual([
      'Bearer stale',
      'Bearer fresh',
    ]);
  });

  it('O8-02, I7.3-02 twice in a row is an error, not a third request', async () => {
    const { call, sent } = aClient([unauthorized(), unauthorized()], { token: tokens() });
    const failure = await failureOf(call('listMyRestaurants'));
    expect(failure).toMatchObject({ code: 'UNAUTHENTICATED', status: 401, message: 'Please sign in' });
    expect(sent).toHaveLength(2);
  });

  it('O8-02 the request that is repeated is the same request', async () => {
    const { call, sent } = aClient([unauthorized(), ok({})], { token: tokens() });
    const parameters = { tenantId: 1, restaurantId: 2, orderGuid: 'g' };
    await call('moveOrder', { parameters, body: { action: 'accept' }, headers: { 'x-board': 'b' } });
    const [first, second] = sent as [Sent, Sent];
    expect([second.url, second.init.method, second.init.body]).toEqual([
      first.url,
      first.init.method,
      first.init.body,
    ]);
    expect(headersOf(second).get('x-board')).toBe('b');
  });

  it('O7.1-01 where there is no fresh token the user must sign in again', async () => {
    const token = async (fresh: boolean) => (fresh ? undefined : 'stale');
    const { call, sent } = aClient([unauthorized()], { token });
    expect(await failureOf(call('listMyRestaurants'))).toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
      message: 'Your session has ended. Please sign in again.',
    });
    expect(sent).toHaveLength(1);
  });

  it('asks a guest to sign in in the words of the server, and renews nothing', async () => {
    const token = vi.fn(async () => undefined);
    const { call, sent } = aClient([unauthorized()], { token });
    expect(await failureOf(call('listMyRestaurants'))).toMatchObject({ message: 'Please sign in' });
    expect(token.mock.calls).toEqual([[false]]);
    expect(sent).toHaveLength(1);
  });

  it('is not repeated for a guest, nor is any other status for anyone', async () => {
    const guest = aClient([unauthorized()]);
    expect(await failureOf(guest.call('listMyRestaurants'))).toMatchObject({ status: 401 });
    const staff = aClient([refused(403, { code: 'FORBIDDEN', message: 'No', requestId: 'r' })], {
      token: tokens(),
    });
    expect(await failureOf(staff.call('listMyRestaurants'))).toMatchObject({ code: 'FORBIDDEN' });
    expect([guest.sent, staff.sent].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('a call that fails', () => {
  it('O8-01, C8-08, I7.3-02 says what the server said, with code, details and request id', async () => {
    const { call } = aClient([
      refused(409, {
        code: 'PRICE_CHANGED',
        message: 'Prices have changed',
        details: { total: 9 },
        requestId: 'r1',
      }),
    ]);
    expect(await failureOf(call('placeOrder', { body: anOrder }))).toMatchObject({
      code: 'PRICE_CHANGED',
      message: 'Prices have changed',
      status: 409,
      details: { total: 9 },
      requestId: 'r1',
    });
  });

  it.each([
    ['a page instead of JSON', () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })],
    ['nothing at all', () => new Response('', { status: 502, statusText: 'Bad Gateway' })],
    [
      'JSON of somebody else',
      () => Response.json({ message: 'upstream' }, { status: 502, statusText: 'Bad Gateway' }),
    ],
    [
      'an error without words',
      () => Response.json({ success: false }, { status: 502, statusText: 'Bad Gateway' }),
    ],
    ['nothing in JSON', () => Response.json(null, { status: 502, statusText: 'Bad Gateway' })],
    [
      'a success that is none',
      () => Response.json({ success: true, data: 1 }, { status: 502, statusText: 'Bad Gateway' }),
    ],
  ])('O7.2-01, O8-01, I8.2-09, C8-08 %s: HTTP {status}: {statusText}', async (_, answer) => {
    const failure = await failureOf(aClient([answer()]).call('getHealth'));
    expect(failure).toMatchObject({ code: 'INTERNAL', status: 502, message: 'HTTP 502: Bad Gateway' });
  });

  it('that never reached the server asks to check the connection', async () => {
    const { call } = aClient([() => Promise.reject(new TypeError('fetch failed'))]);
    expect(await failureOf(call('getHealth'))).toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('that broke off in the middle of the answer is no answer either', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    expect(await failureOf(aClient([new Response(body)]).call('getHealth'))).toMatchObject({
      code: 'NETWORK',
    });
  });
});

describe('patience', () => {
  /** Hands out signals that end when the test says so, in place of the machine's clock. */
  function aClock() {
    const timers: { milliseconds: number; ring: () => void }[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      timers.push({
        milliseconds,
        ring: () => controller.abort(new DOMException('timed out', 'TimeoutError')),
      });
      return controller.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    return timers;
  }

  const never = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  it('O7.2-01, O9-24, I9-13, I8.2-09 ends after 5 seconds', async () => {
    const timers = aClock();
    const call = createClient(routes, { fetch: (_, init = {}) => never(init) });
    const failure = failureOf(call('getStorefront', { query: { slug: 'bella' } }));
    await expect.poll(() => timers.length).toBeGreaterThan(0);
    expect(timers[0]?.milliseconds).toBe(5000);
    timers[0]?.ring();
    expect((await failure).code).toBe('NETWORK');
  });

  it('O7.2-05, O9-24, I7.3-07, I9-13 is two seconds for the health check', async () => {
    const timers = aClock();
    await aClient([ok({})]).call('getHealth');
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2000]);
  });

  it.each([
    [
      'a change of staff',
      () =>
        aClient([ok({})]).call('deleteTag', {
          parameters: { tenantId: 10000001, restaurantId: 20000001, recordId: 1 },
        }),
      15_000,
    ],
    [
      'what staff read',
      () =>
        aClient([ok({})]).call('getTag', {
          parameters: { tenantId: 10000001, restaurantId: 20000001, recordId: 1 },
        }),
      5000,
    ],
    ['what diners send', () => aClient([ok({})]).call('quoteOrder', { body: anOrder }), 5000],
  ])('is as long as the server may need for %s', async (_what, call, expected) => {
    const timers = aClock();
    await call();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([expected]);
  });

  it('is longer for an order: given up too soon, it would look like a failure', async () => {
    const timers = aClock();
    await aClient([ok({})]).call('placeOrder', { body: anOrder });
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([30_000]);
  });

  it('is as long as the caller says', async () => {
    const timers = aClock();
    await aClient([ok({})]).call('getHealth', { timeout: 700 });
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([700]);
  });

  it('ends when the caller gives up', async () => {
    aClock();
    const caller = new AbortController();
    const call = createClient(routes, { fetch: (_, init = {}) => never(init) });
    const failure = failureOf(call('getHealth', { signal: caller.signal }));
    caller.abort();
    expect((await failure).code).toBe('NETWORK');
  });
});

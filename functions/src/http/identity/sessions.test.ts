// Signing in and out as a browser does: what it receives, what it sends, and what it may access afterwards.
import type { Answers, ApiAnswer } from '@bite/shared/api/answers';
import { CSRF_HEADER } from '@bite/shared/api/route';
import type { RouteName } from '@bite/shared/api/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { type MemoryApi, memoryApi } from '../../testing/memory-api.ts';
import { type SampleRequest, sendRequest } from '../../testing/sample-requests.ts';

const ADMIN = 'admin.bite.example';

/** A client that keeps the session cookie and sends our pages' headers. */
function aBrowser(api: MemoryApi, userAgent = 'Firefox') {
  const browser = {
    cookie: undefined as string | undefined,
    async send(name: RouteName, change: SampleRequest = {}, headers: Readonly<Record<string, string>> = {}) {
      const sent = {
        [CSRF_HEADER]: '1',
        origin: `https://${ADMIN}`,
        'x-forwarded-host': ADMIN,
        'user-agent': userAgent,
        ...(browser.cookie !== undefined && { cookie: `__session=${browser.cookie}` }),
        ...headers,
      };
      const response = await sendRequest(api.origin, name, sent, change);
      for (const cookie of response.headers.getSetCookie()) {
        const value = /^__session=([^;]*)/.exec(cookie)?.[1];
        browser.cookie = value === '' ? undefined : value;
      }
      return response;
    },
    async data<Name extends RouteName>(name: Name, change: SampleRequest = {}): Promise<Answers[Name]> {
      const answer = (await (await browser.send(name, change)).json()) as ApiAnswer<Answers[Name]>;
      if (answer.success) return answer.data;
      throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`);
    },
    signIn: (uid: string, more = {}) =>
      browser.data('signIn', { body: { idToken: api.accounts.idToken(uid), ...more } }),
    status: async (name: RouteName, change: SampleRequest = {}) => (await browser.send(name, change)).status,
  };
  return browser;
}

let api: MemoryApi;
beforeEach(async () => {
  api = await memoryApi();
});

describe('a browser', () => {
  it('O7.1-06, O7.1-08, O7.1-09 signs in, is known by its cookie, and can be told by its email', async () => {
    const browser = aBrowser(api);
    const { user, sessionToken } = await browser.signIn('owner', { rememberMe: true });
    expect(await browser.data('getSession')).toEqual({ user });
    expect(user).toMatchObject({ uid: 'owner', email: 'owner@example.com', isSiteAdmin: false });
    expect(await browser.data('listSessions')).toEqual({
      sessions: [
        {
          sessionToken,
          createdAt: '2026-06-10T22:00:00.000Z',
          expiresAt: '2026-06-24T22:00:00.000Z',
          userAgent: 'Firefox',
          isCurrent: true,
        },
      ],
    });
  });

  it('O6-03 is told that a site administrator is one', async () => {
    expect((await aBrowser(api).signIn('siteAdmin')).user.isSiteAdmin).toBe(true);
  });

  it('is given no cookie where there is no record of the person, and keeps the one it had', async () => {
    const browser = aBrowser(api);
    const response = await browser.send('signIn', { body: { idToken: api.accounts.idToken('stranger') } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { message: 'User not found in Firestore' } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('O7.1-06 is given a cookie of its own, never one that was planted in it, which opens nothing any more', async () => {
    const attacker = aBrowser(api);
    await attacker.signIn('employee');
    const victim = aBrowser(api);
    victim.cookie = attacker.cookie;
    const { user } = await victim.signIn('owner');
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await victim.data('getSession')).toEqual({ user });
    expect(await attacker.status('getSession')).toBe(401);
  });

  it('O7.1-06 is given another cookie each time', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    const first = browser.cookie;
    await browser.signIn('owner');
    expect(browser.cookie).not.toBe(first);
    expect((await browser.data('listSessions')).sessions).toHaveLength(1);
  });

  it('O2.9-26 has its client signed in by its session', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    const { customToken } = await browser.data('createClientToken');
    expect(api.accounts.uidOf(customToken)).toBe('owner');
  });
});

describe('signing out', () => {
  it('O7.1-07, O4-12 takes the cookie away and ends its session, for whoever has kept the cookie too', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    const kept = aBrowser(api);
    kept.cookie = browser.cookie;
    expect(await browser.data('signOut')).toEqual({ signedOut: true });
    expect(browser.cookie).toBeUndefined();
    expect(await kept.status('getSession')).toBe(401);
  });

  it.each([
    ['no cookie', undefined],
    ['a cookie of no session', 'forged'],
  ])('O4-12 succeeds with %s', async (_what, cookie) => {
    const browser = aBrowser(api);
    browser.cookie = cookie;
    expect(await browser.data('signOut')).toEqual({ signedOut: true });
    expect(browser.cookie).toBeUndefined();
  });

  it('O4-12 succeeds once the session has ended, and leaves other browsers alone', async () => {
    const [browser, other] = [aBrowser(api), aBrowser(api)];
    await browser.signIn('owner');
    await other.signIn('owner');
    const cookie = browser.cookie;
    await browser.data('signOut');
    browser.cookie = cookie;
    expect(await browser.data('signOut')).toEqual({ signedOut: true });
    expect(await other.status('getSession')).toBe(200);
  });

  it('O7.1-07 everywhere ends every session and every token of the person, and of nobody else', async () => {
    const [browser, phone, colleague] = [aBrowser(api), aBrowser(api), aBrowser(api)];
    await browser.signIn('owner');
    await phone.signIn('owner');
    await colleague.signIn('manager');
    const authorization = `Bearer ${api.tokenOf('owner')}`;
    await browser.data('signOut', { body: { everywhere: true } });
    expect(await phone.status('getSession')).toBe(401);
    expect((await sendRequest(api.origin, 'getSession', { authorization })).status).toBe(401);
    expect(await colleague.status('getSession')).toBe(200);
  });

  it('O7.1-07 everywhere is asked for by a token, too', async () => {
    const phone = aBrowser(api);
    await phone.signIn('owner');
    const authorization = `Bearer ${api.tokenOf('owner')}`;
    await aBrowser(api).send('signOut', { body: { everywhere: true } }, { authorization });
    expect(await phone.status('getSession')).toBe(401);
  });

  it('O7.1-07 everywhere ends nobody’s sessions for someone whose own has ended', async () => {
    const [browser, phone] = [aBrowser(api), aBrowser(api)];
    await browser.signIn('owner');
    await phone.signIn('owner');
    const cookie = browser.cookie;
    await browser.data('signOut');
    browser.cookie = cookie;
    expect(await browser.data('signOut', { body: { everywhere: true } })).toEqual({ signedOut: true });
    expect(await phone.status('getSession')).toBe(200);
  });

  it('O4-12 asks nothing of an Auth that is away', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    const cookie = browser.cookie;
    api.accounts.isDown = true;
    expect(await browser.data('signOut')).toEqual({ signedOut: true });
    api.accounts.isDown = false;
    browser.cookie = cookie;
    expect(await browser.status('getSession')).toBe(401);
  });

  it('O4-12 everywhere says so where Auth is away, and takes the cookie away all the same', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    api.accounts.isDown = true;
    expect(await browser.status('signOut', { body: { everywhere: true } })).toBe(503);
    expect(browser.cookie).toBeUndefined();
  });
});

describe('one’s own sessions', () => {
  it('O7.1-07 are ended one by one', async () => {
    const [browser, phone] = [aBrowser(api), aBrowser(api, 'Phone')];
    await browser.signIn('owner');
    api.clock.now += 1000;
    const { sessionToken } = await phone.signIn('owner');
    const { sessions } = await browser.data('listSessions');
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['Phone', false],
      ['Firefox', true],
    ]);
    expect(await browser.data('revokeSession', { params: { sessionToken } })).toBeNull();
    expect(await phone.status('getSession')).toBe(401);
    expect(await browser.status('getSession')).toBe(200);
  });

  it('O7.1-07 ending the one at hand takes its cookie away', async () => {
    const browser = aBrowser(api);
    const { sessionToken } = await browser.signIn('owner');
    await browser.data('revokeSession', { params: { sessionToken } });
    expect(browser.cookie).toBeUndefined();
  });

  it('do not hold other people’s, nor those that are over', async () => {
    const [browser, other] = [aBrowser(api), aBrowser(api)];
    const { sessionToken } = await other.signIn('manager');
    await other.signIn('owner');
    api.clock.now += 13 * 3_600_000;
    await browser.signIn('owner');
    expect((await browser.data('listSessions')).sessions).toHaveLength(1);
    expect(await browser.status('revokeSession', { params: { sessionToken } })).toBe(404);
  });

  it('are nobody else’s to end: another person’s is as unknown as none', async () => {
    const [browser, other] = [aBrowser(api), aBrowser(api)];
    await browser.signIn('siteAdmin');
    const { sessionToken } = await other.signIn('owner');
    const answers = [sessionToken, 'a'.repeat(64)].map(async (token) => {
      const response = await browser.send('revokeSession', { params: { sessionToken: token } });
      const { error } = (await response.json()) as { error: { code: string; message: string } };
      return [response.status, error.code, error.message];
    });
    expect(await Promise.all(answers)).toEqual([
      [404, 'NOT_FOUND', 'There is no such session'],
      [404, 'NOT_FOUND', 'There is no such session'],
    ]);
    expect(await other.status('getSession')).toBe(200);
  });
});

describe('a call by session cookie that changes something', () => {
  it('O4-11 is refused without the header, and from a stranger’s page', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    for (const headers of [
      { [CSRF_HEADER]: '' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const response = await browser.send('createItem', {}, headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    }
    expect(await browser.status('createItem')).toBe(201);
  });

  it('O4-11 signing in from a stranger’s page begins no session', async () => {
    const browser = aBrowser(api);
    const body = { idToken: api.accounts.idToken('owner') };
    for (const headers of [{ [CSRF_HEADER]: '' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[])
      expect((await browser.send('signIn', { body }, headers)).status).toBe(403);
    expect(browser.cookie).toBeUndefined();
  });

  it('O4-11 reading needs no header: nothing of it reaches a stranger’s page', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    expect((await browser.send('listItems', {}, { [CSRF_HEADER]: '' })).status).toBe(200);
  });
});

describe('somebody who is let go', () => {
  it.each([
    ['deactivated', 'deactivateAdminUser'],
    ['deleted', 'deleteAdminUser'],
  ] as const)('C4-03 %s: is out with the next request, by cookie and by token', async (_how, name) => {
    const browser = aBrowser(api);
    await browser.signIn('employee');
    const authorization = `Bearer ${api.tokenOf('employee')}`;
    expect(await browser.status('listItems')).toBe(200);
    await api.dataOf(name, 'siteAdmin', { params: { uid: 'employee' } });
    expect(await browser.status('listItems')).toBe(401);
    expect((await sendRequest(api.origin, 'listItems', { authorization })).status).toBe(401);
  });

  it('C4-03 is out with the next request even where Auth could not be told', async () => {
    const browser = aBrowser(api);
    await browser.signIn('employee');
    const record = await api.records.get(users, 'employee');
    if (record) api.records.put(users, 'employee', { ...record, isActive: false });
    expect(await browser.status('listItems')).toBe(403);
    expect((await browser.data('getSession')).user.isActive).toBe(false);
  });
});

describe('an Auth that does not answer', () => {
  it('O4-11 signs nobody out: the answer is 503, and the session is there when it is back', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    api.accounts.isDown = true;
    for (const name of ['getSession', 'listItems', 'listSessions'] as const)
      expect(await browser.status(name)).toBe(503);
    expect(browser.cookie).toBeDefined();
    api.accounts.isDown = false;
    expect(await browser.status('getSession')).toBe(200);
  });
});

describe('a sign-in handed over to another host', () => {
  it('O2.9-13, O2.9-26 arrives there once, and begins a session of its own', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    const body = { returnUrl: 'https://bella.example/welcome', rememberMe: true };
    const url = new URL((await browser.data('handOver', { body })).url);
    const there = { 'x-forwarded-host': url.host, origin: url.origin };
    const asked = { body: { code: url.searchParams.get('firebaseToken') } };
    const arriving = aBrowser(api);
    const taken = await arriving.send('exchangeCode', asked, there);
    expect(taken.headers.getSetCookie()).toEqual([]);
    const { data } = (await taken.json()) as { data: Answers['exchangeCode'] };
    expect(data.rememberMe).toBe(true);
    const uid = api.accounts.uidOf(data.customToken) ?? '';
    expect((await arriving.signIn(uid)).user.uid).toBe('owner');
    expect((await arriving.send('exchangeCode', asked, there)).status).toBe(401);
  });

  it('O2.9-26 every code that opens nothing is refused in the same words', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    const make = async () =>
      new URL((await browser.data('handOver', { body: { returnUrl: `https://${ADMIN}/` } })).url);
    const codeOf = async () => (await make()).searchParams.get('firebaseToken');
    const used = await codeOf();
    await browser.send('exchangeCode', { body: { code: used } });
    const expired = await codeOf();
    api.clock.now += 60_000;
    const foreign = await codeOf();
    const refusals = [
      await browser.send('exchangeCode', { body: { code: used } }),
      await browser.send('exchangeCode', { body: { code: expired } }),
      await browser.send('exchangeCode', { body: { code: 'never-made' } }),
      await browser.send(
        'exchangeCode',
        { body: { code: foreign } },
        { 'x-forwarded-host': 'bella.example', origin: 'https://bella.example' },
      ),
    ];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(401);
      expect(await refusal.json()).toMatchObject({
        error: { code: 'UNAUTHENTICATED', message: 'Please sign in to access this page.' },
      });
    }
  });

  it('O2.9-13 goes to nobody else’s address', async () => {
    const browser = aBrowser(api);
    await browser.signIn('otherOwner');
    for (const returnUrl of [
      'https://bella.example/',
      '//evil.example',
      'https://admin.bite.example@evil.example',
    ])
      expect(await browser.status('handOver', { body: { returnUrl } })).toBe(403);
  });
});

describe('the log', () => {
  it('holds no token, cookie, code or address of what failed', async () => {
    const browser = aBrowser(api);
    await browser.signIn('owner');
    const { cookie } = browser;
    api.accounts.isDown = true;
    const idToken = api.accounts.idToken('owner');
    await browser.send('signIn', { body: { idToken } });
    await browser.send('getSession');
    expect(api.logged.length).toBeGreaterThan(0);
    for (const secret of [cookie ?? '', idToken, 'owner@example.com'])
      expect(api.logged.join('\n')).not.toContain(secret);
  });
});

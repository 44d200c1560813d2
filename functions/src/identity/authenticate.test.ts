import { CSRF_HEADER } from '@bite/shared/api/route';
import { HOUR } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../collections/collections.ts';
import { type MemoryIdentity, memoryIdentity } from '../testing/memory-identity.ts';
import { authenticate, authenticateStaff } from './authenticate.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { revokeSession } from './sessions/own-sessions.ts';
import { sessions, sessionTokenOf } from './sessions/session-record.ts';
import { signIn } from './sessions/sign-in.ts';

const signInFirst = { code: 'UNAUTHENTICATED', message: 'Please sign in to access this page.' };

let identity: MemoryIdentity;
/** Ada's session cookie. */
let cookie: string;

const cookieOf = async (uid: string) => {
  const idToken = identity.accounts.idToken(uid);
  const asked = { idToken, rememberMe: false, cookie: undefined, userAgent: undefined };
  return (await signIn(identity, asked)).cookie;
};
const proof = (headers: Readonly<Record<string, string>>, method = 'GET') => ({
  method,
  header: (name: string) => headers[name],
});
const withCookie = (value = cookie) => proof({ cookie: `__session=${value}` });
const withToken = (token: string, more = {}) => proof({ authorization: `Bearer ${token}`, ...more });
const ask = (given = withCookie()) => authenticateStaff(identity, given);

beforeEach(async () => {
  identity = memoryIdentity();
  identity.put('ada');
  identity.put('eve');
  cookie = await cookieOf('ada');
});

describe('who calls', () => {
  it('has the rights of the address that was let in, and none once the account has taken another one', async () => {
    identity.accounts.put({ uid: 'ada', email: 'ADA@example.com' });
    expect(await ask()).toMatchObject({ user: { uid: 'ada' } });
    identity.accounts.put({ uid: 'ada', email: 'other@evil.example', emailVerified: true });
    await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await authenticate(identity, withCookie())).toMatchObject({ user: { uid: 'ada' } });
  });

  it('O2.9-05 is known by a session cookie', async () => {
    expect(await ask()).toMatchObject({
      user: { uid: 'ada' },
      session: { via: 'cookie', sessionToken: sessionTokenOf(cookie) },
    });
  });

  it('O2.9-05, I6-06, I7.3-01 is known by an ID token', async () => {
    const caller = await ask(withToken(identity.tokenOf('ada')));
    expect(caller).toMatchObject({ user: { uid: 'ada' }, session: { via: 'bearer' } });
  });

  it('finds the session’s among other cookies', async () => {
    expect(await ask(proof({ cookie: `theme=dark; __session=${cookie}; x__session=y` }))).toMatchObject({
      user: { uid: 'ada' },
    });
  });

  it.each([
    ['nothing', () => proof({})],
    ['an empty cookie', () => withCookie('')],
    ['a made-up cookie', () => withCookie('forged')],
    ['the name of the session instead of its cookie', () => withCookie(sessionTokenOf(cookie))],
    ['an ID token as a cookie', () => withCookie(identity.tokenOf('ada'))],
    ['a cookie as an ID token', () => withToken(cookie)],
    ['a made-up token', () => withToken('forged')],
    [
      'a token too old',
      () => {
        const token = identity.tokenOf('ada');
        identity.clock.now += HOUR;
        return withToken(token);
      },
    ],
    ['another scheme', () => proof({ authorization: `Basic ${identity.tokenOf('ada')}` })],
    ['a token and something more', () => withToken(`${identity.tokenOf('ada')} x`)],
  ])('O4-11, I6-06 is nobody with %s', async (_what, make) => {
    await expect(ask(make())).rejects.toMatchObject(signInFirst);
  });

  it('is who the token says, whoever’s cookie comes along', async () => {
    const token = identity.tokenOf('eve');
    expect(await ask(withToken(token, { cookie: `__session=${cookie}` }))).toMatchObject({
      user: { uid: 'eve' },
      session: { via: 'bearer' },
    });
  });

  it('is nobody with a bad token, however good the cookie beside it', async () => {
    const asked = ask(withToken('forged', { cookie: `__session=${cookie}` }));
    await expect(asked).rejects.toMatchObject(signInFirst);
  });

  it('is nobody with two different session cookies: one of them was planted', async () => {
    const planted = await cookieOf('eve');
    for (const both of [
      [cookie, planted],
      [planted, cookie],
    ])
      await expect(
        ask(proof({ cookie: both.map((one) => `__session=${String(one)}`).join('; ') })),
      ).rejects.toMatchObject(signInFirst);
  });
});

describe('a session ends with the next request', () => {
  it('O4-11 when its time is over', async () => {
    identity.clock.now += 12 * HOUR;
    await expect(ask()).rejects.toMatchObject(signInFirst);
  });

  it('O4-11 when its record says so, even if the cookie lives on', async () => {
    const token = sessionTokenOf(cookie);
    const session = await identity.records.get(sessions, token);
    identity.records.put(sessions, token, { ...session, expiresAt: new Date(identity.now()).toISOString() });
    await expect(ask()).rejects.toMatchObject(signInFirst);
  });

  it('O7.1-07 when it is revoked, and no other does', async () => {
    const other = await cookieOf('ada');
    await revokeSession(identity, await authenticate(identity, withCookie(other)), sessionTokenOf(cookie));
    await expect(ask()).rejects.toMatchObject(signInFirst);
    expect(await ask(withCookie(other))).toMatchObject({ user: { uid: 'ada' } });
  });

  it('O7.1-07 when all are ended, the tokens with them', async () => {
    const token = identity.tokenOf('ada');
    await endSessionsOf(identity, 'ada');
    await expect(ask()).rejects.toMatchObject(signInFirst);
    await expect(ask(withToken(token))).rejects.toMatchObject(signInFirst);
  });

  it('O7.1-07 when Auth has revoked it, whatever our record says', async () => {
    await identity.accounts.revokeAll('ada');
    await expect(ask()).rejects.toMatchObject(signInFirst);
  });

  it('when the account is switched off, or gone', async () => {
    identity.accounts.setDisabled('ada', true);
    await expect(ask()).rejects.toMatchObject(signInFirst);
    identity.accounts.setDisabled('ada', false);
    await identity.accounts.delete('ada');
    await expect(ask()).rejects.toMatchObject(signInFirst);
  });

  it('never by being somebody else’s: a record of another person opens nothing', async () => {
    const token = sessionTokenOf(cookie);
    const session = await identity.records.get(sessions, token);
    identity.records.put(sessions, token, { ...session, uid: 'eve' });
    await expect(ask()).rejects.toMatchObject(signInFirst);
  });
});

describe('a person who is let go during a session', () => {
  it('C4-03 deactivated: is refused with the next request, and let in again once reactivated', async () => {
    const user = await identity.records.get(users, 'ada');
    identity.records.put(users, 'ada', { ...user, isActive: false });
    await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await authenticate(identity, withCookie())).toMatchObject({ user: { isActive: false } });
    identity.records.put(users, 'ada', user);
    expect(await ask()).toMatchObject({ user: { uid: 'ada' } });
  });

  it('C4-03 deleted: is refused with the next request, and known as signed in without a record', async () => {
    await identity.records.transact(async (transaction) => transaction.delete(users, 'ada'));
    await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await authenticate(identity, withCookie())).toMatchObject({
      user: undefined,
      account: { uid: 'ada' },
    });
  });

  it('O6-03 loses a site administrator’s rights with the next request', async () => {
    const user = await identity.records.get(users, 'ada');
    identity.records.put(users, 'ada', { ...user, isSiteAdmin: true });
    expect((await ask()).user.isSiteAdmin).toBe(true);
    identity.records.put(users, 'ada', user);
    expect((await ask()).user.isSiteAdmin).toBe(false);
  });
});

describe('an Auth that does not answer', () => {
  it.each([
    ['a cookie', () => withCookie()],
    ['a token', () => withToken(identity.tokenOf('ada'))],
  ])('O4-11 signs nobody out: with %s it is an outage', async (_what, make) => {
    const given = make();
    identity.accounts.isDown = true;
    await expect(ask(given)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    identity.accounts.isDown = false;
    expect(await ask(given)).toMatchObject({ user: { uid: 'ada' } });
  });
});

describe('a change by session cookie', () => {
  const change = (headers = {}) => ask(proof({ cookie: `__session=${cookie}`, ...headers }, 'POST'));

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is refused without the header: %s', async (method) => {
    const given = proof({ cookie: `__session=${cookie}` }, method);
    await expect(ask(given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is refused from a stranger’s page, and made from ours', async () => {
    const headers = { [CSRF_HEADER]: '1', host: 'admin.bite.example' };
    await expect(change({ ...headers, origin: 'https://evil.example' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await change({ ...headers, origin: 'https://admin.bite.example' })).toHaveProperty('user');
  });

  it('needs no header where a token proves who calls: no browser sends one by itself', async () => {
    const given = proof({ authorization: `Bearer ${identity.tokenOf('ada')}` }, 'POST');
    expect(await ask(given)).toHaveProperty('user');
  });
});

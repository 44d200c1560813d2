import { setTimeout } from 'node:timers/promises';
// Sessions as Firebase creates and revokes them: the API with Firestore and Auth.
import type { Answers, ApiAnswer } from '@bite/shared/api/answers';
import { CSRF_HEADER } from '@bite/shared/api/route';
import type { RouteName } from '@bite/shared/api/routes';
import { user } from '@bite/shared/identity/user.schema';
import { describe, expect, it } from 'vitest';
import { firebaseAccounts } from '../../adapters/auth/firebase-accounts.ts';
import { firestoreDomainMappings } from '../../adapters/firestore/domain-mappings.ts';
import { firestoreRecords } from '../../adapters/firestore/records.ts';
import { users } from '../../collections/collections.ts';
import { emulatedAuth } from '../../testing/emulated-auth.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { type SampleRequest, sendRequest } from '../../testing/sample-requests.ts';
import { serveApi } from '../../testing/serve-api.ts';
import { apiGuards } from '../guards.ts';
import { sessionHandlers } from './sessions.ts';

const { auth, idTokenOf } = emulatedAuth('sessions-auth');
const db = emulatedFirestore('sessions');
const deps = {
  accounts: firebaseAccounts(auth),
  records: firestoreRecords(db),
  domainMappings: firestoreDomainMappings(db),
  ownHosts: ['admin.bite.example'],
  now: Date.now,
  wait: async (milliseconds: number) => setTimeout(milliseconds),
};
const origin = await serveApi({ handlers: sessionHandlers(deps), guards: apiGuards(deps) });

let people = 0;
async function aPerson() {
  const email = `session-${process.pid}-${++people}@example.com`;
  const { uid } = await deps.accounts.create({ email });
  const at = '2026-01-01T00:00:00.000Z';
  const record = user.parse({ uid, email, createdAt: at, updatedAt: at });
  await deps.records.transact(async (transaction) => transaction.set(users, uid, record));
  const idToken = async () => idTokenOf(await auth.createCustomToken(uid));
  return { uid, email, record, idToken };
}

const send = (name: RouteName, cookie: string, change?: SampleRequest) =>
  sendRequest(origin, name, { [CSRF_HEADER]: '1', cookie: cookie && `__session=${cookie}` }, change);
const statusByToken = async (name: RouteName, token: string) =>
  (await sendRequest(origin, name, { authorization: `Bearer ${token}` })).status;
const statusOf = async (name: RouteName, cookie: string) => (await send(name, cookie)).status;

async function dataOf<Name extends RouteName>(response: Response): Promise<Answers[Name]> {
  const answer = (await response.json()) as ApiAnswer<Answers[Name]>;
  if (answer.success) return answer.data;
  throw new Error(answer.error.message);
}

async function signedIn(idToken: string, more = {}) {
  const response = await send('signIn', '', { body: { idToken, ...more } });
  const cookie = /^__session=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  return { cookie, ...(await dataOf<'signIn'>(response)) };
}

describe('a session at Firebase', () => {
  it('O7.1-06, O7.1-08, O7.1-09 begins with an ID token and answers who is signed in', async () => {
    const { idToken, uid, email, record } = await aPerson();
    const before = Date.now();
    const {
      cookie,
      user: who,
      expiresAt,
      customToken,
    } = await signedIn(await idToken(), { rememberMe: true });
    expect(who).toMatchObject({ uid, email });
    expect(Date.parse(expiresAt) - before).toBeGreaterThanOrEqual(14 * 24 * 3_600_000);
    expect(await dataOf(await send('getSession', cookie))).toEqual({ user: who });
    expect((await deps.accounts.verifyIdToken(await idTokenOf(customToken ?? '')))?.account.uid).toBe(uid);
    const { lastLogin, ...rest } = (await deps.records.get(users, uid)) ?? record;
    expect(rest).toEqual(record);
    expect(Date.parse(lastLogin ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('O7.1-07 ends with the next request when it is revoked one by one, and others of the same second do not', async () => {
    const { idToken } = await aPerson();
    const token = await idToken();
    const [first, second] = await Promise.all([signedIn(token), signedIn(token)]);
    const { sessions } = await dataOf<'listSessions'>(await send('listSessions', second.cookie));
    expect(sessions.map(({ sessionToken }) => sessionToken).sort()).toEqual(
      [first.sessionToken, second.sessionToken].sort(),
    );
    await send('revokeSession', second.cookie, { params: { sessionToken: first.sessionToken } });
    expect(await statusOf('getSession', first.cookie)).toBe(401);
    expect(await statusOf('getSession', second.cookie)).toBe(200);
    // Firebase vouches for the first part of a cookie alone, which opens nothing.
    const [byFirebase = ''] = second.cookie.split('~');
    expect(await statusOf('getSession', byFirebase)).toBe(401);
    expect(await statusOf('getSession', first.cookie.replace(/^[^~]*/, byFirebase))).toBe(401);
  });

  it('O7.1-07 ends everywhere', async () => {
    const { idToken, uid } = await aPerson();
    const [here, there] = [
      await signedIn(await idToken()),
      await signedIn(await idToken(), { rememberMe: true }),
    ];
    await send('signOut', here.cookie, { body: { everywhere: true } });
    expect(await statusOf('getSession', here.cookie)).toBe(401);
    expect(await statusOf('getSession', there.cookie)).toBe(401);
    const stored = await db.collection('sessions').where('uid', '==', uid).get();
    expect(stored.size).toBe(0);
  });

  it('O7.1-07 ends when Auth revokes it, whatever our record says', async () => {
    const { idToken, uid } = await aPerson();
    const { cookie } = await signedIn(await idToken());
    // Tokens issued in the same second as their revocation stay valid.
    await expect
      .poll(async () => {
        await deps.accounts.revokeAll(uid);
        return statusOf('getSession', cookie);
      })
      .toBe(401);
  });

  it('O7.1-07 ends with the custom tokens that were taken in it: used afterwards, they open nothing', async () => {
    const { idToken } = await aPerson();
    for (const everywhere of [false, true]) {
      const { cookie } = await signedIn(await idToken());
      const { customToken } = await dataOf<'createClientToken'>(await send('createClientToken', cookie));
      const before = await idTokenOf(customToken);
      expect(await statusByToken('getSession', before)).toBe(200);
      await send('signOut', cookie, { body: { everywhere } });
      for (const token of [before, await idTokenOf(customToken)]) {
        expect(await statusByToken('getSession', token)).toBe(401);
        expect((await send('signIn', '', { body: { idToken: token } })).status).toBe(401);
      }
    }
  });

  it('O7.1-07 leaves a client’s token no way to a session of its own, so that it ends with its session', async () => {
    const { idToken } = await aPerson();
    const { customToken } = await signedIn(await idToken());
    const body = { idToken: await idTokenOf(customToken ?? '') };
    expect((await send('signIn', '', { body })).status).toBe(401);
  });

  it('O7.1-07 that is begun after Firebase revoked all tells the rules so, for a password was chosen anew', async () => {
    const { idToken, uid } = await aPerson();
    const { user: first } = await signedIn(await idToken()).then(() => ({
      user: deps.records.get(users, uid),
    }));
    expect((await first)?.revokedAt).toBeUndefined();
    // Firebase counts in whole seconds, and the previous sign-in must be in an earlier one.
    const revokedAt = async () => {
      await deps.accounts.revokeAll(uid);
      await signedIn(await idToken());
      return (await deps.records.get(users, uid))?.revokedAt;
    };
    await expect.poll(revokedAt).toBeDefined();
    const { cookie } = await signedIn(await idToken());
    expect(await statusOf('getSession', cookie)).toBe(200);
  });

  it('ends when the account is switched off', async () => {
    const { idToken, uid } = await aPerson();
    const { cookie } = await signedIn(await idToken());
    await auth.updateUser(uid, { disabled: true });
    expect(await statusOf('getSession', cookie)).toBe(401);
  });

  it('is not to be had for a cookie, a custom token or a text', async () => {
    const { idToken, uid } = await aPerson();
    const { cookie, customToken } = await signedIn(await idToken());
    for (const text of [cookie, customToken, await auth.createCustomToken(uid), 'forged'])
      expect((await send('signIn', '', { body: { idToken: text } })).status).toBe(401);
  });

  it('is stored with times that end by themselves, and without the cookie', async () => {
    const { idToken } = await aPerson();
    const { cookie, sessionToken, expiresAt } = await signedIn(await idToken());
    const stored = await db.doc(`sessions/${sessionToken}`).get();
    expect((stored.get('expiresAt') as { toDate(): Date }).toDate().toISOString()).toBe(expiresAt);
    expect(JSON.stringify(stored.data())).not.toContain(cookie);
  });
});

describe('a one-time code in Firestore', () => {
  it('O2.9-26 is taken once, however many come for it at the same moment', async () => {
    const { idToken, uid } = await aPerson();
    const { cookie } = await signedIn(await idToken());
    const body = { returnUrl: 'https://admin.bite.example/' };
    const { url } = await dataOf<'handOver'>(await send('handOver', cookie, { body }));
    const code = new URL(url).searchParams.get('firebaseToken');
    const headers = { [CSRF_HEADER]: '1', 'x-forwarded-host': 'admin.bite.example' };
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => sendRequest(origin, 'exchangeCode', headers, { body: { code } })),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
    const won = taken.find(({ status }) => status === 200);
    const { customToken } = await dataOf<'exchangeCode'>(won ?? Response.error());
    expect((await deps.accounts.verifyIdToken(await idTokenOf(customToken)))?.account.uid).toBe(uid);
  });
});

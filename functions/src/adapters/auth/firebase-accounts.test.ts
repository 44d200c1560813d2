// Nobody is signed out because Firebase Auth cannot be reached.
import { Agent } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { firebaseAccounts } from './firebase-accounts.ts';

vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);

class Unplugged extends Agent {
  override createConnection(): never {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  }
}

const credential = {
  getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }),
};
const projectId = 'demo-unplugged';
const app = initializeApp({ projectId, credential, httpAgent: new Unplugged() }, 'unplugged');
afterAll(() => deleteApp(app));
const accounts = firebaseAccounts(getAuth(app));

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Looks like one of Google's tokens: only their keys can show that it is forged. */
const tokenFrom = (issuer: string) =>
  [
    encode({ alg: 'RS256', kid: 'a-key' }),
    encode({
      aud: projectId,
      iss: `${issuer}/${projectId}`,
      sub: 'u1',
      exp: 9_999_999_999,
      iat: 1,
      auth_time: 1,
    }),
    'c2lnbmF0dXJl',
  ].join('.');

describe('Firebase Auth that does not answer', () => {
  it.each([
    ['an ID token', () => accounts.verifyIdToken(tokenFrom('https://securetoken.google.com'))],
    [
      'a session cookie',
      () => accounts.verifySessionCookie(tokenFrom('https://session.firebase.google.com')),
    ],
    ['an account', () => accounts.find('u1')],
    ['an email address', () => accounts.findByEmail('ada@example.com')],
    ['a revocation', () => accounts.revokeAll('u1')],
  ])('I6-06 is an outage when asked for %s, and no refusal', async (_what, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('puts neither token nor address into what is logged of it', async () => {
    const failure = await accounts.verificationCode('ada@example.com').catch((error: unknown) => error);
    expect(String((failure as Error).stack)).not.toContain('ada@example.com');
    expect(String(((failure as Error).cause as Error).stack)).not.toContain('ada@example.com');
  });

  it.each([
    ['of another project', 'https://securetoken.google.com/x'],
    ['of another kind', 'https://session.firebase.google.com'],
  ])('needs nobody to refuse a token %s', async (_what, issuer) => {
    expect(await accounts.verifyIdToken(tokenFrom(issuer))).toBeUndefined();
  });
});

describe('a session cookie', () => {
  /** Firebase derives the cookie from the token and the second: the same for two sign-ins at once. */
  const issued = tokenFrom('https://session.firebase.google.com');
  const verified: string[] = [];
  const auth = {
    createSessionCookie: async () => issued,
    verifySessionCookie: async (cookie: string) => {
      verified.push(cookie);
      return { uid: 'u1', auth_time: 1 };
    },
    getUser: async (uid: string) => ({ uid, providerData: [] }),
  } as unknown as Auth;
  const calm = firebaseAccounts(auth);

  it('O7.1-06 is another one for each of two sign-ins in the same second', async () => {
    const cookies = [
      await calm.createSessionCookie('token', 3_600_000),
      await calm.createSessionCookie('token', 3_600_000),
    ];
    expect(new Set(cookies).size).toBe(2);
    for (const cookie of cookies) {
      expect(encodeURIComponent(cookie ?? '')).toBe(cookie);
      expect((await calm.verifySessionCookie(cookie ?? ''))?.account.uid).toBe('u1');
    }
    expect(verified).toEqual([issued, issued]);
  });

  it('counts as before where Firebase alone made it', async () => {
    expect((await calm.verifySessionCookie(issued))?.account.uid).toBe('u1');
  });
});

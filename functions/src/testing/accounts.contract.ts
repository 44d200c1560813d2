// The contract test of the Accounts port, for the in-memory implementation and Firebase's.
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { expect, it } from 'vitest';
import type { Accounts } from '../ports/accounts.ts';

export interface AccountsUnderTest {
  accounts: Accounts;
  /** An ID token of somebody who has just signed in. */
  idToken(uid: string): Promise<string>;
  /** The person that a custom token signs in. */
  uidOf(customToken: string): Promise<string | undefined>;
  /** The ID token of the client after that. */
  idTokenOf(customToken: string): Promise<string>;
  disable(uid: string): Promise<void>;
}

const session = {
  sessionToken: 'a'.repeat(64),
  startedAt: '2026-01-01T12:00:00.000Z',
  expiresAt: '2100-01-01T12:00:00.000Z',
};

const texts = [
  '',
  'nobody',
  'a.b.c',
  'bnVsbA.bnVsbA.bnVsbA', // null.null.null
  'eyJhbGciOiJub25lIn0.bnVsbA.', // {"alg":"none"}.null.
  'eyJhbGciOiJub25lIn0.e30.', // {"alg":"none"}.{}.
  'eyJhbGciOiJSUzI1NiIsImtpZCI6IngifQ.e30.x', // {"alg":"RS256","kid":"x"}.{}.x
  'é'.repeat(100),
];

/** `name` makes email addresses that no other run uses. */
export function accountsContract(make: () => AccountsUnderTest, name: () => string): void {
  const someone = async () => {
    const test = make();
    const email = `${name()}@example.com`;
    return { ...test, email, account: await test.accounts.create({ email, displayName: 'Ada Lovelace' }) };
  };

  it('makes an account whose email address nobody has proven yet, and finds it', async () => {
    const { accounts, account, email } = await someone();
    expect(account).toMatchObject({ email, displayName: 'Ada Lovelace', emailVerified: false });
    expect(await accounts.find(account.uid)).toEqual(account);
    expect(await accounts.findByEmail(email)).toEqual(account);
    expect(await accounts.findByEmail(email.toUpperCase())).toEqual(account);
  });

  it('gives an email address to one account only', async () => {
    const { accounts, email } = await someone();
    await expect(accounts.create({ email })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('a new password ends what was given out for the old one', async () => {
    const { accounts, account, idToken } = await someone();
    const token = await idToken(account.uid);
    expect((await accounts.verifyIdToken(token))?.account.uid).toBe(account.uid);
    await accounts.setPassword(account.uid, 'a long walk at noon');
    const { validSince } = (await accounts.verifyIdToken(await idToken(account.uid))) ?? {};
    expect(validSince).toBeGreaterThan(0);
    await expect(accounts.setPassword('nobody', 'a long walk at noon')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('a password that is chosen by mail proves the address as well', async () => {
    const { accounts, account } = await someone();
    await accounts.setProvenPassword(account.uid, 'a long walk at noon');
    expect(await accounts.find(account.uid)).toEqual({
      ...account,
      emailVerified: true,
      hasPassword: true,
    });
    const nobody = accounts.setProvenPassword('nobody', 'a long walk at noon');
    await expect(nobody).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('an account that is taken back keeps its address, and nothing of whoever had it', async () => {
    const { accounts, account, idToken } = await someone();
    await accounts.update(account.uid, { photoURL: 'https://pictures.example/ada.jpg' });
    await idToken(account.uid);
    await accounts.reclaim(account.uid);
    expect(await accounts.find(account.uid)).toEqual({
      ...account,
      displayName: undefined,
      photoURL: undefined,
      // An account that does not exist.
      hasPassword: true,
    });
    await expect(accounts.reclaim('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds nobody where there is nobody', async () => {
    const { accounts } = make();
    const email = `${name()}@example.com`;
    expect(await accounts.find('nobody')).toBeUndefined();
    expect(await accounts.findByEmail(email)).toBeUndefined();
    await expect(accounts.verificationCode(email)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User email not found',
    });
    await expect(accounts.update('nobody', { displayName: 'N' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User with UID nobody not found',
    });
    await accounts.revokeAll('nobody');
    await accounts.delete('nobody');
  });

  it('changes what it is told to, and takes a picture away again', async () => {
    const { accounts, account } = await someone();
    const photoURL = 'https://pictures.example/ada.jpg';
    await accounts.update(account.uid, { displayName: 'Ada', emailVerified: true, photoURL });
    expect(await accounts.find(account.uid)).toEqual({
      ...account,
      displayName: 'Ada',
      emailVerified: true,
      photoURL,
    });
    await accounts.update(account.uid, { photoURL: null });
    expect((await accounts.find(account.uid))?.photoURL).toBeUndefined();
  });

  it('tells by an ID token who signed in, and when', async () => {
    const { accounts, account, idToken } = await someone();
    const signedIn = await accounts.verifyIdToken(await idToken(account.uid));
    expect(signedIn?.account).toEqual(account);
    expect(Math.abs((signedIn?.signedInAt ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('makes a session cookie of an ID token, another one each time; neither opens what the other does', async () => {
    const { accounts, account, idToken } = await someone();
    const token = await idToken(account.uid);
    const make = async () => (await accounts.createSessionCookie(token, 12 * HOUR)) ?? '';
    const [cookie, another] = await Promise.all([make(), make()]);
    expect(another).not.toBe(cookie);
    expect((await accounts.verifySessionCookie(cookie))?.account).toEqual(account);
    expect((await accounts.verifySessionCookie(another))?.account).toEqual(account);
    expect(await accounts.verifySessionCookie(token)).toBeUndefined();
    expect(await accounts.verifyIdToken(cookie)).toBeUndefined();
  });

  it.each([HOUR / 12 - 1, 14 * DAY + 1])('O7.1-06 makes no cookie for %i ms', async (lifetime) => {
    const { accounts, account, idToken } = await someone();
    await expect(accounts.createSessionCookie(await idToken(account.uid), lifetime)).rejects.toThrow(
      'No cookie lives for',
    );
  });

  it.each(texts)('takes the text %j for nobody’s', async (text) => {
    const { accounts } = make();
    expect(await accounts.verifyIdToken(text)).toBeUndefined();
    expect(await accounts.verifySessionCookie(text)).toBeUndefined();
  });

  it('signs a browser in by a custom token, which opens nothing else', async () => {
    const { accounts, account, uidOf } = await someone();
    const customToken = await accounts.createCustomToken(account.uid, session);
    expect(await accounts.verifyIdToken(customToken)).toBeUndefined();
    expect(await accounts.verifySessionCookie(customToken)).toBeUndefined();
    expect(await uidOf(customToken)).toBe(account.uid);
  });

  it('O7.1-07 names the session of a custom token in the ID token that follows from it, and in no other', async () => {
    const { accounts, account, idToken, idTokenOf } = await someone();
    const startedAt = new Date(Date.now() + 60_000).toISOString();
    const current = { ...session, startedAt, isHandOver: true } as const;
    const bound = await idTokenOf(await accounts.createCustomToken(account.uid, current));
    expect((await accounts.verifyIdToken(bound))?.session).toEqual(current);
    expect((await accounts.verifyIdToken(await idToken(account.uid)))?.session).toBeUndefined();
    const cookie = (await accounts.createSessionCookie(bound, HOUR)) ?? '';
    expect((await accounts.verifySessionCookie(cookie))?.session).toBeUndefined();
  });

  it('O7.1-07 takes an ID token for as old as its session: a custom token that is used after all were revoked opens nothing', async () => {
    const { accounts, account, idTokenOf } = await someone();
    const customToken = await accounts.createCustomToken(account.uid, session);
    await accounts.revokeAll(account.uid);
    expect(await accounts.verifyIdToken(await idTokenOf(customToken))).toBeUndefined();
  });

  it('takes no token and no cookie of an account that is switched off, or gone', async () => {
    for (const end of ['disable', 'delete'] as const) {
      const test = await someone();
      const token = await test.idToken(test.account.uid);
      const cookie = (await test.accounts.createSessionCookie(token, HOUR)) ?? '';
      await (end === 'disable' ? test.disable(test.account.uid) : test.accounts.delete(test.account.uid));
      expect(await test.accounts.verifyIdToken(token)).toBeUndefined();
      expect(await test.accounts.verifySessionCookie(cookie)).toBeUndefined();
    }
  });

  it('O7.1-07 takes neither the tokens nor the cookies that were given out before all were revoked', async () => {
    const { accounts, account, idToken } = await someone();
    const token = await idToken(account.uid);
    const cookie = (await accounts.createSessionCookie(token, HOUR)) ?? '';
    // Tokens issued in the same second as their revocation stay valid.
    await expect
      .poll(
        async () => {
          await accounts.revokeAll(account.uid);
          return [await accounts.verifyIdToken(token), await accounts.verifySessionCookie(cookie)];
        },
        { timeout: 5000 },
      )
      .toEqual([undefined, undefined]);
  });

  it('gives codes to prove an email address, a new one each time', async () => {
    const { accounts, email } = await someone();
    const codes = [await accounts.verificationCode(email), await accounts.verificationCode(email)];
    expect(codes.every((code) => typeof code === 'string' && code !== '')).toBe(true);
    expect(new Set(codes).size).toBe(2);
  });
}

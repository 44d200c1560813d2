import { clientUidOf } from '@bite/shared/identity/client-account';
import { describe, expect, it } from 'vitest';
import { accountsContract } from '../../testing/accounts.contract.ts';
import { emulatedAuth } from '../../testing/emulated-auth.ts';
import { firebaseAccounts } from './firebase-accounts.ts';

const { auth, idTokenOf, ask } = emulatedAuth('accounts');
const accounts = firebaseAccounts(auth);

let run = 0;
const newName = () => `account-${process.pid}-${++run}`;

describe('accounts at Firebase Auth', () => {
  accountsContract(
    () => ({
      accounts,
      idToken: async (uid) => idTokenOf(await auth.createCustomToken(uid)),
      uidOf: async (customToken) => (await accounts.verifyIdToken(await idTokenOf(customToken)))?.account.uid,
      idTokenOf,
      disable: async (uid) => void (await auth.updateUser(uid, { disabled: true })),
    }),
    newName,
  );
});

describe('the account of a person’s clients', () => {
  const session = {
    sessionToken: 'a'.repeat(64),
    startedAt: '2026-01-01T12:00:00.000Z',
    expiresAt: '2100-01-01T12:00:00.000Z',
  };
  const password = 'chosen by somebody else';

  /** Whoever holds a session's custom token tries to give its account an email address and a password. */
  async function takenOver() {
    const person = await accounts.create({ email: `${newName()}@example.com` });
    const idToken = await idTokenOf(await accounts.createCustomToken(person.uid, session));
    const email = `${newName()}@example.com`;
    await ask('update', { idToken, email, password });
    return { person, email };
  }

  it('O7.1-07 is all that a custom token can change: a password set with it opens nothing and signs nobody in', async () => {
    const { person, email } = await takenOver();
    const { idToken = '' } = await ask('signInWithPassword', { email, password });
    expect(idToken).not.toBe('');
    expect(await accounts.verifyIdToken(idToken)).toBeUndefined();
    const cookie = (await accounts.createSessionCookie(idToken, 3_600_000)) ?? '';
    expect(await accounts.verifySessionCookie(cookie)).toBeUndefined();
    expect(await accounts.find(person.uid)).toEqual(person);
    expect(await ask('signInWithPassword', { email: person.email, password })).not.toHaveProperty('idToken');
  });

  it('keeps no address from its owner', async () => {
    const { email } = await takenOver();
    expect(await accounts.findByEmail(email)).toBeUndefined();
    expect((await accounts.create({ email })).email).toBe(email);
  });

  it('goes with the person’s own', async () => {
    const { person } = await takenOver();
    await accounts.delete(person.uid);
    await expect(auth.getUser(clientUidOf(person.uid))).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });
});

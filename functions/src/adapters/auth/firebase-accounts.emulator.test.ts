import { describe } from 'vitest';
import { accountsContract } from '../../testing/accounts.contract.ts';
import { emulatedAuth } from '../../testing/emulated-auth.ts';
import { firebaseAccounts } from './firebase-accounts.ts';

const { auth, idTokenOf } = emulatedAuth('accounts');
const accounts = firebaseAccounts(auth);

describe('accounts at Firebase Auth', () => {
  let run = 0;
  accountsContract(
    () => ({
      accounts,
      idToken: async (uid) => idTokenOf(await auth.createCustomToken(uid)),
      uidOf: async (customToken) => (await accounts.verifyIdToken(await idTokenOf(customToken)))?.account.uid,
      idTokenOf,
      disable: async (uid) => void (await auth.updateUser(uid, { disabled: true })),
    }),
    () => `ada-${process.pid}-${++run}`,
  );
});

import { describe } from 'vitest';
import { accountsContract } from './accounts.contract.ts';
import { memoryAccounts } from './memory-accounts.ts';

describe('accounts in memory', () => {
  let run = 0;
  accountsContract(
    () => {
      const accounts = memoryAccounts();
      return {
        accounts,
        idToken: async (uid) => accounts.idToken(uid),
        uidOf: async (customToken) => accounts.uidOf(customToken),
        idTokenOf: async (customToken) => accounts.idTokenOf(customToken),
        disable: async (uid) => accounts.setDisabled(uid, true),
      };
    },
    () => `ada-${++run}`,
  );
});

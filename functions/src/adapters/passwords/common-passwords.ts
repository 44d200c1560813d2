// The most common passwords, from zxcvbn's word list. The list is large and only loaded when somebody chooses a password.
import type { CommonPasswords } from '../../ports/common-passwords.ts';

/** Sorted by frequency. */
const TRIED_FIRST = 10_000;

/** In lower case. */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).slice(0, TRIED_FIRST));
}

/** @param commonest Returns what `loadCommonPasswords` loads. */
export const commonPasswordList = (commonest: () => Promise<ReadonlySet<string>>): CommonPasswords => ({
  has: async (password) => (await commonest()).has(password.toLowerCase()),
});

// The commonest passwords, from the word list of zxcvbn. It is large: it is loaded when somebody chooses a password.
import type { CommonPasswords } from '../../ports/common-passwords.ts';

/** The list is in order of how often they are met. */
const TRIED_FIRST = 10_000;

/** In small letters. */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).slice(0, TRIED_FIRST));
}

/** @param commonest Gives what `loadCommonPasswords` loads. */
export const commonPasswordList = (commonest: () => Promise<ReadonlySet<string>>): CommonPasswords => ({
  has: async (password) => (await commonest()).has(password.toLowerCase()),
});

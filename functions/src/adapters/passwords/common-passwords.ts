// The commonest passwords, from the word list of zxcvbn. It is large: it is loaded when somebody chooses a password.
import type { CommonPasswords } from '../../ports/common-passwords.ts';

/** The list is in order of how often they are met. */
const TRIED_FIRST = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Once for all that ask; again where that failed. */
function commonest(): Promise<ReadonlySet<string>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).slice(0, TRIED_FIRST));
}

export const listedPasswords: CommonPasswords = {
  has: async (password) => (await commonest()).has(password.toLowerCase()),
};

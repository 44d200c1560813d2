// A guess at somebody's names, for them to correct.
import type { SocialSignUp } from '@bite/shared/identity/user-payloads.schema';

/** As the provider, or whoever invited them, wrote the name: the last word is the family's. */
export function guessNames({ displayName = '' }: { displayName?: string | undefined }): SocialSignUp {
  const words = displayName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = (lastName === '' ? words : words.slice(0, -1)).join(' ');
  return { firstName, lastName, phone: '' };
}

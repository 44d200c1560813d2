// Splits a display name into first and last name, as a suggestion.
import type { SocialSignUp } from '@bite/shared/identity/user-payloads.schema';

/** The last word is taken for the last name. */
export function guessNames({ displayName = '' }: { displayName?: string | undefined }): SocialSignUp {
  const words = displayName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = (lastName === '' ? words : words.slice(0, -1)).join(' ');
  return { firstName, lastName, phone: '' };
}

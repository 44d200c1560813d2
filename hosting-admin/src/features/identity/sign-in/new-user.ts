// Creates the user record of a new account, and suggests the names for it.
import { type Call, CallError } from '@bite/shared/api/client';
import type { SocialSignUp } from '@bite/shared/identity/user-payloads.schema';

/** Idempotent. The server mails the verification link. */
export async function createOwnUser(call: Call, person: SocialSignUp): Promise<void> {
  await call('signUp', { body: person }).catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === 'CONFLICT')) throw error;
  });
}

/** The last word is taken for the last name. */
export function guessNames({ displayName = '' }: { displayName?: string | undefined }): SocialSignUp {
  const words = displayName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = (lastName === '' ? words : words.slice(0, -1)).join(' ');
  return { firstName, lastName, phone: '' };
}

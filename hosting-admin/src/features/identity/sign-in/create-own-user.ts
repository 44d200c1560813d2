// Creates the user record of a new account.
import { type Call, CallError } from '@bite/shared/api/client';
import type { SocialSignUp } from '@bite/shared/identity/user-payloads.schema';

/** Idempotent. The server mails the verification link. */
export async function createOwnUser(call: Call, person: SocialSignUp): Promise<void> {
  await call('signUp', { body: person }).catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === 'CONFLICT')) throw error;
  });
}

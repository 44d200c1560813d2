// Makes the record of somebody who has an account.
import { type Call, CallError } from '@bite/shared/api/client';
import type { SocialSignUp } from '@bite/shared/identity/user-payloads.schema';

/** May be repeated: a record that is there already is what was wanted. With it the server mails the link to confirm the address. */
export async function createOwnUser(call: Call, person: SocialSignUp): Promise<void> {
  await call('signUp', { body: person }).catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === 'CONFLICT')) throw error;
  });
}

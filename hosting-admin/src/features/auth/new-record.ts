// Makes the record of somebody who has an account.
import { type Call, CallError } from '@bite/shared/api/client';
import type { SocialSignUp } from '@bite/shared/identity/user-payloads.schema';
import type { Account } from '../../lib/ports.ts';

/** May be repeated: a record that is there already is what was wanted. A mail that fails can be asked for again. */
export async function makeRecord(call: Call, account: Account, person: SocialSignUp): Promise<void> {
  await call('signUp', { body: person }).catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === 'CONFLICT')) throw error;
  });
  if (!account.emailVerified) await call('sendVerification').catch(() => undefined);
}

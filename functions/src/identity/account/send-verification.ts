// Mails the caller a link that verifies their email address.
import { userMessages } from '@bite/shared/identity/messages';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Account } from '../../ports/accounts.ts';
import { mailVerification, type VerificationMailDeps } from '../account-mail.ts';

/** Does nothing if the address is verified. Throws VALIDATION_FAILED without an address, and UNAVAILABLE. */
export async function sendVerification(deps: VerificationMailDeps, account: Account): Promise<void> {
  const { email, emailVerified } = account;
  if (!email) throw new DomainError('VALIDATION_FAILED', userMessages.emailNotFound);
  if (!emailVerified) await mailVerification(deps, { email });
}

// Compares the email address of a user record with that of its sign-in account. The account's address can be changed at the
// authentication service; verifying the new one does not verify the record's.
import type { User } from '@bite/shared/identity/user.schema';
import type { Account } from '../ports/accounts.ts';

/** Whether the account still has the record's address. */
export const hasEmailOfRecord = (
  { email: stored }: Pick<User, 'email'>,
  { email }: Pick<Account, 'email'>,
): boolean => email?.toLowerCase() === stored.toLowerCase();

/** Whether the record's address is verified: marked so, or verified by the account that still has it. */
export const isEmailVerified = (
  user: Pick<User, 'email' | 'emailVerified'>,
  account: Pick<Account, 'email' | 'emailVerified'>,
): boolean => user.emailVerified || (account.emailVerified && hasEmailOfRecord(user, account));

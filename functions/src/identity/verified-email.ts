// A record keeps the address that somebody signed up or was invited with. Their sign-in account can be given another one at the
// authentication service, and what is proven there is then that other address.
import type { User } from '@bite/shared/identity/user.schema';
import type { Account } from '../ports/accounts.ts';

/** Whether the account still has the address that the record says. */
export const hasEmailOfRecord = (
  { email: stored }: Pick<User, 'email'>,
  { email }: Pick<Account, 'email'>,
): boolean => email?.toLowerCase() === stored.toLowerCase();

/** Whether the record's address is proven: noted so already, or proven by the account that still has it. */
export const isEmailVerified = (
  user: Pick<User, 'email' | 'emailVerified'>,
  account: Pick<Account, 'email' | 'emailVerified'>,
): boolean => user.emailVerified || (account.emailVerified && hasEmailOfRecord(user, account));

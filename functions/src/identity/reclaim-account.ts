// Whoever types an address at the authentication service has an account of it, without having the mailbox. Before such an
// account is given any right, it is taken back: the mailed link is then the only way in.
import type { Account, Accounts } from '../ports/accounts.ts';
import { type EndSessionsDeps, endSessionsOf } from './sessions/end-sessions.ts';

export interface ReclaimAccountDeps extends EndSessionsDeps {
  accounts: Pick<Accounts, 'takeBack' | 'revokeAll'>;
}

/** Nothing where the address was proven. May be repeated. Throws UNAVAILABLE. */
export async function reclaimUnverifiedAccount(deps: ReclaimAccountDeps, account: Account): Promise<Account> {
  if (account.emailVerified) return account;
  await deps.accounts.takeBack(account.uid);
  await endSessionsOf(deps, account.uid);
  return { ...account, displayName: undefined, photoURL: undefined };
}

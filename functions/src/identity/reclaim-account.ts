// Anybody can create a sign-in account for an address they do not own. Before an unverified account gets permissions it is
// reclaimed: its password and sessions are removed, so that the mailed link is the only way in.
import type { Account, Accounts } from '../ports/accounts.ts';
import { type EndSessionsDeps, endSessionsOf } from './sessions/end-sessions.ts';

export interface ReclaimAccountDeps extends EndSessionsDeps {
  accounts: Pick<Accounts, 'reclaim' | 'revokeAll'>;
}

/** Does nothing if the address is verified. Idempotent. Throws UNAVAILABLE. */
export async function reclaimUnverifiedAccount(deps: ReclaimAccountDeps, account: Account): Promise<Account> {
  if (account.emailVerified) return account;
  await deps.accounts.reclaim(account.uid);
  await endSessionsOf(deps, account.uid);
  return { ...account, displayName: undefined, photoURL: undefined };
}

// Ends the session of a cookie, or all of the caller's (O7.1-07, O4-12).
import type { Accounts } from '../../ports/accounts.ts';
import type { RecordStore } from '../../ports/records.ts';
import { type AuthenticateDeps, identify } from '../authenticate.ts';
import { type Credentials, sessionCookieOf } from '../credentials.ts';
import { endSessionsOf, waitUntilSignInCounts } from './end-sessions.ts';
import { endSession } from './ended-sessions.ts';
import { sessionTokenOf } from './session-record.ts';

export interface SignOutDeps extends AuthenticateDeps {
  accounts: Accounts;
  records: RecordStore;
  wait: (milliseconds: number) => Promise<void>;
}

/** Succeeds if there is nothing to end. Does not call Auth unless `everywhere`. */
export async function signOut(deps: SignOutDeps, proof: Credentials, everywhere: boolean): Promise<void> {
  const caller = everywhere ? await identify(deps, proof) : undefined;
  const cookie = sessionCookieOf(proof.header('cookie'));
  if (cookie !== undefined)
    await deps.records.transact(async (transaction) =>
      endSession(transaction, sessionTokenOf(cookie), deps.now()),
    );
  if (!caller) return;
  await endSessionsOf(deps, caller.account.uid);
  await waitUntilSignInCounts(deps);
}

// What follows from a written record in the authentication service. The record alone decides who is let in, so that a
// service that is away delays nothing: it is logged, and the change stands (I8.2-10).
import type { User } from '@bite/shared/identity/user.schema';
import type { Accounts } from '../ports/accounts.ts';
import type { Log } from '../ports/log.ts';
import { type EndSessionsDeps, endSessionsOf } from './sessions/end-sessions.ts';

export interface AfterWriteDeps extends EndSessionsDeps {
  accounts: Pick<Accounts, 'revokeAll' | 'update'>;
  log: Log;
}

async function attempt({ log }: Pick<AfterWriteDeps, 'log'>, what: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const { name, code } = error as { name?: unknown; code?: unknown };
    log.error(`${what} failed after the record was written`, { error: String(code ?? name) });
  }
}

/** Signs somebody out everywhere. */
export async function lockOut(deps: AfterWriteDeps, uid: string): Promise<void> {
  await attempt(deps, 'ending sessions', () => endSessionsOf(deps, uid));
}

/** Brings name, picture and verified e-mail to the sign-in account, as far as they changed. */
export async function syncAccount(
  deps: Pick<AfterWriteDeps, 'log'> & { accounts: Pick<Accounts, 'update'> },
  before: { [Field in 'displayName' | 'photoURL' | 'emailVerified']?: User[Field] | undefined },
  after: User,
): Promise<void> {
  const { displayName, photoURL, emailVerified } = after;
  const change = {
    ...(displayName !== before.displayName && displayName !== undefined && { displayName }),
    ...(photoURL !== before.photoURL && { photoURL: photoURL ?? null }),
    ...(emailVerified !== before.emailVerified && { emailVerified }),
  };
  if (Object.keys(change).length === 0) return;
  await attempt(deps, 'syncing the account', () => deps.accounts.update(after.uid, change));
}

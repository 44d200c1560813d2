// Ends all sessions of a person at once: signed out everywhere, dismissed, or deleted.

import { users } from '../../collections/collections.ts';
import { asStored } from '../../collections/find-readable.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { RecordStore } from '../../ports/records.ts';
import { handOverCodes } from '../hand-over-code.ts';
import { passwordCodes } from '../password-code.ts';
import { withAllEnded } from './ended-sessions.ts';
import { sessions } from './session-record.ts';

export interface EndSessionsDeps {
  accounts: Pick<Accounts, 'revokeAll'>;
  records: Pick<RecordStore, 'find' | 'transact'>;
  now: () => number;
}

const AT_ONCE = 200;
const SECOND = 1000;

/**
 * Until a sign-in counts as later than the sessions that have just been ended, since Firebase tells the second of it alone.
 * For those who may sign in again at once; a second at most.
 */
export async function waitUntilSignInCounts({
  now,
  wait,
}: {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}): Promise<void> {
  await wait(SECOND - (now() % SECOND));
}

/**
 * No cookie, ID token, custom token or one-time code given out so far opens anything any more. The person's own record
 * says so first, which holds even where Firebase Auth does not answer. May be repeated.
 */
export async function endSessionsOf(deps: EndSessionsDeps, uid: string): Promise<void> {
  const endedAt = new Date(deps.now()).toISOString();
  await deps.records.transact(async (transaction) => {
    const user = await transaction.get(users, uid);
    if (user) transaction.set(users, uid, withAllEnded(user, endedAt));
  });
  await deps.accounts.revokeAll(uid);
  await removeAll(deps, sessions, uid);
  await removeAll(deps, handOverCodes, uid);
  await removeAll(deps, passwordCodes, uid);
}

/** Those that cannot be read, too. */
async function removeAll(
  { records }: EndSessionsDeps,
  from: typeof sessions | typeof handOverCodes | typeof passwordCodes,
  uid: string,
): Promise<void> {
  const where = [{ field: 'uid', is: '==', value: uid }] as const;
  for (;;) {
    const found = await records.find({ path: from.path, schema: asStored }, { where, limit: AT_ONCE });
    if (found.length > 0)
      await records.transact(async (transaction) => {
        for (const { id } of found) transaction.delete(from as typeof sessions, id);
      });
    if (found.length < AT_ONCE) return;
  }
}

// Ends all sessions of a person: signed out everywhere, dismissed, or deleted.

import { SECOND } from '@bite/shared/kernel/durations';
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

/**
 * Waits, for at most a second, until a new sign-in counts as later than the sessions that have just been ended: Firebase
 * stores its time in whole seconds. For people who may sign in again at once.
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
 * Invalidates every cookie, ID token, custom token and one-time code issued so far. The person's own record is written first,
 * which takes effect even if Firebase Auth does not respond. Idempotent.
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

/** Includes unreadable records. */
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

// The ended sessions that a user record stores. The security rules read them, since an ID token stays valid for an hour after
// its session ends.
import type { User } from '@bite/shared/identity/user.schema';
import { users } from '../../collections/collections.ts';
import type { RecordTransaction } from '../../ports/records.ts';
import { MAX_SESSION_MILLISECONDS, type SessionRecord, sessions } from './session-record.ts';

/** Far more than anybody ends by hand; keeps the record small. */
const MOST_NAMED = 100;

/** The record with all sessions ended that began by then. */
export const withAllEnded = (user: User, at: string): User =>
  user.revokedAt !== undefined && user.revokedAt >= at ? user : { ...user, revokedAt: at };

/**
 * The record with one session ended. Expired entries are dropped. If there are still too many, the oldest are dropped
 * together with every session of the same age.
 */
export function withEndedSession(
  user: User,
  sessionToken: string,
  { createdAt }: Pick<SessionRecord, 'createdAt'>,
  now: number,
): User {
  const named = Object.entries({ ...user.endedSessions, [sessionToken]: createdAt })
    .filter(([, startedAt]) => Date.parse(startedAt) + MAX_SESSION_MILLISECONDS > now)
    .sort(([, one], [, other]) => (one < other ? 1 : -1));
  const [dropped] = named.slice(MOST_NAMED);
  const whole = { ...user, endedSessions: Object.fromEntries(named.slice(0, MOST_NAMED)) };
  return dropped ? withAllEnded(whole, dropped[1]) : whole;
}

/** Ends a session if there is one. Reads first: call it before other writes of the transaction. */
export async function endSession(
  transaction: Pick<RecordTransaction, 'get' | 'set' | 'delete'>,
  sessionToken: string,
  now: number,
): Promise<void> {
  const session = await transaction.get(sessions, sessionToken);
  if (!session) return;
  const user = await transaction.get(users, session.uid);
  transaction.delete(sessions, sessionToken);
  if (user) transaction.set(users, session.uid, withEndedSession(user, sessionToken, session, now));
}

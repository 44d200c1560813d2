// Whether a session is valid: stored, not expired, and not ended together with all others since.
import type { User } from '@bite/shared/identity/user.schema';
import { users } from '../../collections/collections.ts';
import type { RecordReader } from '../../ports/records.ts';
import { isOver, type SessionRecord, sessions } from './session-record.ts';

export interface LiveSessionDeps {
  records: Pick<RecordReader, 'get'>;
  now: () => number;
}

export interface LiveSession {
  sessionToken: string;
  startedAt: string;
  expiresAt: string;
}

/** The person's user record, and the session if it is valid. */
export async function findLiveSession(
  { records, now }: LiveSessionDeps,
  uid: string,
  sessionToken: string | undefined,
): Promise<{ user: User | undefined; session: LiveSession | undefined }> {
  const [user, stored] = await Promise.all([
    records.get(users, uid),
    sessionToken === undefined ? undefined : records.get(sessions, sessionToken),
  ]);
  if (sessionToken === undefined || !stored || !isLive(stored, uid, user, now()))
    return { user, session: undefined };
  return { user, session: { sessionToken, startedAt: stored.createdAt, expiresAt: stored.expiresAt } };
}

const isLive = (session: SessionRecord, uid: string, user: User | undefined, now: number): boolean =>
  session.uid === uid && !isOver(session, now) && !(user?.revokedAt && session.createdAt <= user.revokedAt);

// Sessions as stored, one per cookie, so that they can be listed and ended early. The cookie itself is not stored.
import { createHash } from 'node:crypto';
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../../ports/records.ts';
import { expiring } from '../../ports/time-to-live.ts';

export const sessionRecord = z.object({
  uid: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime,
  userAgent: z.string().optional(),
});
export type SessionRecord = z.output<typeof sessionRecord>;

/** sessions/{sessionToken} */
export const sessions: RecordCollection<SessionRecord> = {
  path: collections.sessions,
  schema: sessionRecord,
};

/** A person's sessions, newest first. */
export const indexes = [
  {
    collectionGroup: collections.sessions,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'uid', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  },
];

/** Expired sessions are deleted by the TTL policy. */
export const fieldOverrides = [expiring(collections.sessions)];

/** The longest lifetime, in milliseconds. */
export const MAX_SESSION_MILLISECONDS = 14 * DAY;

/** Of sessions of staff and of diners, in milliseconds. */
export const sessionLifetime = (rememberMe: boolean): number =>
  rememberMe ? MAX_SESSION_MILLISECONDS : 12 * HOUR;

/** What of a browser's name is stored with its session. */
export const MAX_USER_AGENT = 200;

/** The id of the session of a cookie; grants no access by itself. */
export const sessionTokenOf = (cookie: string): string => createHash('sha256').update(cookie).digest('hex');

/** Checked as well, since the TTL policy deletes late. */
export const isOver = ({ expiresAt }: Pick<SessionRecord, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) <= now;

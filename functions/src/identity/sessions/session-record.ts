// Sessions as stored, one for each cookie, so that they can be listed and ended early. The cookie itself is not stored.
import { createHash } from 'node:crypto';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../../ports/records.ts';

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

/** Sessions that are over remove themselves. */
export const fieldOverrides = [
  { collectionGroup: collections.sessions, fieldPath: 'expiresAt', ttl: true, indexes: [] },
];

const DAY = 24 * 3_600_000;
/** Milliseconds; with rememberMe (decisions 14). */
export const MAX_SESSION_MILLISECONDS = 14 * DAY;

/** Names the session of a cookie; opens nothing by itself (decisions 14). */
export const sessionTokenOf = (cookie: string): string => createHash('sha256').update(cookie).digest('hex');

/** The removal may come late. */
export const isOver = ({ expiresAt }: Pick<SessionRecord, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) <= now;

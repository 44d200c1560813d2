// A diner's sessions: random cookies, stored by their hash. Firebase Auth knows nothing of them, so that they open no endpoint
// of staff and no document (docs/decisions/060).
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import { DINER_COOKIE_PREFIX } from '../identity/credentials.ts';
import { hashOf, newCode } from '../identity/one-time-code.ts';
import type { RecordCollection } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';

const dinerSession = z.object({
  uid: z.string(),
  /** Of the site on which it began. */
  host: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime,
  userAgent: z.string().optional(),
});
export type DinerSession = z.output<typeof dinerSession>;

/** diner_sessions/{sessionToken} */
export const dinerSessions: RecordCollection<DinerSession> = {
  path: collections.dinerSessions,
  schema: dinerSession,
};

/** A diner's sessions, newest first. */
export const indexes = [
  {
    collectionGroup: collections.dinerSessions,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'uid', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  },
];

/** Expired sessions are deleted by the TTL policy. */
export const fieldOverrides = [expiring(collections.dinerSessions)];

export const newDinerCookie = (): string => `${DINER_COOKIE_PREFIX}${newCode()}`;

/** The id of a cookie's session; opens nothing by itself. */
export const dinerSessionTokenOf = (cookie: string): string => hashOf(cookie);

// Counts calls of an address across all instances. Used for the few calls that cost something, such as placing orders.
import { createHash } from 'node:crypto';
import { collections, paths } from '@bite/shared/paths';
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Counts remove themselves; nobody queries them. */
export const fieldOverrides = [
  { collectionGroup: collections.rateLimits, fieldPath: 'expiresAt', ttl: true, indexes: [] },
];

/** One small document an address and window; `expiresAt` is for the collection's time-to-live policy. */
export function firestoreRateLimitStore(db: Firestore, prefix: string, now: () => number): Store {
  let windowMs = 60_000;
  const at = (key: string) => {
    const start = Math.floor(now() / windowMs) * windowMs;
    const name = createHash('sha256').update(`${prefix} ${key} ${start}`).digest('hex').slice(0, 40);
    return { document: db.doc(paths.rateLimit(name)), resetTime: new Date(start + windowMs) };
  };
  return {
    prefix,
    init(options: Options) {
      windowMs = options.windowMs;
    },
    async increment(key): Promise<ClientRateLimitInfo> {
      const { document, resetTime } = at(key);
      await document.set(
        { hits: FieldValue.increment(1), expiresAt: Timestamp.fromDate(resetTime) },
        { merge: true },
      );
      const hits: unknown = (await document.get()).get('hits');
      return { totalHits: typeof hits === 'number' ? hits : 1, resetTime };
    },
    async decrement(key) {
      await at(key).document.set({ hits: FieldValue.increment(-1) }, { merge: true });
    },
    async resetKey(key) {
      await at(key).document.delete();
    },
  };
}

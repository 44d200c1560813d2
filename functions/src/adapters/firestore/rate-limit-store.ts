// Grants portions of a rate limit that all instances share: one small document per key, one transaction per portion.
import { createHash } from 'node:crypto';
import { collections, paths } from '@bite/shared/paths';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Allowances } from '../../ports/allowances.ts';
import { runTransaction } from './run-transaction.ts';

/** Counts expire by the TTL policy; nobody queries them. */
export const fieldOverrides = [
  { collectionGroup: collections.rateLimits, fieldPath: 'expiresAt', ttl: true, indexes: [] },
];

/** Addresses are stored as hashes. `expiresAt` is for the collection's time-to-live policy. */
export function firestoreAllowances(db: Firestore): Allowances {
  return {
    async take(key, { max, endsAt }, wanted) {
      const document = db.doc(paths.rateLimit(createHash('sha256').update(key).digest('hex').slice(0, 40)));
      return runTransaction(db, async (transaction) => {
        const stored: unknown = (await transaction.get(document)).get('taken');
        const taken = typeof stored === 'number' ? stored : 0;
        const given = Math.max(0, Math.min(wanted, max - taken));
        if (given > 0)
          transaction.set(document, { taken: taken + given, expiresAt: Timestamp.fromMillis(endsAt) });
        return given;
      });
    },
  };
}

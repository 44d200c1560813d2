// Grants portions of a rate limit that all instances share: one small document per key, one transaction per portion.
import { createHash } from 'node:crypto';
import { collections, paths } from '@bite/shared/paths';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Allowances } from '../../ports/allowances.ts';
import { runTransaction } from './run-transaction.ts';

/** Counts expire by the TTL policy; nobody queries them. */
export const fieldOverrides = [
  { collectionGroup: collections.rateLimits, fieldPath: 'expiresAt', ttl: true, indexes: [] },
];

/** Addresses are stored as hashes. `expiresAt` is for the collection's time-to-live policy. */
export function firestoreAllowances(db: Firestore): Allowances {
  const documentOf = (key: string) =>
    db.doc(paths.rateLimit(createHash('sha256').update(key).digest('hex').slice(0, 40)));
  return {
    async take(key, { max, endsAt }, wanted) {
      const document = documentOf(key);
      return runTransaction(db, async (transaction) => {
        const taken = takenIn(await transaction.get(document));
        const given = Math.max(0, Math.min(wanted, max - taken));
        if (given > 0)
          transaction.set(document, { taken: taken + given, expiresAt: Timestamp.fromMillis(endsAt) });
        return given;
      });
    },
    isSpent: async (key, { max }) => takenIn(await documentOf(key).get()) >= max,
  };
}

function takenIn(snapshot: DocumentSnapshot): number {
  const stored: unknown = snapshot.get('taken');
  return typeof stored === 'number' ? stored : 0;
}

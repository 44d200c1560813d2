// Grants portions of a rate limit that all instances share: one small document per key, one transaction per portion.
import { createHash } from 'node:crypto';
import { collections, paths } from '@bite/shared/paths';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Allowances, HeldAllowance } from '../../ports/allowances.ts';
import { type Counted, ended, held, stillUnderWay } from '../../ports/held-allowances.ts';
import { expiring } from '../../ports/time-to-live.ts';
import { runTransaction } from './run-transaction.ts';

/** Counts expire by the TTL policy; nobody queries them. */
export const fieldOverrides = [expiring(collections.rateLimits)];

const counted = z.object({
  taken: z.number().catch(0),
  open: z.record(z.string(), z.number()).catch({}),
});

const countedIn = (snapshot: DocumentSnapshot): Counted => counted.parse(snapshot.data() ?? {});

/** What a document holds. `expiresAt` is for the collection's time-to-live policy. */
const toStored = ({ taken, open }: Counted, endsAt: number) => ({
  ...{ taken, open },
  expiresAt: Timestamp.fromMillis(Math.max(endsAt, ...Object.values(open))),
});

/** Addresses are stored as hashes. */
export function firestoreAllowances(db: Firestore): Allowances {
  const documentOf = (key: string) =>
    db.doc(paths.rateLimit(createHash('sha256').update(key).digest('hex').slice(0, 40)));
  const documentsOf = (allowances: readonly HeldAllowance[]) => allowances.map(({ key }) => documentOf(key));
  return {
    async take(key, { max, endsAt }, wanted) {
      const document = documentOf(key);
      return runTransaction(db, async (transaction) => {
        const { taken, open } = countedIn(await transaction.get(document));
        const given = Math.max(0, Math.min(wanted, max - taken));
        if (given > 0) transaction.set(document, toStored({ taken: taken + given, open }, endsAt));
        return given;
      });
    },
    taken: async (key) => countedIn(await documentOf(key).get()).taken,
    async hold(allowances, hold, now) {
      const documents = documentsOf(allowances);
      return runTransaction(db, async (transaction) => {
        const before = (await transaction.getAll(...documents)).map(countedIn);
        const { answer, after } = held(allowances, before, hold, now);
        for (const [index, each] of after.entries()) {
          const [document, allowance] = [documents[index], allowances[index]];
          if (document && allowance) transaction.set(document, toStored(each, allowance.endsAt));
        }
        return answer;
      });
    },
    async endHold(allowances, id, used) {
      const documents = documentsOf(allowances);
      await runTransaction(db, async (transaction) => {
        const before = (await transaction.getAll(...documents)).map(countedIn);
        for (const [index, each] of before.entries()) {
          const [document, allowance] = [documents[index], allowances[index]];
          const after = ended(each, id, used);
          if (document && allowance && after) transaction.set(document, toStored(after, allowance.endsAt));
        }
      });
    },
    underWay: async (key, now) =>
      Object.keys(stillUnderWay(countedIn(await documentOf(key).get()).open, now)),
  };
}

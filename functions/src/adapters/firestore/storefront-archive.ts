// Writes storefront snapshots. A snapshot never replaces one that was read later, and none is stored for a deleted
// restaurant, in whatever order builds end.
import { gapsOf } from '@bite/shared/catalogue/storefront-gaps.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { SaveOutcome, StorefrontArchive, StorefrontSnapshot } from '../../ports/storefront-archive.ts';
import { fromReadTime, readTimeIn } from './read-time.ts';
import { runTransaction } from './run-transaction.ts';
import { describe, pack } from './storefront-document.ts';

export function firestoreStorefrontArchive(db: Firestore): StorefrontArchive {
  const storedAt = ({ restaurantId }: RestaurantRef) =>
    db.collection(collections.storefronts).where('restaurantId', '==', restaurantId);

  async function exists(transaction: Transaction, place: RestaurantRef): Promise<boolean> {
    const documents = [db.doc(paths.tenant(place.tenantId)), db.doc(paths.restaurant(place))];
    const snapshots = await transaction.getAll(...documents, { fieldMask: ['guid'] });
    return snapshots.every((snapshot) => snapshot.exists);
  }

  const gapsAt = ({ place }: StorefrontSnapshot) => db.doc(paths.storefrontGaps(place));

  function keepGaps(transaction: Transaction, snapshot: StorefrontSnapshot, isTooLarge: boolean): void {
    const gaps = gapsOf(snapshot.leftOut, isTooLarge);
    if (gaps) transaction.set(gapsAt(snapshot), { ...gaps, readTime: fromReadTime(snapshot.readTime) });
    else transaction.delete(gapsAt(snapshot));
  }

  const keepTooLarge = (snapshot: StorefrontSnapshot): Promise<void> =>
    runTransaction(db, async (transaction) => {
      if (!(await exists(transaction, snapshot.place))) return;
      const storefront = db.doc(paths.storefront(snapshot.storefront.restaurant.guid));
      const kept = await transaction.getAll(storefront, gapsAt(snapshot), { fieldMask: ['readTime'] });
      const isLatest = kept.every((one) => (readTimeIn(one.data()) ?? '') <= snapshot.readTime);
      if (isLatest) keepGaps(transaction, snapshot, true);
    });

  return {
    async formatOf(place) {
      const found = await storedAt(place).select('format').limit(1).get();
      const format: unknown = found.docs[0]?.get('format');
      return found.empty ? undefined : typeof format === 'number' ? format : 0;
    },

    async readTimeOf(place) {
      const found = await storedAt(place).select('readTime').limit(1).get();
      return readTimeIn(found.docs[0]?.data());
    },

    async save(snapshot) {
      const gz = await pack(snapshot.storefront).catch(async (error: unknown) => {
        if (error instanceof DomainError && error.code === 'PAYLOAD_TOO_LARGE') await keepTooLarge(snapshot);
        throw error;
      });
      const reference = db.doc(paths.storefront(snapshot.storefront.restaurant.guid));
      const write = async (transaction: Transaction): Promise<SaveOutcome> => {
        if (!(await exists(transaction, snapshot.place))) return 'gone';
        const [stored, gaps] = await transaction.getAll(reference, gapsAt(snapshot), {
          fieldMask: ['version', 'readTime'],
        });
        const fields = stored?.data();
        if ((readTimeIn(fields) ?? '') > snapshot.readTime) return 'outdated';
        if ((readTimeIn(gaps?.data()) ?? '') <= snapshot.readTime) keepGaps(transaction, snapshot, false);
        const description = describe(snapshot);
        if (fields?.['version'] === description.version) {
          transaction.update(reference, description);
          return 'unchanged';
        }
        transaction.set(reference, { ...description, gz });
        return 'saved';
      };
      return runTransaction(db, write, { maxAttempts: 10 });
    },

    removeIfGone: (place) =>
      runTransaction(db, async (transaction) => {
        if (await exists(transaction, place)) return false;
        const stored = await transaction.get(storedAt(place).select('restaurantGuid'));
        for (const { id, ref } of stored.docs) {
          transaction.delete(ref);
          transaction.delete(db.doc(paths.storefrontLive(id)));
        }
        transaction.delete(db.doc(paths.storefrontGaps(place)));
        return true;
      }),
  };
}

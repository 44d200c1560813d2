// Writes storefront snapshots, guarded: nothing read earlier replaces what was read later, and nothing is kept of a
// restaurant that is gone, whatever order builds end in.
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { SaveOutcome, StorefrontArchive } from '../../ports/storefront-archive.ts';
import { readTimeIn } from './read-time.ts';
import { describe, pack } from './storefront-document.ts';

export function firestoreStorefrontArchive(db: Firestore): StorefrontArchive {
  const storedAt = ({ restaurantId }: RestaurantRef) =>
    db.collection(collections.storefronts).where('restaurantId', '==', restaurantId);

  async function exists(transaction: Transaction, place: RestaurantRef): Promise<boolean> {
    const documents = [db.doc(paths.tenant(place.tenantId)), db.doc(paths.restaurant(place))];
    const snapshots = await transaction.getAll(...documents, { fieldMask: ['guid'] });
    return snapshots.every((snapshot) => snapshot.exists);
  }

  return {
    async readTimeOf(place) {
      const found = await storedAt(place).select('readTime').limit(1).get();
      return readTimeIn(found.docs[0]?.data());
    },

    async save(snapshot) {
      const gz = await pack(snapshot.storefront);
      const reference = db.doc(paths.storefront(snapshot.storefront.restaurant.guid));
      const write = async (transaction: Transaction): Promise<SaveOutcome> => {
        if (!(await exists(transaction, snapshot.place))) return 'gone';
        const [stored] = await transaction.getAll(reference, { fieldMask: ['version', 'readTime'] });
        const fields = stored?.data();
        if ((readTimeIn(fields) ?? '') > snapshot.readTime) return 'outdated';
        const description = describe(snapshot);
        if (fields?.['version'] === description.version) {
          transaction.update(reference, description);
          return 'unchanged';
        }
        transaction.set(reference, { ...description, gz });
        return 'saved';
      };
      return db.runTransaction(write, { maxAttempts: 10 });
    },

    removeIfGone: (place) =>
      db.runTransaction(async (transaction) => {
        if (await exists(transaction, place)) return false;
        const stored = await transaction.get(storedAt(place).select('restaurantGuid'));
        for (const { id, ref } of stored.docs) {
          transaction.delete(ref);
          transaction.delete(db.doc(paths.storefrontLive(id)));
        }
        return true;
      }),
  };
}

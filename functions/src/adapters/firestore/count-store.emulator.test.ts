import { collections, paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { countsContract } from '../../testing/counts.contract.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { firestoreCounts } from './count-store.ts';

const db = emulatedFirestore('counts');
const countStore = firestoreCounts(db);

describe('counts in Firestore', () => {
  countsContract(() => ({
    countStore,
    put: async (path, fields) => void (await db.doc(path).set(fields)),
    remove: async (path) => void (await db.doc(path).delete()),
    read: async ({ tenantId, restaurantId }) => {
      const path =
        restaurantId === undefined
          ? paths.tenantCounts(tenantId)
          : paths.restaurantCounts({ tenantId, restaurantId });
      const { readTime: _, ...counts } = (await db.doc(path).get()).data() ?? { readTime: undefined };
      return Object.keys(counts).length > 0 ? counts : undefined;
    },
  }));

  const place = { tenantId: 19_000_001, restaurantId: 29_000_001 };

  it('counts everything as of one moment, whatever is written meanwhile', async () => {
    await db.doc(paths.restaurant(place)).set({ guid: 'restaurant' });
    const [items, tags] = [collections.items, collections.tags].map((collection) =>
      db.collection(paths.restaurantCollection(place, collection)),
    );
    if (!items || !tags) throw new Error('Two collections');
    let writes = 0;
    const addBoth = async () => {
      const id = String(++writes);
      await db.batch().set(items.doc(id), { id }).set(tags.doc(id), { id }).commit();
    };
    for (let round = 0; round < 20; round++) {
      const [counted] = await Promise.all([countStore.count(place), addBoth(), addBoth()]);
      expect(counted?.counts).toMatchObject({ items: expect.any(Number) });
      const counts = counted?.counts as { items: number; tags: number };
      expect(counts.items).toBe(counts.tags);
    }
  });
});

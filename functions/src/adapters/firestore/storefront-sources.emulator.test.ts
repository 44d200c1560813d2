import { collections, paths } from '@bite/shared/paths';
import { anItemEntity, someSources } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { sourcesContract } from '../../testing/sources.contract.ts';
import { storeSources } from '../../testing/store-sources.ts';
import { toDocument } from './documents.ts';
import { firestoreSources } from './storefront-sources.ts';

const db = emulatedFirestore('storefront-sources');

describe('sources in Firestore', () => {
  sourcesContract(async (restaurants) => {
    for (const sources of restaurants) await storeSources(db, sources);
    return {
      sources: firestoreSources(db),
      remove: async (place) => void (await db.doc(paths.restaurant(place)).delete()),
    };
  });

  const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };

  it('reads everything as of one moment, whatever is written meanwhile', async () => {
    await storeSources(db, someSources({ items: [] }));
    const items = db.collection(paths.restaurantCollection(place, collections.items));
    let edits = 0;
    const edit = async () => {
      edits += 1;
      const batch = db.batch();
      for (const id of [1, 2]) {
        const item = anItemEntity(id, { name: `Edit ${edits}` });
        batch.set(items.doc(String(id)), toDocument(item));
      }
      await batch.commit();
    };
    await edit();
    for (let round = 0; round < 20; round++) {
      const [read] = await Promise.all([firestoreSources(db).read(place), edit(), edit()]);
      const names = read?.sources.items.map(({ name }) => name) ?? [];
      expect(names).toHaveLength(2);
      expect(new Set(names).size).toBe(1);
    }
  });

  it('names the document that does not parse', async () => {
    await storeSources(db, someSources());
    await db.doc(`${paths.restaurantCollection(place, collections.items)}/7`).set({ name: 'Half an item' });
    await expect(firestoreSources(db).read(place)).rejects.toThrow(
      `${paths.restaurantCollection(place, collections.items)}/7 does not parse`,
    );
  });
});

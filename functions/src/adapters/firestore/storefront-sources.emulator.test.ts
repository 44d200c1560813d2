import { item as itemSchema } from '@bite/shared/catalogue/item.schema';
import { collections, paths } from '@bite/shared/paths';
import { anItemEntity, aTaxRateEntity, someSources } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { sourcesContract } from '../../testing/sources.contract.ts';
import { storeSources } from '../../testing/store-sources.ts';
import { toDocument } from './documents.ts';
import { firestoreSources } from './storefront-sources.ts';

const db = emulatedFirestore('storefront-sources');

const source = () => firestoreSources(db, (site) => `https://${site}.gateway.example/field`);

describe('sources in Firestore', () => {
  sourcesContract(async (restaurants) => {
    for (const sources of restaurants) await storeSources(db, sources);
    return {
      sources: source(),
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
        batch.set(items.doc(String(id)), toDocument(item, itemSchema));
      }
      await batch.commit();
    };
    await edit();
    for (let round = 0; round < 20; round++) {
      const [read] = await Promise.all([source().read(place), edit(), edit()]);
      const names = read?.sources.items.map(({ name }) => name) ?? [];
      expect(names).toHaveLength(2);
      expect(new Set(names).size).toBe(1);
    }
  });

  it('reads how guests may pay, and counts a set-up that cannot be read as none', async () => {
    await storeSources(db, someSources());
    const setup = {
      cards: true,
      site: 'fts',
      merchantId: '800000000101',
      verifiedAt: '2026-06-10T12:00:00Z',
    };
    await db.doc(paths.paymentSetup(place)).set(setup);
    expect((await source().read(place))?.sources.payment).toEqual({
      ...{ cards: true, counter: true, tokenizer: 'https://fts.gateway.example/field' },
    });
    await db.doc(paths.paymentSetup(place)).set({ ...setup, cards: 'perhaps' });
    expect((await source().read(place))?.sources.payment).toBeUndefined();
    await db.doc(paths.paymentSetup(place)).delete();
  });

  const at = (collection: 'items' | 'modifierGroups' | 'taxRates', id: number) =>
    `${paths.restaurantCollection(place, collections[collection])}/${id}`;

  it('leaves out an item that cannot be read, and names it', async () => {
    await storeSources(db, someSources());
    const before = await source().read(place);
    await db.doc(at('items', 7007)).set({ name: 'Half an item' });
    const after = await source().read(place);
    expect(after?.sources.items).toEqual(before?.sources.items);
    expect(after?.leftOut).toEqual([
      { kind: 'item', recordId: '7007', reason: expect.stringContaining('itemId: ') },
    ]);
    expect(before?.leftOut).toEqual([]);
  });

  it('leaves out what offers a modifier group that cannot be read: its choices may be required', async () => {
    const reference = { modifierGroupId: 7008, position: 0 };
    await storeSources(
      db,
      someSources({ items: [anItemEntity(1), anItemEntity(2, { modifierGroups: [reference] })] }),
    );
    await db.doc(at('items', 7007)).delete();
    await db.doc(at('modifierGroups', 7008)).set({ name: 'Half a group' });
    const read = await source().read(place);
    expect(read?.sources.items.map(({ itemId }) => itemId)).not.toContain(2);
    expect(read?.sources.items.map(({ itemId }) => itemId)).toContain(1);
    expect(read?.leftOut).toMatchObject([
      { kind: 'modifierGroup', recordId: '7008' },
      { kind: 'item', recordId: '2', reason: 'offers modifier group 7008, which cannot be read' },
    ]);
  });

  it('leaves out what may owe a tax that cannot be read: nothing is sold without its tax', async () => {
    const items = [
      anItemEntity(1),
      anItemEntity(2, { taxRateIds: [7009] }),
      anItemEntity(3, { taxRateIds: [] }),
    ];
    const taxRates = [aTaxRateEntity(1, { default: true })];
    await storeSources(db, someSources({ items, taxRates }));
    for (const old of [at('items', 7007), at('modifierGroups', 7008)]) await db.doc(old).delete();
    await db.doc(at('taxRates', 7009)).set({ name: 'Half a tax', default: false });
    const read = await source().read(place);
    expect(read?.sources.items.map(({ itemId }) => itemId)).toEqual([1, 3]);
    expect(read?.sources.taxRates.map(({ taxRateId }) => taxRateId)).toEqual([1]);
    expect(read?.leftOut).toMatchObject([
      { kind: 'taxRate', recordId: '7009', reason: expect.stringContaining('rate: ') },
      { kind: 'item', recordId: '2', reason: 'may owe tax rate 7009, which cannot be read' },
    ]);
  });
});

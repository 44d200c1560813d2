import { auditEntry } from '@bite/shared/audit/audit-entry.schema';
import { emptyMenu, importedIds } from '@bite/shared/catalogue/menu.schema';
import { collections, paths } from '@bite/shared/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStoredGroup, aStoredItem, aStoredTaxRate } from '../../testing/a-menu.ts';
import { catalogueWriterContract } from '../../testing/catalogue-writer.contract.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { losingConnectionAt } from '../../testing/losing-connection.ts';
import { firestoreCatalogueWriter } from './catalogue-writer.ts';
import { parseDocument } from './documents.ts';

const db = emulatedFirestore('catalogue-writer');
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const other = { tenantId: 10_000_001, restaurantId: 20_000_002 };

beforeEach(() => db.recursiveDelete(db.doc(paths.tenant(place.tenantId))));

const manyItems = Array.from({ length: 7 }, (_, index) => aStoredItem(index + 1));
const changes = {
  create: {
    ...emptyMenu(),
    taxRates: [aStoredTaxRate(1)],
    items: manyItems,
    menuGroups: [aStoredGroup(1), aStoredGroup(2)],
  },
  replace: emptyMenu(),
  imported: importedIds.parse({ items: { A: 1 } }),
};

describe('menus in Firestore', () => {
  describe('in one step', () => {
    catalogueWriterContract(() => firestoreCatalogueWriter(db));
  });

  it('are kept apart by restaurant', async () => {
    const writer = firestoreCatalogueWriter(db);
    await (await writer.open(place, 'square')).write(changes);
    expect((await writer.open(other, 'square')).menu).toEqual(emptyMenu());
  });

  it('that are too large for one step come in several, menu groups last', async () => {
    const progress: number[] = [];
    const opened = await firestoreCatalogueWriter(db, 3).open(place, 'square');
    await opened.write(changes, { onProgress: (written) => progress.push(written) });
    expect(progress).toEqual([3, 6, 9, 11]);
    expect((await firestoreCatalogueWriter(db).open(place, 'square')).menu).toEqual(changes.create);
  });

  it.each([1, 2, 3, 4])('whose writing breaks off at step %d show nothing new', async (step) => {
    const opened = await firestoreCatalogueWriter(losingConnectionAt(db, step), 3).open(place, 'square');
    await expect(opened.write(changes)).rejects.toThrow('connection lost');
    const groups = await db.collection(paths.restaurantCollection(place, collections.menuGroups)).get();
    expect(groups.empty).toBe(true);
  });

  const entry = {
    entryId: 'import-1',
    at: '2026-06-10T12:00:00.000Z',
    by: 'menu-import',
    action: 'update' as const,
    kind: 'menu_imports',
    recordId: 'square',
    path: paths.menuImport(place, 'square'),
    ...place,
    changes: [{ field: 'items.created', to: [1, 2] }],
  };

  it('are told of with the last step, and not before', async () => {
    const told = () => db.doc(paths.auditEntry(entry.entryId)).get();
    const broken = await firestoreCatalogueWriter(losingConnectionAt(db, 4), 3).open(place, 'square');
    await expect(broken.write({ ...changes, entry })).rejects.toThrow('connection lost');
    expect((await told()).exists).toBe(false);
    await db.recursiveDelete(db.doc(paths.tenant(place.tenantId)));
    const opened = await firestoreCatalogueWriter(db, 3).open(place, 'square');
    await opened.write({ ...changes, entry });
    expect(parseDocument(auditEntry, await told())).toEqual(entry);
  });

  it('larger than five hundred documents are still one step, if that is allowed', async () => {
    const items = Array.from({ length: 700 }, (_, index) => aStoredItem(index + 1));
    const opened = await firestoreCatalogueWriter(db, 1000).open(place, 'square');
    await opened.write({ create: { ...emptyMenu(), items }, replace: emptyMenu() });
    const count = await db.collection(paths.restaurantCollection(place, collections.items)).count().get();
    expect(count.data().count).toBe(700);
  });

  it('remember which object of a file became which entity, however many there are', async () => {
    const keys = Array.from({ length: 60_000 }, (_, n) => [`ÄPFEL-${'X'.repeat(16)}${n}`, n + 1]);
    const imported = importedIds.parse({ items: Object.fromEntries(keys) });
    const writer = firestoreCatalogueWriter(db);
    await (await writer.open(place, 'square')).write({ ...changes, imported });
    const opened = await writer.open(place, 'square');
    expect(opened.imported).toEqual(imported);
    const more = importedIds.parse({ items: { ...imported.items, last: 70_000 } });
    await opened.write({ create: emptyMenu(), replace: emptyMenu(), imported: more });
    expect((await writer.open(place, 'square')).imported).toEqual(more);
    await expect(opened.write({ create: emptyMenu(), replace: emptyMenu(), imported })).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
  });

  it('name the document that is not as it should be', async () => {
    const path = `${paths.restaurantCollection(place, collections.items)}/5`;
    await db.doc(path).set({ itemId: 5 });
    await expect(firestoreCatalogueWriter(db).open(place, 'square')).rejects.toThrow('item 5 (guid: ');
  });
});

// A large import in steps, in Firestore: it can be stopped between them, continued and undone.
import { paths } from '@bite/shared/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestoreCatalogueWriter } from '../../adapters/firestore/catalogue-writer.ts';
import { firestoreRecords } from '../../adapters/firestore/records.ts';
import { writePath } from '../../audit/write-path.ts';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { aPlace } from '../../testing/a-place.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { memoryImports } from '../../testing/memory-imports.ts';
import { checkMenuFile } from './check-menu-file.ts';
import { undoMenuImport } from './undo-menu-import.ts';
import { writeMenuImport } from './write-menu-import.ts';

const db = emulatedFirestore('menu-imports');
const { tenant, restaurant } = aPlace();
const text = [
  'Name,Price,Menu group',
  ...['Tea', 'Coffee', 'Cocoa', 'Juice', 'Water'].map((name) => `${name},2,Drinks`),
].join('\n');
const records = firestoreRecords(db);
const imports = memoryImports();
const now = () => imports.clock.now;
const deps = {
  ...imports.deps,
  records,
  writePath: writePath({ records, now }),
  catalogue: firestoreCatalogueWriter(db, 3),
};
const menuNow = async () => (await deps.catalogue.open(restaurant, 'csv')).menu;

describe('an import in steps', () => {
  beforeEach(async () => {
    await db.recursiveDelete(db.doc(paths.tenant(tenant.tenantId)));
    await records.transact(async (transaction) => {
      transaction.set(tenants, String(tenant.tenantId), tenant);
      transaction.set(restaurantsOf(tenant.tenantId), String(restaurant.restaurantId), restaurant);
    });
  });

  it('says how far it is, shows nothing before the end, and is undone in steps, too', async () => {
    const { request } = imports;
    const options = { sellOnline: false, untaxed: false };
    const sent = { format: 'csv', fileName: 'drinks.csv', text, options } as const;
    const { import: checked } = await checkMenuFile(deps, request, sent);
    const { importId } = checked ?? { importId: '' };
    const steps: unknown[] = [];
    for (let state = ''; state !== 'done'; ) {
      const step = await writeMenuImport(deps, request, importId);
      steps.push([step.written, step.total, (await menuNow()).menuGroups.length]);
      ({ state } = step);
      imports.clock.now += 1000;
    }
    expect(steps.at(0)).toEqual([expect.any(Number), 6, 0]);
    expect(steps.at(-1)).toEqual([6, 6, 1]);
    expect(steps.length).toBeGreaterThan(2);
    expect((await menuNow()).items.map(({ name }) => name)).toEqual([
      'Tea',
      'Coffee',
      'Cocoa',
      'Juice',
      'Water',
    ]);
    const states: string[] = [];
    while (states.at(-1) !== 'undone') states.push((await undoMenuImport(deps, request, importId)).state);
    expect(states.slice(0, -1)).toEqual(states.slice(0, -1).map(() => 'undoing'));
    expect(states.length).toBeGreaterThan(1);
    const { items, menuGroups } = await menuNow();
    expect([items, menuGroups]).toEqual([[], []]);
  });

  it('C3-12 is refused in words that name the record where one of the menu cannot be read', async () => {
    await db.doc(`${paths.restaurantCollection(restaurant, 'items')}/7`).set({ itemId: 7, name: 'Old soup' });
    const options = { sellOnline: false, untaxed: false };
    const sent = { format: 'csv', fileName: 'drinks.csv', text, options } as const;
    await expect(checkMenuFile(deps, imports.request, sent)).rejects.toMatchObject({
      code: 'RECORD_UNREADABLE',
      message: expect.stringMatching(/item 7 “Old soup” \(.*guid/),
    });
  });
});

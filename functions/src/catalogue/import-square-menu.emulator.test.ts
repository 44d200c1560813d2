import { randomUUID } from 'node:crypto';
import { paths } from '@bite/shared/paths';
import { restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import { tenant as tenantSchema } from '@bite/shared/tenancy/tenant.schema';
import {
  aCategory,
  aModifier,
  aModifierList,
  aSquareFile,
  aSquareItem,
  aTax,
  aVariation,
} from '@bite/shared/testing/a-square-catalog';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestoreCatalogueWriter } from '../adapters/firestore/catalogue-writer.ts';
import { toDocument } from '../adapters/firestore/documents.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRestaurants } from '../adapters/firestore/restaurants.ts';
import type { CatalogueWriter } from '../ports/catalogue-writer.ts';
import { aPlace } from '../testing/a-place.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { losingConnectionAt } from '../testing/losing-connection.ts';
import { importSquareMenu } from './import-square-menu.ts';

const db = emulatedFirestore('import-square-menu');
const { tenant, restaurant } = aPlace();
const COMMIT_LIMIT = 4;

/** Twelve items in three categories, with a choice and a tax. */
const file = (price = 450) =>
  aSquareFile(
    aTax('TAX'),
    aModifierList('SAUCE', [aModifier('HOT', 0), aModifier('MILD', 25)]),
    ...['A', 'B', 'C'].flatMap((category) => [
      aCategory(category),
      ...[1, 2, 3, 4].map((n) =>
        aSquareItem(`${category}${n}`, {
          category_id: category,
          tax_ids: ['TAX'],
          modifier_list_info: [{ modifier_list_id: 'SAUCE' }],
          variations: [
            aVariation(`${category}${n}S`, price, { name: 'S' }),
            aVariation(`${category}${n}L`, price + 100, { name: 'L' }),
          ],
        }),
      ),
    ]),
  );

function run(menu: unknown, catalogue = firestoreCatalogueWriter(db)) {
  const deps = {
    restaurants: firestoreRestaurants(db),
    catalogue,
    ids: firestoreIds(db),
    newGuid: randomUUID,
    now: Date.now,
  };
  return importSquareMenu(deps, { restaurantGuid: restaurant.guid, file: menu });
}

const menuNow = async () => (await firestoreCatalogueWriter(db).open(restaurant, 'square')).menu;

describe('importing a Square menu into Firestore', () => {
  beforeEach(async () => {
    await db.recursiveDelete(db.doc(paths.tenant(tenant.tenantId)));
    await db.doc(paths.tenant(tenant.tenantId)).set(toDocument(tenant, tenantSchema));
    await db.doc(paths.restaurant(restaurant)).set(toDocument(restaurant, restaurantSchema));
  });

  it('C3-12 C3-15 stores the menu, and said again changes nothing', async () => {
    const { counts, publicMenu } = await run(file());
    expect(counts.items).toEqual({ created: 12, updated: 0, unchanged: 0 });
    expect(publicMenu).toMatchObject({ shown: 12, notShown: [] });
    const before = await menuNow();
    expect(before.items.map(({ sizePrice }) => sizePrice.map(({ price }) => price))).toEqual(
      Array(12).fill([4.5, 5.5]),
    );
    const again = await run(file());
    expect(again.counts.items).toEqual({ created: 0, updated: 0, unchanged: 12 });
    expect(await menuNow()).toEqual(before);
  });

  it('a later price reaches the same items', async () => {
    await run(file());
    const before = await menuNow();
    await run(file(500));
    const after = await menuNow();
    expect(after.items.map(({ itemId, guid }) => [itemId, guid])).toEqual(
      before.items.map(({ itemId, guid }) => [itemId, guid]),
    );
    expect(after.items.every(({ sizePrice }) => sizePrice[0]?.price === 5 && sizePrice[1]?.price === 6)).toBe(
      true,
    );
    expect(after.menuGroups).toEqual(before.menuGroups);
  });

  it.each([1, 2, 3, 4, 5])(
    'broken off at step %d shows nothing of the menu, and said again brings all of it once',
    async (step) => {
      const broken = firestoreCatalogueWriter(losingConnectionAt(db, step), COMMIT_LIMIT);
      await expect(run(file(), broken)).rejects.toThrow('connection lost');
      expect((await menuNow()).menuGroups).toEqual([]);
      await run(file(), firestoreCatalogueWriter(db, COMMIT_LIMIT));
      const menu = await menuNow();
      expect(menu.items.map(({ name }) => name).sort()).toEqual(
        file()
          .objects.filter(({ type }) => type === 'ITEM')
          .map(({ id }) => `Item ${id}`)
          .sort(),
      );
      expect(menu.menuGroups.map(({ items }) => items.length)).toEqual([4, 4, 4]);
      expect([menu.taxRates.length, menu.modifierGroups.length]).toEqual([1, 1]);
    },
  );

  it('a broken file leaves no trace, not even in the counters', async () => {
    const broken = { objects: [...file().objects, aSquareItem('X', { category_id: 'NO' })] };
    await expect(run(broken)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await db.doc(paths.restaurant(restaurant)).listCollections()).toEqual([]);
  });

  it('of two imports at once one is refused, and no object comes in twice', async () => {
    let opened = 0;
    let bothAreOpen = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      bothAreOpen = resolve;
    });
    const writer = firestoreCatalogueWriter(db);
    const catalogue: CatalogueWriter = {
      async open(place, source) {
        const menu = await writer.open(place, source);
        opened += 1;
        if (opened === 2) bothAreOpen();
        await both;
        return menu;
      },
    };
    const outcomes = await Promise.allSettled([run(file(), catalogue), run(file(), catalogue)]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'CONFLICT' } }]);
    expect((await menuNow()).items).toHaveLength(12);
  });
});

// A large menu follows in several commits, in Firestore: killed between any two of them, the next step completes it.
import { paths } from '@bite/shared/paths';
import { aUser } from '@bite/shared/testing/people-records';
import { beforeEach, expect, it } from 'vitest';
import { firestoreCatalogueWriter } from '../../../adapters/firestore/catalogue-writer.ts';
import { firestoreRecords } from '../../../adapters/firestore/records.ts';
import { writePath } from '../../../audit/write-path.ts';
import { recordsOf, restaurantsOf, tenants, users } from '../../../collections/collections.ts';
import type { CatalogueWriter } from '../../../ports/catalogue-writer.ts';
import { aStoredGroup, aStoredItem } from '../../../testing/a-menu.ts';
import { aPlace } from '../../../testing/a-place.ts';
import { emulatedFirestore } from '../../../testing/emulated-firestore.ts';
import { memoryIds } from '../../../testing/memory-ids.ts';
import { keepMenuInStep } from './change-menu-link.ts';
import { followMenu } from './follow-menu.ts';
import { linkIdOf, menuLinksOf } from './menu-links.ts';

const db = emulatedFirestore('menu-links');
const { tenant, restaurant } = aPlace();
const { tenantId } = tenant;
const [SOURCE, COPY] = [20_000_001, 20_000_002];
const at = (restaurantId: number) => ({ tenantId, restaurantId });
const ref = { tenantId, fromRestaurantId: SOURCE, toRestaurantId: COPY };
const records = firestoreRecords(db);
const clock = { now: Date.parse('2026-06-10T12:00:00.000Z') };
const now = () => clock.now;
let guids = 0;
const ids = memoryIds();
const deps = (catalogue: CatalogueWriter) => ({
  records,
  catalogue,
  ids,
  newGuid: () => `00000000-0000-4000-8000-${String(++guids).padStart(12, '0')}`,
  now,
  writePath: writePath({ records, now }),
});
const inParts = firestoreCatalogueWriter(db, 4);

/** Ends after its first commit, as a process that is killed does. */
const killed: CatalogueWriter = {
  open: async (...of) => {
    const opened = await inParts.open(...of);
    return {
      ...opened,
      write: async (changes) => {
        await opened.write(changes, { maxCommits: 1 });
        throw new Error('killed');
      },
    };
  },
};
const prices = async () =>
  (await inParts.open(at(COPY), 'bite')).menu.items.map(({ basePrice }) => basePrice);
const link = () => records.get(menuLinksOf(tenantId), linkIdOf(ref));

async function setPrices(restaurantId: number, price: number, ids = [1, 2, 3, 4, 5, 6]): Promise<void> {
  await records.transact(async (transaction) => {
    for (const id of ids)
      transaction.set(
        recordsOf('items', at(restaurantId)),
        String(id),
        aStoredItem(id, { basePrice: price, updatedAt: new Date(now()).toISOString() }),
      );
  });
}

beforeEach(async () => {
  await db.recursiveDelete(db.doc(paths.tenant(tenantId)));
  const user = aUser({ uid: 'ada', isSiteAdmin: true });
  await records.transact(async (transaction) => {
    transaction.set(tenants, String(tenantId), tenant);
    transaction.set(users, 'ada', user);
    for (const restaurantId of [SOURCE, COPY])
      transaction.set(restaurantsOf(tenantId), String(restaurantId), { ...restaurant, restaurantId });
    const items = [1, 2, 3, 4, 5, 6].map((itemId) => ({ itemId, position: itemId, isRequired: false }));
    transaction.set(recordsOf('menuGroups', at(SOURCE)), '1', aStoredGroup(1, { items }));
  });
  await setPrices(SOURCE, 5);
  await keepMenuInStep(deps(inParts), { user, requestId: 'request', place: at(COPY) }, SOURCE, {});
});

it('C3-12 a step that is killed between two commits is completed by the next one, without exceptions', async () => {
  expect(await prices()).toEqual([5, 5, 5, 5, 5, 5]);
  clock.now += 60_000;
  await setPrices(SOURCE, 7);
  await expect(followMenu(deps(killed), ref)).rejects.toThrow('killed');
  expect(new Set(await prices())).toEqual(new Set([5, 7]));
  // The source changes once more before the next try.
  clock.now += 60_000;
  await setPrices(SOURCE, 9, [1, 2]);
  await followMenu(deps(inParts), ref);
  expect(await prices()).toEqual([9, 9, 7, 7, 7, 7]);
  expect((await link())?.exceptions).toEqual([]);

  // After the last pass, the former price is a change by hand again.
  clock.now += 60_000;
  await setPrices(COPY, 5, [4]);
  await followMenu(deps(inParts), ref);
  expect((await prices())[3]).toBe(5);
  expect((await link())?.exceptions).toMatchObject([{ recordId: 4, own: { price: 'changedHere' } }]);
});

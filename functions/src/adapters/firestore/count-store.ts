// Record counts in Firestore, taken with count queries, which read an index and no documents. A count never replaces one
// that was taken later.

import { openLifecycleStates } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { RestaurantCounts, TenantCounts } from '@bite/shared/records/record-counts.schema';
import { recordKinds, recordNames } from '@bite/shared/records/record-names';
import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import type { CountOutcome, CountStore } from '../../ports/count-store.ts';
import type { PlaceRef } from '../../ports/rebuilds.ts';
import { fromReadTime, readTimeIn, toReadTime } from './read-time.ts';
import { runTransaction } from './run-transaction.ts';

/** Places read per batch. */
const PAGE = 300;

const isRestaurant = (of: PlaceRef): of is RestaurantRef => of.restaurantId !== undefined;

const ownerPath = (of: PlaceRef): string =>
  isRestaurant(of) ? paths.restaurant(of) : paths.tenant(of.tenantId);
const countsPath = (of: PlaceRef): string =>
  isRestaurant(of) ? paths.restaurantCounts(of) : paths.tenantCounts(of.tenantId);

export function firestoreCounts(db: Firestore): CountStore {
  type Count = (query: Query) => Promise<number>;

  async function ofRestaurant(count: Count, place: RestaurantRef): Promise<RestaurantCounts> {
    const below = (collection: string) => db.collection(paths.restaurantCollection(place, collection));
    const open = below(collections.orders).where('lifecycleState', 'in', openLifecycleStates);
    const [openOrders, ...numbers] = await Promise.all([
      count(open),
      ...recordKinds.map((kind) => count(below(recordNames[kind].collection))),
    ]);
    const records = Object.fromEntries(recordKinds.map((kind, index) => [kind, numbers[index]]));
    return { ...records, openOrders } as RestaurantCounts;
  }

  async function ofTenant(count: Count, tenantId: number): Promise<TenantCounts> {
    const restaurants = db.collection(`${paths.tenant(tenantId)}/${collections.restaurants}`);
    return { restaurants: await count(restaurants) };
  }

  const ownerIn = async (transaction: Transaction, of: PlaceRef) =>
    (await transaction.getAll(db.doc(ownerPath(of)), { fieldMask: ['guid'] }))[0];

  return {
    count: (of) =>
      runTransaction(
        db,
        async (transaction) => {
          const owner = await ownerIn(transaction, of);
          if (!owner?.exists) return undefined;
          const count: Count = async (query) => (await transaction.get(query.count())).data().count;
          const counts = isRestaurant(of)
            ? await ofRestaurant(count, of)
            : await ofTenant(count, of.tenantId);
          // A read-only transaction reads everything as of the moment of its first read.
          return { counts, readTime: toReadTime(owner.readTime) };
        },
        { readOnly: true },
      ),

    async readTimeOf(of) {
      return readTimeIn((await db.doc(countsPath(of)).get()).data());
    },

    async savedCounts(of) {
      const { readTime: _, ...counts } = (await db.doc(countsPath(of)).get()).data() ?? {};
      return Object.keys(counts).length > 0 ? counts : undefined;
    },

    save: (of, { counts, readTime }) =>
      runTransaction(db, async (transaction): Promise<CountOutcome> => {
        if (!(await ownerIn(transaction, of))?.exists) return 'gone';
        const reference = db.doc(countsPath(of));
        const kept = (await transaction.get(reference)).data();
        if ((readTimeIn(kept) ?? '') > readTime) return 'outdated';
        transaction.set(reference, { ...counts, readTime: fromReadTime(readTime) });
        return 'kept';
      }),

    removeIfGone: (of) =>
      runTransaction(db, async (transaction) => {
        if ((await ownerIn(transaction, of))?.exists) return false;
        transaction.delete(db.doc(countsPath(of)));
        return true;
      }),

    async *places() {
      yield* placesOf(db.collection(collections.tenants));
      yield* placesOf(db.collectionGroup(collections.restaurants));
    },
  };
}

/** Reads paths only: unreadable documents are counted as well. */
async function* placesOf(documents: Query): AsyncGenerator<PlaceRef[]> {
  const page = documents.orderBy(FieldPath.documentId()).select().limit(PAGE);
  for (let found = await page.get(); found.size > 0; found = await page.startAfter(found.docs.at(-1)).get())
    yield found.docs.flatMap(({ ref }) => placeIn(ref.path));
}

function placeIn(path: string): PlaceRef[] {
  const [, tenantId, , restaurantId] = path.split('/').map(Number);
  if (tenantId === undefined || !Number.isSafeInteger(tenantId)) return [];
  if (restaurantId === undefined) return [{ tenantId }];
  return Number.isSafeInteger(restaurantId) ? [{ tenantId, restaurantId }] : [];
}

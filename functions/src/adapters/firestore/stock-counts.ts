// Counts down what staff have counted, in the transaction of an order. What reaches zero is marked in the storefront's live
// document, which otherwise stays as it is.
import { stockCounts } from '@bite/shared/catalogue/sold-out.schema';
import {
  recounted,
  type Stock,
  type StockNeed,
  type StockTaken,
  shortages,
  takenOf,
} from '@bite/shared/catalogue/stock';
import { storefrontLive } from '@bite/shared/catalogue/storefront-live.schema';
import { takingChange } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { fromDocument, toDocument, toValue } from './documents.ts';

/** No query reads the content. */
export const fieldOverrides = [
  { collectionGroup: collections.stockCounts, fieldPath: 'counts', indexes: [] },
  { collectionGroup: collections.orders, fieldPath: 'stockTaken', indexes: [] },
];

export interface StockInTransaction {
  /** How many are left of what cannot be had in this quantity at that time; empty if everything can. */
  shortages(need: StockNeed, at: number): Record<string, number>;
  take(need: StockNeed, at: number): StockTaken;
  recount(taken: StockTaken, sign: 1 | -1): void;
  /** Writes what has changed. */
  write(): void;
}

interface At {
  place: RestaurantRef;
  restaurantGuid: string;
}

/** Unreadable documents count as empty: they must not stop a restaurant. */
export function stockIn(
  db: Firestore,
  transaction: Transaction,
  { place, restaurantGuid }: At,
  snapshots: { live: DocumentSnapshot | undefined; counts: DocumentSnapshot | undefined },
): StockInTransaction {
  const marks = storefrontLive.shape.soldOut.safeParse(fieldOf(snapshots.live, 'soldOut'));
  const counts = stockCounts.shape.counts.safeParse(fieldOf(snapshots.counts, 'counts'));
  const before: Stock = { marks: marks.data ?? {}, counts: counts.data ?? {} };
  let stock = before;
  const recount = (taken: StockTaken, sign: 1 | -1): void => {
    stock = recounted(stock, taken, sign);
  };
  return {
    shortages: (need, at) => shortages(stock, need, at),
    take(need, at) {
      const taken = takenOf(stock, need, at);
      recount(taken, 1);
      return taken;
    },
    recount,
    write() {
      if (stock === before) return;
      transaction.set(db.doc(paths.stockCounts(place)), toDocument({ counts: stock.counts }, stockCounts));
      if (JSON.stringify(stock.marks) === JSON.stringify(before.marks)) return;
      const soldOut = toValue(storefrontLive, 'soldOut', stock.marks);
      transaction.set(
        db.doc(paths.storefrontLive(restaurantGuid)),
        { soldOut },
        { mergeFields: ['soldOut'] },
      );
    },
  };
}

const fieldOf = (snapshot: DocumentSnapshot | undefined, field: string): unknown =>
  fromDocument(snapshot?.data() ?? {})[field];

/**
 * A cancelled order gives back what it took, and a restored one takes it again, both of the counts that it took it from.
 * Reads; the returned function writes.
 */
export async function recountStock(
  db: Firestore,
  transaction: Transaction,
  before: Order,
  after: Order,
): Promise<() => void> {
  const change = takingChange(before, after);
  if (!change || !before.stockTaken) return () => undefined;
  const { tenantId, restaurantId, restaurantGuid } = before;
  const place = { tenantId, restaurantId };
  const [counts, live] = await transaction.getAll(
    db.doc(paths.stockCounts(place)),
    db.doc(paths.storefrontLive(restaurantGuid)),
  );
  const stock = stockIn(db, transaction, { place, restaurantGuid }, { live, counts });
  stock.recount(before.stockTaken, change);
  return stock.write;
}

/** How many are left of what is counted at a restaurant. */
export async function readCounts(db: Firestore, place: RestaurantRef): Promise<Stock['counts']> {
  const snapshot = await db.doc(paths.stockCounts(place)).get();
  return stockCounts.shape.counts.safeParse(fieldOf(snapshot, 'counts')).data ?? {};
}

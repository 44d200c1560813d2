// Writes what an order does to its diner's points, in the order's own commit: an order and its points are never apart.
import { pointsAccount, pointsEntry } from '@bite/shared/diners/points.schema';
import type { Order } from '@bite/shared/ordering/order.schema';
import { pointsEntriesFor, sumOf } from '@bite/shared/ordering/points-ledger';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Placing } from '../../ports/orders.ts';
import { toDocument } from './documents.ts';

/** The entries of a diner at a restaurant, newest first. */
export const indexes = [
  {
    collectionGroup: collections.pointsEntries,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'uid', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
    ],
  },
];

/** All of a diner's, at every restaurant. */
export const fieldOverrides = [collections.pointsAccounts, collections.pointsEntries].map(
  (collectionGroup) => ({
    collectionGroup,
    fieldPath: 'uid',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  }),
);

/** Adds to the balance without reading it. */
export function writePoints(
  db: Firestore,
  transaction: Transaction,
  before: Order | undefined,
  after: Order,
): void {
  const entries = pointsEntriesFor(before, after);
  if (entries.length === 0) return;
  for (const { id, record } of entries) {
    const path = `${paths.restaurantCollection(after, collections.pointsEntries)}/${id}`;
    transaction.set(db.doc(path), toDocument(record, pointsEntry));
  }
  const change = {
    uid: after.createdByUserId,
    balance: FieldValue.increment(sumOf(entries)),
    updatedAt: Timestamp.fromDate(new Date(after.updatedAt)),
  };
  transaction.set(db.doc(paths.pointsAccount(after, after.createdByUserId)), change, { merge: true });
}

/** What the diners of a commit have left to spend. */
export interface PointsInTransaction {
  left(uid: string): number;
  take(uid: string, points: number): void;
}

/** Reads the accounts of those who spend points, if there are any. */
export async function pointsIn(
  db: Firestore,
  transaction: Transaction,
  place: RestaurantRef,
  placings: readonly Placing[],
): Promise<PointsInTransaction> {
  const uids = [...new Set(placings.flatMap(({ points }) => (points ? [points.uid] : [])))];
  const references = uids.map((uid) => db.doc(paths.pointsAccount(place, uid)));
  const snapshots = references.length > 0 ? await transaction.getAll(...references) : [];
  const balances = new Map(
    snapshots.map((snapshot) => [
      snapshot.id,
      pointsAccount.shape.balance.safeParse(snapshot.get('balance')).data ?? 0,
    ]),
  );
  return {
    left: (uid) => balances.get(uid) ?? 0,
    take: (uid, points) => void balances.set(uid, (balances.get(uid) ?? 0) - points),
  };
}

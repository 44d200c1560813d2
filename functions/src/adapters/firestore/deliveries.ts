// Queries for open deliveries. Firestore cannot query for a missing `deliveredAt`, so deliveries on their way are found by
// their times; those that are delivered but unpaid therefore never fill a page.
import { AUTO_DELIVERED_AFTER, autoDeliveredAt, type DeliveryState } from '@bite/shared/ordering/deliveries';
import { type Order, order } from '@bite/shared/ordering/order.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type ListedOrders, MAX_DELIVERIES } from '../../ports/orders.ts';
import { sorted } from '../../ports/records.ts';
import { listedDocument } from './documents.ts';

const PROMISED = 'fulfilment.promisedAt';
const LEFT = 'fulfilment.outAt';

/** What the queries need beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [PROMISED, LEFT].map((fieldPath) => ({
  collectionGroup: collections.orders,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'type', order: 'ASCENDING' },
    { fieldPath: 'lifecycleState', order: 'ASCENDING' },
    { fieldPath, order: 'ASCENDING' },
  ],
}));

const deliveriesIn = (db: Firestore, place: RestaurantRef, state: DeliveryState): Query =>
  db
    .collection(paths.restaurantCollection(place, collections.orders))
    .where('type', '==', 'delivery')
    .where('lifecycleState', '==', state);

/** See the port. */
export async function readDeliveries(
  db: Firestore,
  place: RestaurantRef,
  now: number,
): Promise<ListedOrders> {
  const since = Timestamp.fromMillis(now - AUTO_DELIVERED_AFTER);
  const gone = deliveriesIn(db, place, 'served');
  const found = await Promise.all(
    [
      deliveriesIn(db, place, 'ready').orderBy(PROMISED),
      gone.where(PROMISED, '>', since).orderBy(PROMISED),
      gone.where(LEFT, '>', since).orderBy(LEFT),
    ].map((query) => query.limit(MAX_DELIVERIES).get()),
  );
  const each = new Map(found.flatMap(({ docs }) => docs.map((document) => [document.id, document] as const)));
  const { orders, unreadable } = readable([...each.values()]);
  return { orders: orders.filter((one) => one.deliveredAt === undefined), unreadable };
}

/** Reads all pages, so that unpaid deliveries never hide overdue ones. */
export async function readOverdueDeliveries(
  db: Firestore,
  place: RestaurantRef,
  now: number,
): Promise<ListedOrders> {
  const overdue: ListedOrders = { orders: [], unreadable: [] };
  const until = Timestamp.fromMillis(now - AUTO_DELIVERED_AFTER);
  const page = deliveriesIn(db, place, 'served')
    .where(PROMISED, '<=', until)
    .orderBy(PROMISED)
    .limit(MAX_DELIVERIES);
  for (
    let { docs } = await page.get();
    docs.length > 0;
    { docs } = await page.startAfter(docs.at(-1)).get()
  ) {
    const { orders, unreadable } = readable(docs);
    overdue.orders.push(...orders.filter((one) => (autoDeliveredAt(one) ?? now + 1) <= now));
    overdue.unreadable.push(...unreadable);
  }
  return overdue;
}

function readable(documents: readonly QueryDocumentSnapshot[]): ListedOrders {
  const { found, unreadable = [] } = sorted<Order>(documents.map(listedDocument), order);
  return { orders: found.map(({ record }) => record), unreadable: unreadable.map(({ id }) => id) };
}

// Orders below their restaurant, each with one document per kitchen item below it.

import { phoneKey } from '@bite/shared/kernel/phone-key';
import { type KitchenItem, kitchenItem, type Order, order } from '@bite/shared/ordering/order.schema';
import type { Thumb } from '@bite/shared/ordering/thumbs';
import { openLifecycleStates } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import {
  FieldPath,
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { ListedOrders, Orders } from '../../ports/orders.ts';
import { sorted } from '../../ports/records.ts';
import { readDeliveries, readOverdueDeliveries } from './deliveries.ts';
import { listedDocument, parseDocument, toDocument } from './documents.ts';
import { firestorePlacing } from './place-orders.ts';
import { writePoints } from './points.ts';
import { recountPromotion } from './promotion-uses.ts';
import { readerIn } from './records.ts';
import { runTransaction } from './run-transaction.ts';
import { setRecords } from './set-records.ts';
import { recountSlot, recountSlots, takenIn } from './slot-counts.ts';
import { readCounts, recountStock } from './stock-counts.ts';
import { addTrackingLink, orderOfLink } from './tracking-links.ts';

/** What findByTrackingTokenHash needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const fieldOverrides = [
  {
    collectionGroup: collections.orders,
    fieldPath: 'trackingTokenHash',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
  {
    collectionGroup: collections.orders,
    fieldPath: 'createdByUserId',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
];

function listed(documents: readonly QueryDocumentSnapshot[]): ListedOrders {
  const { found, unreadable = [] } = sorted<Order>(documents.map(listedDocument), order);
  return { orders: found.map(({ record }) => record), unreadable: unreadable.map(({ id }) => id) };
}

/** The orders of a diner, newest first. */
export const indexes = [
  {
    collectionGroup: collections.orders,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'createdByUserId', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  },
];

export function firestoreOrders(db: Firestore): Orders {
  const placeOf = (stored: Order): RestaurantRef => ({
    tenantId: stored.tenantId,
    restaurantId: stored.restaurantId,
  });
  const kitchenDocument = (stored: Order, item: KitchenItem) =>
    db.doc(paths.kitchenItem(placeOf(stored), stored.guid, item.orderItemGuid));

  return {
    place: firestorePlacing(db),

    async find(place, orderGuid) {
      const snapshot = await db.doc(paths.order(place, orderGuid)).get();
      return snapshot.exists ? parseDocument(order, snapshot) : undefined;
    },

    async create(created, kitchenItems) {
      const batch = db.batch();
      batch.create(db.doc(paths.order(placeOf(created), created.guid)), toDocument(created, order));
      for (const item of kitchenItems)
        batch.create(kitchenDocument(created, item), toDocument(item, kitchenItem));
      try {
        await batch.commit();
        return 'created';
      } catch (error) {
        if ((error as { code?: unknown }).code === GrpcStatus.ALREADY_EXISTS) return 'exists';
        throw error;
      }
    },

    deliveries: (place, now) => readDeliveries(db, place, now),
    overdueDeliveries: (place, now) => readOverdueDeliveries(db, place, now),
    recountSlots: (place) => recountSlots(db, place),
    takenIn: (place, slotAt) => takenIn(db, place, slotAt),
    stockCounts: (place) => readCounts(db, place),

    async openAtCounter(place, phone) {
      const open = db
        .collection(paths.restaurantCollection(place, collections.orders))
        .where('phoneKey', '==', phoneKey(phone))
        .where('paymentMethod', '==', 'atPickup')
        .where('lifecycleState', 'in', openLifecycleStates);
      return (await open.count().get()).data().count;
    },

    async everyOrderOf(uid, limit) {
      const all = db.collectionGroup(collections.orders).where('createdByUserId', '==', uid);
      return listed((await all.limit(limit).get()).docs);
    },

    async placedBetween(place, { from, before, limit }) {
      const { docs } = await db
        .collection(paths.restaurantCollection(place, collections.orders))
        .where('createdAt', '>=', Timestamp.fromDate(new Date(from)))
        .where('createdAt', '<', Timestamp.fromDate(new Date(before)))
        .orderBy('createdAt')
        .limit(limit)
        .get();
      const last: unknown = docs.length === limit ? docs.at(-1)?.get('createdAt') : undefined;
      const next = last instanceof Timestamp ? { next: last.toDate().toISOString() } : {};
      return { ...listed(docs), ...next };
    },

    async latestPlaced(place, { from, before, after, limit }) {
      const all = db
        .collection(paths.restaurantCollection(place, collections.orders))
        .where('createdAt', '>=', Timestamp.fromDate(new Date(from)))
        .where('createdAt', '<', Timestamp.fromDate(new Date(before)))
        .orderBy('createdAt', 'desc')
        .orderBy(FieldPath.documentId(), 'desc')
        .limit(limit);
      const page = after ? all.startAfter(Timestamp.fromDate(new Date(after.createdAt)), after.guid) : all;
      const { docs } = await page.get();
      const end = docs.length === limit ? docs.at(-1) : undefined;
      const createdAt: unknown = end?.get('createdAt');
      const last =
        end && createdAt instanceof Timestamp
          ? { last: { createdAt: createdAt.toDate().toISOString(), guid: end.id } }
          : {};
      return { ...listed(docs), ...last };
    },

    async ofDiner(place, uid, { before, limit }) {
      const own = db
        .collection(paths.restaurantCollection(place, collections.orders))
        .where('createdByUserId', '==', uid)
        .orderBy('createdAt', 'desc')
        .limit(limit);
      const page = before === undefined ? own : own.startAfter(Timestamp.fromDate(new Date(before)));
      return listed((await page.get()).docs).orders;
    },

    async thumbsOf(place, itemId) {
      const countOf = async (thumb: Thumb) => {
        const all = db.collection(paths.restaurantCollection(place, collections.orders));
        const given = all.where(new FieldPath('thumbs', String(itemId)), '==', thumb);
        const found = given.where('status', '==', 'completed');
        return (await found.count().get()).data().count;
      };
      const [up, down] = await Promise.all([countOf('up'), countOf('down')]);
      return { up, down };
    },

    async findByTrackingTokenHash(hash) {
      const found = await db
        .collectionGroup(collections.orders)
        .where('trackingTokenHash', '==', hash)
        .limit(1)
        .get();
      const [snapshot] = found.docs;
      return snapshot ? parseDocument(order, snapshot) : orderOfLink(db, hash);
    },

    addTrackingLink: (place, orderGuid, link) => addTrackingLink(db, place, orderGuid, link),

    change: (place, orderGuid, decide, also) =>
      runTransaction(db, async (transaction) => {
        const reference = db.doc(paths.order(place, orderGuid));
        const snapshot = await transaction.get(reference);
        if (!snapshot.exists) return undefined;
        const items = await transaction.get(db.collection(paths.kitchenItems(place, orderGuid)));
        const current = parseDocument(order, snapshot);
        const known = await also?.(readerIn(db, transaction));
        const change = decide(
          current,
          items.docs.map((document) => parseDocument(kitchenItem, document)),
          known as Parameters<typeof decide>[2],
        );
        if (!change) return current;
        const writeSlot = await recountSlot(db, transaction, current, change.order);
        const writeStock = await recountStock(db, transaction, current, change.order);
        const writePromotion = await recountPromotion(db, transaction, current, change.order);
        writeSlot();
        writeStock();
        writePoints(db, transaction, current, change.order);
        writePromotion();
        if (change.order !== current) transaction.set(reference, toDocument(change.order, order));
        for (const item of change.kitchenItems)
          transaction.set(kitchenDocument(change.order, item), toDocument(item, kitchenItem));
        setRecords(db, transaction, change.records ?? []);
        return change.order;
      }),
  };
}

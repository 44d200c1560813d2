// Counts orders per quarter hour, in one document a day. Slots that are full are copied to the storefront's live document,
// so that pages can leave them out.
import { DAY } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { slotTaken } from '@bite/shared/ordering/slot-taken';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { fromDocument } from './documents.ts';
import { runTransaction } from './run-transaction.ts';

/** No query reads the content. */
export const fieldOverrides = [{ collectionGroup: collections.slotCounts, fieldPath: 'taken', indexes: [] }];

type Taken = Record<string, number>;

const dayOf = (slotAt: string): string => slotAt.slice(0, 10);

export interface SlotCounts {
  taken(slotAt: string): number;
  add(slotAt: string, change: 1 | -1): void;
  /** Updates the live document though nothing is added: staff may have lowered the limit since. */
  tell(slotAt: string): void;
  /** Writes the changed counts. @param isFull Whether diners must see a slot with this many orders as full. */
  write(isFull: (taken: number) => boolean): void;
}

const mapIn = (snapshot: DocumentSnapshot | undefined, field: string): Taken =>
  (snapshot?.get(field) as Taken | undefined) ?? {};

/**
 * Reads what the transaction needs to count in these slots. Call it before the first write.
 * @param known The storefront's live document, read in this transaction.
 */
export async function slotCountsIn(
  db: Firestore,
  transaction: Transaction,
  at: { place: RestaurantRef; restaurantGuid: string },
  slots: readonly string[],
  known: DocumentSnapshot | undefined,
): Promise<SlotCounts> {
  const days = [...new Set(slots.map(dayOf))];
  const references = days.map((day) => db.doc(paths.slotCounts(at.place, day)));
  const live = db.doc(paths.storefrontLive(at.restaurantGuid));
  const snapshots = references.length > 0 ? await transaction.getAll(...references) : [];
  const counts = new Map(days.map((day, index) => [day, { ...mapIn(snapshots[index], 'taken') }]));
  const told = mapIn(known, 'slotsTaken');
  const changed = new Set<string>();
  const toTell = new Set<string>();
  const taken = (slotAt: string): number => counts.get(dayOf(slotAt))?.[slotAt] ?? 0;
  return {
    taken,
    add(slotAt, change) {
      const day = counts.get(dayOf(slotAt));
      if (day) day[slotAt] = Math.max(0, taken(slotAt) + change);
      changed.add(slotAt);
    },
    tell: (slotAt) => void toTell.add(slotAt),
    write(isFull) {
      days.forEach((day, index) => {
        if ([...changed].some((slotAt) => dayOf(slotAt) === day))
          transaction.set(references[index] as DocumentReference, { taken: counts.get(day) ?? {} });
      });
      const yesterday = new Date(Date.now() - DAY).toISOString();
      const next: Taken = Object.fromEntries(Object.entries(told).filter(([slotAt]) => slotAt >= yesterday));
      for (const slotAt of [...changed, ...toTell]) {
        if (slotAt in told || isFull(taken(slotAt))) next[slotAt] = taken(slotAt);
      }
      const isNews = JSON.stringify(next) !== JSON.stringify(told);
      if (isNews) transaction.set(live, { slotsTaken: next }, { mergeFields: ['slotsTaken'] });
    },
  };
}

/**
 * Updates the slot count: a cancelled order leaves its slot and a restored one is counted again. Also updates what diners see
 * as full. Reads; the returned function writes.
 */
export async function recountSlot(
  db: Firestore,
  transaction: Transaction,
  before: Order,
  after: Order,
): Promise<() => void> {
  const [left, taken] = [slotTaken(before), slotTaken(after)];
  if (left === taken) return () => undefined;
  const touched = [left, taken].filter((slotAt) => slotAt !== undefined);
  const { tenantId, restaurantId, restaurantGuid } = before;
  const at = { place: { tenantId, restaurantId }, restaurantGuid };
  const live = await transaction.get(db.doc(paths.storefrontLive(restaurantGuid)));
  const slots = await slotCountsIn(db, transaction, at, touched, live);
  const restaurant =
    taken === undefined ? undefined : await transaction.get(db.doc(paths.restaurant(at.place)));
  const capacity = capacityOf(restaurant);
  if (left !== undefined) slots.add(left, -1);
  if (taken !== undefined) slots.add(taken, 1);
  return () => slots.write((orders) => orders >= capacity);
}

export async function takenIn(db: Firestore, place: RestaurantRef, slotAt: string): Promise<number> {
  const snapshot = await db.doc(paths.slotCounts(place, dayOf(slotAt))).get();
  return mapIn(snapshot, 'taken')[slotAt] ?? 0;
}

/**
 * Recounts the orders from yesterday on, corrects the stored counts and returns the slots that were wrong. It checks without
 * locks first, since a writing transaction would delay every order that is placed meanwhile.
 */
export async function recountSlots(db: Firestore, place: RestaurantRef): Promise<string[]> {
  const seen = await runTransaction(db, (transaction) => lookAtSlots(db, transaction, place), {
    readOnly: true,
  });
  if (seen.slots.length === 0) return [];
  return runTransaction(db, async (transaction) => {
    const { slots, writes } = await lookAtSlots(db, transaction, place);
    for (const write of writes) write();
    return slots;
  });
}

interface SlotFaults {
  /** Slots whose stored count, or whose state shown to diners, is wrong. */
  slots: string[];
  writes: (() => void)[];
}

async function lookAtSlots(
  db: Firestore,
  transaction: Transaction,
  place: RestaurantRef,
): Promise<SlotFaults> {
  const restaurant = await transaction.get(db.doc(paths.restaurant(place)));
  if (!restaurant.exists) return { slots: [], writes: [] };
  const from = dayOf(new Date(Date.now() - DAY).toISOString());
  const counted = await countOrders(db, transaction, place, from);
  const days = db.collection(paths.restaurantCollection(place, collections.slotCounts));
  const kept = await transaction.get(days.where(FieldPath.documentId(), '>=', from));
  const live = db.doc(paths.storefrontLive(String(restaurant.get('guid'))));
  const told = mapIn(await transaction.get(live), 'slotsTaken');
  const before = Object.assign({}, ...kept.docs.map((day) => mapIn(day, 'taken'))) as Taken;
  const wrong = differing(before, counted);
  const next = toldOf(counted, told, capacityOf(restaurant));
  const misled = differing(told, next).filter((slotAt) => dayOf(slotAt) >= from);
  const countAnew = (day: string) => () => {
    const taken = Object.fromEntries(Object.entries(counted).filter(([slotAt]) => dayOf(slotAt) === day));
    transaction.set(days.doc(day), { taken });
  };
  const tellAnew = () => void transaction.set(live, { slotsTaken: next }, { mergeFields: ['slotsTaken'] });
  return {
    slots: [...new Set([...wrong, ...misled])].sort(),
    writes: [...[...new Set(wrong.map(dayOf))].map(countAnew), ...(misled.length > 0 ? [tellAnew] : [])],
  };
}

function capacityOf(restaurant: DocumentSnapshot | undefined): number {
  const capacity: unknown = restaurant?.get('settings.ordering.slotCapacity');
  return typeof capacity === 'number' ? capacity : Number.POSITIVE_INFINITY;
}

async function countOrders(
  db: Firestore,
  transaction: Transaction,
  place: RestaurantRef,
  from: string,
): Promise<Taken> {
  const { docs } = await transaction.get(
    db
      .collection(paths.restaurantCollection(place, collections.orders))
      .where('fulfilment.slotAt', '>=', Timestamp.fromDate(new Date(`${from}T00:00:00Z`)))
      .select('status', 'fulfilment.slotAt'),
  );
  const counted: Taken = {};
  for (const document of docs) {
    const { status, fulfilment } = fromDocument(document.data()) as Pick<Order, 'status' | 'fulfilment'>;
    const slotAt = slotTaken({ status, fulfilment });
    if (slotAt !== undefined) counted[slotAt] = (counted[slotAt] ?? 0) + 1;
  }
  return counted;
}

/** Slots that are full, and slots shown as full that may have room again. */
const toldOf = (counted: Taken, told: Taken, capacity: number): Taken =>
  Object.fromEntries([
    ...Object.keys(told).map((slotAt) => [slotAt, counted[slotAt] ?? 0]),
    ...Object.entries(counted).filter(([, taken]) => taken >= capacity),
  ]);

const differing = (one: Taken, other: Taken): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (slotAt) => (one[slotAt] ?? 0) !== (other[slotAt] ?? 0),
  );

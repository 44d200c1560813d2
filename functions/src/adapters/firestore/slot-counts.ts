// How many orders each quarter hour has: a document a day, and in the live document of the storefront those that have
// filled up, with their counts, so that pages leave them out by the limit as it is.
import { DAY } from '@bite/shared/kernel/time';
import type { Order } from '@bite/shared/ordering/order.schema';
import { slotTaken } from '@bite/shared/ordering/slot-taken';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/** What they hold is looked for by nobody. */
export const fieldOverrides = [{ collectionGroup: collections.slotCounts, fieldPath: 'taken', indexes: [] }];

type Taken = Record<string, number>;

export interface SlotCounts {
  taken(slotAt: string): number;
  add(slotAt: string, change: 1 | -1): void;
  /** Writes what has changed. @param isFull Whether diners must be told of a slot with so many orders. */
  write(isFull: (taken: number) => boolean): void;
}

const mapIn = (snapshot: DocumentSnapshot | undefined, field: string): Taken =>
  (snapshot?.get(field) as Taken | undefined) ?? {};

/** Reads what the transaction needs to count in these slots: call it before the first write. */
export async function slotCountsIn(
  db: Firestore,
  transaction: Transaction,
  at: { place: RestaurantRef; restaurantGuid: string },
  slots: readonly string[],
): Promise<SlotCounts> {
  const dayOf = (slotAt: string): string => slotAt.slice(0, 10);
  const days = [...new Set(slots.map(dayOf))];
  const references = days.map((day) => db.doc(paths.slotCounts(at.place, day)));
  const live = db.doc(paths.storefrontLive(at.restaurantGuid));
  const snapshots = await transaction.getAll(...references, live);
  const counts = new Map(days.map((day, index) => [day, { ...mapIn(snapshots[index], 'taken') }]));
  const told = mapIn(snapshots.at(-1), 'slotsTaken');
  const changed = new Set<string>();
  const taken = (slotAt: string): number => counts.get(dayOf(slotAt))?.[slotAt] ?? 0;
  return {
    taken,
    add(slotAt, change) {
      const day = counts.get(dayOf(slotAt));
      if (day) day[slotAt] = Math.max(0, taken(slotAt) + change);
      changed.add(slotAt);
    },
    write(isFull) {
      days.forEach((day, index) => {
        if ([...changed].some((slotAt) => dayOf(slotAt) === day))
          transaction.set(references[index] as DocumentReference, { taken: counts.get(day) ?? {} });
      });
      const yesterday = new Date(Date.now() - DAY).toISOString();
      const next: Taken = Object.fromEntries(Object.entries(told).filter(([slotAt]) => slotAt >= yesterday));
      for (const slotAt of changed) {
        if (slotAt in told || isFull(taken(slotAt))) next[slotAt] = taken(slotAt);
      }
      const isNews = JSON.stringify(next) !== JSON.stringify(told);
      if (isNews) transaction.set(live, { slotsTaken: next }, { mergeFields: ['slotsTaken'] });
    },
  };
}

/** An order that is cancelled leaves its slot, one that comes back is counted again. Call it before the first write. */
export async function recountSlot(
  db: Firestore,
  transaction: Transaction,
  before: Order,
  after: Order,
): Promise<void> {
  const [left, taken] = [slotTaken(before), slotTaken(after)];
  if (left === taken) return;
  const touched = [left, taken].filter((slotAt) => slotAt !== undefined);
  const { tenantId, restaurantId, restaurantGuid } = before;
  const at = { place: { tenantId, restaurantId }, restaurantGuid };
  const slots = await slotCountsIn(db, transaction, at, touched);
  if (left !== undefined) slots.add(left, -1);
  if (taken !== undefined) slots.add(taken, 1);
  slots.write(() => false);
}

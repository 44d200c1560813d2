// Places orders: number, slot and order in one commit. Orders of one restaurant that wait for a commit share the next one,
// so that a rush makes few of them. If another process commits meanwhile, the transaction runs again
// (docs/decisions/012-a-slot-is-taken-with-the-order.md).
import { soldOutAt } from '@bite/shared/catalogue/sold-out';
import type { StockTaken } from '@bite/shared/catalogue/stock';
import { counterName, takeIds } from '@bite/shared/kernel/identifiers';
import { kitchenItem, order as storedOrder } from '@bite/shared/ordering/order.schema';
import { withStockTaken } from '@bite/shared/ordering/order-stock';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { hasRoom } from '@bite/shared/tenancy/slot-room';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Orders, PlacedOutcome, Placing } from '../../ports/orders.ts';
import { toDocument } from './documents.ts';
import { type PointsInTransaction, pointsIn, writePoints } from './points.ts';
import { type PromotionUsesInTransaction, promotionUsesIn } from './promotion-uses.ts';
import { runTransaction } from './run-transaction.ts';
import { setRecords } from './set-records.ts';
import { type SlotCounts, slotCountsIn } from './slot-counts.ts';
import { type StockInTransaction, stockIn } from './stock-counts.ts';

/** Orders per commit. */
const AT_MOST = 50;
const MAX_ATTEMPTS = 20;

interface Waiting {
  placing: Placing;
  resolve: (outcome: PlacedOutcome) => void;
  reject: (reason: unknown) => void;
}

export function firestorePlacing(db: Firestore): Orders['place'] {
  const queues = new Map<string, Waiting[]>();

  async function drain(key: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, AT_MOST);
      await settle(batch);
      queue.splice(0, batch.length);
    }
    queues.delete(key);
  }

  /** An order that cannot be written fails alone. */
  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await commit(
        db,
        batch.map(({ placing }) => placing),
      );
      batch.forEach(({ resolve }, index) => {
        resolve(outcomes[index] as PlacedOutcome);
      });
    } catch (error) {
      if (batch.length > 1) for (const waiting of batch) await settle([waiting]);
      else batch[0]?.reject(error);
    }
  }

  return (placing) =>
    new Promise((resolve, reject) => {
      const key = paths.restaurant(placing.place);
      const queue = queues.get(key);
      const waiting = { placing, resolve, reject };
      if (queue) {
        queue.push(waiting);
        return;
      }
      const fresh = [waiting];
      queues.set(key, fresh);
      void drain(key, fresh);
    });
}

/** All orders belong to one restaurant. */
async function commit(db: Firestore, placings: readonly Placing[]): Promise<PlacedOutcome[]> {
  const [first] = placings;
  if (!first) return [];
  const { place } = first;
  const counter = db.doc(paths.restaurantCounter(place, counterName('orders')));
  const references = placings.map(({ orderGuid }) => db.doc(paths.order(place, orderGuid)));
  const wanted = placings.map(({ slotAt }) => slotAt);
  return runTransaction(
    db,
    async (transaction) => {
      const [held, live, counts, ...orders] = await transaction.getAll(
        counter,
        db.doc(paths.storefrontLive(first.restaurantGuid)),
        db.doc(paths.stockCounts(place)),
        ...references,
      );
      const slots = await slotCountsIn(db, transaction, first, wanted, live);
      const stock = stockIn(db, transaction, first, { live, counts });
      const points = await pointsIn(db, transaction, place, placings);
      const claims = placings.flatMap(({ promotion = [] }) => promotion);
      const promotions = await promotionUsesIn(db, transaction, place, claims);
      const known = new Set(orders.filter(({ exists }) => exists).map(({ id }) => id));
      const takes = { slots, stock, points, promotions };
      const verdicts = placings.map((placing) => verdictOn(placing, known, takes));
      const accepted = placings.filter((_placing, index) => verdicts[index]?.outcome === 'placed');
      const firstId = accepted.length > 0 ? moveCounter(transaction, counter, held, accepted.length) : 0;
      const taken = verdicts.flatMap((verdict) => (verdict.outcome === 'placed' ? [verdict.taken] : []));
      const made = accepted.map((placing, index) => {
        const { order, ...rest } = placing.make(firstId + index);
        return { order: withStockTaken(order, taken[index] ?? {}), ...rest };
      });
      for (const each of made) create(db, transaction, place, each);
      slots.write(first);
      stock.write();
      promotions.write();
      const placed = new Map(made.map(({ order }) => [order.guid, order]));
      return placings.map(({ orderGuid }, index): PlacedOutcome => {
        const verdict = verdicts[index] ?? { outcome: 'exists' };
        const order = placed.get(orderGuid);
        if (verdict.outcome !== 'placed') return verdict;
        return order ? { outcome: 'placed', order } : { outcome: 'exists' };
      });
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

type Verdict = Exclude<PlacedOutcome, { outcome: 'placed' }> | { outcome: 'placed'; taken: StockTaken };

/** What orders of one commit take, one after the other. */
interface Taken {
  slots: SlotCounts;
  stock: StockInTransaction;
  points: PointsInTransaction;
  promotions: PromotionUsesInTransaction;
}

/** The outcome of one order, which is counted in its slot and takes its stock if it is placed. */
function verdictOn(
  placing: Placing,
  known: Set<string>,
  { slots, stock, points, promotions }: Taken,
): Verdict {
  const { orderGuid, slotAt, kitchenMinutes = 0, stockNeed, points: pays, promotion } = placing;
  if (known.has(orderGuid)) return { outcome: 'exists' };
  const at = soldOutAt(placing.scheduledFor, Date.parse(placing.placedAt));
  const short = stock.shortages(stockNeed, at);
  if (Object.keys(short).length > 0) return { outcome: 'soldOut', short };
  if (!hasRoom(slots.taken(slotAt), placing, kitchenMinutes)) {
    slots.tell(slotAt);
    return { outcome: 'full' };
  }
  const left = pays ? points.left(pays.uid) : 0;
  if (pays && left < pays.spent) return { outcome: 'pointsShort', left };
  const refused = promotion && promotions.refuse(promotion);
  if (refused) return { outcome: refused };
  if (promotion) promotions.take(promotion, orderGuid);
  known.add(orderGuid);
  if (pays) points.take(pays.uid, pays.spent);
  slots.add(slotAt, { orders: 1, minutes: kitchenMinutes }, 1);
  return { outcome: 'placed', taken: stock.take(stockNeed, at) };
}

/** The first of `count` order numbers. */
function moveCounter(
  transaction: Transaction,
  counter: DocumentReference,
  held: DocumentSnapshot | undefined,
  count: number,
): number {
  const value: unknown = held?.get('nextId');
  const { first, nextId } = takeIds('orders', typeof value === 'number' ? value : undefined, count);
  const now = Timestamp.now();
  const fields = { entityType: 'orders', nextId, updatedAt: now, ...(!held?.exists && { createdAt: now }) };
  transaction.set(counter, fields, { merge: true });
  return first;
}

function create(
  db: Firestore,
  transaction: Transaction,
  place: RestaurantRef,
  { order, kitchenItems, records = [] }: ReturnType<Placing['make']>,
): void {
  writePoints(db, transaction, undefined, order);
  transaction.create(db.doc(paths.order(place, order.guid)), toDocument(order, storedOrder));
  for (const item of kitchenItems)
    transaction.create(
      db.doc(paths.kitchenItem(place, order.guid, item.orderItemGuid)),
      toDocument(item, kitchenItem),
    );
  setRecords(db, transaction, records);
}

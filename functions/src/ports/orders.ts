// Stored orders and their kitchen items.
import type { Stock, StockNeed } from '@bite/shared/catalogue/stock';
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import type { ThumbCount } from '@bite/shared/ordering/thumbs';
import type { RestaurantRef } from '@bite/shared/paths';
import type { SlotLimits, SlotLoad } from '@bite/shared/tenancy/slot-room';
import type { RecordReader, RecordToSet } from './records.ts';

export interface OrderChange {
  order: Order;
  /** The changed kitchen items, complete. */
  kitchenItems: KitchenItem[];
  /** Due work and messages that are written in the same transaction. */
  records?: RecordToSet[];
}

/** A use of a promotion that an order takes. */
export interface PromotionClaim {
  promotionId: number;
  /** How many there are; absent = no limit. */
  totalUses?: number;
  /** Hashes by which a guest is known who may use it once; empty without such a limit. */
  guests: readonly string[];
  /** The hashes of older uses, which still count and are not written any more. */
  formerGuests?: readonly string[];
  /** ISO instant until which the guests are known again; absent = as long as the promotion. */
  guestsKeptUntil?: string | undefined;
}

/** An order to place as soon as it has a number and its slot has room. */
export interface Placing extends SlotLimits {
  place: RestaurantRef;
  restaurantGuid: string;
  orderGuid: string;
  /** ISO instant: the quarter hour that it counts in. */
  slotAt: string;
  /** Of a quarter hour's kitchen minutes; none if absent. */
  kitchenMinutes?: number;
  /** ISO instant of an order for later, else null: by this it is judged what is sold out then. */
  scheduledFor: string | null;
  /** ISO instant at which it is placed: by this it is judged what is sold out of an order for now. */
  placedAt: string;
  /** How many it takes of each item, size and option. */
  stockNeed: StockNeed;
  /** What its diner pays by points. */
  points?: { uid: string; spent: number } | undefined;
  /** The use of a promotion that it takes, if any. */
  promotion?: PromotionClaim | undefined;
  /** May be called several times and must have no side effects. */
  make(orderId: number): OrderChange;
}

export type PlacedOutcome =
  | { outcome: 'placed'; order: Order }
  | { outcome: 'exists' | 'full' }
  /** The promotion has no use left, or this guest has had theirs. */
  | { outcome: 'usedUp' | 'alreadyUsed' }
  /** `short`: how many are left of what it cannot have. */
  | { outcome: 'soldOut'; short: StockNeed }
  /** `left`: how many points the diner still has. */
  | { outcome: 'pointsShort'; left: number };

export const MAX_DELIVERIES = 200;

/** One broken order does not hide all others. */
export interface ListedOrders {
  orders: Order[];
  /** The guids of those that cannot be read. */
  unreadable: string[];
}

/** An order's place among all of its restaurant. */
export interface PlacedCursor {
  /** ISO instant. */
  createdAt: string;
  guid: string;
}

export interface Orders {
  /**
   * Numbers and writes the order, counts it in its slot and takes what is counted of its items, which the order then names,
   * the use of its promotion and the points that its diner spends, in one commit; waiting orders of one restaurant share a
   * commit. Nothing is taken unless it is placed; 'exists': an order has that guid.
   */
  place(placing: Placing): Promise<PlacedOutcome>;
  find(place: RestaurantRef, orderGuid: string): Promise<Order | undefined>;
  /** Writes the order and its kitchen items; 'exists' if an order has that guid, which then stays unchanged. */
  create(order: Order, kitchenItems: readonly KitchenItem[]): Promise<'created' | 'exists'>;
  /**
   * Deliveries that are ready, and those on their way that do not yet count as delivered, in no order. Of the ready ones,
   * at most the MAX_DELIVERIES with the earliest promised times; of those on their way, at least as many if there are more.
   */
  deliveries(place: RestaurantRef, now: number): Promise<ListedOrders>;
  /** Every delivery on its way that counts as delivered by now and is not marked so. */
  overdueDeliveries(place: RestaurantRef, now: number): Promise<ListedOrders>;
  /**
   * Recounts the orders of every slot from yesterday on and corrects the stored counts. Returns the slots that were wrong, as
   * ISO instants; none if there is no such restaurant. Does not delay orders that are placed meanwhile, unless something is
   * wrong.
   */
  recountSlots(place: RestaurantRef): Promise<string[]>;
  /** What the orders of a slot take. `slotAt` is its ISO instant. */
  takenIn(place: RestaurantRef, slotAt: string): Promise<SlotLoad>;
  /** How many open orders of this phone number, however it was written, are to be paid at the counter. */
  openAtCounter(place: RestaurantRef, phone: string): Promise<number>;
  /** How many are left of what staff have counted. */
  stockCounts(place: RestaurantRef): Promise<Stock['counts']>;
  /** The orders that this diner placed at the restaurant, newest first. @param before ISO instant: only older ones. */
  ofDiner(
    place: RestaurantRef,
    uid: string,
    page: { before?: string | undefined; limit: number },
  ): Promise<Order[]>;
  /** The orders that this diner placed, at any restaurant, in no order; `limit` counts unreadable ones, too. */
  everyOrderOf(uid: string, limit: number): Promise<ListedOrders>;
  /**
   * The orders placed from one instant (ISO) until before another one, oldest first. `next` is the instant from which the next page
   * begins, so that its first orders may have been on this page; absent at the end.
   */
  placedBetween(
    place: RestaurantRef,
    page: { from: string; before: string; limit: number },
  ): Promise<ListedOrders & { next?: string }>;
  /**
   * The orders placed from one instant (ISO) until before another one, newest first. @param after Where the page before ended.
   * `last` is where this one ended; absent if it is the last.
   */
  latestPlaced(
    place: RestaurantRef,
    page: { from: string; before: string; after?: PlacedCursor | undefined; limit: number },
  ): Promise<ListedOrders & { last?: PlacedCursor }>;
  /** How many completed orders of the restaurant have given this item each thumb: one that was voided since counts no more. */
  thumbsOf(place: RestaurantRef, itemId: number): Promise<ThumbCount>;
  /** Also by a link that was added later, until it expires. */
  findByTrackingTokenHash(hash: string): Promise<Order | undefined>;
  /** Lets another token open the order, until the given instant (ISO). */
  addTrackingLink(
    place: RestaurantRef,
    orderGuid: string,
    link: { hash: string; expiresAt: string },
  ): Promise<void>;
  /**
   * Reads, decides and writes in one transaction. `decide` may run several times and must have no side effects; whatever it
   * throws ends the transaction, and undefined leaves the order as it is. A cancelled or voided order leaves its slot
   * and gives back the stock and the promotion that it names as taken. Its diner's points follow (points.ts) in the same transaction. A restored
   * one is counted again even in a full slot, since the kitchen may have begun. Undefined if there is no such order.
   * @param also Reads what else `decide` needs to know, in the same transaction: what it has read is unchanged when the
   * change is written.
   */
  change<Also = undefined>(
    place: RestaurantRef,
    orderGuid: string,
    decide: (order: Order, kitchenItems: KitchenItem[], also: Also) => OrderChange | undefined,
    also?: (records: Pick<RecordReader, 'get'>) => Promise<Also>,
  ): Promise<Order | undefined>;
}

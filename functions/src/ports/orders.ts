// Stored orders and their kitchen items.
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordToSet } from './records.ts';

export interface OrderChange {
  order: Order;
  /** The kitchen items that change, whole. */
  kitchenItems: KitchenItem[];
  /** What else is written in the same step: work that is due because of it. */
  records?: RecordToSet[];
}

/** An order that is to be placed, as soon as it has a number and its slot has room. */
export interface Placing {
  place: RestaurantRef;
  restaurantGuid: string;
  orderGuid: string;
  /** ISO instant: the quarter hour that it counts in. */
  slotAt: string;
  /** Orders a quarter hour; absent = no limit. */
  slotCapacity: number | undefined;
  /** May be called several times and must have no effects of its own. */
  make(orderId: number): { order: Order; kitchenItems: KitchenItem[] };
}

export type PlacedOutcome = { outcome: 'placed'; order: Order } | { outcome: 'exists' | 'full' };

export const MAX_DELIVERIES = 200;

export interface Deliveries {
  orders: Order[];
  /** The guids of those that cannot be read, so that one broken order does not hide all others. */
  unreadable: string[];
}

export interface Orders {
  /**
   * Numbers and writes the order and counts it in its slot, all in one step; orders of one restaurant that wait share a
   * step. Neither 'exists', where an order has that guid, nor 'full' takes a number.
   */
  place(placing: Placing): Promise<PlacedOutcome>;
  find(place: RestaurantRef, orderGuid: string): Promise<Order | undefined>;
  /** Writes the order and its kitchen items at once; 'exists' when an order has that guid, which then stays as it is. */
  create(order: Order, kitchenItems: readonly KitchenItem[]): Promise<'created' | 'exists'>;
  /**
   * Deliveries that are ready, and those on their way that do not yet count as delivered by themselves, in no order. At most
   * MAX_DELIVERIES are ready, those that were promised first; of more on their way at least as many are there.
   */
  deliveries(place: RestaurantRef, now: number): Promise<Deliveries>;
  /** Every delivery on its way that counts as delivered by itself, and on which nobody has noted it. */
  overdueDeliveries(place: RestaurantRef, now: number): Promise<Deliveries>;
  /**
   * Counts the orders of every slot from yesterday on anew, and puts right what is kept. The slots that were wrong, as ISO
   * instants; empty where there is no such restaurant. Orders that are placed meanwhile do not wait for it, unless something
   * is wrong.
   */
  recountSlots(place: RestaurantRef): Promise<string[]>;
  /** How many orders a slot has. `slotAt` is its ISO instant. */
  takenIn(place: RestaurantRef, slotAt: string): Promise<number>;
  findByTrackingTokenHash(hash: string): Promise<Order | undefined>;
  /**
   * Reads, decides and writes in one transaction. `decide` may run several times and must have no effects of its own;
   * what it throws ends the change. An order that is cancelled or voided leaves its slot; one that comes back is counted
   * again, even where the slot has filled up meanwhile: the kitchen may have begun. Undefined when there is no such order; `decide` answers undefined to leave it as it is.
   */
  change(
    place: RestaurantRef,
    orderGuid: string,
    decide: (order: Order, kitchenItems: KitchenItem[]) => OrderChange | undefined,
  ): Promise<Order | undefined>;
}

// Stored orders and their kitchen items.
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import type { RestaurantRef } from '@bite/shared/paths';

export interface OrderChange {
  order: Order;
  /** The kitchen items that change, whole. */
  kitchenItems: KitchenItem[];
}

export interface Orders {
  find(place: RestaurantRef, orderGuid: string): Promise<Order | undefined>;
  /** Writes the order and its kitchen items at once; 'exists' when an order has that guid, which then stays as it is. */
  create(order: Order, kitchenItems: readonly KitchenItem[]): Promise<'created' | 'exists'>;
  findByTrackingTokenHash(hash: string): Promise<Order | undefined>;
  /**
   * Reads, decides and writes in one transaction. `decide` may run several times and must have no effects of its own;
   * what it throws ends the change. Undefined when there is no such order; `decide` answers undefined to leave it as it is.
   */
  change(
    place: RestaurantRef,
    orderGuid: string,
    decide: (order: Order, kitchenItems: KitchenItem[]) => OrderChange | undefined,
  ): Promise<Order | undefined>;
}

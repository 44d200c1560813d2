// The due work that ends an ordered cart: stored in the order's commit, so that no crash leaves the cart with its diner.
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PlaceOrderInput } from '@bite/shared/ordering/orders.contract';
import { type DueWork, dueWork, newWork } from '../../due-work/due-work.ts';
import type { DueWorkQueue } from '../../ports/due-work-queue.ts';
import type { RecordToSet } from '../../ports/records.ts';

interface OrderOfCart {
  request: { cart?: PlaceOrderInput['cart'] | undefined };
  /** Guests who are not signed in have no cart on the server. */
  diner?: { uid: string } | undefined;
}

/** Depends on the order alone, so that each try of a transaction makes the same. */
function closingOf(order: Order, { request, diner }: OrderOfCart): DueWork[] {
  if (!diner || !request.cart) return [];
  const { tenantId, restaurantId, guid: orderGuid, createdAt } = order;
  const { guid: cartGuid, cartItemIds } = request.cart;
  const data = { tenantId, restaurantId, uid: diner.uid, cartGuid, orderGuid, cartItemIds };
  const now = Date.parse(createdAt);
  return [newWork('closeCart', data, now, { dueAt: now, id: `cart-of-${orderGuid}` })];
}

/** What to store with the order. */
export const closingRecords = (order: Order, of: OrderOfCart): RecordToSet[] =>
  closingOf(order, of).map((work) => ({ at: dueWork, ...work }));

/** Has it done at once, rather than by the schedule within a minute. Never throws. */
export async function requestClosing(queue: DueWorkQueue, order: Order, of: OrderOfCart): Promise<void> {
  for (const { id } of closingOf(order, of))
    await queue.attempt({ workId: id, storedAt: order.createdAt, due: order.createdAt });
}

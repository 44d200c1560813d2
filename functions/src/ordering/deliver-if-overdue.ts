// Marks a delivery as delivered automatically, an hour after the promised time. Payments are never assumed: an unpaid order
// stays on the board (docs/decisions/021-a-delivery-is-delivered-by-itself.md).
import type { OrderStates } from '@bite/shared/ordering/board';
import { autoDeliveredAt } from '@bite/shared/ordering/deliveries';
import type { Order } from '@bite/shared/ordering/order.schema';
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import type { RestaurantRef } from '@bite/shared/paths';
import { type DueWork, dueWork, newWork } from '../due-work/due-work.ts';
import type { Orders } from '../ports/orders.ts';
import { type BoardRequest, recorded } from './board-request.ts';
import { recountThumbs } from './thumbs/recounted.ts';

export interface DeliverIfOverdueDeps {
  orders: Pick<Orders, 'change'>;
  /** Milliseconds. */
  now: () => number;
}

/** Who acts where nobody does. */
const bite = { uid: SYSTEM, displayName: 'Bite', email: '' };

/**
 * Does nothing to an order that is not due: already delivered, taken back, corrected or cancelled. Idempotent. Returns
 * whether it marked the order.
 */
export async function deliverIfOverdue(
  { orders, now }: DeliverIfOverdueDeps,
  place: RestaurantRef,
  orderGuid: string,
): Promise<boolean> {
  let isDelivered = false;
  await orders.change(place, orderGuid, (order) => {
    isDelivered = isOverdue(order, now());
    if (!isDelivered) return undefined;
    const after = delivered(order, new Date(now()).toISOString());
    const records = recountThumbs(order, after, now()).map((work) => ({ at: dueWork, ...work }));
    return { order: after, kitchenItems: [], ...(records.length > 0 && { records }) };
  });
  return isDelivered;
}

/** Whether the delivery has been on its way so long that it counts as delivered. @param now Milliseconds. */
function isOverdue(order: Order, now: number): boolean {
  const dueAt = autoDeliveredAt(order);
  return dueAt !== undefined && dueAt <= now;
}

function delivered(order: Order, at: string): Order {
  const request: BoardRequest = {
    input: { action: 'deliver', reason: 'By itself, an hour after the promised time' },
    by: bite,
    at,
  };
  const to = statesAfter(order);
  const stamp = to.status === 'completed' ? { completedAt: at } : { deliveredAt: at };
  return { ...order, ...stamp, ...recorded(order, to, request) };
}

/** Complete if there is nothing left to pay. */
function statesAfter(order: Order): OrderStates {
  const isSettled = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';
  return isSettled ? { ...order, status: 'completed', lifecycleState: 'completed' } : order;
}

/** The work that follows when a delivery leaves; undefined if it left before or does not leave. */
export function deliveryCompletionWork(before: Order, after: Order, now: number): DueWork | undefined {
  const dueAt = autoDeliveredAt(before) === undefined ? autoDeliveredAt(after) : undefined;
  if (dueAt === undefined) return undefined;
  const { tenantId, restaurantId, guid: orderGuid } = after;
  const id = `delivery-${orderGuid}-${after.history.length}`;
  return newWork('completeDelivery', { tenantId, restaurantId, orderGuid }, now, { dueAt, id });
}

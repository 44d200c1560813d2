// Updates an order's state from the states of its kitchen items. Idempotent: it reads all items as they are now.
import { followKitchen, statesOf } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import { withEvent } from '@bite/shared/ordering/order-history';
import type { RestaurantRef } from '@bite/shared/paths';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Orders } from '../ports/orders.ts';
import { announced, requestMessages } from './messages/order-messages.ts';

/** Moves an accepted order to inPreparation or ready, or back to inPreparation on a recall; anything else stays. */
export async function rollUpKitchen(
  deps: { orders: Orders; dueWorkQueue: DueWorkQueue; now: () => number },
  place: RestaurantRef,
  orderGuid: string,
): Promise<void> {
  let known = 0;
  const rolledUp = await deps.orders.change(place, orderGuid, (order, items) => {
    known = order.history.length;
    const target = followKitchen(
      order,
      items.map((item) => item.kitchenStatus),
    );
    if (!target) return undefined;
    const at = new Date(deps.now()).toISOString();
    const from = statesOf(order);
    const event = { at, by: SYSTEM, action: 'kitchen', from, to: { ...from, lifecycleState: target } };
    const moved: Order = {
      ...order,
      lifecycleState: target,
      ...(target === 'ready' && { readyAt: at }),
      updatedAt: at,
      history: withEvent(order.history, event),
    };
    return announced({ order: moved, kitchenItems: [] }, order);
  });
  if (rolledUp) await requestMessages(deps.dueWorkQueue, rolledUp, known);
}

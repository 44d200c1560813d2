// Which orders a driver sees, and when a delivery is marked as delivered automatically.
import { isOnItsWay } from './board.ts';
import type { Order } from './order.schema.ts';
import type { LifecycleState } from './transitions.ts';

/** Ready to be taken out, or on its way. */
export const deliveryStates = ['ready', 'served'] as const satisfies readonly LifecycleState[];
export type DeliveryState = (typeof deliveryStates)[number];

export const isDeliveryState = (state: LifecycleState): state is DeliveryState =>
  deliveryStates.some((each) => each === state);

/** After the promise, or after it left where that was later. Milliseconds. */
export const AUTO_DELIVERED_AFTER = 60 * 60_000;

/**
 * When a delivery on its way counts as delivered by itself: an hour after the promise, and never sooner than an hour after
 * it left. Milliseconds; undefined for every other order.
 */
export function autoDeliveredAt(
  order: Pick<Order, 'type' | 'status' | 'lifecycleState' | 'deliveredAt' | 'fulfilment'>,
): number | undefined {
  if (!isOnItsWay(order)) return undefined;
  const { promisedAt, outAt = promisedAt } = order.fulfilment;
  return Math.max(Date.parse(promisedAt), Date.parse(outAt)) + AUTO_DELIVERED_AFTER;
}

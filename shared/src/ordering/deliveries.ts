// Which orders a driver sees, and when a delivery is marked as delivered automatically.
import { HOUR } from '../kernel/durations.ts';
import { isOnItsWay } from './board.ts';
import type { Order } from './order.schema.ts';
import type { LifecycleState } from './transitions.ts';

/** Ready to be picked up, or on its way. */
export const deliveryStates = ['ready', 'served'] as const satisfies readonly LifecycleState[];
export type DeliveryState = (typeof deliveryStates)[number];

export const isDeliveryState = (state: LifecycleState): state is DeliveryState =>
  deliveryStates.some((each) => each === state);

/** Milliseconds after the promised time, or after the departure if that was later. */
export const AUTO_DELIVERED_AFTER = HOUR;

/**
 * When a delivery on its way counts as delivered: an hour after the promised time, and at least an hour after it left.
 * Milliseconds; undefined for all other orders.
 */
export function autoDeliveredAt(
  order: Pick<Order, 'type' | 'status' | 'lifecycleState' | 'deliveredAt' | 'fulfilment'>,
): number | undefined {
  if (!isOnItsWay(order)) return undefined;
  const { promisedAt, outAt = promisedAt } = order.fulfilment;
  return Math.max(Date.parse(promisedAt), Date.parse(outAt)) + AUTO_DELIVERED_AFTER;
}

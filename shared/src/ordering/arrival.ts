// "I'm here": when guests who pick up may say so, by the tracking page's link (docs/decisions/057-kitchen-minutes.md).
import { MINUTE } from '../kernel/durations.ts';
import { isOpen } from './board.ts';
import type { Order } from './order.schema.ts';
import { isDraft } from './transitions.ts';

/** How long before its time a guest may say so; at any time once it is ready. */
const NEAR = 30 * MINUTE;

type Expected = Pick<Order, 'type' | 'status' | 'lifecycleState' | 'readyAt' | 'createdAt' | 'fulfilment'>;

/** The first millisecond at which the guest may say so; undefined for deliveries, and once it is handed over or cancelled. */
export function mayArriveFrom(order: Expected): number | undefined {
  if (order.type !== 'takeOut' || !isOpen(order) || isDraft(order)) return undefined;
  if (order.lifecycleState === 'ready') return Date.parse(order.readyAt ?? order.createdAt);
  return Math.max(Date.parse(order.createdAt), Date.parse(order.fulfilment.promisedAt) - NEAR);
}

/** Why the guest may not, in words for them; undefined if they may. */
export function refuseArrival(order: Expected, now: number): string | undefined {
  const from = mayArriveFrom(order);
  if (from !== undefined) return now < from ? 'Please say so closer to the time of your order.' : undefined;
  return order.type === 'takeOut'
    ? 'This order is finished, so the restaurant is not waiting for you.'
    : 'This order is delivered to you.';
}

// The browsers that show a guest what happens to an order, also while its page is closed (docs/decisions/065-web-push.md).
import { isOnItsWay } from './board.ts';
import type { Order } from './order.schema.ts';

/** What a browser gives whoever may send it notifications. */
export interface PushDevice {
  /** Of the browser maker's push service, where this browser is reached. */
  endpoint: string;
  /** By which notifications are encrypted for it, base64url. */
  keys: { p256dh: string; auth: string };
  /** By which the browser finds the order's page again, which no notification names. */
  reference: string;
}

/** Of one order: a household's phones and tablets. */
export const MOST_DEVICES = 5;

/** The id by which an order names a device: a part of a hash, 32 hexadecimal digits. */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether what a guest waits for is still to come: that it is ready, or on its way. */
export const isStillAwaited = (
  order: Pick<Order, 'type' | 'status' | 'lifecycleState' | 'deliveredAt'>,
): boolean => {
  if (order.status === 'newOrder') return true;
  if (order.status !== 'inProgress' || isOnItsWay(order)) return false;
  return order.type === 'delivery' || order.lifecycleState !== 'ready';
};

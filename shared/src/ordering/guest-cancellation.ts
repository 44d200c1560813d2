// When guests may cancel an order themselves: within the restaurant's minutes after it got the order, until the kitchen begins.
import { MINUTE } from '../kernel/durations.ts';
import { hasPreparationBegun, isOpen, rollUp } from './board.ts';
import type { KitchenItem, Order } from './order.schema.ts';

export const GUEST_CANCEL_REASON = 'Cancelled by the guest';

type Cancellable = Pick<
  Order,
  'status' | 'lifecycleState' | 'paymentStatus' | 'createdAt' | 'startedAt' | 'payment'
>;

/** The last millisecond at which guests may cancel; undefined if they may not at all, as the order stands or as the restaurant wants it. */
export function cancellableUntil(order: Cancellable, windowMinutes: number): number | undefined {
  if (windowMinutes === 0 || !isOpen(order) || hasPreparationBegun(order) || isPaid(order)) return undefined;
  // One that is paid by card is written down when the guest begins to pay, and starts once that is done.
  return Date.parse(order.startedAt ?? order.createdAt) + windowMinutes * MINUTE;
}

/** Money goes back through the restaurant; what was paid by card goes back by itself. */
const isPaid = ({ paymentStatus, payment }: Cancellable): boolean =>
  paymentStatus !== 'unpaid' && paymentStatus !== 'failed' && payment?.state !== 'captured';

/** Why guests may not cancel an open order, in words for them; undefined if they may. `now` in milliseconds. */
export function refuseGuestCancellation(
  order: Cancellable,
  kitchenItems: readonly Pick<KitchenItem, 'kitchenStatus'>[],
  windowMinutes: number,
  now: number,
): string | undefined {
  if (windowMinutes === 0) return 'This restaurant takes cancellations by phone only.';
  // A cook's tap reaches the order a moment after its items.
  const isInTheMaking = rollUp(kitchenItems.map(({ kitchenStatus }) => kitchenStatus)) !== undefined;
  if (isInTheMaking || hasPreparationBegun(order))
    return 'The kitchen has begun to prepare your order, so it can no longer be cancelled here.';
  if (isPaid(order)) return 'Your order is paid, so it cannot be cancelled here.';
  const until = cancellableUntil(order, windowMinutes);
  if (until === undefined) return 'Your order can no longer be cancelled here.';
  return now > until ? 'The time to cancel your order here is over.' : undefined;
}

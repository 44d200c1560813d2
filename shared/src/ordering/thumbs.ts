// Thumbs that guests give to the dishes of an order once it is completed (docs/decisions/067-thumbs-and-favourites.md).
import { DAY } from '../kernel/durations.ts';
import type { OrderStatus } from './transitions.ts';

export const thumbs = ['up', 'down'] as const;
export type Thumb = (typeof thumbs)[number];

/** How many thumbs each has had. */
export interface ThumbCount {
  up: number;
  down: number;
}

/** How long after an order its dishes may be judged. */
const JUDGED_WITHIN = 30 * DAY;
/** Fewer thumbs are shown to nobody but staff. */
export const LEAST_THUMBS = 5;

interface Judged {
  status: OrderStatus;
  completedAt?: string | undefined;
  createdAt: string;
}

/** The first millisecond at which its dishes can no longer be judged; undefined unless it is completed. */
export const judgedUntil = ({ status, completedAt, createdAt }: Judged): number | undefined =>
  status === 'completed' ? Date.parse(completedAt ?? createdAt) + JUDGED_WITHIN : undefined;

/** Why the guest may not judge this dish, in words for them; undefined if they may. */
export function refuseThumb(
  order: Judged & { items: readonly { menuItemId: number }[] },
  itemId: number,
  now: number,
): string | undefined {
  if (!order.items.some(({ menuItemId }) => menuItemId === itemId)) return 'This dish is not in your order.';
  const until = judgedUntil(order);
  if (until === undefined) return 'You can say how you liked it once the order is completed.';
  return now < until ? undefined : 'This order is too long ago.';
}

/** Which percent liked it, of how many; undefined while these are too few to say so. */
export function likedBy({ up, down }: ThumbCount): { percent: number; count: number } | undefined {
  const count = up + down;
  return count < LEAST_THUMBS ? undefined : { percent: Math.round((100 * up) / count), count };
}

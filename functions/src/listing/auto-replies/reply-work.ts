// The due work that sends an automatic reply: one piece for each review.
import type { RestaurantRef } from '@bite/shared/paths';
import { type DueWork, FIRST_ATTEMPT_WITHIN, newWork } from '../../due-work/due-work.ts';
import { idOfWork } from '../../due-work/give-up.ts';

/** @param id Of the review's document. @param dueAt Milliseconds; as soon as possible by default. */
export function replyWork(
  { tenantId, restaurantId }: RestaurantRef,
  id: string,
  now: number,
  dueAt: number = now + FIRST_ATTEMPT_WITHIN,
): DueWork {
  const data = { tenantId, restaurantId, reviewId: id };
  return newWork('sendAutoReply', data, now, { id: idOfWork('sendAutoReply', data), dueAt });
}

// Asks by itself what the service makes of a reply: some times within a quarter of an hour after it was sent, however seldom the listing is
// read. After that the restaurant's synchronisation sees it.
import { MINUTE } from '@bite/shared/kernel/durations';
import { isFollowed } from '@bite/shared/listing/review-filters';
import type { RestaurantRef } from '@bite/shared/paths';
import { reviewsOf } from '../../collections/listing.ts';
import { type DueWork, dueWork, newWork, type WorkData } from '../../due-work/due-work.ts';
import { readAgain, storeReview } from './one-review.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

/** After the reply was sent. */
const times = [MINUTE, 5 * MINUTE, 15 * MINUTE] as const;

/** Belongs to the transaction that notes the reply as sent. @param id Of the review's document. @param sentAt Milliseconds. */
export const followingWork = (place: RestaurantRef, id: string, sentAt: number): DueWork =>
  workFor({ ...place, reviewId: id, sentAt: new Date(sentAt).toISOString(), turn: 0 }, sentAt);

function workFor(data: WorkData<'followReviewReply'>, now: number): DueWork {
  const { tenantId, restaurantId, reviewId, sentAt, turn } = data;
  const dueAt = Math.max(now, Date.parse(sentAt) + (times[turn] ?? 0));
  // Another reply to the same review takes the place of the first.
  const id = `follow-reply-${tenantId}-${restaurantId}-${reviewId}-${turn}`;
  return newWork('followReviewReply', { tenantId, restaurantId, reviewId, sentAt, turn }, now, { dueAt, id });
}

/** Does nothing once it is judged. A service that does not answer is asked the next time. */
export async function followReply(deps: SyncReviewsDeps, data: WorkData<'followReviewReply'>): Promise<void> {
  const { tenantId, restaurantId, reviewId: id, turn } = data;
  const place = { tenantId, restaurantId };
  const before = await deps.records.get(reviewsOf(place), id);
  if (!before || !isFollowed(before)) return;
  const answer = await readAgain(deps, place, before.reviewId, 'background');
  const review = answer.outcome === 'answered' ? await storeReview(deps, place, answer.value) : before;
  if (!review || !isFollowed(review) || times[turn + 1] === undefined) return;
  const { id: workId, record } = workFor({ ...data, turn: turn + 1 }, deps.now());
  await deps.records.transact(async (transaction) => transaction.set(dueWork, workId, record));
}

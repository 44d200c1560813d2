// Reads reviews again whose reply the service has not judged yet, or of which nobody knows whether it has arrived.
import { DAY } from '@bite/shared/kernel/durations';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { reviewsOf } from '../../collections/listing.ts';
import { readAgain, storeReview } from './one-review.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

/** Of one run; the daily full pass reads all of them. */
const MOST = 20;
/** What waits longer is left to the full pass. */
const FOLLOWED_FOR = DAY;

/** Ends early where the service does not answer: nothing is lost by that. */
export async function followReplies(deps: SyncReviewsDeps, place: RestaurantRef): Promise<void> {
  const { found } = await deps.records.page(reviewsOf(place), {
    where: [{ field: 'isFollowed', is: '==', value: true }],
    limit: MOST,
  });
  for (const { record } of found) {
    if (deps.now() - since(record) > FOLLOWED_FOR) continue;
    const answer = await readAgain(deps, place, record.reviewId, 'background');
    if (answer.outcome === 'failed' && answer.reason !== 'notFound') return;
    if (answer.outcome === 'answered') await storeReview(deps, place, answer.value);
  }
}

const since = ({ sending, response, changedAt }: StoredReview): number =>
  Date.parse(sending?.at ?? response?.updateTime ?? changedAt);

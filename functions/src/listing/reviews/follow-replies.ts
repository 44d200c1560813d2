// Reads reviews again whose reply the service has not judged yet, or of which nobody knows whether it has arrived.
import { DAY } from '@bite/shared/kernel/durations';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { ServiceReview } from '@bite/shared/listing/service-review.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { LISTING_CONNECTION, listingConnectionsOf, reviewsOf } from '../../collections/listing.ts';
import { readPage } from './read-pages.ts';
import { readAgain } from './removed-reviews.ts';
import { storingReviews } from './store-reviews.ts';
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

/** As it was just read. @returns As it is kept now; undefined if it cannot be read, or the listing was disconnected. */
export async function storeReview(
  deps: Pick<SyncReviewsDeps, 'records' | 'now'>,
  place: RestaurantRef,
  review: ServiceReview,
): Promise<StoredReview | undefined> {
  const { reviews } = readPage([review]);
  return deps.records.transact(async (transaction) => {
    const connection = await transaction.get(listingConnectionsOf(place), LISTING_CONNECTION);
    if (!connection || connection.status === 'disconnected') return undefined;
    const { connectionId } = connection;
    const store = await storingReviews(transaction, place, reviews, { connectionId, now: deps.now() });
    return [...store().reviews.values()][0];
  });
}

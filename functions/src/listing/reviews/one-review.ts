// Reads one review again, and keeps it as it is now.
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { ServiceReview } from '@bite/shared/listing/service-review.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { LISTING_CONNECTION, listingConnectionsOf } from '../../collections/listing.ts';
import type { CallUrgency } from '../call-budget.ts';
import { type CallListingDeps, callListing } from '../call-listing.ts';
import { readPage } from './read-pages.ts';
import { storingReviews } from './store-reviews.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

/** The review as it is at the service now. */
export const readAgain = (
  deps: CallListingDeps,
  place: RestaurantRef,
  reviewId: string,
  urgency: CallUrgency,
) =>
  callListing(deps, place, {
    ...{ api: 'reviews', urgency },
    send: (service, token, at) => service.review(token, at, reviewId),
  });

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

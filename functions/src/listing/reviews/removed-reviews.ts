// Finds reviews that were removed at the service. A full pass reads them in the order of their last change: whatever is kept from between
// the ends of a page and does not stand on it has been removed, which the service is asked about, one by one.
import type { ReadReview } from '@bite/shared/listing/read-review';
import type { ReviewsPass } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { reviewsOf } from '../../collections/listing.ts';
import type { Condition } from '../../ports/records.ts';
import type { CallUrgency } from '../call-budget.ts';
import { type CallListingDeps, callListing, type ListingFailure } from '../call-listing.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

/** Of one page. The rest is found by the next full pass. */
const MOST_ASKED = 25;
const MOST_BETWEEN = 200;

interface Page {
  reviews: ReadonlyMap<string, ReadReview>;
  isLast: boolean;
}

/** @returns The ids of their documents. */
export async function removedReviews(
  deps: SyncReviewsDeps,
  place: RestaurantRef,
  { before }: Pick<ReviewsPass, 'before'>,
  page: Page,
): Promise<{ outcome: 'answered'; removed: string[] } | ListingFailure> {
  const until = [...page.reviews.values()].at(-1)?.updateTime;
  const where: Condition[] = [
    ...(before === undefined ? [] : [{ field: 'updateTime', is: '<', value: before } as const]),
    ...(page.isLast || until === undefined ? [] : [{ field: 'updateTime', is: '>=', value: until } as const]),
  ];
  const query = { where, orderBy: { field: 'updateTime', direction: 'desc' } as const, limit: MOST_BETWEEN };
  const { found } = await deps.records.page(reviewsOf(place), query);
  const missing = found.filter(({ id }) => !page.reviews.has(id)).slice(0, MOST_ASKED);
  const removed: string[] = [];
  for (const { id, record } of missing) {
    const answer = await readAgain(deps, place, record.reviewId, 'background');
    if (answer.outcome === 'failed' && answer.reason === 'notFound') removed.push(id);
    else if (answer.outcome === 'failed') return answer;
  }
  return { outcome: 'answered', removed };
}

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

// Finds reviews that were removed at the service. A full pass reads them in the order of their last change: what is kept from between the
// ends of a page and does not stand on it is noted as missing. Then the service is asked about each, one by one, as far as the quota goes:
// what was asked about is not asked again.
import type { ReviewsPass, StoredListingSync } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { LISTING_SYNC, listingSyncsOf, reviewsOf } from '../../collections/listing.ts';
import type { Condition, RecordReader } from '../../ports/records.ts';
import type { CallUrgency } from '../call-budget.ts';
import type { ListingFailure } from '../call-listing.ts';
import { syncAt } from './listing-sync.ts';
import { readAgain, storeReview } from './one-review.ts';
import type { ReadPage } from './read-pages.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

/** The rest is found by the next full pass. */
const MOST_MISSING = 100;
const MOST_BETWEEN = 200;

/** What is missing after this page of a full pass. Reads as a part of the page's transaction. */
export async function missingAfter(
  reader: Pick<RecordReader, 'find'>,
  place: RestaurantRef,
  { missing }: Pick<StoredListingSync, 'missing'>,
  { before }: Pick<ReviewsPass, 'before'>,
  { reviews, isLast }: Pick<ReadPage, 'reviews'> & { isLast: boolean },
): Promise<string[]> {
  const until = [...reviews.values()].at(-1)?.updateTime;
  const where: Condition[] = [
    ...(before === undefined ? [] : [{ field: 'updateTime', is: '<', value: before } as const]),
    ...(isLast || until === undefined ? [] : [{ field: 'updateTime', is: '>=', value: until } as const]),
  ];
  const query = { where, orderBy: { field: 'updateTime', direction: 'desc' } as const, limit: MOST_BETWEEN };
  const between = await reader.find(reviewsOf(place), query);
  const all = new Set([...missing, ...between.map(({ id }) => id)]);
  return [...all].filter((id) => !reviews.has(id)).slice(0, MOST_MISSING);
}

/** @returns How many were removed here; or why it does not go on now. */
export async function removeMissing(
  deps: SyncReviewsDeps,
  place: RestaurantRef,
  urgency: CallUrgency,
): Promise<{ outcome: 'answered'; removed: number } | ListingFailure> {
  const { missing = [] } = (await syncAt(deps.records, place)) ?? {};
  let removed = 0;
  for (const id of missing) {
    const review = await deps.records.get(reviewsOf(place), id);
    const answer = review && (await readAgain(deps, place, review.reviewId, urgency));
    const isGone = answer?.outcome === 'failed' && answer.reason === 'notFound';
    if (answer?.outcome === 'failed' && !isGone) return answer;
    if (answer?.outcome === 'answered') await storeReview(deps, place, answer.value);
    await settleMissing(deps, place, id, isGone);
    removed += isGone ? 1 : 0;
  }
  return { outcome: 'answered', removed };
}

const settleMissing = (
  { records }: Pick<SyncReviewsDeps, 'records'>,
  place: RestaurantRef,
  id: string,
  isGone: boolean,
): Promise<void> =>
  records.transact(async (transaction) => {
    const sync = await transaction.get(listingSyncsOf(place), LISTING_SYNC);
    if (isGone) transaction.delete(reviewsOf(place), id);
    if (!sync) return;
    const missing = sync.missing.filter((one) => one !== id);
    transaction.set(listingSyncsOf(place), LISTING_SYNC, { ...sync, missing });
  });

// What a restaurant's reviews come to: unanswered ones, ratings by stars and by month, and how they are kept up to date.
import type { Answers } from '@bite/shared/api/answers';
import { defined } from '@bite/shared/kernel/defined';
import { addDays, instantAt, localTimeAt } from '@bite/shared/kernel/time';
import { ratings, type Stars } from '@bite/shared/listing/stars';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { assertMayAt, assertMayIn } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordStore } from '../../ports/records.ts';
import { connectionAt } from '../call-listing.ts';
import { syncViewAt } from './change-sync-settings.ts';

/** Of counting the ratings of a month; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.reviews,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'rating', order: 'ASCENDING' },
      { fieldPath: 'reviewTime', order: 'ASCENDING' },
    ],
  },
];

export interface SummaryDeps {
  records: Pick<RecordStore, 'get' | 'count'>;
  /** Milliseconds. */
  now: () => number;
}

const MONTHS = 12;

export const unansweredAt = (records: Pick<RecordStore, 'count'>, place: RestaurantRef): Promise<number> =>
  records.count(reviewsOf(place), [{ field: 'isAnswered', is: '==', value: false }]);

/** By the restaurant's clock. Throws as assertMayAt does. */
export async function summarizeReviews(
  deps: SummaryDeps,
  { user }: Caller,
  { tenantId, restaurantId }: RestaurantRef,
): Promise<Answers['getReviewSummary']> {
  const { records, now } = deps;
  const place = { tenantId, restaurantId };
  const tenant = await assertMayIn(records, user, 'listing.read', place);
  const restaurant = await assertMayAt(records, user, 'listing.read', place);
  const zone = timezoneOf(restaurant, tenant);
  const months = monthsUntil(localTimeAt(now(), zone).date);
  const [connection, view, unanswered, waitingReplies, byStars, ...rated] = await Promise.all([
    connectionAt({ records }, place),
    syncViewAt(records, place),
    unansweredAt(records, place),
    records.count(reviewRepliesOf(place), [{ field: 'state', is: '==', value: 'awaitingApproval' }]),
    countByStars(records, place),
    ...months.map((month) => rateMonth(records, place, month, zone)),
  ]);
  return defined({
    status: connection?.status,
    problem: connection?.problem,
    averageRating: view?.averageRating,
    totalReviewCount: view?.totalReviewCount,
    ...{ unanswered, waitingReplies, byStars },
    months: rated.filter(({ count }) => count > 0),
    sync: view?.sync,
  });
}

/** The first days of the last months, the oldest first. @param today YYYY-MM-DD */
function monthsUntil(today: string): string[] {
  const months: string[] = [];
  for (let day = firstOf(today); months.length < MONTHS; day = firstOf(addDays(day, -1))) months.unshift(day);
  return months;
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

const countByStars = (records: Pick<RecordStore, 'count'>, place: RestaurantRef) =>
  Promise.all(
    ratings.map(async (stars) => ({
      stars,
      count: await records.count(reviewsOf(place), [{ field: 'rating', is: '==', value: stars }]),
    })),
  );

async function rateMonth(
  records: Pick<RecordStore, 'count'>,
  place: RestaurantRef,
  first: string,
  zone: string,
): Promise<{ month: string; count: number; average: number }> {
  const startOf = (day: string): string => new Date(instantAt(day, 0, zone)).toISOString();
  const counted = async (stars: Stars): Promise<number> =>
    records.count(reviewsOf(place), [
      { field: 'rating', is: '==', value: stars },
      { field: 'reviewTime', is: '>=', value: startOf(first) },
      { field: 'reviewTime', is: '<', value: startOf(firstOf(addDays(first, 31))) },
    ]);
  const counts = await Promise.all(ratings.map(counted));
  const count = counts.reduce((total, one) => total + one, 0);
  const sum = counts.reduce((total, one, index) => total + one * (ratings[index] ?? 0), 0);
  const average = count === 0 ? 0 : Math.round((sum * 10) / count) / 10;
  return { month: first.slice(0, 7), count, average };
}

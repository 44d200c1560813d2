// Lists reviews for staff: of a restaurant, or of all restaurants of a business.
import type { Answers } from '@bite/shared/api/answers';
import { matchesSearch } from '@bite/shared/kernel/search-grams';
import { addDays, instantAt } from '@bite/shared/kernel/time';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { ListedReview } from '@bite/shared/listing/reviews.contract';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { restaurantsOf } from '../../collections/collections.ts';
import { everyReview, reviewsOf } from '../../collections/listing.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { placeOfPath } from '../../collections/place-of-path.ts';
import { assertMayAt, assertMayIn } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Condition, Found, RecordSource, RecordStore, Unreadable } from '../../ports/records.ts';
import { withWaitingReplies } from './waiting-replies.ts';

const narrowing = ['rating', 'isAnswered', 'hasComment'] as const;
const across = ['tenantId', 'restaurantId'] as const;

const newestFirst = (queryScope: 'COLLECTION' | 'COLLECTION_GROUP', fieldPath: string) => ({
  collectionGroup: collections.reviews,
  queryScope,
  fields: [
    { fieldPath, order: 'ASCENDING' },
    { fieldPath: 'reviewTime', order: 'DESCENDING' },
  ],
});

/** Firestore joins them for several filters at once; firestore.indexes.json holds the union. */
export const indexes = [
  ...narrowing.map((field) => newestFirst('COLLECTION', field)),
  ...[...narrowing, ...across].map((field) => newestFirst('COLLECTION_GROUP', field)),
];

interface Filters {
  limit: number;
  pageToken?: string | undefined;
  /** '1,2' */
  stars?: string | undefined;
  answered?: 'yes' | 'no' | undefined;
  withComment?: 'yes' | 'no' | undefined;
  /** Days by the clock of the place, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

type Deps = { records: Pick<RecordStore, 'get' | 'getAll' | 'page'> };

/** How many reviews one request of a search looks at: comments are long, and are not indexed. */
export const SEARCHED_AT_ONCE = 500;
const READ_AT_ONCE = 100;

/** Newest first. Throws as assertMayAt does. */
export async function listReviews(
  { records }: Deps,
  { user }: Caller,
  { tenantId, restaurantId }: RestaurantRef,
  filters: Filters,
): Promise<Answers['listReviews']> {
  const place = { tenantId, restaurantId };
  const tenant = await assertMayIn(records, user, 'listing.read', place);
  const restaurant = await assertMayAt(records, user, 'listing.read', place);
  return pageOf(
    { records, tenantId },
    reviewsOf(place),
    filters,
    conditionsOf(filters, timezoneOf(restaurant, tenant)),
  );
}

/** By the business's clock. Throws as assertMayIn does. */
export async function listTenantReviews(
  { records }: Deps,
  { user }: Caller,
  { tenantId }: { tenantId: number },
  { restaurantId, ...filters }: Filters & { restaurantId?: number | undefined },
): Promise<Answers['listTenantReviews']> {
  const tenant = await assertMayIn(records, user, 'listing.read', { tenantId });
  const at =
    restaurantId === undefined ? undefined : await records.get(restaurantsOf(tenantId), String(restaurantId));
  const zone = at ? timezoneOf(at, tenant) : tenant.settings.timezone;
  return pageOf({ records, tenantId }, everyReview, filters, [
    { field: 'tenantId', is: '==', value: tenantId },
    ...(restaurantId === undefined
      ? []
      : [{ field: 'restaurantId', is: '==', value: restaurantId } as const]),
    ...conditionsOf(filters, zone),
  ]);
}

function conditionsOf({ stars, answered, withComment, from, to }: Filters, zone: string): Condition[] {
  const startOf = (day: string): string => new Date(instantAt(day, 0, zone)).toISOString();
  return [
    ...(stars ? [{ field: 'rating', is: 'in', value: ratingsIn(stars) } as const] : []),
    ...(answered ? [{ field: 'isAnswered', is: '==', value: answered === 'yes' } as const] : []),
    ...(withComment ? [{ field: 'hasComment', is: '==', value: withComment === 'yes' } as const] : []),
    ...(from ? [{ field: 'reviewTime', is: '>=', value: startOf(from) } as const] : []),
    ...(to ? [{ field: 'reviewTime', is: '<', value: startOf(addDays(to, 1)) } as const] : []),
  ];
}

const ratingsIn = (stars: string): number[] => [...new Set(stars.split(',').map(Number))];

/** A page of a search ends with a page of the store, so that it may hold some more than was asked for. */
async function pageOf(
  { records, tenantId }: Deps & { tenantId: number },
  from: RecordSource<StoredReview>,
  { limit, search, ...filters }: Filters,
  where: readonly Condition[],
): Promise<Answers['listReviews']> {
  const reviews: ListedReview[] = [];
  const unreadable: Unreadable[] = [];
  let { pageToken } = filters;
  let searchedTo: string | undefined;
  for (let searched = 0; ; searched += READ_AT_ONCE) {
    const page = await records.page(from, {
      ...{ where, pageToken, limit: search === undefined ? limit : READ_AT_ONCE },
      orderBy: { field: 'reviewTime', direction: 'desc' },
    });
    reviews.push(...page.found.filter(({ record }) => matches(record, search)).flatMap(listedOf));
    unreadable.push(...(page.unreadable ?? []));
    pageToken = page.nextPageToken;
    searchedTo = page.found.at(-1)?.record.reviewTime ?? searchedTo;
    const isEnough = search === undefined || reviews.length >= limit || searched >= SEARCHED_AT_ONCE;
    if (pageToken === undefined || isEnough) break;
  }
  return {
    reviews: await withWaitingReplies(records, tenantId, reviews),
    ...pageAnswerOf({
      ...(unreadable.length > 0 && { unreadable }),
      ...(pageToken !== undefined && { nextPageToken: pageToken }),
    }),
    ...(pageToken !== undefined && search !== undefined && searchedTo !== undefined && { searchedTo }),
  };
}

function matches({ reviewerName, comment, response }: StoredReview, search: string | undefined): boolean {
  if (search === undefined) return true;
  return matchesSearch({ texts: [reviewerName, comment, response?.comment] }, search);
}

function listedOf({ id, path, record }: Found<StoredReview>): ListedReview[] {
  const { restaurantId } = placeOfPath(path);
  return restaurantId === undefined ? [] : [listed({ restaurantId }, id, record)];
}

/** Without who is sending a reply. */
export function listed(
  { restaurantId }: Pick<RestaurantRef, 'restaurantId'>,
  id: string,
  { sending, ...review }: StoredReview,
): ListedReview {
  const shown = sending && {
    at: sending.at,
    ...(sending.comment !== undefined && { comment: sending.comment }),
  };
  return { ...review, id, restaurantId, ...(shown && { sending: shown }) };
}

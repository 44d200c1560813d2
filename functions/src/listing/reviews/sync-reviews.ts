// Reads a restaurant's reviews from the listing service, page by page. Each page is one transaction with the place where the next one goes
// on, so that neither a crash nor a used-up quota loses or repeats anything. A pass ends where nothing is new; once a day it
// goes through all of them, and finds what has been removed or was answered at the service.
import { DAY } from '@bite/shared/kernel/durations';
import { nextSyncAt, withoutErrors } from '@bite/shared/listing/sync-plan';
import type { ReviewsPass, StoredListingSync, SyncErrorType } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import {
  LISTING_CONNECTION,
  LISTING_SYNC,
  listingConnectionsOf,
  listingSyncsOf,
} from '../../collections/listing.ts';
import type { ReviewPage } from '../../ports/listing-service.ts';
import type { RecordReader, RecordTransaction } from '../../ports/records.ts';
import type { CallUrgency } from '../call-budget.ts';
import { callListing, type ListingFailure } from '../call-listing.ts';
import { syncOf } from './listing-sync.ts';
import { type ReadPage, readPage } from './read-pages.ts';
import { missingAfter, removeMissing } from './removed-reviews.ts';
import { storingReviews } from './store-reviews.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

/** `waiting`: it is to go on after so many seconds. `overtaken`: somebody else has gone on with it. */
export type SyncOutcome =
  | { outcome: 'done'; isFull: boolean; changed: number; removed: number }
  | { outcome: 'waiting'; seconds: number }
  | { outcome: 'overtaken' }
  | ListingFailure;

/** Of one run, well within the time that a piece of work is leased for. */
const PAGES_AT_ONCE = 20;
/** A pass that has stood still for so long begins again: the service's page tokens are not for ever. */
const OLDEST_PASS = DAY;
const FULL_EVERY = DAY;

const notConnected: ListingFailure = { outcome: 'failed', reason: 'notConnected' };

/** Throws as callListing does. */
export async function syncReviews(
  deps: SyncReviewsDeps,
  place: RestaurantRef,
  urgency: CallUrgency = 'background',
): Promise<SyncOutcome> {
  let pass = await beginPass(deps, place);
  if (!pass) return notConnected;
  const { isFull } = pass;
  // What an earlier pass missed, first: so each run gets further, however little the quota leaves.
  const before = pass.page === 0 ? await removeMissing(deps, place, urgency) : noneRemoved;
  if (before.outcome === 'failed') return waitingOr(before);
  let changed = 0;
  for (let pages = 0; pages < PAGES_AT_ONCE; pages += 1) {
    const step = await readAndStore(deps, place, pass, urgency);
    if (step.outcome !== 'stored') return step;
    changed += step.changed;
    if (!step.next) {
      const after = isFull ? await removeMissing(deps, place, urgency) : noneRemoved;
      if (after.outcome === 'failed') return waitingOr(after);
      return { outcome: 'done', isFull, changed, removed: before.removed + after.removed };
    }
    pass = step.next;
  }
  return { outcome: 'waiting', seconds: 0 };
}

const noneRemoved = { outcome: 'answered', removed: 0 } as const;

const waitingOr = (failure: ListingFailure): ListingFailure | { outcome: 'waiting'; seconds: number } =>
  failure.reason === 'limited' ? { outcome: 'waiting', seconds: failure.retryAfter ?? 60 } : failure;

interface Step {
  outcome: 'stored';
  changed: number;
  /** Absent at the end. */
  next?: ReviewsPass;
}

async function readAndStore(
  deps: SyncReviewsDeps,
  place: RestaurantRef,
  pass: ReviewsPass,
  urgency: CallUrgency,
): Promise<Step | Exclude<SyncOutcome, { outcome: 'done' }>> {
  const answer = await callListing(deps, place, {
    ...{ api: 'reviews', urgency },
    send: (service, token, at) => service.reviews(token, at, pass.pageToken),
  });
  if (answer.outcome === 'answered') return storePage(deps, place, pass, answer.value);
  if (answer.reason === 'refused' && pass.pageToken !== undefined) await endPass(deps, place, pass);
  return waitingOr(answer);
}

/** Goes on with the pass that is under way, which is then nobody else's. Undefined where nothing is connected. */
function beginPass(deps: SyncReviewsDeps, place: RestaurantRef): Promise<ReviewsPass | undefined> {
  const passId = deps.newGuid();
  return deps.records.transact(async (transaction) => {
    const connectionId = await connectedAt(transaction, place);
    if (connectionId === undefined) return undefined;
    const sync = syncOf(connectionId, await transaction.get(listingSyncsOf(place), LISTING_SYNC));
    const pass = { ...(goesOn(sync, deps.now()) ?? newPass(sync, deps.now())), passId };
    transaction.set(listingSyncsOf(place), LISTING_SYNC, { ...sync, reviewsPass: pass });
    return pass;
  });
}

/** The id of the connection to a location. */
async function connectedAt(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<string | undefined> {
  const connection = await records.get(listingConnectionsOf(place), LISTING_CONNECTION);
  const isConnected = connection?.locationId !== undefined && connection.status !== 'disconnected';
  return isConnected ? connection.connectionId : undefined;
}

const goesOn = ({ reviewsPass: pass }: StoredListingSync, now: number): ReviewsPass | undefined =>
  pass && now - Date.parse(pass.startedAt) < OLDEST_PASS ? pass : undefined;

const newPass = ({ lastFullSync }: StoredListingSync, now: number): ReviewsPass => ({
  ...{ passId: '', page: 0, leftOut: 0, startedAt: new Date(now).toISOString() },
  isFull: lastFullSync === undefined || now - Date.parse(lastFullSync) >= FULL_EVERY,
});

async function storePage(
  deps: SyncReviewsDeps,
  place: RestaurantRef,
  pass: ReviewsPass,
  page: ReviewPage,
): Promise<Step | { outcome: 'overtaken' } | ListingFailure> {
  const now = deps.now();
  const read = readPage(page.items);
  return deps.records.transact(async (transaction) => {
    const connectionId = await connectedAt(transaction, place);
    const sync = await transaction.get(listingSyncsOf(place), LISTING_SYNC);
    if (connectionId === undefined || sync?.connectionId !== connectionId) return notConnected;
    const { passId, page: done } = sync.reviewsPass ?? {};
    if (passId !== pass.passId || done !== pass.page) return { outcome: 'overtaken' };
    const isLast = page.nextPageToken === undefined;
    const missing = pass.isFull
      ? await missingAfter(transaction, place, sync, pass, { reviews: read.reviews, isLast })
      : sync.missing;
    const store = await storingReviews(transaction, place, read.reviews, { connectionId, now });
    const { changed, isLastKnown } = store();
    const next = isLastKnown && !pass.isFull ? undefined : nextPass(pass, page, read);
    const after = next ? { ...sync, reviewsPass: next } : ended(sync, pass, read, now);
    transaction.set(listingSyncsOf(place), LISTING_SYNC, { ...after, missing, ...ratingsOf(page) });
    return { outcome: 'stored', changed, ...(next && { next }) };
  });
}

function nextPass(pass: ReviewsPass, { nextPageToken }: ReviewPage, read: ReadPage): ReviewsPass | undefined {
  if (nextPageToken === undefined) return undefined;
  const before = [...read.reviews.values()].at(-1)?.updateTime ?? pass.before;
  return {
    ...pass,
    page: pass.page + 1,
    pageToken: nextPageToken,
    leftOut: pass.leftOut + read.leftOut,
    ...(before !== undefined && { before }),
  };
}

/** What an answer of the service proves to be over. */
const MENDED: readonly SyncErrorType[] = ['auth', 'api', 'network'];

function ended(
  { reviewsPass: _, ...sync }: StoredListingSync,
  { isFull, leftOut }: ReviewsPass,
  read: ReadPage,
  now: number,
): StoredListingSync {
  const iso = new Date(now).toISOString();
  const after = {
    ...sync,
    failures: 0,
    lastReviewsSync: iso,
    syncErrors: withoutErrors(sync.syncErrors, MENDED, iso),
  };
  const { nextReviewsSyncAt: __, ...rest } = after;
  const next = nextSyncAt(after, now);
  return {
    ...rest,
    ...(next !== undefined && { nextReviewsSyncAt: next }),
    ...(isFull && { lastFullSync: iso, leftOut: leftOut + read.leftOut }),
  };
}

/** A location without reviews says neither. */
const ratingsOf = ({ averageRating, totalReviewCount, items }: ReviewPage) => ({
  ...(averageRating !== undefined && { averageRating }),
  ...(totalReviewCount !== undefined && { totalReviewCount }),
  ...(items.length === 0 && totalReviewCount === undefined && { totalReviewCount: 0 }),
});

/** A page token that is refused is of no use: the next run begins a new pass. */
const endPass = (deps: SyncReviewsDeps, place: RestaurantRef, pass: ReviewsPass): Promise<void> =>
  deps.records.transact(async (transaction: RecordTransaction) => {
    const sync = await transaction.get(listingSyncsOf(place), LISTING_SYNC);
    if (sync?.reviewsPass?.passId !== pass.passId) return;
    const { reviewsPass: _, ...rest } = sync;
    transaction.set(listingSyncsOf(place), LISTING_SYNC, rest);
  });

// Brings a restaurant's listing up to date, as due work: its reviews, then its profile and its posts. A failure is kept where staff see it, and the
// restaurant waits longer after each one; others notice nothing.
import { SECOND } from '@bite/shared/kernel/durations';
import { type NewSyncError, nextSyncAt, withError, withoutErrors } from '@bite/shared/listing/sync-plan';
import type { StoredListingSync } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { dueWork } from '../../due-work/due-work.ts';
import type { ListingFailure } from '../call-listing.ts';
import { followReplies } from './follow-replies.ts';
import { changeSync, spreadOf, syncWork } from './listing-sync.ts';
import { keepNotified, type NotificationDeps } from './notifications.ts';
import { type SyncOutcome, syncReviews } from './sync-reviews.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

export interface SyncListingDeps extends SyncReviewsDeps, NotificationDeps {
  /** Reads the profile, and keeps it. */
  syncProfile?: (place: RestaurantRef) => Promise<PartOutcome>;
  /** Reads the posts, and keeps what became of them. */
  syncPosts?: (place: RestaurantRef) => Promise<PartOutcome>;
}

type PartOutcome = { outcome: 'answered' } | ListingFailure;

/** Those that go on at the same minute are spread over so many milliseconds of it. */
const SPREAD = 20 * SECOND;

/** Throws as callListing does: then it is tried again as due work is. */
export async function syncListing(deps: SyncListingDeps, place: RestaurantRef): Promise<void> {
  const outcome = await syncReviews(deps, place);
  if (outcome.outcome === 'waiting') return goOnLater(deps, place, outcome.seconds);
  if (outcome.outcome === 'failed') return noteFailure(deps, place, outcome);
  if (outcome.outcome === 'overtaken') return;
  await noteLeftOut(deps, place, outcome);
  await followReplies(deps, place);
  await keepNotified(deps, place);
  if (deps.syncProfile) await notePart(deps, place, 'lastProfileSync', await deps.syncProfile(place));
  if (deps.syncPosts) await notePart(deps, place, 'lastPostsSync', await deps.syncPosts(place));
}

/** Its turn is kept: the work is stored again, and what was read so far stays. */
async function goOnLater(deps: SyncListingDeps, place: RestaurantRef, seconds: number): Promise<void> {
  const dueAt = deps.now() + seconds * SECOND + (seconds > 0 ? Math.floor(spreadOf(place) * SPREAD) : 0);
  const work = syncWork(place, deps.now(), dueAt);
  await deps.records.transact(async (transaction) => transaction.set(dueWork, work.id, work.record));
}

/** For staff, and for whoever they ask. */
const errors = {
  revoked: { errorType: 'auth', errorMessage: 'Google has ended our access. Please connect again.' },
  forbidden: { errorType: 'auth', errorMessage: 'Google does not let this account read the listing.' },
  notFound: { errorType: 'api', errorMessage: 'Google does not know the location any more.' },
  refused: { errorType: 'api', errorMessage: 'Google did not accept our question.' },
  limited: { errorType: 'api', errorMessage: 'Google allowed no more calls.' },
  unclear: { errorType: 'api', errorMessage: 'Google gave no answer that can be read.' },
  unreachable: { errorType: 'network', errorMessage: 'Google could not be reached.' },
} as const satisfies Record<
  Exclude<ListingFailure['reason'], 'notConnected'>,
  Pick<NewSyncError, 'errorType' | 'errorMessage'>
>;

async function noteFailure(
  deps: SyncListingDeps,
  place: RestaurantRef,
  { reason }: Extract<SyncOutcome, { outcome: 'failed' }>,
): Promise<void> {
  await changeSync(deps.records, place, (before) => {
    const { nextReviewsSyncAt: _, ...rest } = before;
    // What is not connected is found no more; connecting it begins again.
    if (reason === 'notConnected') return rest;
    const failed = withFailure(rest, reason, deps);
    const after = { ...failed, failures: before.failures + 1 };
    const next = nextSyncAt(after, deps.now());
    return { ...after, ...(next !== undefined && { nextReviewsSyncAt: next }) };
  });
}

function withFailure(
  sync: StoredListingSync,
  reason: keyof typeof errors,
  { now, newGuid }: Pick<SyncListingDeps, 'now' | 'newGuid'>,
): StoredListingSync {
  const error = { ...errors[reason], errorId: newGuid(), errorCode: reason };
  return { ...sync, syncErrors: withError(sync.syncErrors, error, new Date(now()).toISOString()) };
}

/** Reviews that cannot be read are said, until a full pass meets none. */
async function noteLeftOut(
  { records, now, newGuid }: SyncListingDeps,
  place: RestaurantRef,
  { isFull }: Extract<SyncOutcome, { outcome: 'done' }>,
): Promise<void> {
  if (!isFull) return;
  await changeSync(records, place, (before) => {
    const { leftOut, syncErrors } = before;
    const iso = new Date(now()).toISOString();
    if (leftOut === 0) {
      const hasSome = syncErrors.some(({ errorType, resolved }) => errorType === 'data' && !resolved);
      return hasSome ? { ...before, syncErrors: withoutErrors(syncErrors, ['data'], iso) } : undefined;
    }
    const words = leftOut === 1 ? 'One review was left out: its' : `${leftOut} reviews were left out: their`;
    const error = {
      errorType: 'data' as const,
      errorMessage: `${words} stars or times are of a kind that we do not know.`,
    };
    const others = withoutErrors(syncErrors, ['data'], iso).filter(
      (one) => !(one.errorType === 'data' && one.errorMessage === error.errorMessage),
    );
    return { ...before, syncErrors: withError(others, { ...error, errorId: newGuid() }, iso) };
  });
}

async function notePart(
  deps: SyncListingDeps,
  place: RestaurantRef,
  field: 'lastProfileSync' | 'lastPostsSync',
  result: PartOutcome,
): Promise<void> {
  const { records, now } = deps;
  if (result.outcome === 'failed' && ['notConnected', 'limited'].includes(result.reason)) return;
  await changeSync(records, place, (before) =>
    result.outcome === 'failed'
      ? withFailure(before, result.reason as keyof typeof errors, deps)
      : { ...before, [field]: new Date(now()).toISOString() },
  );
}

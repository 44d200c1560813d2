// Writes, replaces or removes the reply to a review for a member of staff. The review is read just before: what somebody else wrote meanwhile
// is shown instead of being replaced. What is to be sent is noted before it is, so that a process that ends, or an answer that
// does not come, leaves behind what happened: reading the review again settles it.
import type { Answers } from '@bite/shared/api/answers';
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { isDone } from '@bite/shared/listing/merge-review';
import { responseOf } from '@bite/shared/listing/read-review';
import type { StoredResponse, StoredReview } from '@bite/shared/listing/review.schema';
import { isFollowed } from '@bite/shared/listing/review-filters';
import type { RestaurantRef } from '@bite/shared/paths';
import type { WritePath } from '../../audit/write-path.ts';
import { reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { requestWork } from '../../due-work/request-work.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { DueWorkQueue } from '../../ports/due-work-queue.ts';
import type { GoogleResult } from '../../ports/google-result.ts';
import type { RecordTransaction } from '../../ports/records.ts';
import { type CallListingDeps, callListing, type ListingResult, listingRefusal } from '../call-listing.ts';
import { followingWork } from './follow-reply.ts';
import { listed } from './list-reviews.ts';
import { syncWork } from './listing-sync.ts';
import { readAgain, storeReview } from './one-review.ts';
import { replyChange } from './reply-change.ts';
import type { SyncReviewsDeps } from './sync-reviews-deps.ts';

export interface ReplyDeps extends CallListingDeps {
  records: SyncReviewsDeps['records'];
  writePath: WritePath;
  dueWorkQueue: DueWorkQueue;
}

interface Wanted {
  place: RestaurantRef;
  /** Of the document. */
  id: string;
  /** Absent where the reply is to be taken away. */
  comment?: string;
  /** The update time of the reply that the person has seen. */
  seen: string | undefined;
}

/** A call takes less; whoever comes later settles what is left. */
const SENDING_FOR = MINUTE;

/** Throws as assertMayAt does, NOT_FOUND, CONFLICT with the present `reply`, and what listingRefusal makes of a failure. */
export async function replyToReview(
  deps: ReplyDeps,
  caller: Caller,
  { reviewId: id, ...place }: RestaurantRef & { reviewId: string },
  { comment, seen }: { comment: string; seen?: string | undefined },
): Promise<Answers['replyToReview']> {
  return changeReply(deps, caller, { place, id, comment, seen });
}

/** Throws as replyToReview does. */
export async function deleteReviewReply(
  deps: ReplyDeps,
  caller: Caller,
  { reviewId: id, ...place }: RestaurantRef & { reviewId: string },
  { seen }: { seen?: string | undefined },
): Promise<Answers['deleteReviewReply']> {
  return changeReply(deps, caller, { place, id, seen });
}

async function changeReply(deps: ReplyDeps, caller: Caller, wanted: Wanted) {
  const { place, id } = wanted;
  await assertMayAt(deps.records, caller.user, 'listing.reply', place);
  const known = await deps.records.get(reviewsOf(place), id);
  if (!known) throw reviewGone();
  const present = await readNow(deps, place, id, known);
  // A request that is sent again after it had succeeded.
  if (isDone(wanted, present.response) && present.response?.state !== 'rejected')
    return listed(place, id, await settle(deps, caller, wanted, present.response));
  assertSeen(present.response, wanted.seen);
  await noteSending(deps, caller, wanted);
  const sent = await send(deps, place, present.reviewId, wanted.comment);
  if (sent.outcome === 'answered') return listed(place, id, await settle(deps, caller, wanted, sent.value));
  if (sent.reason === 'unclear') return afterNoAnswer(deps, caller, wanted, present);
  await endSending(deps, wanted);
  throw listingRefusal(sent);
}

const reviewGone = () => new DomainError('NOT_FOUND', 'This review is not at Google any more');

/** As the service has it now, which is kept. */
async function readNow(
  deps: ReplyDeps,
  place: RestaurantRef,
  id: string,
  known: StoredReview,
): Promise<StoredReview> {
  const answer = await readAgain(deps, place, known.reviewId, 'person');
  if (answer.outcome === 'answered') return (await storeReview(deps, place, answer.value)) ?? known;
  if (answer.reason !== 'notFound') throw listingRefusal(answer);
  await deps.records.transact(async (transaction) => transaction.delete(reviewsOf(place), id));
  throw reviewGone();
}

function assertSeen(present: StoredResponse | undefined, seen: string | undefined): void {
  if (present?.updateTime === seen) return;
  const message = present
    ? 'Somebody has answered this review meanwhile. Please read the reply below before you replace it.'
    : 'The reply was taken away meanwhile. Please look again before you send yours.';
  throw new DomainError('CONFLICT', message, { reply: present ?? null });
}

/** Nobody else sends meanwhile: neither a colleague nor the automatic reply. */
async function noteSending(
  { records, now }: ReplyDeps,
  { user }: Caller,
  { place, id, comment }: Wanted,
): Promise<void> {
  await records.transact(async (transaction) => {
    const review = await transaction.get(reviewsOf(place), id);
    if (!review) throw reviewGone();
    const { sending } = review;
    if (sending && sending.by !== user.uid && now() - Date.parse(sending.at) < SENDING_FOR)
      throw new DomainError('CONFLICT', 'A colleague is answering this review at this moment');
    if (await isBeingAnswered(transaction, place, id, now()))
      throw new DomainError('CONFLICT', 'An automatic reply to this review is on its way at this moment');
    const at = new Date(now()).toISOString();
    const after = { ...(comment !== undefined && { comment }), by: user.uid, at };
    transaction.set(reviewsOf(place), id, { ...review, sending: after, changedAt: at });
  });
}

async function isBeingAnswered(
  transaction: RecordTransaction,
  place: RestaurantRef,
  id: string,
  now: number,
): Promise<boolean> {
  const reply = await transaction.get(reviewRepliesOf(place), id);
  return reply?.state === 'sending' && Date.parse(reply.sendingUntil ?? '') > now;
}

/** Answers undefined where it was taken away. */
async function send(
  deps: ReplyDeps,
  place: RestaurantRef,
  reviewId: string,
  comment: string | undefined,
): Promise<ListingResult<StoredResponse | undefined>> {
  const now = new Date(deps.now()).toISOString();
  return callListing<StoredResponse | undefined>(deps, place, {
    ...{ api: 'reviews', urgency: 'person' },
    send: async (service, token, at) => {
      if (comment === undefined) return removed(await service.deleteReply(token, { ...at, reviewId }));
      const answer = await service.putReply(token, { ...at, reviewId }, comment);
      if (answer.outcome === 'failed') return answer;
      const said = responseOf(answer.value, now);
      return { outcome: 'answered', value: said ?? { comment, updateTime: now, isAiGenerated: false } };
    },
  });
}

/** What was not there any more is gone as well. */
function removed(result: GoogleResult<void>): GoogleResult<undefined> {
  if (result.outcome === 'failed' && result.reason !== 'notFound') return result;
  return { outcome: 'answered', value: undefined };
}

/** Notes what the service has now, in the name of whoever sent it. */
function settle(
  { writePath, now }: ReplyDeps,
  caller: Caller,
  { place, id }: Wanted,
  response: StoredResponse | undefined,
): Promise<StoredReview> {
  return writePath.transact(authorOf(caller), async (transaction) => {
    const review = await transaction.get(reviewsOf(place), id);
    const automatic = await transaction.get(reviewRepliesOf(place), id);
    if (!review) throw reviewGone();
    const { sending: _, response: before, ...rest } = review;
    const at = new Date(now()).toISOString();
    const after: StoredReview = {
      ...rest,
      ...(response && { response: { ...response, by: response.by ?? 'staff' } }),
      ...{ changedAt: at, syncedAt: at },
    };
    transaction.follow(reviewsOf(place), id, after);
    if (isFollowed(after)) {
      const work = followingWork(place, id, now());
      transaction.follow(dueWork, work.id, work.record);
    }
    // A person has dealt with the review: nothing comes by itself any more, not even once their reply is taken away.
    if (automatic?.state === 'planned' || automatic?.state === 'awaitingApproval')
      transaction.follow(reviewRepliesOf(place), id, {
        ...automatic,
        ...{ state: 'notNeeded', reason: 'answered', changedAt: at },
      });
    transaction.note(replyChange(place, id, before, response));
    return after;
  });
}

/** No answer came: whether the service has the reply is seen by reading the review once more. */
async function afterNoAnswer(
  deps: ReplyDeps,
  caller: Caller,
  wanted: Wanted,
  { reviewId }: StoredReview,
): Promise<Answers['replyToReview']> {
  const { place, id } = wanted;
  const answer = await readAgain(deps, place, reviewId, 'person');
  const review = answer.outcome === 'answered' ? await storeReview(deps, place, answer.value) : undefined;
  if (review && isDone(wanted, review.response))
    return listed(place, id, await settle(deps, caller, wanted, review.response));
  await requestWork(deps, syncWork(place, deps.now(), deps.now() + MINUTE));
  throw new DomainError(
    'CONFLICT',
    'Google gave no clear answer. Your reply may have arrived: we look again within a minute and show what became of it.',
  );
}

/** It surely was not sent. */
async function endSending({ records, now }: ReplyDeps, { place, id }: Wanted): Promise<void> {
  await records.transact(async (transaction) => {
    const review = await transaction.get(reviewsOf(place), id);
    if (!review?.sending) return;
    const { sending: _, ...rest } = review;
    transaction.set(reviewsOf(place), id, { ...rest, changedAt: new Date(now()).toISOString() });
  });
}

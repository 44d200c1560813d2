// Carries an automatic reply as far as it goes now: has its text written, or sends it. May run any number of times, at once and after a
// crash: a reply is taken before it is sent, and the review is read just before the reply is written, so that no answer of the owner is
// replaced (docs/decisions/085-automatic-replies.md).
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { readReview } from '@bite/shared/listing/read-review';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { ReviewReply } from '@bite/shared/listing/review-reply.schema';
import { isSameReply } from '@bite/shared/listing/same-reply';
import type { RestaurantRef } from '@bite/shared/paths';
import { reviewsOf } from '../../collections/listing.ts';
import type { Attempt } from '../../due-work/attempt-work.ts';
import type { WorkData } from '../../due-work/due-work.ts';
import type { RecordStore } from '../../ports/records.ts';
import { type CallListingDeps, callListing, type ListingFailure } from '../call-listing.ts';
import { claimReply } from './claim-reply.ts';
import { editedPlan, isEdited, readForPlanning } from './plan-auto-reply.ts';
import { replyWork } from './reply-work.ts';
import { settleReply } from './settle-reply.ts';
import { type WriteDraftDeps, writeDraft } from './write-draft.ts';

export interface SendAutoReplyDeps extends CallListingDeps, WriteDraftDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
}

interface Sending {
  place: RestaurantRef;
  /** Of the review's document. */
  id: string;
  reply: ReviewReply;
  attempt: Attempt;
}

/** While the service allows no calls, or its access has ended, trying again counts for nothing. */
const AGAIN_AFTER_LIMIT = MINUTE;
const AGAIN_WITHOUT_ACCESS = HOUR;

/** Throws UNAVAILABLE if it is to be tried again, except at the last attempt, after which a person sees that it failed. */
export async function sendAutoReply(
  deps: SendAutoReplyDeps,
  { reviewId: id, tenantId, restaurantId }: WorkData<'sendAutoReply'>,
  attempt: Attempt,
): Promise<void> {
  const place = { tenantId, restaurantId };
  const claim = await claimReply(deps, place, id);
  if (claim.to === 'nothing') return;
  if (claim.to === 'draft') return writeDraft(deps, { place, id }, claim.reply);
  await sendClaimed(deps, { place, id, reply: claim.reply, attempt }, claim.isSecondTry);
}

async function sendClaimed(deps: SendAutoReplyDeps, sending: Sending, isSecondTry: boolean): Promise<void> {
  const { place, reply } = sending;
  const urgency = reply.approvedBy === undefined ? 'background' : 'person';
  const read = await callListing(deps, place, {
    ...{ api: 'reviews', urgency },
    send: (service, token, at) => service.review(token, at, reply.reviewId),
  });
  if (read.outcome === 'failed') return noteFailure(deps, sending, read, isSecondTry);
  const review = readReview(read.value);
  if ('unreadable' in review) return settle(deps, sending, { state: 'failed', reason: 'unreadable' });
  const answer = review.response?.comment;
  if (answer !== undefined && isSameReply(answer, reply.text)) return noteSent(deps, sending);
  if (answer !== undefined) return settle(deps, sending, { state: 'notNeeded', reason: 'answered' });
  if (isEdited(reply, review)) return planAgain(deps, sending, review);
  if (isSecondTry) return beginAnew(deps, sending);
  const written = await callListing(deps, place, {
    ...{ api: 'reviews', urgency },
    send: (service, token, at) =>
      service.putReply(token, { ...at, reviewId: reply.reviewId }, reply.text ?? ''),
  });
  if (written.outcome === 'failed') return noteFailure(deps, sending, written, written.reason === 'unclear');
  await noteSent(deps, sending);
}

/** Nothing of an earlier try has arrived: all that keeps a reply from being sent is asked again. */
async function beginAnew(deps: SendAutoReplyDeps, { place, id, reply, attempt }: Sending): Promise<void> {
  if (await settleReply(deps, { place, id }, reply, { state: 'planned' }))
    await sendAutoReply(deps, { ...place, reviewId: id }, attempt);
}

const settle = async (
  deps: SendAutoReplyDeps,
  { place, id, reply }: Sending,
  change: Parameters<typeof settleReply>[3],
  work?: Parameters<typeof settleReply>[4],
): Promise<void> => {
  await settleReply(deps, { place, id }, reply, change, work);
};

const noteSent = (deps: SendAutoReplyDeps, sending: Sending): Promise<void> =>
  settle(deps, sending, { state: 'sent', sentAt: new Date(deps.now()).toISOString() });

async function planAgain(
  deps: SendAutoReplyDeps,
  sending: Sending,
  read: Exclude<ReturnType<typeof readReview>, { unreadable: unknown }>,
): Promise<void> {
  const { place, id, reply } = sending;
  const context = await readForPlanning(deps.records, place);
  const stored = await deps.records.get(reviewsOf(place), id);
  if (!stored) return settle(deps, sending, { state: 'notNeeded', reason: 'reviewGone' });
  const review: StoredReview = { ...stored, comment: undefined, ...read, response: undefined };
  const { reply: after, work } = editedPlan(context, review, reply, deps.now());
  const { text, approvedBy, reason } = after;
  await settle(deps, sending, { ...after, text, approvedBy, reason, attempts: reply.attempts }, work);
}

/** @param mayHaveArrived The reply may be published: the review is read again before anything else is done. */
async function noteFailure(
  deps: SendAutoReplyDeps,
  sending: Sending,
  failure: ListingFailure,
  mayHaveArrived: boolean,
): Promise<void> {
  const { reason } = failure;
  const state = mayHaveArrived ? 'sending' : 'planned';
  switch (reason) {
    case 'notFound':
      return settle(deps, sending, { state: 'notNeeded', reason: 'reviewGone' });
    case 'notConnected':
      return settle(deps, sending, { state: 'notNeeded', reason });
    case 'refused':
    case 'forbidden':
      return settle(deps, sending, { state: 'failed', reason, message: failure.message });
    case 'limited':
      return sendLater(deps, sending, { state, reason }, waitOf(failure));
    case 'revoked':
      return sendLater(deps, sending, { state, reason: 'noAccess' }, AGAIN_WITHOUT_ACCESS);
    case 'unreachable':
    case 'unclear':
      return tryAgain(deps, sending, state);
  }
}

const waitOf = ({ retryAfter = 0 }: { retryAfter?: number }): number =>
  Math.max(retryAfter * 1000, AGAIN_AFTER_LIMIT);

/** @param wait Milliseconds. */
function sendLater(
  deps: SendAutoReplyDeps,
  sending: Sending,
  change: { state: 'sending' | 'planned'; reason: 'limited' | 'noAccess' },
  wait: number,
): Promise<void> {
  const again = deps.now() + wait;
  const at = new Date(again).toISOString();
  const when = change.state === 'sending' ? { sendingUntil: at } : { dueAt: at };
  const { place, id } = sending;
  return settle(deps, sending, { ...change, ...when }, replyWork(place, id, deps.now(), again));
}

async function tryAgain(
  deps: SendAutoReplyDeps,
  sending: Sending,
  state: 'sending' | 'planned',
): Promise<void> {
  if (sending.attempt.isLast) {
    const reason = state === 'sending' ? 'unclear' : 'unavailable';
    return settle(deps, sending, { state: 'failed', reason });
  }
  await settle(deps, sending, { state });
  throw new DomainError('UNAVAILABLE', 'The listing service cannot be reached');
}

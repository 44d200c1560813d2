// Plans the automatic reply to a review that is new or has changed. There is one for each review, for ever: whatever becomes of it, no second one
// is planned.
import { autoReplyObstacle, plannedReply } from '@bite/shared/listing/auto-reply';
import type { AutoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import { reviewDocumentId } from '@bite/shared/listing/review-id';
import type { AutoReplyReason, ReviewReply } from '@bite/shared/listing/review-reply.schema';
import { isSameReply } from '@bite/shared/listing/same-reply';
import type { RestaurantRef } from '@bite/shared/paths';
import type { DueWork } from '../../due-work/due-work.ts';
import type { RecordReader } from '../../ports/records.ts';
import { lastReplies, type ReplySettings, readReplySettings } from './reply-settings.ts';
import { replyWork } from './reply-work.ts';

export interface PlanningContext extends ReplySettings {
  place: RestaurantRef;
  /** Those that are planned in the same transaction join them. */
  earlier: string[];
}

interface Planned {
  reply: ReviewReply;
  work?: DueWork;
}

/** All that planning reads: before the first write of the transaction. */
export async function readForPlanning(
  transaction: Pick<RecordReader, 'get' | 'find'>,
  place: RestaurantRef,
): Promise<PlanningContext> {
  const settings = await readReplySettings(transaction, place);
  const earlier = settings.config?.isEnabled ? await lastReplies(transaction, place) : [];
  return { ...settings, place, earlier };
}

/** Called in the transaction that stores the review. @param now Milliseconds. */
export function planAutoReply(
  context: PlanningContext,
  review: StoredReview,
  known: ReviewReply | undefined,
  now: number,
): Planned | undefined {
  const { config } = context;
  if (known) return changedPlan(context, review, known, now);
  if (!config || autoReplyObstacle(config, review)) return undefined;
  return planned(context, config, review, now);
}

/** What has begun to be sent, or is settled, stays as it is, but for one that had arrived although nobody knew. */
function changedPlan(
  context: PlanningContext,
  review: StoredReview,
  known: ReviewReply,
  now: number,
): Planned | undefined {
  if (hasArrived(known, review)) return { reply: arrived(known, now) };
  if (known.state !== 'planned' && known.state !== 'awaitingApproval') return undefined;
  if (review.response) return { reply: notNeeded(known, 'answered', now) };
  if (!isEdited(known, review)) return undefined;
  return editedPlan(context, review, known, now);
}

/** The plan for a review that was edited after it was made. */
export function editedPlan(
  context: PlanningContext,
  review: StoredReview,
  known: ReviewReply,
  now: number,
): Planned {
  const { config } = context;
  // A person has had a hand in it, and has not seen the review as it is now.
  if (known.approvedBy !== undefined || known.writtenBy === 'staff')
    return { reply: toLookAt(known, review, now) };
  const obstacle = config ? autoReplyObstacle(config, { ...review, response: undefined }) : 'disabled';
  if (!config || obstacle)
    return { reply: notNeeded(known, obstacle === 'rating' ? 'otherRating' : 'switchedOff', now) };
  return planned(context, config, review, now);
}

export const isEdited = (
  { rating, reviewUpdatedAt }: ReviewReply,
  review: Pick<StoredReview, 'rating' | 'updateTime'>,
): boolean => rating !== review.rating || Date.parse(reviewUpdatedAt) !== Date.parse(review.updateTime);

function planned(
  context: PlanningContext,
  config: AutoReplyConfig,
  review: StoredReview,
  now: number,
): Planned {
  const { place, earlier } = context;
  const reply = plannedReply(config, review, context, now);
  if (reply.text !== undefined) earlier.unshift(reply.text);
  if (reply.state !== 'planned') return { reply };
  // What the model writes is written at once, so that a person can see it in time.
  const dueAt = reply.text === undefined ? undefined : Date.parse(reply.dueAt);
  return { reply, work: replyWork(place, reviewDocumentId(review.reviewId), now, dueAt) };
}

const hasArrived = ({ state, reason, text }: ReviewReply, { response }: StoredReview): boolean =>
  state === 'failed' && reason === 'unclear' && !!response && isSameReply(response.comment, text);

function arrived({ reason: _, message: __, ...known }: ReviewReply, now: number): ReviewReply {
  const at = new Date(now).toISOString();
  return { ...known, state: 'sent', sentAt: at, changedAt: at };
}

const notNeeded = (known: ReviewReply, reason: AutoReplyReason, now: number): ReviewReply => ({
  ...known,
  ...{ state: 'notNeeded', reason, changedAt: new Date(now).toISOString() },
});

function toLookAt(
  { approvedBy: _, sendingUntil: __, ...known }: ReviewReply,
  { rating, updateTime }: StoredReview,
  now: number,
): ReviewReply {
  const changedAt = new Date(now).toISOString();
  return {
    ...known,
    ...{ rating, reviewUpdatedAt: updateTime, changedAt },
    ...{ state: 'awaitingApproval', reason: 'edited' },
  };
}

// Has the installation's model write the text of a planned reply. Its text is checked and, unless the restaurant says otherwise, waits for a
// person; where it fails, or writes what must not be sent, the templates do.
import { judged } from '@bite/shared/listing/auto-reply';
import type { AutoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import { draftProblem } from '@bite/shared/listing/reply-check';
import { draftReply, valuesOf } from '@bite/shared/listing/reply-draft';
import { highestSimilarity, SIMILARITY_BOUND, trigramsOf } from '@bite/shared/listing/reply-similarity';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { AutoReplyReason, ReviewReply } from '@bite/shared/listing/review-reply.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { reviewsOf } from '../../collections/listing.ts';
import { reasonOf } from '../../due-work/reason-of.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { ReplyWriter } from '../../ports/reply-writer.ts';
import { type PlanningContext, readForPlanning } from './plan-auto-reply.ts';
import { replyWork } from './reply-work.ts';
import { settleReply } from './settle-reply.ts';

export interface WriteDraftDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  /** Absent where the installation has no model. */
  replyWriter?: ReplyWriter | undefined;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

interface Draft {
  text: string;
  waits?: AutoReplyReason | undefined;
  writtenBy: 'templates' | 'model';
}

/** @param id Of the review's document. */
export async function writeDraft(
  deps: WriteDraftDeps,
  { place, id }: { place: RestaurantRef; id: string },
  reply: ReviewReply,
): Promise<void> {
  const review = await deps.records.get(reviewsOf(place), id);
  const context = await readForPlanning(deps.records, place);
  const { config } = context;
  if (!review || !config) {
    const reason = review ? 'switchedOff' : 'reviewGone';
    await settleReply(deps, { place, id }, reply, { state: 'notNeeded', reason });
    return;
  }
  const draft = (await modelDraft(deps, config, context, review)) ?? templateDraft(config, context, review);
  const state = judged(config, review, draft, deps.now());
  const work =
    state.state === 'planned' ? replyWork(place, id, deps.now(), Date.parse(reply.dueAt)) : undefined;
  await settleReply(deps, { place, id }, reply, { ...state, writtenBy: draft.writtenBy }, work);
}

const templateDraft = (config: AutoReplyConfig, context: PlanningContext, review: StoredReview): Draft => ({
  ...draftReply(config, review, context),
  writtenBy: 'templates',
});

/** Undefined where there is no model, it fails, or what it has written must not be sent. */
async function modelDraft(
  { replyWriter, log }: WriteDraftDeps,
  config: AutoReplyConfig,
  { business, earlier }: PlanningContext,
  review: StoredReview,
): Promise<Draft | undefined> {
  if (!replyWriter) return undefined;
  const { reviewerName } = valuesOf(review);
  const text = await replyWriter
    .write({
      ...{ rating: review.rating, comment: review.comment },
      ...(reviewerName !== undefined && { reviewerName: String(reviewerName) }),
      ...(config.includeBusinessInfo && { businessName: String(business.businessName ?? '') }),
      ...{ style: config.responseStyle, tone: config.customTone, length: config.responseLength },
    })
    .catch((error: unknown) => void log.error('the model has written no reply', { error: reasonOf(error) }));
  if (text === undefined) return undefined;
  const own = { websiteUrl: textOf(business.websiteUrl), phoneNumber: textOf(business.phoneNumber) };
  const problem = draftProblem(text, own, review.comment);
  if (problem) log.info('a reply of the model is not used', { problem });
  if (problem) return undefined;
  const isVaried = highestSimilarity(text, earlier.map(trigramsOf)) < SIMILARITY_BOUND;
  const waits = isVaried ? undefined : 'similar';
  return { text: text.trim(), waits: config.approvesModel ? 'model' : waits, writtenBy: 'model' };
}

const textOf = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

// What a review of each rating would get with a configuration that is not saved yet.
import type { AutoReplyChoices } from '@bite/shared/listing/auto-reply.schema';
import { type DraftSurroundings, draftReply } from '@bite/shared/listing/reply-draft';
import type { AutoReplyReason } from '@bite/shared/listing/review-reply.schema';
import { ratings, type Stars } from '@bite/shared/listing/stars';
import type { RestaurantRef } from '@bite/shared/paths';
import type { SiteLanguage } from '@bite/shared/website/languages';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { AutoReplyDeps } from './auto-reply-deps.ts';
import { businessOf, lastReplies } from './reply-settings.ts';

export interface ReplyPreview {
  rating: number;
  text?: string;
  reason?: AutoReplyReason;
}

/** Throws as assertMayAt does. */
export async function previewReplies(
  { records }: Pick<AutoReplyDeps, 'records'>,
  { user }: Caller,
  place: RestaurantRef,
  { choices, example, language }: { choices: AutoReplyChoices; example: number; language: SiteLanguage },
): Promise<{ previews: ReplyPreview[] }> {
  const restaurant = await assertMayAt(records, user, 'listing.read', place);
  const earlier = await lastReplies(records, place);
  const surroundings = { business: businessOf(restaurant), earlier, language };
  return {
    previews: [...ratings].reverse().map((rating) => previewOf(choices, rating, example, surroundings)),
  };
}

function previewOf(
  choices: AutoReplyChoices,
  rating: Stars,
  example: number,
  surroundings: DraftSurroundings,
): ReplyPreview {
  if (!choices.autoRespondToRatings.includes(rating)) return { rating };
  const review = {
    reviewId: `example-${rating}-${example}`,
    rating,
    reviewerName: 'Alex',
    isReviewerAnonymous: false,
  };
  const { text, waits } = draftReply(choices, review, surroundings);
  const ofModel = choices.writer === 'model' && choices.approvesModel ? 'model' : waits;
  const reason = choices.approvalRatings.includes(rating) ? 'rating' : ofModel;
  return { rating, text, ...(reason && { reason }) };
}

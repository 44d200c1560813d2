// Whether and with what a review is answered without anyone's doing (I3.8-14).
import type { AutoReplyConfig } from './auto-reply.schema.ts';
import { cutReply } from './reply.ts';
import { fillTemplate, type ReplyValues, templateFor } from './reply-template.ts';
import type { ListingReview } from './review.schema.ts';

const HOUR = 60 * 60_000;

type Config = Pick<AutoReplyConfig, 'isEnabled' | 'autoRespondToRatings' | 'reviewThreshold'>;
type Review = Pick<ListingReview, 'rating' | 'reviewTime' | 'response'>;

export type AutoReplyObstacle = 'disabled' | 'answered' | 'rating' | 'tooEarly';

/**
 * Why a review isn't answered automatically at `now` (milliseconds), or undefined if it is. reviewThreshold is the time
 * in hours that staff have to answer first: the machine answers once it has passed, at once if it is 0.
 */
export function autoReplyObstacle(
  config: Config,
  review: Review,
  now: number,
): AutoReplyObstacle | undefined {
  if (!config.isEnabled) return 'disabled';
  if (review.response !== undefined) return 'answered';
  if (!config.autoRespondToRatings.includes(review.rating)) return 'rating';
  const isDue = now - Date.parse(review.reviewTime) >= config.reviewThreshold * HOUR;
  return isDue ? undefined : 'tooEarly';
}

/** The reply that the templates give, short enough to be sent; undefined if none fits or one of its gaps has no value. */
export function templateReply(
  { responseTemplates }: Pick<AutoReplyConfig, 'responseTemplates'>,
  { rating, reviewerName }: Pick<ListingReview, 'rating' | 'reviewerName'>,
  business: Omit<ReplyValues, 'rating' | 'reviewerName'>,
): string | undefined {
  const template = templateFor(responseTemplates, rating);
  const reply = template && fillTemplate(template.template, { ...business, rating, reviewerName });
  return reply === undefined ? undefined : cutReply(reply);
}

// Whether a review is answered automatically, and the reply (I3.8-14).
import { HOUR } from '../kernel/durations.ts';
import type { AutoReplyConfig } from './auto-reply.schema.ts';
import { cutReply } from './reply.ts';
import { fillTemplate, type ReplyValues, templateFor } from './reply-template.ts';
import type { ListingReview } from './review.schema.ts';

type Config = Pick<AutoReplyConfig, 'isEnabled' | 'autoRespondToRatings' | 'reviewThreshold'>;
type Review = Pick<ListingReview, 'rating' | 'reviewTime' | 'response'>;

export type AutoReplyObstacle = 'disabled' | 'answered' | 'rating' | 'tooEarly';

/**
 * Why a review is not answered automatically at `now` (milliseconds), or undefined if it is. reviewThreshold is the time in
 * hours that staff have to answer first; 0 means at once.
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

/** The reply from the templates, cut to the maximum length; undefined if no template fits or a variable has no value. */
export function templateReply(
  { responseTemplates }: Pick<AutoReplyConfig, 'responseTemplates'>,
  { rating, reviewerName }: Pick<ListingReview, 'rating' | 'reviewerName'>,
  business: Omit<ReplyValues, 'rating' | 'reviewerName'>,
): string | undefined {
  const template = templateFor(responseTemplates, rating);
  const reply = template && fillTemplate(template.template, { ...business, rating, reviewerName });
  return reply === undefined ? undefined : cutReply(reply);
}

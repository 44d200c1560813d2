// Whether a review is answered automatically, when, and with which words (I3.8-14).
import type { AiReplyConfig } from '../tenancy/platform-sync.schema.ts';
import type { AutoReplyConfig } from './auto-reply.schema.ts';
import { type BusinessValues, draftReply } from './reply-draft.ts';
import { isLate, replyDueAt } from './reply-times.ts';
import type { ListingReview } from './review.schema.ts';
import type { AutoReplyReason, ReviewReply } from './review-reply.schema.ts';

type Config = Pick<AutoReplyConfig, 'isEnabled' | 'enabledAt' | 'autoRespondToRatings'>;
type Review = Pick<ListingReview, 'rating' | 'reviewTime' | 'response'>;

export type AutoReplyObstacle = 'disabled' | 'older' | 'answered' | 'rating';

/** Why a review is never answered automatically, or undefined if it is. */
export function autoReplyObstacle(config: Config, review: Review): AutoReplyObstacle | undefined {
  if (!config.isEnabled || config.enabledAt === undefined) return 'disabled';
  if (Date.parse(review.reviewTime) < Date.parse(config.enabledAt)) return 'older';
  if (review.response !== undefined) return 'answered';
  return config.autoRespondToRatings.includes(review.rating) ? undefined : 'rating';
}

export interface ReplySurroundings {
  /** The restaurant's time zone. */
  zone: string;
  business: BusinessValues;
  /** The restaurant's replies, the newest first. */
  earlier: readonly string[];
}

/** What becomes of a review without an obstacle, in milliseconds at `now`. The model writes its texts later. */
export function plannedReply(
  config: AutoReplyConfig,
  review: ListingReview,
  { zone, business, earlier }: ReplySurroundings,
  now: number,
): ReviewReply {
  const at = new Date(now).toISOString();
  const writtenAt = Date.parse(review.updateTime);
  const plan = {
    ...{ reviewId: review.reviewId, rating: review.rating },
    ...{ reviewTime: review.reviewTime, reviewUpdatedAt: review.updateTime },
    dueAt: new Date(replyDueAt(config, writtenAt, { now, zone })).toISOString(),
    ...{ plannedAt: at, changedAt: at, attempts: 0, writtenBy: config.writer },
  };
  if (config.writer === 'model') return { ...plan, state: 'planned' };
  return { ...plan, ...judged(config, review, draftReply(config, review, { business, earlier }), now) };
}

/** The state of a text: it is sent by itself, or waits for a person. */
export function judged(
  config: AutoReplyConfig,
  { rating, updateTime }: Pick<ListingReview, 'rating' | 'updateTime'>,
  { text, waits }: { text: string; waits?: AutoReplyReason | undefined },
  now: number,
): Pick<ReviewReply, 'state' | 'reason' | 'text'> {
  const reason = config.approvalRatings.includes(rating) ? 'rating' : waits;
  if (reason) return { state: 'awaitingApproval', reason, text };
  if (isLate(config, Date.parse(updateTime), now)) return { state: 'awaitingApproval', reason: 'late', text };
  return { state: 'planned', text };
}

/** The settings of I3.2-05, which are read from the configuration: there is no second place to change them. */
export function aiReplyConfigOf(config: AutoReplyConfig): AiReplyConfig {
  const { isEnabled, responseStyle, responseLength, includeBusinessInfo } = config;
  const { autoRespondToRatings, maxResponseTime, customTone } = config;
  return {
    ...{ enabled: isEnabled, autoReply: isEnabled, responseStyle, responseLength },
    includeBusinessName: includeBusinessInfo,
    // Where no rating is answered, none reaches the highest.
    minimumRating: autoRespondToRatings.length === 0 ? 5 : Math.min(...autoRespondToRatings),
    ...(maxResponseTime !== undefined && { maxResponseTime }),
    ...(customTone && { businessVoice: customTone }),
  };
}

// What is kept of a review as the service tells it: stars as a number, times to the millisecond, texts within their limits.

import { webUrl } from '../kernel/schema.ts';
import { wellFormed } from '../kernel/well-formed.ts';
import { commentMaxLength } from './limits.ts';
import type { ListingReview, ReplyState, StoredResponse } from './review.schema.ts';
import { replyStates } from './review.schema.ts';
import { reviewIdMaxLength } from './review-id.ts';
import type { ServiceReply, ServiceReview } from './service-review.schema.ts';
import { starsOf } from './stars.ts';

/** As the service names people who do not give their name. */
const ANONYMOUS = 'A Google user';

/** Why a review cannot be kept: its stars or its times are of no kind that is known, or its id is too long. */
export type Unreadable = 'stars' | 'time' | 'id';

export type ReadReview = Omit<ListingReview, 'connectionId' | 'syncedAt' | 'response'> & {
  response?: StoredResponse;
};

export function readReview(review: ServiceReview): ReadReview | { unreadable: Unreadable } {
  const { reviewId, reviewer = {}, starRating = '', comment } = review;
  if (reviewId.length > reviewIdMaxLength) return { unreadable: 'id' };
  const rating = starsOf(starRating);
  if (rating === undefined) return { unreadable: 'stars' };
  const createTime = instantOf(review.createTime ?? review.updateTime);
  if (createTime === undefined) return { unreadable: 'time' };
  const updateTime = instantOf(review.updateTime) ?? createTime;
  const name = reviewer.displayName?.trim() ?? '';
  const words = wordsOf(comment);
  const response = responseOf(review.reviewReply, updateTime);
  return {
    ...{ reviewId, rating, reviewTime: createTime, createTime, updateTime },
    reviewerName: name === '' ? ANONYMOUS : name,
    isReviewerAnonymous: reviewer.isAnonymous === true || name === '',
    ...pictureOf(reviewer.profilePhotoUrl),
    ...(words !== undefined && { comment: words }),
    ...(response && { response }),
  };
}

/** Who wrote it is not known here. A reply without words is none. */
export function responseOf(reply: ServiceReply | undefined, otherwise: string): StoredResponse | undefined {
  const comment = wordsOf(reply?.comment);
  if (comment === undefined) return undefined;
  const state = replyStates.find((one) => one.toUpperCase() === reply?.state) satisfies
    | ReplyState
    | undefined;
  return {
    comment,
    updateTime: instantOf(reply?.updateTime) ?? otherwise,
    isAiGenerated: false,
    ...(state && { state }),
  };
}

const HAS_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** '2026-06-01T10:00:00.123456789Z' as '2026-06-01T10:00:00.123Z'; undefined for what is no instant. */
export function instantOf(text: string | undefined): string | undefined {
  if (text === undefined || !HAS_TIME.test(text)) return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

/** Without blanks around it, well formed, and within the limit; undefined where there are no words. */
function wordsOf(text: string | undefined): string | undefined {
  const words = wellFormed(text ?? '').trim();
  if (words === '') return undefined;
  // Never between the halves of one character.
  return words.slice(0, commentMaxLength).replace(/[\uD800-\uDBFF]$/, '');
}

const pictureOf = (url: string | undefined): { reviewerPhotoUrl?: string } => {
  const { data } = webUrl().safeParse(url);
  return data === undefined ? {} : { reviewerPhotoUrl: data };
};

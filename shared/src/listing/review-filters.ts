// What lists of reviews are narrowed by, and what is kept beside a review for them.
import type { StoredReview } from './review.schema.ts';

/** An answer that the service rejected is none: guests do not see it. */
export const isAnswered = ({ response }: Pick<StoredReview, 'response'>): boolean =>
  response !== undefined && response.state !== 'rejected';

export const hasComment = ({ comment }: Pick<StoredReview, 'comment'>): boolean =>
  comment !== undefined && comment.trim() !== '';

/** Kept as fields, since no query finds what is absent. */
export const reviewFacts = (review: Pick<StoredReview, 'response' | 'comment'>) => ({
  isAnswered: isAnswered(review),
  hasComment: hasComment(review),
});

/** Whether it is read again soon: the service has not judged the reply yet, or nobody knows whether it has it. */
export const isFollowed = ({ response, sending }: Pick<StoredReview, 'response' | 'sending'>): boolean =>
  sending !== undefined || response?.state === 'pending';

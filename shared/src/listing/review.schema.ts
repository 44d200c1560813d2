// A review of a restaurant, and the reply to it (I3.8-06, I3.8-11). Reviews are read, only replies are written.
import { z } from 'zod';
import { required, webUrl } from '../kernel/schema.ts';
import { commentMaxLength } from './limits.ts';
import { moment } from './moment.schema.ts';
import { replyProblem } from './reply.ts';

const RATING = 'Rating must be between 1 and 5';
export const starRating = z.int(RATING).min(1, RATING).max(5, RATING);

export const reviewResponse = z.strictObject({
  comment: required('Response comment is required').max(commentMaxLength, 'Response comment too long'),
  updateTime: moment('Update time'),
  isAiGenerated: z.boolean().default(false),
});

/** A review may have stars and no words. */
export const listingReview = z.strictObject({
  reviewId: required('Review ID is required'),
  connectionId: required('Connection ID is required'),
  reviewerName: required('Reviewer name is required'),
  reviewerPhotoUrl: webUrl('Invalid photo URL').optional(),
  rating: starRating,
  comment: z.string().max(commentMaxLength, 'Review comment too long').optional(),
  reviewTime: moment('Review time'),
  createTime: moment('Create time'),
  updateTime: moment('Update time'),
  isReviewerAnonymous: z.boolean().default(false),
  response: reviewResponse.optional(),
  syncedAt: moment('Synced at'),
});

/** What the service makes of a reply: it is seen once it is approved. */
export const replyStates = ['pending', 'approved', 'rejected'] as const;
/** `auto`: without a person; `staff`: by one of them, here. */
export const replyAuthors = ['auto', 'staff'] as const;

/** `state` is absent where the service says none, `by` where the reply was written at the service. */
export const storedResponse = z.object({
  ...reviewResponse.shape,
  state: z.enum(replyStates).optional(),
  by: z.enum(replyAuthors).optional(),
});

/** A review as it is kept, under the id `reviewDocumentId` makes of the service's. Screens read it live. */
export const storedReview = z.object({
  ...listingReview.shape,
  response: storedResponse.optional(),
  /**
   * A change of the reply by staff that is being sent, or of which nobody knows whether the service has it: its new text, absent where
   * it is taken away. It ends as soon as the review is read with it.
   */
  sending: z.object({ comment: z.string().optional(), by: z.string(), at: moment('Sending at') }).optional(),
  /** When it was met first. */
  firstSeenAt: moment('First seen at'),
  /** When what is kept of it changed last: screens listen for it. */
  changedAt: moment('Changed at'),
});

/** What staff send as a reply (I5.4-05); measured in bytes, as the service does. */
export const reviewReply = z.strictObject({
  reviewId: required('Review ID is required'),
  comment: z
    .string('Response is required')
    .trim()
    .max(commentMaxLength, { error: 'Response too long', abort: true })
    .superRefine((text, context) => {
      const message = replyProblem(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
});

export type ReviewResponse = z.output<typeof reviewResponse>;
export type ListingReview = z.output<typeof listingReview>;
export type StoredResponse = z.output<typeof storedResponse>;
export type StoredReview = z.output<typeof storedReview>;
export type ReplyState = (typeof replyStates)[number];
export type ReviewReply = z.output<typeof reviewReply>;

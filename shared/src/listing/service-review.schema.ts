// A review, and the reply to it, in the answers of the business-listing service. Unknown fields and values are accepted.
import { z } from 'zod';
import { openEnum } from '../kernel/schema.ts';
import { starWords } from './stars.ts';

const text = z.string().optional();

/** 200 on a reply is not publication: the service judges it, and says so here. */
export const serviceReplyStates = ['PENDING', 'APPROVED', 'REJECTED'] as const;

export const serviceReply = z.looseObject({
  comment: text,
  updateTime: text,
  state: openEnum(serviceReplyStates).optional(),
});

/** `name` is 'accounts/…/locations/…/reviews/…'. Times have up to nine decimals. Stars alone have no comment. */
export const serviceReview = z.looseObject({
  name: text,
  reviewId: z.string().min(1),
  reviewer: z
    .looseObject({ displayName: text, profilePhotoUrl: text, isAnonymous: z.boolean().optional() })
    .optional(),
  starRating: openEnum(starWords).optional(),
  comment: text,
  createTime: text,
  updateTime: text,
  reviewReply: serviceReply.optional(),
});

/** An empty object where there are none. */
export const serviceReviews = z.looseObject({
  reviews: z.array(serviceReview).default([]),
  averageRating: z.number().optional(),
  totalReviewCount: z.int().min(0).optional(),
  nextPageToken: text,
});

export type ServiceReply = z.output<typeof serviceReply>;
export type ServiceReview = z.output<typeof serviceReview>;

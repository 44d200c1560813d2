// The reviews of a restaurant's listing: those that are kept, the replies of staff, and how they are kept up to date.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { idParameter, pageAnswer, pageQuery, restaurantParameters } from '../api/parameters.ts';
import { isoDate, isoTime } from '../kernel/schema.ts';
import { reviewReply, storedResponse, storedReview } from './review.schema.ts';
import { ratings } from './stars.ts';
import { connectionStates } from './states.ts';
import { listingSyncSettings, listingSyncStatus } from './sync-status.schema.ts';

const params = z.object(restaurantParameters);
const ofTenant = z.object({ tenantId: idParameter });
const ofReview = z.object({ ...restaurantParameters, reviewId: z.string().min(1).max(500) });

export const MAX_REVIEW_SEARCH = 100;

const yesOrNo = z.enum(['yes', 'no']);

const starsQuery = z.string().regex(/^[1-5](,[1-5]){0,4}$/, 'Must be ratings from 1 to 5, such as 1,2');

const filters = {
  stars: starsQuery.optional().describe('Any of these: 1,2.'),
  answered: yesOrNo.optional().describe('A reply that the service rejected is no answer.'),
  withComment: yesOrNo.optional().describe('Whether there are words beside the stars.'),
  from: isoDate.optional().describe('The first day on which they were written, by the clock of the place.'),
  to: isoDate.optional().describe('The last day.'),
  search: z.string().trim().min(1).max(MAX_REVIEW_SEARCH).optional().describe('In name, comment and reply.'),
};

const isOrdered = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || from <= to;
const notOrdered = { path: ['to'], message: 'Must not be before the first day' };

/** By the id of its document, which other endpoints take. */
export const listedReview = z.strictObject({
  ...storedReview.shape,
  id: z.string(),
  restaurantId: z.int(),
  waitsForApproval: z.literal(true).exactOptional().describe('Its automatic reply waits for a person.'),
  sending: z
    .strictObject({ comment: z.string().optional(), at: isoTime })
    .optional()
    .describe('A change of the reply that is on its way, or of which nobody knows whether it has arrived.'),
});
export type ListedReview = z.output<typeof listedReview>;

const reviewPage = z.strictObject({
  reviews: z.array(listedReview),
  searchedTo: isoTime
    .exactOptional()
    .describe('Of a search with a next page: when the oldest review was written that was looked at.'),
  ...pageAnswer,
});

export const listingSyncView = z.strictObject({
  ...listingSyncStatus.omit({ connectionId: true }).shape,
  nextSyncAt: isoTime.exactOptional(),
  isUnderWay: z.boolean().describe('It waits for its turn, or is being read.'),
  isNotified: z.boolean().describe('The service tells us of new reviews.'),
});
export type ListingSyncView = z.output<typeof listingSyncView>;

/** Of one month (YYYY-MM) in which there were reviews. */
const ratedMonth = z.strictObject({ month: z.string(), count: z.int(), average: z.number() });

export const reviewSummary = z.strictObject({
  status: z.enum(connectionStates).exactOptional().describe('Of the connection; absent where there is none.'),
  problem: z.string().exactOptional(),
  averageRating: z.number().exactOptional().describe('As the service says it.'),
  totalReviewCount: z.int().exactOptional(),
  unanswered: z.int(),
  waitingReplies: z.int().exactOptional().describe('Automatic replies that wait for a person.'),
  byStars: z.array(z.strictObject({ stars: z.literal(ratings), count: z.int() })),
  months: z.array(ratedMonth).describe('The last twelve, the oldest first.'),
  sync: listingSyncView.exactOptional(),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

const refuses = ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'] as const;
const replyRefuses = [...refuses, 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'] as const;

const seen = isoTime
  .optional()
  .describe(
    'The update time of the reply that the person has seen; absent where there was none. Another one is refused with CONFLICT and the present reply.',
  );

/** Of a refusal because the reply is another one than was seen. */
export const presentReply = z.object({ reply: storedResponse.nullable() });

export const reviewEndpoints = {
  listReviews: {
    summary:
      'The reviews of a restaurant, newest first. A search looks at some hundred reviews at a time, so that a page may be short, or empty, although there is a next one.',
    params,
    query: pageQuery.extend(filters).refine(isOrdered, notOrdered),
    answer: reviewPage,
    refuses,
  },
  listTenantReviews: {
    summary: 'The reviews of all restaurants of a business, newest first, as listReviews has those of one.',
    params: ofTenant,
    query: pageQuery
      .extend({ ...filters, restaurantId: idParameter.optional() })
      .refine(isOrdered, notOrdered),
    answer: reviewPage,
    refuses,
  },
  countTenantReviews: {
    summary: 'How many reviews wait for an answer at each restaurant of a business, and which are connected.',
    params: ofTenant,
    answer: z.strictObject({
      restaurants: z.array(
        z.strictObject({
          restaurantId: z.int(),
          isConnected: z.boolean(),
          hasEnded: z.boolean().describe('The service has ended the access: no reply is sent.'),
          unanswered: z.int(),
        }),
      ),
    }),
    refuses,
  },
  getReviewSummary: {
    summary: 'Ratings by stars and by month, and how the reviews are kept up to date.',
    params,
    answer: reviewSummary,
    refuses,
  },
  replyToReview: {
    summary:
      'Writes the reply to a review, or replaces it. The service is asked for the present reply just before: one that the person has not seen is not replaced.',
    params: ofReview,
    body: reviewReply.omit({ reviewId: true }).extend({ seen }),
    answer: listedReview,
    refuses: replyRefuses,
  },
  deleteReviewReply: {
    summary: 'Takes the reply to a review away, unless it is another one than the person has seen.',
    params: ofReview,
    query: z.strictObject({ seen }),
    answer: listedReview,
    refuses: replyRefuses,
  },
  suggestReplies: {
    summary: 'Texts to begin a reply with: the restaurant’s templates for the rating, and a built-in one.',
    params: ofReview,
    answer: z.strictObject({ suggestions: z.array(z.string()) }),
    refuses: [...refuses, 'NOT_FOUND'],
  },
  syncReviewsNow: {
    summary: 'Has the reviews of a restaurant read as soon as the quota allows.',
    params,
    answer: listingSyncView,
    refuses: [...refuses, 'CONFLICT'],
  },
  updateListingSync: {
    summary: 'Sets how often the listing is read by itself, or that it is not.',
    params,
    body: listingSyncSettings,
    answer: listingSyncView,
    refuses: [...refuses, 'CONFLICT'],
  },
  takeListingNotification: {
    summary:
      'Takes what the service says of a location through Pub/Sub, with a token that Google has signed: the location is read soon.',
    headers: z.object({ authorization: z.string().max(5000).optional() }),
    rawBody: { type: 'application/json', maxBytes: 50_000 },
    answer: z.null(),
  },
} as const satisfies Record<string, Endpoint>;

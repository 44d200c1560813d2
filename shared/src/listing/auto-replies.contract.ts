// Automatic replies to a restaurant's reviews: how they are made, and what becomes of each.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { pageAnswer, pageQuery, restaurantParameters } from '../api/parameters.ts';
import { list } from '../kernel/bounded.schema.ts';
import { isoTime } from '../kernel/schema.ts';
import { defaultLanguage, siteLanguages } from '../website/languages.ts';
import { autoReplyChoices } from './auto-reply.schema.ts';
import { replyStates, reviewReply, starRating } from './review.schema.ts';
import { autoReply } from './review-reply.schema.ts';

const params = z.object(restaurantParameters);

const inPlace = [
  'TENANT_NOT_FOUND',
  'TENANT_SUSPENDED',
  'RESTAURANT_NOT_FOUND',
] as const satisfies Endpoint['refuses'];

const configAnswer = z.strictObject({
  choices: z.strictObject(autoReplyChoices.shape),
  version: z.string().describe('To be sent back with a change.'),
  enabledAt: isoTime.exactOptional().describe('Reviews from before are never answered automatically.'),
  isConnected: z
    .boolean()
    .describe('A location of the listing service is connected: nothing is sent otherwise.'),
  hasEnded: z
    .literal(true)
    .exactOptional()
    .describe('The service has ended the access: nothing is read or sent until it is connected again.'),
  hasModel: z.boolean().describe('The installation has a model that can write replies.'),
  waiting: z.int().describe('How many replies wait to be approved.'),
});

const { rating, state, reason, message, text, writtenBy, dueAt, sentAt, changedAt } = autoReply.shape;

const listedReply = z.strictObject({
  replyId: z.string(),
  version: z.string().describe('To be sent back with a change.'),
  ...{ rating, state, reason, message, text, writtenBy, dueAt, sentAt, changedAt },
  isApproved: z.boolean(),
  atService: z
    .enum(replyStates)
    .exactOptional()
    .describe('Of one that was sent: what the service makes of it. Absent where it is not there any more.'),
  review: z
    .strictObject({
      reviewerName: z.string(),
      comment: z.string().exactOptional(),
      reviewTime: z.string(),
      rating: starRating,
    })
    .exactOptional()
    .describe('Absent where it is not kept any more.'),
});

const replyId = z.string().min(1).max(500);
const version = z.string().min(1).max(100);

const replies = { replies: z.array(listedReply) };

export const autoReplyEndpoints = {
  getAutoReplies: {
    summary: 'When and how the restaurant’s reviews are answered automatically.',
    params,
    answer: configAnswer,
    refuses: inPlace,
  },
  putAutoReplies: {
    summary:
      'Changes when and how reviews are answered automatically. Replies look only at reviews that are written after this was switched on, the last time it was.',
    params,
    body: z.strictObject({ version, choices: autoReplyChoices }),
    answer: configAnswer,
    refuses: [...inPlace, 'CONFLICT'],
  },
  previewAutoReplies: {
    summary: 'What a review of each rating would get with these choices. Nothing is stored or sent.',
    params,
    body: z.strictObject({
      choices: autoReplyChoices,
      language: z.enum(siteLanguages).default(defaultLanguage).describe('That the review is in.'),
      example: z.int().min(0).max(1000).default(0).describe('Another number gives other texts.'),
    }),
    answer: z.strictObject({
      previews: z.array(
        z.strictObject({
          rating,
          text: text.describe('Absent where the rating is not answered.'),
          reason: reason.describe('Why it waits for a person; absent where it is sent by itself.'),
        }),
      ),
    }),
    refuses: inPlace,
  },
  listAutoReplies: {
    summary:
      'Automatic replies, some at a time: those that wait to be approved and those that are planned, the earliest first; or those that are settled, the latest first.',
    params,
    query: pageQuery.extend({ list: z.enum(['waiting', 'planned', 'settled']) }),
    answer: z.strictObject({ ...replies, ...pageAnswer }),
    refuses: inPlace,
  },
  editAutoReply: {
    summary: 'Changes the text of a reply that was not sent yet.',
    params: z.object({ ...restaurantParameters, replyId }),
    body: z.strictObject({ version, text: reviewReply.shape.comment }),
    answer: listedReply,
    refuses: [...inPlace, 'NOT_FOUND', 'CONFLICT', 'TRANSITION_REFUSED'],
  },
  decideAutoReplies: {
    summary:
      'Has replies sent now, whether they wait, are planned, have failed or were declined, or declines them. Each stands for itself: what has changed meanwhile, or is on its way, stays as it is and is named.',
    params,
    body: z.strictObject({
      decision: z.enum(['send', 'decline']),
      replies: list(z.strictObject({ replyId, version }), 50).min(1, 'Choose at least one reply'),
    }),
    answer: z.strictObject({
      ...replies,
      refused: z.array(z.strictObject({ replyId: z.string(), message: z.string() })),
    }),
    refuses: inPlace,
  },
} as const satisfies Record<string, Endpoint>;

export type AutoReplyConfigAnswer = z.output<typeof configAnswer>;
export type ListedReply = z.output<typeof listedReply>;

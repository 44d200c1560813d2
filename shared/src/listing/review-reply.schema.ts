// The automatic reply to a review: one for each, for ever, under the id of the review's document. Written by the server alone.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';
import { replyWriters } from './auto-reply.schema.ts';
import { starRating } from './review.schema.ts';

/**
 * planned: will be sent at `dueAt`; awaitingApproval: once a person has approved it; sending: it may have arrived; notNeeded and sent are
 * final; a failed one may be sent again by a person.
 */
export const autoReplyStates = [
  'planned',
  'awaitingApproval',
  'sending',
  'sent',
  'notNeeded',
  'failed',
] as const;

/** Why it waits, is not sent, failed, or is sent later than planned. */
export const autoReplyReasons = [
  // It waits for a person: its rating is among those; it resembles an earlier one too much; it is late; the model has written it; it is in
  // another language than the review; no template of the rating could be filled; no template has the restaurant's own tone; the review
  // was changed after somebody had approved the reply.
  'rating',
  'similar',
  'late',
  'model',
  'language',
  'template',
  'tone',
  'edited',
  // It is not needed: replies were switched off; somebody has answered; the rating is none that is answered any more; the review is gone; a person
  // has declined it; the listing is connected no more.
  'switchedOff',
  'answered',
  'otherRating',
  'reviewGone',
  'declined',
  'notConnected',
  // It failed: the service refuses it, or does not allow it; nobody knows whether it has arrived; the service could not be reached; the
  // review is of no form that is known.
  'refused',
  'forbidden',
  'unclear',
  'unavailable',
  'unreadable',
  // It is sent later: the day's replies are used up; the service allows no more calls; it has ended our access.
  'cap',
  'limited',
  'noAccess',
] as const;

export const autoReply = z.object({
  /** The service's own. */
  reviewId: z.string().min(1),
  rating: starRating,
  /** Of the review that the text is for. */
  reviewTime: isoTime,
  reviewUpdatedAt: isoTime,
  state: z.enum(autoReplyStates),
  reason: z.enum(autoReplyReasons).optional(),
  /** The service's own words, where it refuses. */
  message: z.string().optional(),
  /** Absent until the model has written it. */
  text: z.string().optional(),
  writtenBy: z.enum([...replyWriters, 'staff']),
  dueAt: isoTime,
  plannedAt: isoTime,
  /** How often it was begun to be sent. */
  attempts: z.int().min(0).default(0),
  /** Of a reply that is being sent: until then nobody else tries. */
  sendingUntil: isoTime.optional(),
  /** The day (YYYY-MM-DD) among whose replies it counts. */
  countedOn: z.string().optional(),
  /** The uid of whoever approved it. */
  approvedBy: z.string().optional(),
  sentAt: isoTime.optional(),
  changedAt: isoTime,
});

export type ReviewReply = z.output<typeof autoReply>;
export type AutoReplyState = (typeof autoReplyStates)[number];
export type AutoReplyReason = (typeof autoReplyReasons)[number];

/** How many automatic replies were sent on a day of the restaurant (YYYY-MM-DD, the id). */
export const autoReplyCount = z.object({
  count: z.int().min(0),
  /** When it is removed by itself. */
  expiresAt: isoTime,
});
export type AutoReplyCount = z.output<typeof autoReplyCount>;

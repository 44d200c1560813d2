// The automatic reply to a review: at most one for ever, under the review's id.
import { z } from 'zod';
import { moment } from './moment.schema.ts';

export const autoReplyStates = [
  'planned',
  'awaitingApproval',
  'sending',
  'sent',
  'notNeeded',
  'failed',
] as const;

export const autoReply = z.object({
  reviewId: z.string(),
  state: z.enum(autoReplyStates),
  text: z.string().optional(),
  dueAt: moment('Due at'),
  plannedAt: moment('Planned at'),
  attempts: z.int().min(0).default(0),
  sentAt: moment('Sent at').optional(),
  reason: z.string().optional(),
});
export type ReviewReply = z.output<typeof autoReply>;

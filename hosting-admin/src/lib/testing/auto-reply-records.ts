import type { Answers } from '@bite/shared/api/answers';
import { defined } from '@bite/shared/kernel/defined';
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import { autoReplyChoices } from '@bite/shared/listing/auto-reply.schema';

type Record = Answers['getAutoReplies'];

/** Switched on, with a listing that is connected, unless the change says otherwise. */
export const anAutoReplyRecord = (
  choices: Partial<Record['choices']> = {},
  change: Partial<Omit<Record, 'choices'>> = {},
): Record => ({
  choices: defined(autoReplyChoices.parse({ isEnabled: true, ...choices })) as Record['choices'],
  ...{ version: 'v1', enabledAt: '2026-06-01T12:00:00.000Z', isConnected: true, hasModel: false, waiting: 0 },
  ...change,
});

/** One that waits for a person. */
export const aListedReply = (change: Partial<ListedReply> = {}): ListedReply => ({
  ...{ replyId: 'review-1', version: 'v1', rating: 2, state: 'awaitingApproval', reason: 'rating' },
  ...{ text: 'We are sorry, Kim.', writtenBy: 'templates', isApproved: false },
  ...{ dueAt: '2026-06-11T12:00:00.000Z', changedAt: '2026-06-10T12:00:00.000Z' },
  review: { reviewerName: 'Kim', comment: 'Cold pizza', reviewTime: '2026-06-10T11:00:00.000Z', rating: 2 },
  ...change,
});

// What is said of automatic replies.
import { isolated } from '@bite/shared/kernel/isolated';
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import type { AutoReplyReason, AutoReplyState } from '@bite/shared/listing/review-reply.schema';
import type { Tone } from '../../../ui/notice.tsx';
import { replyStanding } from '../reviews/review-words.ts';

export const stateWords: Readonly<Record<AutoReplyState, { words: string; tone?: Tone }>> = {
  planned: { words: 'Planned', tone: 'info' },
  awaitingApproval: { words: 'Waiting', tone: 'warn' },
  sending: { words: 'Sending', tone: 'info' },
  sent: { words: 'Sent', tone: 'good' },
  notNeeded: { words: 'Not sent' },
  failed: { words: 'Failed', tone: 'danger' },
};

type Standing = Pick<ListedReply, 'state' | 'atService'>;

/** Of one that was sent, what Google makes of it. */
export function standingOf({ state, atService }: Standing): { words: string; tone?: Tone; advice?: string } {
  if (state !== 'sent' || atService === undefined) return stateWords[state];
  return replyStanding({ state: atService });
}

export const reasonWords: Readonly<Record<AutoReplyReason, string>> = {
  rating: 'You approve replies to this rating',
  similar: 'It resembles one of your last replies',
  late: 'It is late for a reply',
  model: 'The language model has written it',
  language: 'The review seems to be in another language',
  template: 'None of your templates for this rating can be filled in',
  tone: 'No template has your own tone',
  edited: 'The guest has changed the review since',
  switchedOff: 'Automatic replies were switched off',
  answered: 'Somebody has answered',
  otherRating: 'This rating is not answered automatically',
  reviewGone: 'The review is gone',
  declined: 'You declined it',
  notConnected: 'The listing is not connected any more',
  refused: 'Google refuses it',
  forbidden: 'Google does not allow it',
  unclear: 'Google gave no clear answer: it may have arrived',
  unavailable: 'Google could not be reached',
  unreadable: 'The review cannot be read',
  cap: 'The replies of the day are used up',
  limited: 'Google allows no more calls at the moment',
  noAccess: 'Google has ended our access',
};

/** With Google's own words, where it has said something. */
export const reasonOf = ({ reason, message }: Pick<ListedReply, 'reason' | 'message'>): string => {
  if (reason === undefined) return '';
  return message === undefined ? reasonWords[reason] : `${reasonWords[reason]}: ${message}`;
};

export const starsText = (rating: number): string => (rating === 1 ? '1 star' : `${rating} stars`);

/** 'the reply to Kim, 4 stars' */
export const nameOf = ({ review, rating }: ListedReply): string =>
  `the reply to ${isolated(review?.reviewerName ?? 'a guest')}, ${starsText(rating)}`;

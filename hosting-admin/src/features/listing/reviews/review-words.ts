// What screens say of replies and of synchronisations.
import type { ListedReview } from '@bite/shared/listing/reviews.contract';
import type { ListingSyncFrequency } from '@bite/shared/listing/sync-status.schema';
import type { Tone } from '../../../ui/notice.tsx';

type Response = NonNullable<ListedReview['response']>;

export interface ReplyStanding {
  words: string;
  tone: Tone;
  /** What it means, and what to do about it. */
  advice?: string;
}

/** A reply without a state is one that guests see: the service says one only while it judges. */
export function replyStanding({ state }: Pick<Response, 'state'>): ReplyStanding {
  if (state === 'pending')
    return { words: 'Being checked', tone: 'info', advice: 'Google checks it before guests see it.' };
  if (state === 'rejected')
    return {
      words: 'Rejected',
      tone: 'danger',
      advice:
        'Google does not show this reply. Links, telephone numbers, offers and rude words are often the reason: change the reply and send it again.',
    };
  return { words: 'Published', tone: 'good' };
}

export function replyAuthor({ by }: Pick<Response, 'by'>): string {
  if (by === 'auto') return 'Automatic reply';
  return by === 'staff' ? 'Your reply' : 'Reply written at Google';
}

export const frequencyWords: Readonly<Record<ListingSyncFrequency, { words: string; hint: string }>> = {
  realtime: {
    words: 'At once',
    hint: 'As soon as Google tells us of a review, or every five minutes where it does not.',
  },
  hourly: { words: 'Every hour', hint: 'Good where many guests write.' },
  daily: { words: 'Every day', hint: 'Enough for most restaurants.' },
  weekly: { words: 'Every week', hint: 'New reviews may wait some days.' },
};

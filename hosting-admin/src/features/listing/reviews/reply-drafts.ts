// The replies that were typed and not sent yet: they survive a reload of the page, as long as its tab is open.
import type { RestaurantRef } from '@bite/shared/paths';
import { useState } from 'react';

const keyOf = ({ tenantId, restaurantId }: RestaurantRef, reviewId: string): string =>
  `bite-reply-draft ${tenantId} ${restaurantId} ${reviewId}`;

export interface ReplyDraft {
  text: string;
  setText: (text: string) => void;
  /** After it was sent. */
  forget: () => void;
}

/** @param present The reply that is there, with which an edit begins. */
export function useReplyDraft(place: RestaurantRef, reviewId: string, present: string): ReplyDraft {
  const key = keyOf(place, reviewId);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? present);
  return {
    text,
    setText(next) {
      setText(next);
      if (next === present || next === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    },
    forget: () => sessionStorage.removeItem(key),
  };
}

export const hasDraft = (place: RestaurantRef, reviewId: string): boolean =>
  sessionStorage.getItem(keyOf(place, reviewId)) !== null;

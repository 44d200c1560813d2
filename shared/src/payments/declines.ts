// Why a card was declined, and whether the payment may be tried again (I8.1-03). The card networks fine merchants who retry
// against their advice: without any advice, it is not retried.
import { responseMeaning } from './response-status.ts';

export const declineCategories = {
  1: 'Do not retry',
  2: 'Wait to retry',
  3: 'Fix the request and retry',
  4: 'Declined without a reason',
} as const;
export type DeclineCategory = keyof typeof declineCategories;

export const ADVICE_CODE_MAX_LENGTH = 2;

/** The gateway's category, a number or text; undefined unless it is 1 to 4. */
export function declineCategory(given: string | number | undefined): DeclineCategory | undefined {
  const category = Number(given);
  return Object.hasOwn(declineCategories, category) ? (category as DeclineCategory) : undefined;
}

export interface Verdict {
  respstat?: string | undefined;
  declineCategory?: string | number | undefined;
  declineCategoryText?: string | undefined;
  merchAdviceCode?: string | undefined;
  assocRespCode?: string | undefined;
}

/**
 * `now`: the gateway failed; inquire first whether the payment succeeded after all. `later`: with the same card, some hours
 * later. `corrected`: after the diner has corrected their input. `never`: only with another card.
 */
export type Retry = 'now' | 'later' | 'corrected' | 'never';

const ofCategory: Record<DeclineCategory, Retry> = { 1: 'never', 2: 'later', 3: 'corrected', 4: 'later' };

/** Merchant advice codes of Mastercard. */
const ofAdvice = new Map<string, Retry>([
  ['01', 'corrected'],
  ['02', 'later'],
  ['03', 'never'],
  ['21', 'never'],
  ...['24', '25', '26', '27', '28', '29', '30'].map((code): [string, Retry] => [code, 'later']),
]);

/** When an authorization with this answer may be tried again; never for an approval. */
export function retryOf(verdict: Verdict): Retry {
  const meaning = responseMeaning(verdict.respstat);
  if (meaning === 'retry') return 'now';
  if (meaning !== 'declined') return 'never';
  const advised = ofAdvice.get(verdict.merchAdviceCode ?? '');
  const category = declineCategory(verdict.declineCategory);
  if (advised === 'never' || category === undefined) return advised ?? 'never';
  return ofCategory[category];
}

export const mayRetry = (verdict: Verdict): boolean => retryOf(verdict) !== 'never';

export interface DeclineNote {
  category?: DeclineCategory;
  text?: string;
  adviceCode?: string;
  associationResponseCode?: string;
}

/** What is stored of a decline, without missing and invalid parts. */
export function declineNote(verdict: Verdict): DeclineNote {
  const note: DeclineNote = {};
  const category = declineCategory(verdict.declineCategory);
  if (category) {
    note.category = category;
    note.text = verdict.declineCategoryText || declineCategories[category];
  }
  const advice = verdict.merchAdviceCode;
  if (advice && advice.length <= ADVICE_CODE_MAX_LENGTH) note.adviceCode = advice;
  if (verdict.assocRespCode) note.associationResponseCode = verdict.assocRespCode;
  return note;
}

// Why a card was declined and what may be done about it (I8.1-03). The networks fine merchants who ask again where they
// were told not to: silence about it means no.
import { responseMeaning } from './response-status.ts';

export const declineCategories = {
  1: 'Do not retry',
  2: 'Wait to retry',
  3: 'Fix the request and retry',
  4: 'Declined without a reason',
} as const;
export type DeclineCategory = keyof typeof declineCategories;

export const ADVICE_CODE_MAX_LENGTH = 2;

/** The category that the gateway gave as number or text; undefined unless it is 1 to 4. */
export function declineCategory(said: string | number | undefined): DeclineCategory | undefined {
  const category = Number(said);
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
 * `now`: the gateway itself stumbled; ask it first whether the payment went through after all. `later`: with the same
 * card, hours on. `corrected`: after the diner has mended what they typed. `never`: with another card only.
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

/** When an authorization that has this answer may be tried again. An approval never is. */
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

/** What is kept of a decline; parts that the gateway left out or garbled are left out here. */
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

// The settlement status of a payment: a word in answers to inquiries and captures (I4-09), a letter in the report of a settled
// batch (I3.6-09).

export const settlementWords = [
  'Authorized',
  'Declined',
  'Queued for Capture',
  'Voided',
  'Zero Amount',
  'Accepted',
  'Rejected',
  'Format Error',
  'Pin Debit',
  'Token Decrypt',
  'Amount Under Review',
] as const;
export type SettlementWord = (typeof settlementWords)[number];

export const settlementLetters = ['F', 'N', 'P', 'T', 'W', 'Y'] as const;
export type SettlementLetter = (typeof settlementLetters)[number];

const ofLetter: Record<SettlementLetter, SettlementWord> = {
  F: 'Format Error',
  N: 'Rejected',
  P: 'Pin Debit',
  T: 'Token Decrypt',
  W: 'Amount Under Review',
  Y: 'Accepted',
};

/** `open`: not sent to the bank yet; `settled`: sent; `failed`: will not be sent; `none`: there is nothing to settle. */
export type SettlementStage = 'open' | 'settled' | 'failed' | 'none';

const stages: Record<SettlementWord, { stage: SettlementStage; text: string }> = {
  Authorized: { stage: 'open', text: 'Approved, not captured yet' },
  'Queued for Capture': { stage: 'open', text: 'Captured, waits for the next batch' },
  Accepted: { stage: 'settled', text: 'Settled' },
  'Pin Debit': { stage: 'settled', text: 'Debit card with PIN, settled by its own network' },
  'Amount Under Review': { stage: 'settled', text: 'Sent to settle, held for a review of the amount' },
  Rejected: { stage: 'failed', text: 'Sent to settle and rejected' },
  'Format Error': { stage: 'failed', text: 'Not sent to settle: its data were not valid' },
  'Token Decrypt': { stage: 'failed', text: 'Not settled: its token could not be read' },
  Declined: { stage: 'none', text: 'Declined' },
  Voided: { stage: 'none', text: 'Voided' },
  'Zero Amount': { stage: 'none', text: 'A check of the card, without an amount' },
};

export interface SettlementMeaning {
  word: SettlementWord;
  stage: SettlementStage;
  text: string;
}

const words = new Map<string, SettlementWord>([
  ...Object.entries(ofLetter),
  ...settlementWords.map((word) => [word.toLowerCase(), word] as const),
]);

/** Undefined for a letter or word that the gateway has added since: the caller must not guess. */
export function settlementMeaning(setlstat: string | undefined): SettlementMeaning | undefined {
  const given = (setlstat ?? '').trim();
  const word = words.get(given) ?? words.get(given.toLowerCase());
  return word && { word, ...stages[word] };
}

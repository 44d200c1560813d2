// The gateway's enumerations. It may add values later: answers that contain an unknown one are accepted.

/** How the card was read (I9-06). */
export const entryModes = [
  'Keyed',
  'Moto',
  'ECommerce',
  'Recurring',
  'Swipe (Non EMV)',
  'DigitalWallet',
  'EMVContact',
  'Contactless',
  'Fallback to Track',
  'Fallback to Keyed',
] as const;

/** The network behind a card's first digits (I9-07). */
export const binProducts = {
  A: 'Amex',
  D: 'Discover',
  M: 'Mastercard',
  N: 'Non-co-branded debit',
  V: 'Visa',
} as const;
export const binProductLetters = ['A', 'D', 'M', 'N', 'V'] as const;

/** 'Visa' for 'V'; undefined for an unknown letter. */
export const binProductName = (letter: string | undefined): string | undefined => ownOf(binProducts, letter);

/** What kind of card it is beside credit or debit (I9-08). */
export const cardTypes = [
  'Corp',
  'FSA+Prepaid',
  'GSA+Purchase',
  'Prepaid',
  'Prepaid+Corp',
  'Prepaid+Purchase',
  'Purchase',
] as const;

/** 'FSA+Prepaid' → ['FSA', 'Prepaid']. */
export const cardTypeParts = (cardType: string | undefined): string[] =>
  (cardType ?? '')
    .split('+')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Fees that a merchant adds to a payment (I5.2-22). */
export const feeTypes = ['C', 'F', 'S', 'N'] as const;
export const feeFormats = ['flat', 'percent'] as const;

const feeKinds = { C: 'convenience', F: 'service', S: 'surcharge' } as const;
export type FeeKind = (typeof feeKinds)[keyof typeof feeKinds] | 'transaction';

/** Undefined for 'N', which means none. */
export const feeKind = (feeType: string | undefined): FeeKind | undefined => ownOf(feeKinds, feeType);

/** What became of the fee of one payment (I8.1-04). */
export const feeCodes = [
  'CVNFEE',
  'SURCHRG',
  'SRVCFEE',
  'SRVC_WAIVED',
  'CVN_WAIVED',
  'SURCHRG_WAIVED',
  'FEE_TXN',
] as const;
export type FeeCode = (typeof feeCodes)[number];

const feeCodeMeanings: Record<FeeCode, { kind: FeeKind; waived: boolean }> = {
  CVNFEE: { kind: 'convenience', waived: false },
  SURCHRG: { kind: 'surcharge', waived: false },
  SRVCFEE: { kind: 'service', waived: false },
  SRVC_WAIVED: { kind: 'service', waived: true },
  CVN_WAIVED: { kind: 'convenience', waived: true },
  SURCHRG_WAIVED: { kind: 'surcharge', waived: true },
  FEE_TXN: { kind: 'transaction', waived: false },
};

export const feeCodeMeaning = (code: string | undefined): { kind: FeeKind; waived: boolean } | undefined =>
  ownOf(feeCodeMeanings, code);

export const adjustmentCategories = [
  'REVERSAL',
  'THIRD PARTY',
  'CHARGEBACK',
  'FEE',
  'ADJUSTMENT',
  'OTHER',
] as const;

/** Looks up an untrusted key, which may be unknown or even 'constructor'. */
function ownOf<Value>(record: Readonly<Record<string, Value>>, word: string | undefined): Value | undefined {
  return word !== undefined && Object.hasOwn(record, word) ? record[word] : undefined;
}

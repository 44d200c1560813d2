// The words of the reports on card payments.

import { isolated } from '@bite/shared/kernel/isolated';
import type { ChargebackStatus } from '@bite/shared/payments/chargeback-case.schema';
import { type ChargebackGroup, chargebackGroup } from '@bite/shared/payments/chargeback-reasons';
import type { DepositPart } from '@bite/shared/payments/funding-sums';
import type { DayComparison, DifferenceKind } from '@bite/shared/payments/payment-day.schema';
import type { Stopped } from '@bite/shared/payments/payment-reports.contract';
import { type CardShown, cardLabel } from '@bite/shared/payments/payment-story';
import { settlementMeaning } from '@bite/shared/payments/settlement-status';
import { formatDate } from '../../../lib/date-format.ts';
import type { Tone } from '../../../ui/notice.tsx';

interface Words {
  words: string;
  tone?: Tone;
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const brandName = (brand: string): string =>
  Object.hasOwn(brands, brand.toLowerCase()) ? (brands[brand.toLowerCase()] ?? brand) : isolated(brand);

/** 'Visa •••• 1111', 'Apple Pay, Visa •••• 1111'; '' if nothing is known of the card. */
export const cardText = ({ brand, lastFour, wallet }: CardShown): string =>
  cardLabel({ brand: brand && brandName(brand), lastFour, wallet }) ?? '';

/** Words of the gateway that are not known to us are shown as they come. */
export function settlementText(said: string): Words {
  const meaning = settlementMeaning(said);
  if (!meaning) return { words: said === '' ? 'Nothing said' : `The gateway says “${isolated(said)}”` };
  const tones: Partial<Record<typeof meaning.stage, Tone>> = {
    settled: 'good',
    failed: 'danger',
    open: 'info',
  };
  const tone = tones[meaning.stage];
  return { words: meaning.text, ...(tone && { tone }) };
}

export const partNames: Readonly<Record<DepositPart, string>> = {
  netSales: 'Net sales',
  fee: 'Fees',
  thirdParty: 'Third party',
  reversal: 'Reversals',
  interchange: 'Interchange',
  adjustment: 'Adjustments',
  otherAdjustment: 'Other adjustments',
  serviceCharge: 'Service charges',
};

const categories: Readonly<Record<string, string>> = {
  REVERSAL: 'Reversal',
  'THIRD PARTY': 'Third party',
  CHARGEBACK: 'Chargeback',
  FEE: 'Fee',
  ADJUSTMENT: 'Adjustment',
  OTHER: 'Other',
};
export const categoryName = (category: string): string =>
  Object.hasOwn(categories, category) ? (categories[category] ?? category) : isolated(category);

export const chargebackStatusWords: Readonly<Record<ChargebackStatus, Words>> = {
  new: { words: 'New', tone: 'warn' },
  collecting: { words: 'Evidence being collected', tone: 'info' },
  sent: { words: 'Sent', tone: 'info' },
  won: { words: 'Won', tone: 'good' },
  lost: { words: 'Lost', tone: 'danger' },
};

const groupWords: Readonly<Record<ChargebackGroup, string>> = {
  fraud: 'The cardholder says it was not them',
  authorization: 'Something was wrong with the authorization',
  processing: 'It was processed wrongly',
  consumerDispute: 'The guest disputes the goods or the service',
};

const evidenceHints: Readonly<Record<ChargebackGroup, string>> = {
  fraud: 'What helps: who picked the order up or signed for it, earlier orders with this card, the address.',
  authorization: 'What helps: the authorization code and the amount that was approved.',
  processing: 'What helps: the receipt with its amount and date, and refunds that were already made.',
  consumerDispute:
    'What helps: the order, when it was handed over, messages with the guest, your refund policy.',
};

export function reasonText({ reasonCode, reasonText: said }: { reasonCode?: string; reasonText?: string }) {
  const group = reasonCode === undefined ? undefined : chargebackGroup(reasonCode);
  return group ? groupWords[group] : (said && isolated(said)) || 'No reason was given';
}

export function evidenceHint(reasonCode: string | undefined): string {
  const group = reasonCode === undefined ? undefined : chargebackGroup(reasonCode);
  return group ? evidenceHints[group] : 'What helps: the order, its receipt, and when it was handed over.';
}

export const comparisonWords: Readonly<Record<DayComparison['state'], Required<Words>>> = {
  equal: { words: 'Agrees', tone: 'good' },
  open: { words: 'Not settled yet', tone: 'info' },
  different: { words: 'Differs', tone: 'danger' },
};

export const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  capturedWithoutOrder: 'Captured without order',
  capturedNotPaid: 'Captured, order not paid',
  paidWithoutCapture: 'Paid without capture',
  amountsDiffer: 'Amounts differ',
  refundedWithoutRecord: 'Refunded without record',
  refundNotAtGateway: 'Refund not at the gateway',
  unknownToUs: 'At the gateway only',
  rejected: 'Rejected at settlement',
  notSettled: 'Not settled',
  settledThoughVoided: 'Settled though voided',
  heldWithoutOrder: 'Held without order',
  unsettled: 'Outcome unknown',
};

const stoppedWords: Readonly<Record<Stopped['reason'], string>> = {
  busy: 'The gateway answers few questions a minute. The rest of the days follows by itself; keep this page open.',
  limited:
    'The gateway has been asked too often. The rest of the days follows by itself; keep this page open.',
  credentials: 'The gateway refuses the login. Check the set-up of payments.',
  invalid: 'The gateway refused the question. Check the merchant number in the set-up of payments.',
  unreachable: 'The gateway cannot be reached at the moment.',
  unknown: 'The gateway did not answer.',
};
export const stoppedText = ({ reason }: Stopped): string => stoppedWords[reason];

/** 'November 20, 2026' */
export const dayText = (day: string): string => formatDate(day) ?? day;

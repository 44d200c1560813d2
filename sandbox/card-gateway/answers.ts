// The forms of the gateway's answers.
import { writeAmount } from './amounts.ts';
import type { Payment } from './gateway-state.ts';
import type { GatewayStore } from './gateway-store.ts';
import type { SandboxMerchant } from './merchants.ts';

type Fields = Record<string, unknown>;

export interface Answer {
  /** 200 by default. */
  status?: number;
  /** Sent as JSON; text goes as it is, and is labelled as JSON all the same. */
  body: Fields | readonly Fields[] | string;
  /** Milliseconds until it is sent. */
  after?: number;
}

/** The gateway's own refusals, by their code. */
const refusals = {
  11: 'Invalid card',
  13: 'Bad card check digit',
  15: 'Non-numeric expiry',
  21: 'Invalid merchant',
  25: 'No matching auth for reversal',
  27: 'Txn Batched',
  28: 'Txn not settled',
  29: 'Txn not found',
  31: 'Invalid currency',
  34: 'Invalid field',
  39: 'Void not permitted after 30 days',
  43: 'Invalid amount',
  45: 'Refunds without reference not supported',
  46: 'Partial refunds not supported',
  96: 'Profile not found',
  97: 'Merchant disabled',
} as const;
export type Refusal = keyof typeof refusals;

export const refused = (code: Refusal, more: Fields = {}): Answer => ({
  body: {
    respproc: 'PPS',
    respstat: 'C',
    respcode: String(code),
    resptext: refusals[code],
    ...more,
  },
});

/** What is common to the answers about a payment. */
export const paymentFields = (payment: Payment): Fields => ({
  merchid: payment.merchid,
  retref: payment.retref,
  token: payment.token,
  account: payment.token,
  amount: writeAmount(payment.amount, payment.currency),
  currency: payment.currency,
  respstat: payment.respstat,
  respcode: payment.respcode,
  resptext: payment.resptext,
  respproc: payment.respproc,
  ...(payment.authcode && { authcode: payment.authcode }),
  ...(payment.orderid && { orderId: payment.orderid }),
});

export const verdictFields = ({ avsresp, cvvresp, expiry }: Payment): Fields => ({
  avsresp,
  cvvresp,
  ...(expiry && { expiry }),
  entrymode: 'ECommerce',
  bintype: '',
  commcard: ' C ',
});

/** Whether it may be voided or refunded now. */
export function reversibility(
  store: GatewayStore,
  payment: Payment,
  merchant: SandboxMerchant,
): { voidable: boolean; refundable: boolean } {
  if (payment.respstat !== 'A' || payment.settlement === 'Zero Amount')
    return { voidable: false, refundable: false };
  const batch = store.batchOf(payment);
  const isOpen =
    payment.settlement === 'Authorized' ||
    (payment.settlement === 'Queued for Capture' && batch?.state === 'open');
  const isMoney =
    payment.kind === 'payment' && payment.settlement !== 'Voided' && payment.settlement !== 'Rejected';
  const isCaptured = payment.settlement !== 'Authorized';
  return {
    voidable: isOpen,
    refundable:
      merchant.refundsUnsettled === true ||
      (isMoney && isCaptured && payment.settlement === 'Accepted' && left(store, payment) > 0),
  };
}

/** What has not been given back, in minor units. */
export const left = (store: GatewayStore, payment: Payment): number =>
  store
    .refundsOf(payment)
    .filter(({ respstat, settlement }) => respstat === 'A' && settlement !== 'Voided')
    .reduce((rest, refund) => rest - refund.amount, payment.amount);

/** '2026-11-23' */
export const day = (iso: string): string => iso.slice(0, 10);

// What can be done with a payment afterwards: capture, void, refund, a signature.
import { majorPart, readAmount, writeAmount } from './amounts.ts';
import {
  type Answer,
  day,
  left,
  paymentFields,
  type Refusal,
  refused,
  reversibility,
  verdictFields,
} from './answers.ts';
import type { Payment } from './gateway-state.ts';
import type { GatewayStore } from './gateway-store.ts';
import type { SandboxMerchant } from './merchants.ts';
import { isYes, orderIdOf, type Request, textOf } from './request-fields.ts';
import { amountVerdict } from './test-cards.ts';

type Call = (store: GatewayStore, merchant: SandboxMerchant, request: Request) => Answer;

const VOIDABLE_DAYS = 30;
const DAY = 86_400_000;

const found = (store: GatewayStore, { merchid }: SandboxMerchant, request: Request): Payment | undefined =>
  store.payment(merchid, textOf(request.retref) ?? '');

const refusedFor = (code: Refusal, request: Request, { merchid }: SandboxMerchant): Answer =>
  refused(code, { merchid, retref: textOf(request.retref) ?? '' });

/** The amount of the request in minor units; undefined where it says none, and NaN where it is faulty. */
function amountIn(request: Request, currency: string): number | undefined {
  const given = request.amount;
  if (given === undefined || given === null || given === '') return undefined;
  const amount = readAmount(given, currency);
  return amount === undefined || amount <= 0 ? Number.NaN : amount;
}

const receiptOf = (request: Request, merchant: SandboxMerchant) =>
  isYes(request.receipt) && { receipt: JSON.stringify({ dba: merchant.name }) };

/** Again, with another amount, changes what was captured until the batch is closed. */
export const capture: Call = (store, merchant, request) => {
  const payment = found(store, merchant, request);
  if (payment?.respstat !== 'A' || payment.kind !== 'payment' || payment.settlement === 'Voided')
    return refusedFor(29, request, merchant);
  if (payment.settlement === 'Zero Amount') return refusedFor(43, request, merchant);
  const batch = store.batchOf(payment);
  if (batch && batch.state !== 'open')
    return payment.settlement === 'Accepted'
      ? { body: { ...captured(payment), respcode: '26', resptext: 'Txn Settled', respproc: 'PPS' } }
      : refusedFor(27, request, merchant);
  const amount = amountIn(request, payment.currency) ?? payment.amount;
  const isTooMuch = amount > payment.authorized && !merchant.capturesMore;
  if (Number.isNaN(amount) || isTooMuch) return refusedFor(43, request, merchant);
  Object.assign(payment, {
    amount,
    settlement: 'Queued for Capture',
    batchid: (batch ?? store.openBatch(merchant.merchid)).batchid,
    capturedAt: new Date(store.now()).toISOString(),
  });
  return { body: { ...captured(payment), ...receiptOf(request, merchant) } };
};

const captured = (payment: Payment) => ({
  ...paymentFields(payment),
  commcard: ' C ',
  setlstat: payment.settlement,
  batchid: payment.batchid,
});

/** An authorization may be voided in part, a captured payment only as a whole. */
export const voidPayment: Call = (store, merchant, request) => {
  const payment = found(store, merchant, request);
  if (!payment) return refusedFor(29, request, merchant);
  if (payment.respstat !== 'A' || payment.settlement === 'Voided' || payment.settlement === 'Zero Amount')
    return refusedFor(25, request, merchant);
  if (store.now() - Date.parse(payment.authorizedAt) > VOIDABLE_DAYS * DAY)
    return refusedFor(39, request, merchant);
  if (!reversibility(store, payment, merchant).voidable) return refusedFor(27, request, merchant);
  const given = amountIn(request, payment.currency);
  const amount = given ?? payment.amount;
  const isPart = amount < payment.amount;
  if (Number.isNaN(amount) || amount > payment.amount || (isPart && payment.settlement !== 'Authorized'))
    return refusedFor(43, request, merchant);
  payment.amount -= amount;
  payment.authorized = Math.min(payment.authorized, payment.amount);
  if (payment.amount === 0) {
    payment.settlement = 'Voided';
    payment.voidedAmount = amount;
  }
  return { body: { ...reversed(payment), ...receiptOf(request, merchant) } };
};

/** Its amount is what is left of the payment. */
const reversed = (payment: Payment) => ({
  ...paymentFields(payment),
  respcode: '00',
  resptext: 'Approval',
  respproc: 'PPS',
  authcode: 'REVERS',
});

/** Declined payments are ignored. Of several that carry the id, the first is voided, whichever was meant. */
export const voidByOrderId: Call = (store, merchant, request) => {
  const orderid = textOf(request.orderid) ?? '';
  const payment = store
    .withOrder(orderid, [merchant.merchid])
    .find((one) => one.respstat === 'A' && reversibility(store, one, merchant).voidable);
  if (!payment) return refused(29, { merchid: merchant.merchid, orderId: orderid });
  return voidPayment(store, merchant, { merchid: merchant.merchid, retref: payment.retref });
};

export const refund: Call = (store, merchant, request) => {
  const payment = found(store, merchant, request);
  if (payment?.kind !== 'payment') return refusedFor(29, request, merchant);
  const code = refundRefusal(store, merchant, payment, request);
  if (code) return refusedFor(code, request, merchant);
  const amount = amountIn(request, payment.currency) ?? left(store, payment);
  const orderid = orderIdOf(request) ?? payment.orderid;
  const asked = amountVerdict(majorPart(amount, payment.currency));
  const verdict = asked ?? { respstat: 'A' as const, respcode: '00', resptext: 'Approval' };
  const isApproved = verdict.respstat === 'A';
  const at = new Date(store.now()).toISOString();
  const { card, token, currency, avsresp, cvvresp } = payment;
  const taken = isApproved ? amount : 0;
  const made = store.add({
    ...{ token, card, currency, avsresp, cvvresp },
    retref: store.nextReference(),
    merchid: merchant.merchid,
    kind: 'refund',
    parent: payment.retref,
    ...(orderid && { orderid }),
    amount: taken,
    authorized: taken,
    respstat: verdict.respstat,
    respcode: verdict.respcode,
    resptext: verdict.resptext,
    respproc: asked ? 'RPCT' : 'PPS',
    authcode: isApproved ? 'REFUND' : '',
    settlement: isApproved ? 'Queued for Capture' : 'Declined',
    ...(isApproved && { batchid: store.openBatch(merchant.merchid).batchid }),
    authorizedAt: at,
    capturedAt: at,
  });
  return { body: { ...paymentFields(made), ...receiptOf(request, merchant) } };
};

function refundRefusal(
  store: GatewayStore,
  merchant: SandboxMerchant,
  payment: Payment,
  request: Request,
): Refusal | undefined {
  const isCaptured = payment.settlement === 'Queued for Capture' || payment.settlement === 'Accepted';
  if (payment.settlement !== 'Accepted' && !(merchant.refundsUnsettled && isCaptured)) return 28;
  const rest = left(store, payment);
  const amount = amountIn(request, payment.currency) ?? rest;
  if (Number.isNaN(amount) || amount > rest || rest === 0) return 43;
  return merchant.refundsWholeOnly && amount !== payment.amount ? 46 : undefined;
}

/** Stores that there is a signature; the drawing itself is of no use here. */
export const addSignature: Call = (store, merchant, request) => {
  const payment = found(store, merchant, request);
  const signature = textOf(request.signature);
  if (payment?.respstat !== 'A') return refusedFor(29, request, merchant);
  if (!signature || signature.length > 6144) return refusedFor(34, request, merchant);
  payment.hasSignature = true;
  return {
    body: { merchid: merchant.merchid, retref: payment.retref, respcode: '02', resptext: 'Signature saved' },
  };
};

/** What an inquiry says of a payment. */
export function inquiryOf(store: GatewayStore, payment: Payment, merchant: SandboxMerchant) {
  const { voidable, refundable } = reversibility(store, payment, merchant);
  return {
    ...paymentFields(payment),
    ...verdictFields(payment),
    setlstat: payment.settlement,
    voidable: voidable ? 'Y' : 'N',
    refundable: refundable ? 'Y' : 'N',
    lastfour: payment.card.lastFour,
    authdate: day(payment.authorizedAt).replaceAll('-', ''),
    ...(payment.capturedAt && { capturedate: payment.capturedAt.replace(/\D/g, '').slice(0, 14) }),
    ...(payment.batchid && { batchid: payment.batchid }),
    ...(payment.profileid && { profileid: payment.profileid, acctid: payment.acctid }),
    ...(payment.userfields !== undefined && { userfields: payment.userfields }),
    ...(payment.hasSignature && { signature: 'Y' }),
  };
}

export function inquire(store: GatewayStore, merchant: SandboxMerchant, retref: string): Answer {
  const payment = store.payment(merchant.merchid, retref);
  return payment
    ? { body: inquiryOf(store, payment, merchant) }
    : refused(29, { merchid: merchant.merchid, retref });
}

/** An object for one payment, a list for several. @param merchants Those whose payments are looked at. */
export function inquireByOrderId(
  store: GatewayStore,
  merchant: SandboxMerchant,
  orderid: string,
  merchants: readonly SandboxMerchant[],
): Answer {
  const payments = store.withOrder(
    orderid,
    merchants.map(({ merchid }) => merchid),
  );
  const answers = payments.map((payment) =>
    inquiryOf(store, payment, merchants.find(({ merchid }) => merchid === payment.merchid) ?? merchant),
  );
  const [first] = answers;
  if (!first) return refused(29, { merchid: merchant.merchid, orderId: orderid });
  return { body: answers.length === 1 ? first : answers };
}

export const voidedAmountText = (payment: Payment): string =>
  writeAmount(payment.voidedAmount ?? payment.amount, payment.currency);

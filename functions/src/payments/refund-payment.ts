// Carries out a refund that is stored with its payment: voids the payment if all of it goes back before its batch is closed,
// refunds it otherwise, and waits for the settlement where a part cannot go back before. May run any number of times and be cut
// off anywhere: what it is about to do is noted first, and asked about before it is done again.

import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { decimal, formatMoney, sum } from '@bite/shared/kernel/money';
import { statesOf } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import { withEvent } from '@bite/shared/ordering/order-history';
import { REFUND } from '@bite/shared/ordering/order-messages';
import { refunded } from '@bite/shared/ordering/refund';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt, PaymentRefund } from '@bite/shared/payments/payment-attempt.schema';
import { reversalOf } from '@bite/shared/payments/reversal';
import { attemptsOf } from '../collections/payments.ts';
import type { Attempt } from '../due-work/attempt-work.ts';
import { dueWork, type WorkData } from '../due-work/due-work.ts';
import { announced, requestMessages } from '../ordering/messages/order-messages.ts';
import type { CardGateway, KnownPayment, Merchant, NotDone } from '../ports/card-gateway.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { OrderChange, Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import { alarmUnlessSeen } from './attention.ts';
import { changePayment } from './change-payment.ts';
import { withFollowUp } from './follow-up.ts';
import { markedOrder } from './marked-order.ts';
import { type MerchantDeps, merchantOf } from './merchant-of.ts';
import { refundWork } from './refund-work.ts';

export interface RefundPaymentDeps extends MerchantDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  orders: Pick<Orders, 'change'>;
  dueWorkQueue: DueWorkQueue;
  cardGateway: Pick<CardGateway, 'void' | 'refund' | 'inquire' | 'inquireByOrderId'>;
  /** Milliseconds. */
  now: () => number;
}

/** Batches are closed once a day, at a time of the gateway's own. */
const ASKED_AGAIN_AFTER = HOUR;
/** From when on a person is told of an outcome that nobody knows. */
const ALARM_AFTER = 10 * MINUTE;
/** Longer than any call of the gateway, and than it takes to learn of it. */
const SENT_AGAIN_AFTER = 2 * MINUTE;
const LAST_PAUSE = 6 * HOUR;

type Data = WorkData<'refundPayment'>;

/** Throws UNAVAILABLE where the outcome is not known yet, to be called again. */
export async function refundPayment(deps: RefundPaymentDeps, data: Data, { isLast }: Attempt): Promise<void> {
  const { attemptId, refundId, ...place } = data;
  const attempt = await deps.records.get(attemptsOf(place), attemptId);
  const refund = attempt && refundIn(attempt, refundId);
  if (!attempt || refund?.state !== 'requested') return;
  const outcome = await carryOut(deps, place, attempt, refund);
  if (outcome.is === 'done') return finish(deps, place, data, outcome);
  if (outcome.is === 'failed') return noteFailure(deps, data, attempt, outcome.failure);
  if (outcome.is === 'waits') return waitForSettlement(deps, data);
  if (isLast || deps.now() - Date.parse(refund.at) >= ALARM_AFTER)
    await alarm(deps, data, attempt, { why: outcome.why, isLast });
  if (!isLast) throw new DomainError('UNAVAILABLE', outcome.why);
}

type Outcome =
  | { is: 'done'; kind: 'void' | 'refund'; retref?: string }
  | { is: 'failed'; failure: string }
  | { is: 'waits' }
  | { is: 'unknown'; why: string };

const unknown = (why: string): Outcome => ({ is: 'unknown', why });
const failed = (failure: string): Outcome => ({ is: 'failed', failure });

const NO_ANSWER = 'The gateway did not say whether it gave the money back';

async function carryOut(
  deps: RefundPaymentDeps,
  place: RestaurantRef,
  attempt: PaymentAttempt,
  refund: PaymentRefund,
): Promise<Outcome> {
  const merchant = await merchantOf(deps, place, attempt);
  if (!merchant || attempt.retref === undefined)
    return unknown('The account that this payment went to is not set up any more');
  const earlier = refund.kind === 'refund' ? await earlierRefund(deps, merchant, refund) : undefined;
  if (earlier) return earlier;
  const asked = await deps.cardGateway.inquire(merchant, attempt.retref);
  if (asked.outcome === 'unknown') return unknown(NO_ANSWER);
  if (asked.outcome === 'notDone') return unmoved(asked);
  const payment = asked.payments.find(({ retref }) => retref === attempt.retref) ?? asked.payments[0];
  if (!payment) return failed('The gateway does not know this payment');
  return reverse(deps, place, { attempt, refund, merchant, payment });
}

/** A refund whose answer was lost; undefined if it was surely not made. */
async function earlierRefund(
  { cardGateway }: RefundPaymentDeps,
  merchant: Merchant,
  { gatewayOrderId }: PaymentRefund,
): Promise<Outcome | undefined> {
  const found = await cardGateway.inquireByOrderId(merchant, gatewayOrderId);
  if (found.outcome === 'unknown') return unknown(NO_ANSWER);
  if (found.outcome === 'notDone') return found.reason === 'notFound' ? undefined : unmoved(found);
  const made = found.payments.find(({ isApproved }) => isApproved);
  return made && { is: 'done', kind: 'refund', retref: made.retref };
}

interface Reversing {
  attempt: PaymentAttempt;
  refund: PaymentRefund;
  merchant: Merchant;
  payment: KnownPayment;
}

async function reverse(
  deps: RefundPaymentDeps,
  place: RestaurantRef,
  { attempt, refund, merchant, payment }: Reversing,
): Promise<Outcome> {
  const isWhole = refund.amount === attempt.capturedAmount;
  if (payment.settlement === 'Voided' && isWhole) return { is: 'done', kind: 'void', retref: payment.retref };
  const { amount, voidable, refundable, settlement } = payment;
  const reversal = reversalOf({ amount, voidable, refundable, setlstat: settlement }, refund.amount);
  if (reversal.kind === 'refused')
    return reversal.reason === 'partNotSettled' ? { is: 'waits' } : failed(reversal.message);
  const { kind } = reversal;
  const data = { ...place, attemptId: attempt.attemptId, refundId: refund.refundId };
  if (!(await claim(deps, data, kind, refund))) return unknown('It has just been sent to the gateway');
  const { gatewayOrderId } = refund;
  const moved =
    kind === 'void'
      ? await deps.cardGateway.void(merchant, payment.retref)
      : await deps.cardGateway.refund(merchant, {
          ...{ retref: payment.retref, amount: refund.amount, currency: attempt.currency, gatewayOrderId },
        });
  if (moved.outcome === 'approved') return { is: 'done', kind, retref: moved.retref };
  if (moved.outcome === 'unknown') return unknown(NO_ANSWER);
  if (moved.outcome === 'declined') return failed(moved.note.text ?? `The bank declined it (${moved.code})`);
  // Its batch was closed between the two calls: asked again, the gateway says what it allows now.
  return moved.reason === 'notAllowed' && kind === 'void'
    ? unknown('The batch has just been closed')
    : unmoved(moved);
}

/**
 * Notes what is about to be done. False while another call may still be running: until the gateway knows of that one, a second refund
 * would be paid out as well. A void may be repeated.
 */
async function claim(
  deps: RefundPaymentDeps,
  { attemptId, refundId, ...place }: Data,
  kind: 'void' | 'refund',
  seen: PaymentRefund,
): Promise<boolean> {
  const at = attemptsOf(place);
  return deps.records.transact(async (transaction) => {
    const attempt = await transaction.get(at, attemptId);
    const refund = attempt && refundIn(attempt, refundId);
    if (!attempt || refund?.state !== 'requested') return false;
    const now = deps.now();
    const isRunning = refund.sentAt !== undefined && now - Date.parse(refund.sentAt) < SENT_AGAIN_AFTER;
    if (kind === 'refund' && (isRunning || refund.sentAt !== seen.sentAt)) return false;
    const updatedAt = new Date(now).toISOString();
    const noted = { kind, waitsFor: undefined, ...(kind === 'refund' && { sentAt: updatedAt }) };
    transaction.set(at, attemptId, { ...changed(attempt, refundId, noted, now), updatedAt });
    return true;
  });
}

/** What was surely not done may be tried again, unless the gateway would refuse it again. */
function unmoved({ reason, code }: NotDone): Outcome {
  const words: Record<NotDone['reason'], Outcome> = {
    limited: unknown('The gateway was asked too often'),
    unreachable: unknown('The gateway cannot be reached'),
    credentials: unknown('The gateway refuses the login of this account'),
    invalid: failed(`The gateway refuses this refund${code ? ` (${code})` : ''}`),
    notFound: failed('The gateway does not know this payment'),
    notAllowed: failed(`The gateway allows no refund of this payment${code ? ` (${code})` : ''}`),
  };
  return words[reason];
}

const refundIn = ({ refunds }: PaymentAttempt, id: string): PaymentRefund | undefined =>
  refunds.find(({ refundId }) => refundId === id);

const changed = (
  attempt: PaymentAttempt,
  id: string,
  change: Partial<PaymentRefund>,
  now: number,
): PaymentAttempt =>
  withFollowUp(
    {
      ...attempt,
      refunds: attempt.refunds.map((one) => (one.refundId === id ? { ...one, ...change } : one)),
    },
    now,
  );

/** Unless it is settled already. */
async function note(deps: RefundPaymentDeps, data: Data, change: Partial<PaymentRefund>): Promise<void> {
  const { attemptId, refundId, ...place } = data;
  const at = attemptsOf(place);
  await deps.records.transact(async (transaction) => {
    const attempt = await transaction.get(at, attemptId);
    if (!attempt || refundIn(attempt, refundId)?.state !== 'requested') return;
    const updatedAt = new Date(deps.now()).toISOString();
    transaction.set(at, attemptId, { ...changed(attempt, refundId, change, deps.now()), updatedAt });
  });
}

/** Looked at again every hour, as work of the same id: it is given up never. */
async function waitForSettlement(deps: RefundPaymentDeps, data: Data): Promise<void> {
  await note(deps, data, { waitsFor: 'settlement', kind: undefined });
  await storeAgain(deps, data, ASKED_AGAIN_AFTER);
}

const storeAgain = (deps: RefundPaymentDeps, data: Data, pause: number): Promise<void> =>
  deps.records.transact(async (transaction) => {
    const { id, record } = refundWork(data, data, deps.now(), pause);
    transaction.set(dueWork, id, record);
  });

const refOf = ({ tenantId, restaurantId, orderGuid, attemptId }: PaymentAttempt) => ({
  ...{ tenantId, restaurantId, orderGuid, attemptId },
});

/** What the system gives back is tried again (return-captured.ts); of the rest a person must know. */
async function noteFailure(
  deps: RefundPaymentDeps,
  { refundId }: Data,
  found: PaymentAttempt,
  failure: string,
): Promise<void> {
  await changePayment(deps, refOf(found), (attempt) => {
    const refund = attempt && refundIn(attempt, refundId);
    if (!attempt || refund?.state !== 'requested') return undefined;
    const after = changed(attempt, refundId, { state: 'failed', failure }, deps.now());
    const words = `The refund of ${formatMoney(refund.amount, attempt.currency)} failed: ${failure}.`;
    return {
      attempt: {
        ...after,
        ...(refund.by !== SYSTEM && alarmUnlessSeen(attempt, words)),
        updatedAt: new Date(deps.now()).toISOString(),
      },
    };
  });
}

async function alarm(
  deps: RefundPaymentDeps,
  data: Data,
  found: PaymentAttempt,
  { why, isLast }: { why: string; isLast: boolean },
): Promise<void> {
  await changePayment(deps, refOf(found), (attempt) => {
    const refund = attempt && refundIn(attempt, data.refundId);
    if (!attempt || refund?.state !== 'requested') return undefined;
    const words = `Refund of ${formatMoney(refund.amount, attempt.currency)}: ${why}. It is tried again.`;
    const raised = alarmUnlessSeen(attempt, words);
    return raised.alarm === undefined || attempt.alarm === words
      ? undefined
      : { attempt: { ...attempt, ...raised } };
  });
  if (isLast) await storeAgain(deps, data, LAST_PAUSE);
}

/** The payment and its order change together, once. */
async function finish(
  deps: RefundPaymentDeps,
  place: RestaurantRef,
  { attemptId, refundId }: Data,
  { kind, retref }: Extract<Outcome, { is: 'done' }>,
): Promise<void> {
  const at = attemptsOf(place);
  const found = await deps.records.get(at, attemptId);
  if (!found) return;
  const doneAt = new Date(deps.now()).toISOString();
  let known = Number.POSITIVE_INFINITY;
  const order = await deps.orders.change(
    place,
    found.orderGuid,
    (current, _items, attempt: PaymentAttempt | undefined): OrderChange | undefined => {
      known = Number.POSITIVE_INFINITY;
      const refund = attempt && refundIn(attempt, refundId);
      if (!attempt || refund?.state !== 'requested') return undefined;
      known = current.history.length;
      const done = {
        ...refund,
        kind,
        doneAt,
        state: 'done' as const,
        ...(retref !== undefined && { retref }),
      };
      const record = attemptAfter(attempt, done, deps.now());
      const after = isPaidBy(current, attempt) ? orderAfter(current, attempt, done) : current;
      const order = markedOrder(after, record);
      const change = { order, kitchenItems: [] };
      return announced({ ...change, records: [{ at, id: attemptId, record }] }, current);
    },
    (records) => records.get(at, attemptId),
  );
  if (order && known < order.history.length) await requestMessages(deps.dueWorkQueue, order, known);
}

function attemptAfter(
  attempt: PaymentAttempt,
  done: PaymentRefund & { doneAt?: string },
  now: number,
): PaymentAttempt {
  const {
    alarm: _,
    looked: _looked,
    ...rest
  } = changed(attempt, done.refundId, { ...done, waitsFor: undefined }, now);
  const returned = sum(
    rest.refunds.filter(({ state }) => state === 'done').map(({ amount }) => decimal(amount)),
  );
  const isAll = returned.gte(attempt.capturedAmount ?? attempt.amount);
  return { ...rest, state: isAll ? 'refunded' : rest.state, updatedAt: done.doneAt ?? rest.updatedAt };
}

/** Not by what was captured behind our back once it counted as refused: the order is still to be paid, or was in another way. */
const isPaidBy = ({ payment }: Order, { attemptId }: PaymentAttempt): boolean =>
  payment?.attemptId === attemptId && payment.state === 'captured';

function orderAfter(order: Order, attempt: PaymentAttempt, refund: PaymentRefund): Order {
  const paid = { ...order, totals: { ...order.totals, total: attempt.capturedAmount ?? order.totals.total } };
  const money = refunded(paid, refund.amount);
  const { takenBack, givenBack } = order.refundedPoints ?? { takenBack: 0, givenBack: 0 };
  const at = refund.doneAt ?? order.updatedAt;
  const after: Order = {
    ...order,
    ...money,
    refundedPoints: {
      takenBack: takenBack + (refund.points?.takenBack ?? 0),
      givenBack: givenBack + (refund.points?.givenBack ?? 0),
    },
    ...(money.paymentStatus === 'refunded' &&
      order.payment && { payment: { ...order.payment, state: 'refunded' as const } }),
    updatedAt: at,
  };
  const { refundId, amount, by, byName, reason } = refund;
  const event = {
    ...{ at, by, action: REFUND, from: statesOf(order), to: statesOf(after), reason },
    ...(byName !== undefined && { byName }),
    refund: { refundId, amount },
  };
  return { ...after, history: withEvent(order.history, event) };
}

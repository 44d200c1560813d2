// What a payment and its order become once the gateway's verdict on an authorization is known. Pure, and the same whether the
// verdict came at once or was asked for later.
import { defined } from '@bite/shared/kernel/defined';
import { MINUTE } from '@bite/shared/kernel/durations';
import { isoAt } from '@bite/shared/kernel/iso-time';
import { decimal } from '@bite/shared/kernel/money';
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import { postalVerdict, securityCodeVerdict } from '@bite/shared/payments/card-verdicts';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { Authorized, Declined, NotDone } from '../ports/card-gateway.ts';
import type { OrderChange } from '../ports/orders.ts';
import type { PaymentChange } from './change-payment.ts';
import { confirmed } from './confirm-order.ts';
import { givenBack, isWaitingForCard } from './draft-work.ts';
import { goalOf } from './goal.ts';
import { NOT_PAID } from './release-draft.ts';
import { settleWork } from './settle-work.ts';

export type Answer = Authorized | Declined | NotDone;

export type Policy = Pick<PaymentSetup, 'postalMismatch' | 'securityCodeMismatch'>;

/** How long an authorization rests before it is looked at again, in case nobody asked for its capture. */
const REST = 60 * MINUTE;
/** How long a step may take before somebody else goes on with it: longer than the gateway's own limit. */
export const LEASE = MINUTE;

/** Undefined if the verdict is known already. @param now Milliseconds. */
export function afterAnswer(
  attempt: PaymentAttempt,
  { order, kitchenItems }: { order: Order; kitchenItems: readonly KitchenItem[] },
  answer: Answer,
  policy: Policy,
  now: number,
): PaymentChange | undefined {
  if (answer.outcome === 'approved')
    return afterApproval(attempt, { order, kitchenItems }, answer, policy, now);
  if (attempt.state !== 'requested') return undefined;
  const isDeclined = answer.outcome === 'declined';
  const code = isDeclined ? answer.code : (answer.code ?? answer.reason);
  const over: PaymentAttempt = {
    ...atRest(attempt, now),
    state: isDeclined ? 'declined' : 'failed',
    code,
    message: isDeclined ? paymentMessages.declined : paymentMessages.failed,
    ...(isDeclined && answer.note.category !== undefined && { declineCategory: answer.note.category }),
    ...(isDeclined && cardOf(answer, attempt)),
  };
  return { attempt: over, order: reopened(order, attempt, now) };
}

/** Without what is only kept until it is known. */
export function atRest(attempt: PaymentAttempt, now: number): PaymentAttempt {
  const { checkAt: _, alarm: _alarm, looked: _looked, ...rest } = attempt;
  return { ...rest, checks: 0, updatedAt: isoAt(now) };
}

function afterApproval(
  attempt: PaymentAttempt,
  { order, kitchenItems }: { order: Order; kitchenItems: readonly KitchenItem[] },
  answer: Authorized,
  policy: Policy,
  now: number,
): PaymentChange | undefined {
  const { retref, amount, authcode, avs, cvv } = answer;
  const known: PaymentAttempt = {
    ...atRest(attempt, now),
    ...{ retref, authorizedAmount: amount },
    ...(authcode !== undefined && { authcode }),
    ...(avs !== undefined && { avs }),
    ...(cvv !== undefined && { cvv }),
    ...cardOf(answer, attempt),
  };
  // It arrived after we had to believe that nothing was authorized.
  if (attempt.state === 'failed' || attempt.state === 'declined') return voided(known, now);
  if (attempt.state !== 'requested') return undefined;
  const refusal = refusalOf(known, policy);
  if (refusal !== undefined)
    return voided({ ...known, message: refusal }, now, reopened(order, attempt, now));
  if (!isWaitingForCard(order) || order.payment?.attemptId !== attempt.attemptId)
    return voided({ ...known, message: paymentMessages.tooLate }, now);
  const { attemptId } = attempt;
  const payment = { state: 'authorized' as const, attemptId, amount, ...cardOf(answer, attempt) };
  const change = confirmed(order, kitchenItems, payment, isoAt(now));
  const paid: PaymentAttempt = { ...known, state: 'authorized', checkAt: isoAt(now + REST) };
  const goal = goalOf(change.order, paid, now);
  return {
    attempt: paid,
    order: change,
    works: goal.is === 'hold' ? [] : [settleWork(attempt, now, now)],
  };
}

/** What the gateway says of the card, beside what was known when it was sent, such as its wallet. */
function cardOf(
  { brand, lastFour }: Authorized | Declined,
  attempt: Pick<PaymentAttempt, 'card'>,
): Pick<PaymentAttempt, 'card'> {
  const card = defined({ ...attempt.card, ...defined({ brand, lastFour }) });
  return Object.keys(card).length === 0 ? {} : { card };
}

/** The bank agreed, and we do not: the card is to pay nothing. */
function voided(attempt: PaymentAttempt, now: number, order?: OrderChange): PaymentChange {
  return {
    attempt: { ...attempt, state: 'voiding', checkAt: isoAt(now) },
    order,
    works: [settleWork(attempt, now, now)],
  };
}

/** Why an approval is not taken, in words for the guest. */
export function refusalOf(
  { amount, authorizedAmount = 0, avs, cvv }: PaymentAttempt,
  { postalMismatch, securityCodeMismatch }: Policy,
): string | undefined {
  // Never written as paid in part: the guest would owe the rest at the door.
  if (decimal(authorizedAmount).lt(decimal(amount))) return paymentMessages.partial;
  const isPostalWrong = postalMismatch === 'refuse' && postalVerdict(avs) === 'mismatch';
  const isCodeWrong = securityCodeMismatch === 'refuse' && securityCodeVerdict(cvv) === 'mismatch';
  return isPostalWrong || isCodeWrong ? paymentMessages.unconfirmed : undefined;
}

/** Its guest may try another card, unless the time is over. */
function reopened(order: Order, { attemptId }: PaymentAttempt, now: number): OrderChange | undefined {
  const { payment } = order;
  if (!isWaitingForCard(order) || payment?.attemptId !== attemptId || payment.state !== 'checking')
    return undefined;
  const at = isoAt(now);
  const { declined = 0 } = payment.draft ?? {};
  const draft = { ...payment.draft, declined: declined + 1 };
  const open: Order = { ...order, payment: { ...payment, state: 'waiting', draft }, updatedAt: at };
  const isOver = payment.expiresAt !== undefined && payment.expiresAt <= at;
  return isOver ? givenBack(open, { by: SYSTEM, at, reason: NOT_PAID }) : { order: open, kitchenItems: [] };
}

// Takes the money that is reserved for an order.
import { MINUTE } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { Merchant, NotDone } from '../ports/card-gateway.ts';
import { atRest } from './after-answer.ts';
import { changePayment } from './change-payment.ts';
import { goalOf } from './goal.ts';
import { lookUp, type Standing } from './look-up.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';
import { alarm, postpone } from './postpone.ts';
import { settleWork } from './settle-work.ts';

export interface Step {
  ref: PaymentRef;
  merchant: Merchant;
  attempt: PaymentAttempt;
  /** This process began it; otherwise one that has ended did, and the gateway may have heard of it. */
  isFirst: boolean;
}

/** Returns whether there may be another step. */
export async function captureStep(deps: PaymentDeps, step: Step): Promise<boolean> {
  const { attempt, merchant, ref } = step;
  const { retref = '', capturedAmount: amount = attempt.amount, currency } = attempt;
  if (!step.isFirst) {
    const standing = await lookUp(deps, merchant, retref);
    if (standing.is !== 'reserved') return noteStanding(deps, ref, standing);
  }
  const answer = await deps.cardGateway.capture(merchant, { retref, amount, currency });
  if (answer.outcome === 'approved') return noteCaptured(deps, ref, answer.amount);
  if (answer.outcome === 'notDone' && isForLater(answer)) {
    await postpone(deps, ref, { why: 'noAnswer', atLeast: answer.retryAfter });
    return false;
  }
  const standing = await lookUp(deps, merchant, retref);
  // Lost on its way: the next look finds it, or captures it again.
  if (standing.is === 'reserved' && answer.outcome === 'unknown')
    return noteStanding(deps, ref, { is: 'unknown' });
  return noteStanding(deps, ref, standing.is === 'reserved' ? { is: 'gone' } : standing);
}

/** Nothing was done, and it says nothing about the payment. */
export const isForLater = ({ reason }: NotDone): boolean =>
  reason === 'limited' || reason === 'unreachable' || reason === 'credentials';

async function noteStanding(deps: PaymentDeps, ref: PaymentRef, standing: Standing): Promise<boolean> {
  if (standing.is === 'captured') return noteCaptured(deps, ref, standing.amount);
  if (standing.is === 'gone') return noteRefused(deps, ref);
  await postpone(deps, ref, {
    why: 'noAnswer',
    ...(standing.is === 'unknown' && { atLeast: standing.retryAfter }),
  });
  return false;
}

async function noteCaptured(deps: PaymentDeps, ref: PaymentRef, amount: number): Promise<boolean> {
  let isAtRest = false;
  await changePayment(deps, ref, (attempt, order) => {
    isAtRest = false;
    if (attempt?.state !== 'capturing') return undefined;
    const now = deps.now();
    const at = new Date(now).toISOString();
    const captured: PaymentAttempt = {
      ...atRest(attempt, now),
      state: 'captured',
      capturedAmount: amount,
      capturedAt: at,
    };
    const paid = paidBy(order, captured, amount, at);
    const isOwed = goalOf(order, captured, now).is !== 'return';
    isAtRest = isOwed;
    // An order that was cancelled meanwhile: what was taken goes back.
    const again = isOwed ? captured : { ...captured, checkAt: new Date(now + MINUTE).toISOString() };
    return {
      attempt: again,
      order: paid && { order: paid, kitchenItems: [] },
      works: isOwed ? [] : [settleWork(ref, now, now)],
    };
  });
  return !isAtRest;
}

function paidBy(order: Order, { attemptId }: PaymentAttempt, amount: number, at: string): Order | undefined {
  if (order.payment?.attemptId !== attemptId) return undefined;
  return {
    ...order,
    paymentStatus: 'paid',
    paymentMethod: 'card',
    paidAt: at,
    payment: { ...order.payment, state: 'captured', amount },
    updatedAt: at,
  };
}

const REFUSED = 'The bank does not pay out what it had reserved. The order is not paid.';

/** The authorization has expired, or the bank took it back: staff see that the order is unpaid. */
async function noteRefused(deps: PaymentDeps, ref: PaymentRef): Promise<boolean> {
  let isRefusedNow = false;
  await changePayment(deps, ref, (attempt, order) => {
    isRefusedNow = attempt?.state === 'capturing';
    if (attempt?.state !== 'capturing') return undefined;
    const now = deps.now();
    const at = new Date(now).toISOString();
    const isOwn = order.payment?.attemptId === attempt.attemptId;
    const unpaid: Order | undefined =
      isOwn && order.payment
        ? { ...order, payment: { ...order.payment, state: 'failed' }, updatedAt: at }
        : undefined;
    const { capturedAmount: _, ...rest } = atRest(attempt, now);
    return {
      // What may still be reserved must never be charged: staff ask the guest for the money now.
      attempt: { ...rest, state: 'voiding', checkAt: at, alarm: REFUSED },
      order: unpaid && { order: unpaid, kitchenItems: [] },
      works: [settleWork(ref, now, now)],
    };
  });
  if (isRefusedNow) await alarm(deps, ref, 'CAPTURE_REFUSED');
  return true;
}

// Brings a payment to rest: asks the gateway about what is not known, captures what is accepted, returns what nobody owes. Each step
// is claimed first and noted afterwards, and may be repeated, so that it does not matter where a process ends
// (docs/decisions/071-orders-paid-by-card.md).
import { HOUR } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { afterAnswer, atRest, LEASE } from './after-answer.ts';
import { askForVerdict } from './ask-for-verdict.ts';
import { captureStep } from './capture-payment.ts';
import { changePayment, type PaymentChange } from './change-payment.ts';
import { goalOf } from './goal.ts';
import { merchantOf } from './merchant-of.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';
import { paymentSetupOf } from './payment-setup-of.ts';
import { alarm, postpone } from './postpone.ts';
import { REFUND_REFUSED, returnCaptured } from './return-captured.ts';
import { settleWork } from './settle-work.ts';
import { voidStep } from './void-payment.ts';

/** Of one run; a payment needs three at most. */
const MOST_STEPS = 6;

/** Idempotent, and safe to run at the same time. Throws only what the database throws. */
export async function settlePayment(deps: PaymentDeps, ref: PaymentRef): Promise<void> {
  for (let left = MOST_STEPS; left > 0; left -= 1) if (!(await nextStep(deps, ref))) return;
}

/** Returns whether there may be another one. */
async function nextStep(deps: PaymentDeps, ref: PaymentRef): Promise<boolean> {
  let claimed: PaymentAttempt | undefined;
  let isNoted = false;
  let before: PaymentAttempt['state'] | undefined;
  const refundId = deps.newGuid();
  const changed = await changePayment(deps, ref, (attempt, order) => {
    claimed = undefined;
    isNoted = false;
    const next = attempt && claim(attempt, order, deps.now(), refundId);
    if (!attempt || !next) return undefined;
    before = attempt.state;
    isNoted = !next.isClaimed;
    if (next.isClaimed) claimed = next.change.attempt;
    return next.change;
  });
  if (changed?.attempt?.alarm === REFUND_REFUSED && isNoted) await alarm(deps, ref, 'REFUND_REFUSED');
  if (!claimed || !changed) return false;
  const merchant = await merchantOf(deps, ref, claimed);
  if (!merchant) {
    await postpone(deps, ref, { why: 'noLogin' });
    return false;
  }
  const step = { ref, merchant, attempt: claimed, isFirst: before !== claimed.state };
  if (claimed.state === 'capturing') return captureStep(deps, step);
  if (claimed.state === 'voiding') return voidStep(deps, step);
  const verdict = await askForVerdict(deps, merchant, claimed);
  if (verdict.outcome === 'unknown') {
    await postpone(deps, ref, { why: 'noAnswer' });
    return false;
  }
  const setup = await paymentSetupOf(deps.records, ref);
  const askedAbout = claimed.gatewayOrderIds.length;
  await changePayment(deps, ref, (attempt, order, kitchenItems) => {
    // It has been sent once more meanwhile: nothing is known of that one yet.
    if (!attempt || attempt.gatewayOrderIds.length !== askedAbout) return undefined;
    return afterAnswer(attempt, { order, kitchenItems }, verdict, setup, deps.now());
  });
  return true;
}

/** What to do next. `isClaimed`: the gateway is to be called; otherwise it is only noted. */
function claim(
  attempt: PaymentAttempt,
  order: Order,
  now: number,
  refundId: string,
): { change: PaymentChange; isClaimed: boolean } | undefined {
  const at = new Date(now).toISOString();
  const isLeased = attempt.checkAt !== undefined && attempt.checkAt > at;
  const leased = (state: PaymentAttempt['state'], more: Partial<PaymentAttempt> = {}) => {
    const checkAt = new Date(now + LEASE).toISOString();
    const works = [settleWork(attempt, now, now + LEASE)];
    return {
      change: { attempt: { ...attempt, ...more, state, checkAt, updatedAt: at }, works },
      isClaimed: true,
    };
  };
  switch (attempt.state) {
    case 'requested':
    case 'capturing':
    case 'voiding':
      // Somebody is at it: looked at again when their time is over.
      if (isLeased) return { change: waiting(attempt, now), isClaimed: false };
      return leased(attempt.state);
    case 'authorized': {
      const goal = goalOf(order, attempt, now);
      if (goal.is === 'return') return leased('voiding');
      if (goal.is === 'capture') return leased('capturing', { capturedAmount: owed(attempt, order) });
      return heldUntil(attempt, goal.until, now);
    }
    case 'captured': {
      const change =
        goalOf(order, attempt, now).is === 'return'
          ? returnCaptured(attempt, order, refundId, now)
          : settled(attempt, now);
      return change && { change, isClaimed: false };
    }
    case 'failed':
    case 'declined':
    case 'voided':
    case 'refunded':
      return undefined;
  }
}

/** Staff may have lowered the tip since. Never more than is reserved. */
const owed = ({ amount, authorizedAmount = amount }: PaymentAttempt, { totals }: Order): number =>
  Math.min(totals.total, authorizedAmount);

const waiting = (attempt: PaymentAttempt, now: number): PaymentChange => ({
  attempt,
  works: [settleWork(attempt, now, Date.parse(attempt.checkAt ?? '') || now)],
});

function heldUntil(
  attempt: PaymentAttempt,
  until: number | undefined,
  now: number,
): { change: PaymentChange; isClaimed: false } | undefined {
  const next = until ?? now + HOUR;
  const isKnown = attempt.checkAt !== undefined && Date.parse(attempt.checkAt) > now;
  if (isKnown && until === undefined) return undefined;
  const checkAt = new Date(next).toISOString();
  const works = until === undefined ? [] : [settleWork(attempt, now, next)];
  return { change: { attempt: { ...attempt, checkAt }, works }, isClaimed: false };
}

/** Nothing is left to do. */
const settled = (attempt: PaymentAttempt, now: number): PaymentChange | undefined =>
  attempt.checkAt === undefined ? undefined : { attempt: atRest(attempt, now) };

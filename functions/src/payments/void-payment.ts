// Lets go of money that was reserved for an order and is not owed.
import { defined } from '@bite/shared/kernel/defined';
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { isDraft } from '@bite/shared/ordering/transitions';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { atRest } from './after-answer.ts';
import { isForLater, type Step } from './capture-payment.ts';
import { changePayment } from './change-payment.ts';
import { lookUp, type Standing } from './look-up.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';
import { postpone } from './postpone.ts';

/** Returns whether there may be another step. */
export async function voidStep(deps: PaymentDeps, step: Step): Promise<boolean> {
  const { ref, merchant, attempt } = step;
  const { retref = '' } = attempt;
  if (!step.isFirst) {
    const standing = await lookUp(deps, merchant, retref);
    if (!isVoidable(standing)) return noteStanding(deps, ref, standing);
  }
  const answer = await deps.cardGateway.void(merchant, retref);
  if (answer.outcome === 'approved') return noteStanding(deps, ref, { is: 'gone' });
  if (answer.outcome === 'unknown' || (answer.outcome === 'notDone' && isForLater(answer))) {
    const atLeast = answer.outcome === 'notDone' ? answer.retryAfter : undefined;
    await postpone(deps, ref, { why: 'noAnswer', atLeast });
    return false;
  }
  return noteStanding(deps, ref, await lookUp(deps, merchant, retref));
}

const isVoidable = (standing: Standing): boolean =>
  standing.is === 'reserved' || (standing.is === 'captured' && !standing.isSettled);

async function noteStanding(deps: PaymentDeps, ref: PaymentRef, standing: Standing): Promise<boolean> {
  if (standing.is === 'reserved' || standing.is === 'unknown' || isVoidable(standing)) {
    await postpone(deps, ref, { why: standing.is === 'unknown' ? 'noAnswer' : 'notAllowed' });
    return false;
  }
  await changePayment(deps, ref, (attempt, order) => {
    if (attempt?.state !== 'voiding') return undefined;
    const now = deps.now();
    const at = new Date(now).toISOString();
    if (standing.is === 'captured') {
      // It was captured behind our back: only a refund gives it back.
      const { amount } = standing;
      return {
        attempt: { ...attempt, state: 'captured', capturedAmount: amount, capturedAt: at, checkAt: at },
      };
    }
    const after = released(order, attempt, at);
    return {
      attempt: { ...atRest(attempt, now), ...alarmOf(attempt, order), state: 'voided' },
      order: after && { order: after, kitchenItems: [] },
    };
  });
  return true;
}

/** A capture that the bank refused is still to be seen. */
const alarmOf = (
  { alarm, looked, attemptId }: PaymentAttempt,
  { payment }: Order,
): Pick<PaymentAttempt, 'alarm' | 'looked'> =>
  payment?.attemptId === attemptId && payment.state === 'failed' ? defined({ alarm, looked }) : {};

/** An order that was restored while its payment was let go is to be paid at the counter. */
function released(order: Order, { attemptId }: PaymentAttempt, at: string): Order | undefined {
  const { payment } = order;
  if (isDraft(order) || payment?.attemptId !== attemptId || payment.state !== 'authorized') return undefined;
  return {
    ...order,
    payment: { ...payment, state: 'voided' },
    ...(!isCancelledOrVoided(order) && { paymentMethod: 'atPickup' as const }),
    updatedAt: at,
  };
}

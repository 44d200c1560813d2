// Gives back what was captured for an order that was cancelled, as a refund of all that is left (refund-payment.ts).
import { HOUR } from '@bite/shared/kernel/durations';
import { decimal, sum } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { PaymentChange } from './change-payment.ts';
import { refundsUnderWay, withRefund } from './refund-order.ts';

/** How often it is tried by itself; then a person must look. */
const TRIES = 3;

export const REFUND_REFUSED =
  'The gateway refuses to give this payment back. Please return the money in another way.';

/** Undefined if all of it goes back already. @param refundId Of the refund, if there is one. */
export function returnCaptured(
  attempt: PaymentAttempt,
  order: Order,
  refundId: string,
  now: number,
): PaymentChange | undefined {
  const { capturedAmount = attempt.amount, refunds, checkAt, ...rest } = attempt;
  const goingBack = sum(refundsUnderWay(attempt).map(({ amount }) => decimal(amount)));
  if (goingBack.gte(decimal(capturedAmount)))
    return checkAt === undefined ? undefined : { attempt: { ...rest, capturedAmount, refunds } };
  const failed = refunds.filter(({ by, state }) => by === SYSTEM && state === 'failed');
  if (failed.length >= TRIES && checkAt === undefined) return undefined;
  if (failed.length >= TRIES) return { attempt: { ...rest, capturedAmount, refunds, alarm: REFUND_REFUSED } };
  const reason = order.cancelReason ?? 'The order was cancelled';
  const { changed, work } = withRefund(
    attempt,
    order,
    { refundId, choice: { kind: 'whole' }, reason, by: SYSTEM },
    now,
  );
  // Looked at again, in case it fails.
  return { attempt: { ...changed, checkAt: new Date(now + HOUR).toISOString() }, works: [work] };
}

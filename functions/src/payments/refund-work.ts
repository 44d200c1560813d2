// The due work that carries out a refund: one piece for each.
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt, PaymentRefund } from '@bite/shared/payments/payment-attempt.schema';
import { type DueWork, FIRST_ATTEMPT_WITHIN, newWork } from '../due-work/due-work.ts';

/** @param after Milliseconds from now on. */
export function refundWork(
  { tenantId, restaurantId, attemptId }: RestaurantRef & Pick<PaymentAttempt, 'attemptId'>,
  { refundId }: Pick<PaymentRefund, 'refundId'>,
  now: number,
  after: number = FIRST_ATTEMPT_WITHIN,
): DueWork {
  const data = { tenantId, restaurantId, attemptId, refundId };
  return newWork('refundPayment', data, now, { id: `refundPayment-${refundId}`, dueAt: now + after });
}

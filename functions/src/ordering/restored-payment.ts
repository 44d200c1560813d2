// What restoring a cancelled order means for money that is on its way back to the guest.
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import type { PaymentAttempt, PaymentRefund } from '@bite/shared/payments/payment-attempt.schema';
import { withFollowUp } from '../payments/follow-up.ts';
import { refused } from './board-request.ts';

const GOING_BACK =
  'The money is just going back to the guest. Try again in a few minutes, or take a new order.';

/**
 * The payment without the refund that followed from the cancellation, if that still waits for the settlement: nothing was sent to the
 * gateway, so the restaurant keeps the money with the order. Undefined where it stays as it is. Throws TRANSITION_REFUSED for any other
 * refund under way: it goes out, and an order that came back as paid would be handed over for nothing. @param now Milliseconds.
 */
export function restoredPayment(
  before: Order,
  after: Order,
  payment: PaymentAttempt,
  now: number,
): PaymentAttempt | undefined {
  if (!isCancelledOrVoided(before) || isCancelledOrVoided(after)) return undefined;
  const returning = payment.refunds.filter(({ by, state }) => by === SYSTEM && state === 'requested');
  if (payment.state === 'voiding' || !returning.every(isUnsent)) throw refused(before, 'correct', GOING_BACK);
  if (returning.length === 0) return undefined;
  const refunds = payment.refunds.filter((refund) => !returning.includes(refund));
  return withFollowUp({ ...payment, refunds, updatedAt: new Date(now).toISOString() }, now);
}

const isUnsent = ({ waitsFor, sentAt }: PaymentRefund): boolean =>
  waitsFor === 'settlement' && sentAt === undefined;

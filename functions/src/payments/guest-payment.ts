// How far the payment of an order is, in the words of its guest.
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { isDraft } from '@bite/shared/ordering/transitions';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { GuestPayment } from '@bite/shared/payments/payments.contract';

/** @param last The latest try to pay it, if there was one. */
export function guestPaymentOf(order: Order, last: PaymentAttempt | undefined): GuestPayment {
  const { payment, orderNumber, totals } = order;
  // Of a card that was refused only staff read.
  const card = payment?.card ?? (last?.authorizedAmount === undefined ? undefined : last.card);
  return {
    ...outcomeOf(order, last),
    amount: payment?.amount ?? totals.total,
    currency: totals.currency,
    orderNumber,
    ...(isDraft(order) && payment?.expiresAt !== undefined && { expiresAt: payment.expiresAt }),
    ...(card && { card: shown(card) }),
  };
}

const shown = ({
  brand,
  lastFour,
  wallet,
}: NonNullable<PaymentAttempt['card']>): NonNullable<GuestPayment['card']> => ({
  ...(brand !== undefined && { brand }),
  ...(lastFour !== undefined && { lastFour }),
  ...(wallet !== undefined && { wallet }),
});

function outcomeOf(
  order: Order,
  last: PaymentAttempt | undefined,
): Pick<GuestPayment, 'outcome' | 'message'> {
  const { state } = order.payment ?? {};
  if (isDraft(order)) {
    if (isCancelledOrVoided(order)) return { outcome: 'expired' };
    return state === 'checking' ? { outcome: 'checking' } : outcomeOfTry(last);
  }
  if (state === 'voided' || state === 'refunded' || isCancelledOrVoided(order))
    return { outcome: 'returned', message: paymentMessages.returned };
  if (state === 'failed') return { outcome: 'failed', message: paymentMessages.unpaid };
  return { outcome: 'paid' };
}

function outcomeOfTry(last: PaymentAttempt | undefined): Pick<GuestPayment, 'outcome' | 'message'> {
  if (!last) return { outcome: 'waiting' };
  const outcome = last.state === 'failed' ? 'failed' : 'declined';
  return { outcome, ...(last.message !== undefined && { message: last.message }) };
}

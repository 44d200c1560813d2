// The mark by which the board shows that a person must look at an order's payment.
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';

/** The order as its payment leaves it; the same object where nothing changes. */
export function markedOrder(order: Order, { attemptId, alarm }: PaymentAttempt): Order {
  const { payment } = order;
  if (payment?.attemptId !== attemptId || (payment.needsAttention === true) === (alarm !== undefined))
    return order;
  const { needsAttention: _, ...rest } = payment;
  return { ...order, payment: alarm === undefined ? rest : { ...rest, needsAttention: true } };
}

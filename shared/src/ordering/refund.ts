// Refunds: a full refund makes the payment refunded, a partial one leaves it paid.
import { DomainError } from '../kernel/errors.ts';
import { decimal, formatMoney, isMoney } from '../kernel/money.ts';
import { assertCanGo } from '../kernel/transitions.ts';
import type { Order } from './order.schema.ts';
import { paymentTransitions } from './transitions.ts';

type Paid = Pick<Order, 'paymentStatus' | 'refundedAmount'> & {
  totals: Pick<Order['totals'], 'total' | 'currency'>;
};

/** The amount that can still be refunded, in the major unit; zero for an unpaid order. */
export function refundable({ paymentStatus, refundedAmount = 0, totals }: Paid): number {
  return paymentStatus === 'paid' ? decimal(totals.total).minus(decimal(refundedAmount)).toNumber() : 0;
}

/**
 * The order's payment after another refund of `amount` (major unit). Throws TRANSITION_REFUSED for an order that is not
 * paid, VALIDATION_FAILED for an amount that is zero, more than is left, or invalid in the currency.
 */
export function refunded(
  order: Paid,
  amount: number,
): { paymentStatus: 'paid' | 'refunded'; refundedAmount: number } {
  const { paymentStatus, refundedAmount = 0, totals } = order;
  assertCanGo(paymentTransitions, paymentStatus, 'refunded', 'The payment');
  const left = refundable(order);
  if (!(amount > 0 && amount <= left && isMoney(amount, totals.currency))) {
    const message = `The refund must be more than nothing and at most ${formatMoney(left, totals.currency)}`;
    throw new DomainError('VALIDATION_FAILED', message, { fields: { amount: message } });
  }
  return {
    paymentStatus: amount === left ? 'refunded' : 'paid',
    refundedAmount: decimal(refundedAmount).plus(decimal(amount)).toNumber(),
  };
}

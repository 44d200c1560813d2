// Staff give back what was paid for an order by card, or a part of it. The refund is stored before the gateway is called, within
// what was captured, together with the work that carries it out (refund-payment.ts).
import { staffName } from '@bite/shared/identity/staff-name';
import { DomainError } from '@bite/shared/kernel/errors';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import { type RefundChoice, type RefundedBefore, reckonRefund } from '@bite/shared/ordering/refund-parts';
import type { RestaurantRef } from '@bite/shared/paths';
import type {
  AttemptState,
  PaymentAttempt,
  PaymentRefund,
} from '@bite/shared/payments/payment-attempt.schema';
import type { ListedRefund, RefundOrderInput } from '@bite/shared/payments/refunds.contract';
import type { WritePath } from '../audit/write-path.ts';
import { attemptsOf } from '../collections/payments.ts';
import type { DueWork } from '../due-work/due-work.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { Orders } from '../ports/orders.ts';
import { withFollowUp } from './follow-up.ts';
import { describedRefund } from './list-order-payments.ts';
import { type MerchantDeps, merchantOf } from './merchant-of.ts';
import { refundWork } from './refund-work.ts';

export interface RefundOrderDeps extends MerchantDeps {
  orders: Pick<Orders, 'find'>;
  writePath: WritePath;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Returns the refund as it stands after the gateway was tried once. Throws as assertMayIn does, NOT_FOUND, TRANSITION_REFUSED where
 * nothing was charged, CONFLICT where the login of its account is not kept any more, VALIDATION_FAILED as reckonRefund does, and PRICE_CHANGED where it comes to another sum than was shown.
 */
export async function refundOrder(
  deps: RefundOrderDeps,
  caller: Caller,
  { orderGuid, ...place }: RestaurantRef & { orderGuid: string },
  { choice, expectedAmount, reason }: RefundOrderInput,
): Promise<{ refund: ListedRefund }> {
  await assertMayIn(deps.records, caller.user, 'refunds.write', place);
  const order = await deps.orders.find(place, orderGuid);
  const attemptId = order?.payment?.attemptId;
  const paid = attemptId === undefined ? undefined : await deps.records.get(attemptsOf(place), attemptId);
  if (!order || attemptId === undefined || !paid) throw notPaidByCard();
  if (!(await merchantOf(deps, place, paid))) throw notReachable(paid);
  const asked = await deps.writePath.once((path) =>
    path.transact(authorOf(caller), async (transaction) => {
      const attempt = await transaction.get(attemptsOf(place), attemptId);
      if (!attempt) throw notPaidByCard();
      const { by, byName } = { by: caller.user.uid, byName: staffName(caller.user) };
      const refundId = deps.newGuid();
      const wanted = { refundId, choice, reason, by, byName };
      const { changed, refund, work } = withRefund(attempt, order, wanted, deps.now());
      if (refund.amount !== expectedAmount) throw changedSince(refund.amount, order.totals.currency);
      transaction.replace(attemptsOf(place), attemptId, attempt, changed);
      transaction.enqueue(work);
      return refund;
    }),
  );
  const now = await deps.records.get(attemptsOf(place), attemptId);
  return {
    refund: describedRefund(now?.refunds.find(({ refundId }) => refundId === asked.refundId) ?? asked),
  };
}

const notPaidByCard = (): DomainError =>
  new DomainError('NOT_FOUND', 'There is no payment by card for this order');

/** Its account is not in force any more, and nothing of it was open for long. */
const notReachable = ({ merchantId }: PaymentAttempt): DomainError =>
  new DomainError(
    'CONFLICT',
    `This was paid to an earlier account at the gateway (merchant id ${merchantId}), whose login is not kept any more. Please give it back on the gateway’s own pages, or connect that account again in the payment set-up.`,
  );

const changedSince = (amount: number, currency: string): DomainError =>
  new DomainError(
    'PRICE_CHANGED',
    `Somebody else has refunded a part meanwhile: it would come to ${formatMoney(amount, currency)} now`,
    { amount },
  );

export interface WantedRefund extends Pick<PaymentRefund, 'refundId' | 'reason' | 'by'> {
  choice: RefundChoice;
  /** Absent for the system. */
  byName?: string;
}

/**
 * The attempt with one more refund, and the work that carries it out. Pure, for any transaction that has read the attempt.
 * Throws TRANSITION_REFUSED where nothing was charged, and VALIDATION_FAILED as reckonRefund does.
 */
export function withRefund(
  attempt: PaymentAttempt,
  order: Order,
  { choice, ...wanted }: WantedRefund,
  now: number,
): { changed: PaymentAttempt; refund: PaymentRefund; work: DueWork } {
  if (attempt.state !== 'captured') throw notCharged(attempt.state);
  const at = new Date(now).toISOString();
  const paid = attempt.capturedAmount ?? attempt.amount;
  const { cutFrom: _, ...reckoned } = reckonRefund(order, paid, refundsUnderWay(attempt), choice);
  const refund: PaymentRefund = {
    ...wanted,
    ...reckoned,
    state: 'requested',
    at,
    gatewayOrderId: `R${wanted.refundId.replaceAll('-', '')}`,
  };
  return {
    changed: withFollowUp({ ...attempt, refunds: [...attempt.refunds, refund], updatedAt: at }, now),
    refund,
    work: refundWork(attempt, refund, now),
  };
}

/** All that is done or may still be: what failed gave nothing back. */
export const refundsUnderWay = ({ refunds }: Pick<PaymentAttempt, 'refunds'>): RefundedBefore[] =>
  refunds.filter(({ state }) => state !== 'failed');

const whyNothing: Partial<Record<AttemptState, string>> = {
  authorized: 'The card has not been charged yet. If the order is cancelled, it never is.',
  capturing: 'The card is just being charged. Please try again in a minute.',
  voiding: 'This payment is just being given back.',
  voided: 'This payment has been given back already.',
  refunded: 'All of this payment has been given back.',
};

const notCharged = (state: AttemptState): DomainError =>
  new DomainError('TRANSITION_REFUSED', whyNothing[state] ?? 'The card was not charged.', { state });

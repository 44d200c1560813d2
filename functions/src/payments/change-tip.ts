// Staff change the tip of an order whose card is authorized and not charged yet: a guest thought better of it, or mistyped. What is
// charged is the order's total, so that more than was authorized is refused.
import { staffName } from '@bite/shared/identity/staff-name';
import { DomainError } from '@bite/shared/kernel/errors';
import { decimal, formatMoney, isMoney } from '@bite/shared/kernel/money';
import { statesOf } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { withEvent } from '@bite/shared/ordering/order-history';
import { refuseTipSize } from '@bite/shared/ordering/tips';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { attemptsOf } from '../collections/payments.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';

export interface ChangeTipDeps {
  records: Pick<RecordReader, 'get'>;
  orders: Pick<Orders, 'find' | 'change'>;
  /** Milliseconds. */
  now: () => number;
}

/** Throws as assertMayIn does, NOT_FOUND, VALIDATION_FAILED, and TRANSITION_REFUSED once the card is charged. */
export async function changeTip(
  { records, orders, now }: ChangeTipDeps,
  { user }: Pick<Caller, 'user'>,
  { orderGuid, ...place }: RestaurantRef & { orderGuid: string },
  { tip }: { tip: number },
): Promise<{ tip: number; total: number }> {
  await assertMayIn(records, user, 'refunds.write', place);
  const found = await orders.find(place, orderGuid);
  const attemptId = found?.payment?.attemptId;
  if (attemptId === undefined) throw noPayment();
  const changed = await orders.change(
    place,
    orderGuid,
    (order, _items, attempt: PaymentAttempt | undefined) => {
      if (!attempt || order.payment?.attemptId !== attemptId) throw noPayment();
      if (order.totals.tip === tip) return undefined;
      const totals = withTip(order, attempt, tip);
      const at = new Date(now()).toISOString();
      const { currency } = totals;
      const event = {
        ...{
          at,
          by: user.uid,
          byName: staffName(user),
          action: 'tip',
          from: statesOf(order),
          to: statesOf(order),
        },
        reason: `Tip ${formatMoney(order.totals.tip, currency)} → ${formatMoney(tip, currency)}`,
      };
      const history = withEvent(order.history, event);
      return { order: { ...order, totals, tipAmount: tip, updatedAt: at, history }, kitchenItems: [] };
    },
    (reader) => reader.get(attemptsOf(place), attemptId),
  );
  if (!changed) throw noPayment();
  return { tip: changed.totals.tip, total: changed.totals.total };
}

function withTip({ totals }: Order, attempt: PaymentAttempt, tip: number): Order['totals'] {
  if (attempt.state !== 'authorized')
    throw new DomainError(
      'TRANSITION_REFUSED',
      attempt.state === 'captured' || attempt.state === 'capturing'
        ? 'The card has been charged already. A tip can be given back by a refund.'
        : 'There is no payment by card to change.',
      { state: attempt.state },
    );
  const { currency } = totals;
  const total = decimal(totals.total).minus(decimal(totals.tip)).plus(decimal(tip));
  const most = decimal(attempt.authorizedAmount ?? attempt.amount);
  const refusal =
    tip >= 0 && isMoney(tip, currency)
      ? refuseTipSize({ ...totals, tip })
      : 'This is no tip in the currency of the order';
  if (refusal !== undefined) throw faulty(refusal);
  if (total.gt(most)) {
    const may = decimal(totals.tip).plus(most.minus(decimal(totals.total)));
    throw faulty(
      `The card is authorized for ${formatMoney(most.toNumber(), currency)}, so the tip can be ${formatMoney(may.toNumber(), currency)} at most`,
    );
  }
  // No gateway charges nothing, and the order would count as paid by it.
  if (total.lte(0))
    throw faulty(
      'The tip is all that this card pays. Lower it to something, or give it back by a refund once the card is charged.',
    );
  return { ...totals, tip, total: total.toNumber() };
}

const faulty = (message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { tip: message } });

const noPayment = (): DomainError =>
  new DomainError('NOT_FOUND', 'There is no payment by card for this order');

// The payments by card of one order, for staff.
import { defined } from '@bite/shared/kernel/defined';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt, PaymentRefund } from '@bite/shared/payments/payment-attempt.schema';
import type { ListedPayment, ListedRefund } from '@bite/shared/payments/refunds.contract';
import { attemptsOf } from '../collections/payments.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';

/** Guests are slowed down long before. */
const MOST_OF_AN_ORDER = 100;

/** Latest first. Throws as assertMayIn does. */
export async function listOrderPayments(
  { records }: { records: Pick<RecordReader, 'get' | 'find'> },
  { user }: Pick<Caller, 'user'>,
  { orderGuid, ...place }: RestaurantRef & { orderGuid: string },
): Promise<{ payments: ListedPayment[] }> {
  await assertMayIn(records, user, 'refunds.read', place);
  const where = [{ field: 'orderGuid', is: '==', value: orderGuid }] as const;
  const found = await records.find(attemptsOf(place), { where, limit: MOST_OF_AN_ORDER });
  const payments = found.map(({ record }) => described(record));
  return { payments: payments.sort((one, other) => other.createdAt.localeCompare(one.createdAt)) };
}

const described = (attempt: PaymentAttempt): ListedPayment => ({
  attemptId: attempt.attemptId,
  state: attempt.state,
  createdAt: attempt.createdAt,
  amount: attempt.amount,
  currency: attempt.currency,
  ...(attempt.card && { card: defined(attempt.card) }),
  ...defined({
    authorizedAmount: attempt.authorizedAmount,
    capturedAmount: attempt.capturedAmount,
    capturedAt: attempt.capturedAt,
    code: attempt.code,
    declineCategory: attempt.declineCategory,
    message: attempt.message,
    retref: attempt.retref,
    alarm: attempt.alarm,
  }),
  ...(attempt.looked && { looked: lookedAt(attempt.looked) }),
  refunds: attempt.refunds.map(describedRefund),
});

const lookedAt = ({ alarm, byName, at }: NonNullable<PaymentAttempt['looked']>) => ({ alarm, byName, at });

/** Without the uid of its author and the gateway's own ids. */
export const describedRefund = ({
  by: _by,
  gatewayOrderId: _id,
  retref: _retref,
  ...refund
}: PaymentRefund): ListedRefund => defined(refund);

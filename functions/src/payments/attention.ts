// Payments that a person must look at. The payment says why in words (`alarm`), its order has a mark for the board
// (marked-order.ts), and both go when it is settled or when somebody has looked at it.
import { staffName } from '@bite/shared/identity/staff-name';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { type ChangePaymentDeps, changePayment } from './change-payment.ts';

/** The alarm to set; none where somebody has looked at the very same one. */
export const alarmUnlessSeen = (
  { looked }: Pick<PaymentAttempt, 'looked'>,
  words: string,
): Pick<PaymentAttempt, 'alarm'> => (looked?.alarm === words ? {} : { alarm: words });

/** Throws as assertMayIn does, and NOT_FOUND for a payment that needs nobody any more. */
export async function lookAtPayment(
  deps: ChangePaymentDeps & { records: Pick<RecordReader, 'get'> },
  { user }: Pick<Caller, 'user'>,
  { orderGuid, attemptId, ...place }: RestaurantRef & { orderGuid: string; attemptId: string },
): Promise<null> {
  await assertMayIn(deps.records, user, 'refunds.write', place);
  let isSeen = false;
  await changePayment(deps, { ...place, orderGuid, attemptId }, (attempt) => {
    isSeen = attempt?.looked !== undefined;
    if (attempt?.alarm === undefined || attempt.orderGuid !== orderGuid) return undefined;
    isSeen = true;
    const { alarm, ...rest } = attempt;
    const at = new Date(deps.now()).toISOString();
    return {
      attempt: { ...rest, looked: { alarm, by: user.uid, byName: staffName(user), at }, updatedAt: at },
    };
  });
  if (!isSeen) throw new DomainError('NOT_FOUND', 'This payment needs nobody any more');
  return null;
}

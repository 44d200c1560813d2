// Payments that are not finished: something of them is to be asked about, charged, released or given back, for which the login of their
// account is needed.
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { GatewayAccount } from '@bite/shared/payments/payment-setup.schema';
import { attemptsOf } from '../collections/payments.ts';
import type { RecordReader } from '../ports/records.ts';
import { isSameAccount } from './merchant-of.ts';

/** More than a restaurant has at any time. */
const AT_MOST = 300;

/** Of one account, oldest first. */
export async function openPaymentsOf(
  records: Pick<RecordReader, 'find'>,
  place: RestaurantRef,
  account: GatewayAccount,
): Promise<PaymentAttempt[]> {
  const having = (field: 'checkAt' | 'followUpAt') =>
    records.find(attemptsOf(place), { where: [{ field, is: '>', value: '' }], limit: AT_MOST });
  const found = (await Promise.all([having('checkAt'), having('followUpAt')])).flat();
  const byId = new Map(found.map(({ id, record }) => [id, record]));
  return [...byId.values()]
    .filter((attempt) => isSameAccount(attempt, account))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

// Forgets the login of an account that is not in force any more, once nothing of it is open.
import { DAY } from '@bite/shared/kernel/durations';
import type { RestaurantRef } from '@bite/shared/paths';
import type { GatewayAccount } from '@bite/shared/payments/payment-setup.schema';
import { type DueWork, dueWork, newWork, type WorkData } from '../due-work/due-work.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Vault } from '../ports/vault.ts';
import { gatewayLoginOf, isSameAccount } from './merchant-of.ts';
import { openPaymentsOf } from './open-payments.ts';
import { paymentSetupOf } from './payment-setup-of.ts';

export interface ForgetLoginDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  vault: Pick<Vault, 'remove'>;
  /** Milliseconds. */
  now: () => number;
}

/** @param after Milliseconds. */
export function forgetLoginWork(
  { tenantId, restaurantId }: RestaurantRef,
  { site, merchantId }: GatewayAccount,
  now: number,
  after: number,
): DueWork {
  const id = `forgetGatewayLogin-${tenantId}-${restaurantId}-${site}-${merchantId}`;
  const data = { tenantId, restaurantId, site, merchantId };
  return newWork('forgetGatewayLogin', data, now, { id, dueAt: now + after });
}

/** Idempotent. Looked at again every day while something is open. */
export async function forgetLogin(
  { records, vault, now }: ForgetLoginDeps,
  { site, merchantId, ...place }: WorkData<'forgetGatewayLogin'>,
): Promise<void> {
  const account = { site, merchantId };
  // It was connected again.
  if (isSameAccount(await paymentSetupOf(records, place), account)) return;
  if ((await openPaymentsOf(records, place, account)).length === 0)
    return vault.remove(gatewayLoginOf(place, account));
  await records.transact(async (transaction) => {
    const { id, record } = forgetLoginWork(place, account, now(), DAY);
    transaction.set(dueWork, id, record);
  });
}

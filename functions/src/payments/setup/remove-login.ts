// Forgets a login at the gateway. Without it nothing of its account can be charged, released or given back, so that it stays while any
// money waits for that.
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetupAnswer } from '@bite/shared/payments/payment-setup.contract';
import type { GatewayAccount } from '@bite/shared/payments/payment-setup.schema';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { gatewayLoginOf, isSameAccount, merchantOf, oldGatewayLoginOf } from '../merchant-of.ts';
import { openPaymentsOf } from '../open-payments.ts';
import { paymentSetupOf } from '../payment-setup-of.ts';
import { shownSetup } from './read-setup.ts';
import type { SetupDeps } from './setup-deps.ts';
import { withCheck, writeSetup } from './write-setup.ts';

/** Throws as assertMayAt does, NOT_FOUND, and CONFLICT with the orders whose money waits. */
export async function removeGatewayLogin(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
  account: GatewayAccount,
): Promise<PaymentSetupAnswer> {
  await assertMayAt(deps.records, caller.user, 'payments.write', place);
  if (!(await merchantOf(deps, place, account)))
    throw new DomainError('NOT_FOUND', 'There is no login of this account');
  await assertNothingOpen(deps, place, account);
  if (isSameAccount(await paymentSetupOf(deps.records, place), account)) {
    await writeSetup(deps, caller, place, (before) =>
      isSameAccount(before, account)
        ? { ...withCheck(before, undefined, deps.now()), loginSetAt: undefined }
        : before,
    );
    // No new payment begins any more; one that has begun meanwhile still needs the login.
    await assertNothingOpen(deps, place, account);
    await deps.vault.remove(oldGatewayLoginOf(place));
  }
  await deps.vault.remove(gatewayLoginOf(place, account));
  return shownSetup(deps, caller.user, place);
}

const NAMED = 5;

async function assertNothingOpen(
  { records }: SetupDeps,
  place: RestaurantRef,
  account: GatewayAccount,
): Promise<void> {
  const open = await openPaymentsOf(records, place, account);
  const numbers = [...new Set(open.map(({ orderNumber }) => orderNumber))];
  if (numbers.length === 0) return;
  const more = numbers.length - NAMED;
  const names = [
    ...numbers.slice(0, NAMED).map((number) => `#${number}`),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  throw new DomainError(
    'CONFLICT',
    `The login is still needed: money of ${numbers.length === 1 ? 'order' : 'orders'} ${list} waits to be charged, released or given back. Please finish or cancel ${numbers.length === 1 ? 'it' : 'them'} first.`,
  );
}

// Puts an account at the gateway in force, with its login. It is tried before anything is stored: a slip of the pen stops no payments.
import { DAY } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetupAnswer } from '@bite/shared/payments/payment-setup.contract';
import type { AccountToConnect, GatewayAccount } from '@bite/shared/payments/payment-setup.schema';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Merchant } from '../../ports/card-gateway.ts';
import { forgetLoginWork } from '../forget-login.ts';
import {
  accountOf,
  gatewayLoginOf,
  isSameAccount,
  loginText,
  merchantOf,
  oldGatewayLoginOf,
} from '../merchant-of.ts';
import { paymentSetupOf } from '../payment-setup-of.ts';
import { type AccountCheck, checkAccount } from './check-account.ts';
import type { SetupDeps } from './setup-deps.ts';
import { withCheck, writeSetup } from './write-setup.ts';

/** Guests bring most of what they want back within this time. */
const KEPT_FOR_REFUNDS = 30 * DAY;

/**
 * Throws as assertMayAt does, VALIDATION_FAILED for an account or login that the gateway refuses, and CONFLICT where it cannot be
 * asked: nothing changes then.
 */
export async function connectGateway(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
  wanted: AccountToConnect,
): Promise<PaymentSetupAnswer> {
  await assertMayAt(deps.records, caller.user, 'payments.write', place);
  const inForce = await merchantOf(deps, place);
  const merchant = merchantToTry(wanted, inForce);
  const check = await checkAccount(deps.cardGateway, merchant);
  if (!check.works)
    throw refusal(check, { isOwnLogin: wanted.username !== undefined, isReplacing: !!inForce });
  await keepOldLogin(deps, place, caller);
  await deps.vault.put(gatewayLoginOf(place, merchant), loginText(merchant), caller.user.uid);
  const { site, merchantId } = merchant;
  return writeSetup(
    deps,
    caller,
    place,
    (before) => ({
      ...withCheck({ ...before, site, merchantId }, check, deps.now()),
      loginSetAt: new Date(deps.now()).toISOString(),
    }),
    // Payments of the account before still need its login.
    (before) => {
      const earlier = accountOf(before);
      return earlier && !isSameAccount(earlier, merchant)
        ? [forgetLoginWork(place, earlier, deps.now(), KEPT_FOR_REFUNDS)]
        : [];
    },
  );
}

function merchantToTry(
  { username, password, site, merchantId }: AccountToConnect,
  inForce: Merchant | undefined,
): Merchant {
  if (username !== undefined && password !== undefined) return { site, merchantId, username, password };
  if (inForce) return { ...inForce, site, merchantId };
  throw refused('username', 'Please enter the user name');
}

const refused = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { [field]: message } });

function refusal(
  { problem, isPassing, isLogin }: Extract<AccountCheck, { works: false }>,
  { isOwnLogin, isReplacing }: { isOwnLogin: boolean; isReplacing: boolean },
): DomainError {
  const kept = isReplacing ? 'The account before stays.' : 'Nothing was saved.';
  if (isPassing) return new DomainError('CONFLICT', `${problem} ${kept}`);
  if (!isLogin) return refused('merchantId', `${problem} ${kept}`);
  return isOwnLogin
    ? refused('password', `${problem} ${kept}`)
    : refused(
        'username',
        `The gateway refuses the present login for this account. Please enter its own. ${kept}`,
      );
}

/** Older releases kept one login, whatever the account. */
async function keepOldLogin(
  { vault, records }: SetupDeps,
  place: RestaurantRef,
  caller: Caller,
): Promise<void> {
  const old = await vault.open(oldGatewayLoginOf(place));
  if (old === undefined) return;
  const account: GatewayAccount | undefined = accountOf(await paymentSetupOf(records, place));
  const at = account && gatewayLoginOf(place, account);
  if (at && (await vault.open(at)) === undefined) await vault.put(at, old, caller.user.uid);
  await vault.remove(oldGatewayLoginOf(place));
}

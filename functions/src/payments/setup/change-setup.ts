// What administrators change of a payment set-up, but for the account at the gateway (connect-gateway.ts).
import { DomainError } from '@bite/shared/kernel/errors';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetupAnswer } from '@bite/shared/payments/payment-setup.contract';
import {
  type PaymentChoices,
  type PaymentSetup,
  paymentChoices,
} from '@bite/shared/payments/payment-setup.schema';
import { assertVersion } from '../../audit/version.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { isSameAccount, merchantOf } from '../merchant-of.ts';
import { checkAccount } from './check-account.ts';
import { choicesOf, versionOfChoices } from './read-setup.ts';
import type { SetupDeps } from './setup-deps.ts';
import { withCheck, writeSetup } from './write-setup.ts';

/** Throws as assertMayAt does, CONFLICT for an outdated version, and VALIDATION_FAILED where nobody could pay. */
export function saveSetup(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
  { version, choices }: { version: string; choices: PaymentChoices },
): Promise<PaymentSetupAnswer> {
  return writeSetup(deps, caller, place, (before) => {
    assertVersion(paths.paymentSetup(place), version, versionOfChoices(before), choicesOf(before));
    const after: PaymentSetup = { ...withoutChoices(before), ...choices };
    assertPayable(after);
    return after;
  });
}

const withoutChoices = (setup: PaymentSetup) =>
  Object.fromEntries(Object.entries(setup).filter(([name]) => !Object.hasOwn(paymentChoices.shape, name)));

function assertPayable(setup: PaymentSetup): void {
  if (setup.cards && setup.verifiedAt === undefined)
    throw refusal('cards', 'Cards can be switched on once an account at the gateway is connected, and works');
  if (!setup.cards && !setup.counter)
    throw refusal('counter', 'Guests need a way to pay: by card, or at the counter or the door');
}

const refusal = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { [`choices.${field}`]: message } });

/** Throws as assertMayAt does, and CONFLICT where there is nothing to check yet. */
export async function verifySetup(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
): Promise<PaymentSetupAnswer> {
  await assertMayAt(deps.records, caller.user, 'payments.write', place);
  const merchant = await merchantOf(deps, place);
  if (!merchant) throw incomplete();
  const check = await checkAccount(deps.cardGateway, merchant);
  return writeSetup(deps, caller, place, (before) => {
    if (!isSameAccount(before, merchant)) return before;
    // A gateway that cannot be asked says nothing of the account.
    if (!check.works && check.isPassing) return { ...before, problem: check.problem };
    return withCheck(before, check, deps.now());
  });
}

export const incomplete = (): DomainError =>
  new DomainError('CONFLICT', 'Please connect an account at the gateway first');

/** Takes no cards for now, or takes them again. Throws as assertMayAt does. */
export function switchCards(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
  { off }: { off: boolean },
): Promise<PaymentSetupAnswer> {
  return writeSetup(deps, caller, place, ({ switchedOff, ...before }) => {
    if (!off) return before;
    const switched = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
    return { ...before, switchedOff: switchedOff ?? switched };
  });
}

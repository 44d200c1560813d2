// What administrators change of a payment set-up. Another account or login at the gateway is tried before it is relied on.
import { DomainError } from '@bite/shared/kernel/errors';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetupAnswer } from '@bite/shared/payments/payment-setup.contract';
import {
  type GatewayLoginInput,
  type PaymentChoices,
  type PaymentSetup,
  paymentChoices,
} from '@bite/shared/payments/payment-setup.schema';
import { assertVersion } from '../../audit/version.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Merchant } from '../../ports/card-gateway.ts';
import { gatewayLoginOf, loginText, merchantOf } from '../merchant-of.ts';
import { paymentSetupOf } from '../payment-setup-of.ts';
import { type AccountCheck, checkAccount } from './check-account.ts';
import { choicesOf, versionOfChoices } from './read-setup.ts';
import type { SetupDeps } from './setup-deps.ts';
import { withCheck, writeSetup } from './write-setup.ts';

type Account = Pick<PaymentChoices, 'site' | 'merchantId'>;

const isSameAccount = (one: Account, other: Account): boolean =>
  one.site === other.site && one.merchantId === other.merchantId;

/** Throws as assertMayAt does, CONFLICT for an outdated version, and VALIDATION_FAILED where nobody could pay. */
export async function saveSetup(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
  { version, choices }: { version: string; choices: PaymentChoices },
): Promise<PaymentSetupAnswer> {
  await assertMayAt(deps.records, caller.user, 'payments.write', place);
  const isOther = !isSameAccount(await paymentSetupOf(deps.records, place), choices);
  const merchant = isOther ? await merchantIf(deps, place, choices) : undefined;
  const check = merchant && (await checkAccount(deps.cardGateway, merchant));
  return writeSetup(deps, caller, place, (before) => {
    assertVersion(paths.paymentSetup(place), version, versionOfChoices(before), choicesOf(before));
    const chosen: PaymentSetup = { ...withoutChoices(before), ...choices };
    const after = isSameAccount(before, choices) ? chosen : withCheck(chosen, check, deps.now());
    assertPayable({ ...after, cards: choices.cards }, check);
    return after;
  });
}

async function merchantIf(
  deps: SetupDeps,
  place: RestaurantRef,
  { site, merchantId }: Account,
): Promise<Merchant | undefined> {
  if (site === undefined || merchantId === undefined) return undefined;
  return merchantOf(deps, place, { site, merchantId });
}

const withoutChoices = (setup: PaymentSetup) =>
  Object.fromEntries(Object.entries(setup).filter(([name]) => !Object.hasOwn(paymentChoices.shape, name)));

function assertPayable(setup: PaymentSetup, check: AccountCheck | undefined): void {
  if (setup.cards && setup.verifiedAt === undefined)
    throw refusal(
      'cards',
      check && !check.works
        ? check.problem
        : 'Cards can be switched on once the site, the merchant id and the login have been found to work',
    );
  if (!setup.cards && !setup.counter)
    throw refusal('counter', 'Guests need a way to pay: by card, or at the counter or the door');
}

const refusal = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { [`choices.${field}`]: message } });

/**
 * Stores a login that the gateway takes. Throws as assertMayAt does, VALIDATION_FAILED for one that it refuses, and CONFLICT where
 * it cannot be asked: nothing changes then, so that a slip of the pen stops no payments.
 */
export async function setGatewayLogin(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
  login: GatewayLoginInput,
): Promise<PaymentSetupAnswer> {
  await assertMayAt(deps.records, caller.user, 'payments.write', place);
  const { site, merchantId } = await paymentSetupOf(deps.records, place);
  const isComplete = site !== undefined && merchantId !== undefined;
  const check = isComplete ? await checkAccount(deps.cardGateway, { site, merchantId, ...login }) : undefined;
  if (check && !check.works) await assertTaken(deps, place, check);
  await deps.vault.put(gatewayLoginOf(place), loginText(login), caller.user.uid);
  return writeSetup(deps, caller, place, (before) => {
    const now = deps.now();
    const isAsked = isSameAccount(before, { site, merchantId });
    return {
      ...withCheck(before, isAsked ? check : undefined, now),
      loginSetAt: new Date(now).toISOString(),
    };
  });
}

async function assertTaken(
  { vault }: SetupDeps,
  place: RestaurantRef,
  { problem, isPassing, isLogin }: Extract<AccountCheck, { works: false }>,
): Promise<void> {
  if (!(isPassing || isLogin)) return;
  const { name } = gatewayLoginOf(place);
  const isReplacing = (await vault.list(place)).some((secret) => secret.name === name);
  if (isPassing)
    throw new DomainError(
      'CONFLICT',
      `${problem} This login is not saved.${isReplacing ? ' The one before stays.' : ''}`,
    );
  const message = isReplacing
    ? 'The gateway refuses this login. The one before stays.'
    : `${problem} It is not saved.`;
  throw new DomainError('VALIDATION_FAILED', message, { fields: { password: message } });
}

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
  new DomainError('CONFLICT', 'Please enter the site, the merchant id and the login first');

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

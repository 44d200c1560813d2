// Writes a restaurant's payment set-up, and what follows from it: the live document of its pages at once, the storefront as soon as
// it is built. Cards are on only with an account that works: whatever makes it doubtful takes them off.
import { defined } from '@bite/shared/kernel/defined';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetupAnswer } from '@bite/shared/payments/payment-setup.contract';
import { type PaymentSetup, paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { paymentsOffered } from '@bite/shared/payments/payments-offered';
import stringify from 'safe-stable-stringify';
import { liveStates } from '../../collections/collections.ts';
import { PAYMENT_SETUP, paymentSetupsOf } from '../../collections/payments.ts';
import { type DueWork, dueWork, newWork } from '../../due-work/due-work.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { liveWithCards } from '../cards-off.ts';
import type { AccountCheck } from './check-account.ts';
import { shownSetup } from './read-setup.ts';
import type { SetupDeps } from './setup-deps.ts';

/**
 * Throws as assertMayAt does, and whatever `decide` throws.
 * @param decide Called in the transaction, maybe several times.
 * @param following The work that is stored with it, to be done later.
 */
export async function writeSetup(
  deps: SetupDeps,
  caller: Caller,
  place: RestaurantRef,
  decide: (before: PaymentSetup) => PaymentSetup,
  following: (before: PaymentSetup) => readonly DueWork[] = () => [],
): Promise<PaymentSetupAnswer> {
  const now = deps.now();
  const at = paymentSetupsOf(place);
  const rebuild = newWork('rebuildStorefronts', { of: 'restaurant', place }, now);
  const isShown = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const { guid } = await assertMayAt(transaction, caller.user, 'payments.write', place);
    const stored = await transaction.get(at, PAYMENT_SETUP);
    const before = stored ?? paymentSetup.parse({});
    const updatedAt = new Date(now).toISOString();
    const after: PaymentSetup = defined(paymentSetup.parse({ ...decide(before), updatedAt }));
    const live = await liveWithCards(transaction, { ...place, restaurantGuid: guid }, after, now);
    const isNoticed = offered(before) !== offered(after);
    if (stored) transaction.replace(at, PAYMENT_SETUP, stored, after);
    else transaction.create(at, PAYMENT_SETUP, after);
    transaction.follow(liveStates, guid, live);
    // Not tried here, as what is enqueued is: the API builds no storefronts. A task does, or the schedule if that is lost.
    if (isNoticed) transaction.follow(dueWork, rebuild.id, rebuild.record);
    for (const work of following(before)) transaction.enqueue(work);
    return isNoticed;
  });
  if (isShown)
    await deps.dueWorkQueue.attempt({
      ...{ workId: rebuild.id, storedAt: rebuild.record.createdAt ?? '', due: new Date(now).toISOString() },
    });
  return shownSetup(deps, caller.user, place);
}

/** What diners' pages say of it. */
const offered = (setup: PaymentSetup): string | undefined =>
  stringify(paymentsOffered(setup, (site) => site));

/** @param now Milliseconds. */
export function withCheck(setup: PaymentSetup, check: AccountCheck | undefined, now: number): PaymentSetup {
  const unchecked = { ...setup, verifiedAt: undefined, capability: undefined, problem: undefined };
  if (!check?.works) return { ...unchecked, cards: false, problem: check?.problem };
  const { capability } = check;
  // Cards that rest since the gateway failed are taken again: it answers.
  const awake = { failing: undefined, restingUntil: undefined };
  return { ...unchecked, ...awake, capability, verifiedAt: new Date(now).toISOString() };
}

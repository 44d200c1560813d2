// Cards rest by themselves while the gateway fails: guests are not to wait for it one by one, and can pay at the counter. The
// reconciliation asks it every five minutes, and wakes them. One guest alone cannot bring that about (docs/decisions/078).

import { createHash } from 'node:crypto';
import { MINUTE } from '@bite/shared/kernel/durations';
import { portionsOf } from '@bite/shared/kernel/portions';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { areCardsOff } from '@bite/shared/payments/cards-off';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { liveStates, restaurantsOf } from '../collections/collections.ts';
import { PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import type { CardGateway, NotDone, Unknown } from '../ports/card-gateway.ts';
import type { Log } from '../ports/log.ts';
import type { RecordCollectionGroup, RecordStore } from '../ports/records.ts';
import { liveWithCards } from './cards-off.ts';
import { merchantOf } from './merchant-of.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** After so many failures in a row, within so long, the gateway is asked whether it is there. */
const FAILURES = 3;
/** Failures of so many guests are believed although it says so: then what is behind it fails. */
const GUESTS = 8;
const WITHIN = 5 * MINUTE;
/** Each probe that fails begins it anew. */
const REST = 15 * MINUTE;

/** What the probes need beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const fieldOverrides = [
  {
    collectionGroup: collections.paymentSetups,
    fieldPath: 'restingUntil',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
];

const everySetup: RecordCollectionGroup<PaymentSetup> = {
  group: collections.paymentSetups,
  schema: paymentSetup,
};

interface RestDeps {
  records: Pick<RecordStore, 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** Whether an answer says that the gateway cannot be used, rather than something about the card. */
export const isGatewayFailure = (answer: { outcome: string } | NotDone | Unknown): boolean =>
  answer.outcome === 'unknown' ||
  ('reason' in answer && (answer.reason === 'unreachable' || answer.reason === 'credentials'));

interface HealthDeps extends Pick<PaymentDeps, 'vault'> {
  records: Pick<RecordStore, 'get' | 'transact'>;
  cardGateway: Pick<CardGateway, 'inquireMerchant'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Notes how a payment's call ended. Never throws: the payment itself is more important.
 * @param failedFor Whose payment failed: the network or, if that is not known, the phone number. Undefined if it did not.
 */
export async function noteGatewayHealth(
  deps: HealthDeps,
  place: RestaurantRef,
  setup: PaymentSetup,
  failedFor: string | undefined,
): Promise<void> {
  // Mostly there is nothing to note.
  if (failedFor === undefined && setup.failing === undefined) return;
  let isInDoubt = false;
  try {
    await changeSetup(deps, place, (current) => {
      isInDoubt = false;
      if (failedFor === undefined) return awake(current);
      if (areCardsOff(current, deps.now())) return undefined;
      const failing = oneMore(current.failing, failedFor, deps.now());
      if (failing.guests.length >= GUESTS) return resting({ ...current, failing }, deps.now());
      isInDoubt = failing.times % FAILURES === 0;
      return { ...current, failing };
    });
    if (isInDoubt && !(await answers(deps, place)))
      await changeSetup(deps, place, (current) =>
        areCardsOff(current, deps.now()) ? undefined : resting(current, deps.now()),
      );
  } catch (error) {
    deps.log.error('how the card gateway does could not be noted', { ...place, error: String(error) });
  }
}

type Failing = NonNullable<PaymentSetup['failing']>;

function oneMore(before: Failing | undefined, failedFor: string, now: number): Failing {
  const guest = createHash('sha256').update(failedFor).digest('hex').slice(0, 16);
  const isRow = before && Date.parse(before.since) + WITHIN > now;
  if (!isRow) return { times: 1, since: new Date(now).toISOString(), guests: [guest] };
  return { ...before, times: before.times + 1, guests: [...new Set([...before.guests, guest])] };
}

const resting = (setup: PaymentSetup, now: number): PaymentSetup => ({
  ...setup,
  restingUntil: new Date(now + REST).toISOString(),
});

function awake(setup: PaymentSetup): PaymentSetup | undefined {
  const { failing, restingUntil, ...rest } = setup;
  return failing === undefined && restingUntil === undefined ? undefined : rest;
}

/** The set-up and what guests' pages read of it, in one transaction. */
async function changeSetup(
  { records, log, now }: RestDeps,
  place: RestaurantRef,
  change: (setup: PaymentSetup) => PaymentSetup | undefined,
): Promise<void> {
  await records.transact(async (transaction) => {
    const setup = await transaction.get(paymentSetupsOf(place), PAYMENT_SETUP);
    const restaurant = await transaction.get(restaurantsOf(place.tenantId), String(place.restaurantId));
    const next = setup && change(setup);
    if (!setup || !next || !restaurant) return;
    const isChanged = areCardsOff(setup, now()) !== areCardsOff(next, now()) || !next.restingUntil;
    const { guid: restaurantGuid } = restaurant;
    const live = isChanged
      ? await liveWithCards(transaction, { ...place, restaurantGuid }, next, now())
      : undefined;
    transaction.set(paymentSetupsOf(place), PAYMENT_SETUP, next);
    if (live) transaction.set(liveStates, restaurantGuid, live);
    if (next.restingUntil !== setup.restingUntil)
      log.error(next.restingUntil ? 'cards rest, since the card gateway fails' : 'cards are taken again', {
        ...place,
      });
  });
}

interface WakeDeps extends Omit<RestDeps, 'records'>, Pick<PaymentDeps, 'vault'> {
  records: Pick<RecordStore, 'get' | 'page' | 'transact'>;
  cardGateway: Pick<CardGateway, 'inquireMerchant'>;
}

const AT_MOST = 100;
const AT_ONCE = 10;

/** Asks the gateways of resting cards whether they are back. Returns how many restaurants take cards again. */
export async function wakeCards(deps: WakeDeps): Promise<number> {
  const { found } = await deps.records.page(everySetup, {
    where: [{ field: 'restingUntil', is: '>', value: new Date(0).toISOString() }],
    limit: AT_MOST,
  });
  let woken = 0;
  for (const batch of portionsOf(found, AT_ONCE)) {
    const areBack = await Promise.all(batch.map(({ path }) => wake(deps, placeOf(path))));
    woken += areBack.filter((isBack) => isBack).length;
  }
  return woken;
}

/** Whether the restaurant takes cards again. Never throws: one whose login cannot be read must not keep the others from waking. */
async function wake(deps: WakeDeps, place: RestaurantRef): Promise<boolean> {
  try {
    const isBack = await answers(deps, place);
    await changeSetup(deps, place, (setup) => (isBack ? awake(setup) : resting(setup, deps.now())));
    return isBack;
  } catch (error) {
    deps.log.error('cards could not be woken', { ...place, error: String(error) });
    return false;
  }
}

async function answers(
  deps: Omit<HealthDeps, 'records'> & { records: Pick<RecordStore, 'get'> },
  place: RestaurantRef,
): Promise<boolean> {
  try {
    const merchant = await merchantOf(deps, place);
    return merchant !== undefined && (await deps.cardGateway.inquireMerchant(merchant)).outcome === 'found';
  } catch (error) {
    deps.log.error('the card gateway could not be asked', { ...place, error: String(error) });
    return false;
  }
}

/** 'tenants/1/restaurants/2/payment_setups/current' */
function placeOf(path: string): RestaurantRef {
  const [, tenantId, , restaurantId] = path.split('/').map(Number);
  return { tenantId: tenantId ?? 0, restaurantId: restaurantId ?? 0 };
}

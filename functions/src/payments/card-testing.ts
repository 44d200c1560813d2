// Against those who try stolen cards one by one: after some declines nothing is sent to the bank any more, for an hour. Counted are
// tries that failed for their card alone, whoever refused it, and payments that their guest took back at once, so that a busy evening
// counts for nothing. A try takes its place before the bank is asked, so that a hundred at once are no more than one after the other.
import { createHash } from 'node:crypto';
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { phoneKey } from '@bite/shared/kernel/phone-key';
import type { Order } from '@bite/shared/ordering/order.schema';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import { type AttemptState, paymentStandsIn } from '@bite/shared/payments/payment-attempt.schema';
import { attemptsOf } from '../collections/payments.ts';
import { giveUp } from '../due-work/give-up.ts';
import type { Allowances, HeldAllowance } from '../ports/allowances.ts';
import type { CardToCharge } from '../ports/card-gateway.ts';
import type { RecordStore } from '../ports/records.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';

export interface CardTestingDeps extends Pick<PaymentDeps, 'log' | 'now' | 'newGuid'> {
  allowances: Allowances;
  records: Pick<RecordStore, 'get' | 'getAll' | 'find' | 'count' | 'transact'>;
}

export interface Trying {
  order: Order;
  /** The network of whoever pays. */
  from: string | undefined;
  /** Undefined for a wallet, which has another token each time: the other limits are its own. */
  card: CardToCharge | undefined;
}

/** Declines of an hour. An order may be passed on, so that it counts for itself. */
const MOST = { order: 5, network: 5, phone: 5, card: 3, restaurant: 30 } as const;
/** Tries that wait for the bank. A family, a table and an office pay at once; the fewer declines are left, the fewer do. */
const AT_ONCE = { network: 5, phone: 3, card: 2 } as const;
/** So many declines for each payment that stands, however many they are: a quarter of an hour's payments. */
const USUAL_SHARE = 1 / 3;

/**
 * Tries of a restaurant that wait for the bank are counted in so many parts, since a count is written about once a second: a hundred guests
 * of a rush pay at the same moment. Each decline leaves room for fewer.
 */
const PARTS = 8;
const IN_A_PART = { most: 15, least: 3, declinesForOneLess: 2 } as const;

/** Longer than the gateway's own limit. */
const LEASE = MINUTE;
const WITHOUT_LIMIT = Number.MAX_SAFE_INTEGER;

/** A try that was let through. */
export interface Try {
  id: string;
  card: HeldAllowance | undefined;
  /** The card among them, if it is known. */
  own: readonly HeldAllowance[];
  part: HeldAllowance;
}

/** declined: for its card. unknown: nobody knows yet, so that it stays under way for as long as it may take. */
export type TryOutcome = 'declined' | 'unknown' | 'over';

/** By the hour. */
function countsOf(now: number) {
  const hour = Math.floor(now / HOUR);
  const endsAt = (hour + 1) * HOUR;
  const counted = (name: 'network' | 'phone' | 'card', id: string): HeldAllowance => ({
    key: `declined ${name} ${id} ${hour}`,
    max: MOST[name],
    atOnce: AT_ONCE[name],
    endsAt,
  });
  return {
    endsAt,
    ofGuest: ({ customer }: Pick<Order, 'customer'>, from: string | undefined): HeldAllowance[] => [
      counted('phone', phoneKey(customer.phone)),
      ...(from === undefined ? [] : [counted('network', from)]),
    ],
    /** Known by a hash of its token. */
    ofCard: (card: CardToCharge): HeldAllowance => {
      const token = 'token' in card ? card.token : `${card.profileId} ${card.accountId}`;
      return counted('card', createHash('sha256').update(token).digest('hex'));
    },
    ofRestaurant: ({ restaurantGuid }: Pick<Order, 'restaurantGuid'>): string =>
      `declined restaurant ${restaurantGuid} ${hour}`,
  };
}

/**
 * Takes a place among the tries that are under way; endTry gives it back. Throws RATE_LIMITED. Undefined while nobody can count: then
 * nobody is refused, and requests are limited all the same.
 */
export async function beginTry(deps: CardTestingDeps, trying: Trying): Promise<Try | undefined> {
  try {
    return await holdPlace(deps, trying);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    deps.log.error('tries to pay cannot be counted', { error: String(error) });
    return undefined;
  }
}

async function holdPlace(deps: CardTestingDeps, { order, from, card: used }: Trying): Promise<Try> {
  const now = deps.now();
  const counts = countsOf(now);
  const declines = await deps.allowances.taken(counts.ofRestaurant(order));
  if (declines >= MOST.restaurant && declines >= (await usualDeclines(deps, order)))
    throw tooManyDeclined(now);
  const card = used && counts.ofCard(used);
  const own = [...(card ? [card] : []), ...counts.ofGuest(order, from)];
  const id = deps.newGuid();
  const first = Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 4), 16);
  for (let tried = 0; tried < PARTS; tried += 1) {
    const part = partOf(order, (first + tried) % PARTS, declines, now);
    const answer = await deps.allowances.hold([...own, part], { id, until: now + LEASE }, now);
    if ('underWay' in answer) return { id, card, own, part };
    if (answer.why === 'spent') throw tooManyDeclined(now);
    if (answer.refusedBy.key !== part.key) throw tooManyAtOnce(paymentMessages.anotherUnderWay);
  }
  throw tooManyAtOnce(paymentMessages.manyPaying);
}

function partOf(
  { restaurantGuid }: Pick<Order, 'restaurantGuid'>,
  index: number,
  declines: number,
  now: number,
): HeldAllowance {
  const { most, least, declinesForOneLess } = IN_A_PART;
  return {
    key: `paying ${restaurantGuid} ${index}`,
    max: WITHOUT_LIMIT,
    atOnce: Math.max(least, most - Math.floor(declines / declinesForOneLess)),
    endsAt: now + LEASE,
  };
}

/** Throws RATE_LIMITED. @param now Milliseconds. */
export function assertFewDeclined({ payment }: Pick<Order, 'payment'>, now: number): void {
  if ((payment?.draft?.declined ?? 0) >= MOST.order) throw tooManyDeclined(now);
}

function tooManyDeclined(now: number): DomainError {
  const retryAfterSeconds = Math.ceil((countsOf(now).endsAt - now) / 1000);
  return new DomainError('RATE_LIMITED', paymentMessages.tooManyDeclined, { retryAfterSeconds });
}

const tooManyAtOnce = (message: string): DomainError =>
  new DomainError('RATE_LIMITED', message, { retryAfterSeconds: 5 });

/** Only asked once many were declined. What is declined or taken back makes nothing usual. */
async function usualDeclines({ records, now }: CardTestingDeps, order: Order): Promise<number> {
  const standing = await records.count(attemptsOf(order), [
    { field: 'state', is: 'in', value: [...paymentStandsIn] satisfies AttemptState[] },
    { field: 'createdAt', is: '>=', value: new Date(now() - HOUR).toISOString() },
  ]);
  return Math.ceil(standing * USUAL_SHARE);
}

/** Never throws: what became of the payment is more important. */
export async function endTry(
  deps: CardTestingDeps,
  {
    tried,
    outcome,
    order,
    ref,
  }: { tried: Try | undefined; outcome: TryOutcome; order: Order; ref: PaymentRef },
): Promise<void> {
  try {
    if (tried) await endHolds(deps, tried, outcome);
    if (outcome === 'declined') await countAtRestaurant(deps, order, ref);
  } catch (error) {
    deps.log.error('a try to pay could not be counted', { error: String(error) });
  }
}

async function endHolds({ allowances }: CardTestingDeps, tried: Try, outcome: TryOutcome): Promise<void> {
  const { id, card, own, part } = tried;
  // A card whose answers get lost is tried no more often than one that is declined.
  if (outcome === 'unknown') return allowances.endHold(card ? [card] : [], id, 1);
  if (outcome === 'over') return allowances.endHold([...own, part], id, 0);
  await Promise.all([allowances.endHold(own, id, 1), allowances.endHold([part], id, 0)]);
}

/**
 * Counts a payment that its guest took back like a decline: a card that pays is what a thief looks for, and the cancelled order tells nobody.
 * Never throws.
 */
export async function noteTakenBack(
  deps: Pick<CardTestingDeps, 'allowances' | 'log' | 'now'>,
  order: Order,
  from: string | undefined,
): Promise<void> {
  const counts = countsOf(deps.now());
  const { endsAt } = counts;
  const keys = [...counts.ofGuest(order, from).map(({ key }) => key), counts.ofRestaurant(order)];
  try {
    for (const key of keys) await deps.allowances.take(key, { max: WITHOUT_LIMIT, endsAt }, 1);
  } catch (error) {
    deps.log.error('a payment that was taken back could not be counted', { error: String(error) });
  }
}

/** Site administrators are told once an hour of a restaurant where much is declined. */
async function countAtRestaurant(deps: CardTestingDeps, order: Order, ref: PaymentRef): Promise<void> {
  const { allowances, now } = deps;
  const counts = countsOf(now());
  const { endsAt } = counts;
  const key = counts.ofRestaurant(order);
  await allowances.take(key, { max: WITHOUT_LIMIT, endsAt }, 1);
  if ((await allowances.taken(key)) < MOST.restaurant) return;
  if ((await allowances.take(`told of ${key}`, { max: 1, endsAt }, 1)) > 0)
    await giveUp(deps, 'settlePayment', ref, { code: 'CARD_TESTING' });
}

// Against those who try stolen cards one by one: after some declines nothing is sent to the bank any more, for an hour. Counted are
// tries that failed for their card alone, whoever refused it, so that a busy evening counts for nothing.
import { createHash } from 'node:crypto';
import { HOUR } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Order } from '@bite/shared/ordering/order.schema';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import { attemptsOf } from '../collections/payments.ts';
import { giveUp } from '../due-work/give-up.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { CardToCharge } from '../ports/card-gateway.ts';
import type { RecordStore } from '../ports/records.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';

export interface CardTestingDeps extends Pick<PaymentDeps, 'log' | 'now'> {
  allowances: Allowances;
  records: Pick<RecordStore, 'get' | 'getAll' | 'find' | 'count' | 'transact'>;
}

export interface Trying {
  order: Order;
  /** The network of whoever pays. */
  from: string | undefined;
  card: CardToCharge;
}

/** In an hour. An order may be passed on, so that it counts for itself. */
const MOST = { order: 5, network: 5, card: 3, restaurant: 30 } as const;
/** So much of a restaurant's payments may be declined, however many they are. */
const USUAL_SHARE = 0.25;

interface Counted {
  key: string;
  max: number;
  endsAt: number;
}

/** What is counted of a try, by the hour. A card is known by a hash of its token. */
function countedOf({ order, from, card }: Trying, now: number): { own: Counted[]; restaurant: Counted } {
  const hour = Math.floor(now / HOUR);
  const endsAt = (hour + 1) * HOUR;
  const token = 'token' in card ? card.token : `${card.profileId} ${card.accountId}`;
  const cardHash = createHash('sha256').update(token).digest('hex');
  const counted = (name: keyof typeof MOST, id: string): Counted => ({
    key: `declined ${name} ${id} ${hour}`,
    max: MOST[name],
    endsAt,
  });
  return {
    own: [counted('card', cardHash), ...(from === undefined ? [] : [counted('network', from)])],
    restaurant: counted('restaurant', order.restaurantGuid),
  };
}

/** Throws RATE_LIMITED. While nobody can count, nobody is refused: requests are limited all the same. */
export async function assertNotTestingCards(deps: CardTestingDeps, trying: Trying): Promise<void> {
  const { own, restaurant } = countedOf(trying, deps.now());
  const { declined = 0 } = trying.order.payment?.draft ?? {};
  const [isRestaurantSpent, ...areSpent] = await Promise.all(
    [restaurant, ...own].map(({ key, ...allowance }) =>
      deps.allowances.isSpent(key, allowance).catch((error: unknown) => {
        deps.log.error('declines cannot be counted', { error: String(error) });
        return false;
      }),
    ),
  );
  const isUnusual = isRestaurantSpent === true && (await isAboveUsual(deps, trying.order, restaurant));
  if (declined < MOST.order && !areSpent.includes(true) && !isUnusual) return;
  const retryAfterSeconds = Math.ceil((restaurant.endsAt - deps.now()) / 1000);
  throw new DomainError('RATE_LIMITED', paymentMessages.tooManyDeclined, { retryAfterSeconds });
}

/** Only asked once many were declined: the share of an hour's payments. */
async function isAboveUsual(
  { allowances, records, now }: CardTestingDeps,
  order: Order,
  { key, max, endsAt }: Counted,
): Promise<boolean> {
  const since = new Date(now() - HOUR).toISOString();
  const where = [{ field: 'createdAt', is: '>=', value: since }] as const;
  const payments = await records.count(attemptsOf(order), where);
  return allowances.isSpent(key, { max: Math.max(max, Math.ceil(payments * USUAL_SHARE)), endsAt });
}

/** Never throws. Site administrators are told once an hour of a restaurant where much is declined. */
export async function noteDecline(deps: CardTestingDeps, trying: Trying, ref: PaymentRef): Promise<void> {
  const { own, restaurant } = countedOf(trying, deps.now());
  try {
    await Promise.all(own.map(({ key, ...allowance }) => deps.allowances.take(key, allowance, 1)));
    const { key, max, endsAt } = restaurant;
    await deps.allowances.take(key, { max: Number.MAX_SAFE_INTEGER, endsAt }, 1);
    if (!(await deps.allowances.isSpent(key, { max, endsAt }))) return;
    if ((await deps.allowances.take(`told of ${key}`, { max: 1, endsAt }, 1)) > 0)
      await giveUp(deps, 'settlePayment', ref, { code: 'CARD_TESTING' });
  } catch (error) {
    deps.log.error('a decline could not be counted', { error: String(error) });
  }
}

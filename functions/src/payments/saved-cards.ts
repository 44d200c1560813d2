// The cards that signed-in diners keep for the next order (I5.3-09). The card lies with the gateway, in a profile of its own below the
// restaurant's merchant; here are its last digits and where to find it.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { isExpired, parseExpiry } from '@bite/shared/payments/expiry';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { SAVED_CARDS_LIMIT, type SavedCard } from '@bite/shared/payments/saved-card.schema';
import { savedCardsOf } from '../collections/saved-cards.ts';
import { customers } from '../diners/customers.ts';
import { dueWork } from '../due-work/due-work.ts';
import { menuOf } from '../ordering/menu-of.ts';
import type { CardToCharge, Merchant } from '../ports/card-gateway.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { forgetting } from './forget-card.ts';
import { paymentSetupOf } from './payment-setup-of.ts';

export interface SavedCardDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  storefronts: Storefronts;
  dueWorkQueue: DueWorkQueue;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

interface Person {
  uid: string;
}

type Account = Pick<Merchant, 'site' | 'merchantId'>;

const isOf = (card: SavedCard, { site, merchantId }: { site?: string; merchantId?: string }): boolean =>
  card.site === site && card.merchantId === merchantId;

const hasExpired = ({ expiry }: SavedCard, now: number, timezone: string): boolean => {
  const parsed = parseExpiry(expiry);
  return parsed === undefined || isExpired(parsed, now, timezone);
};

/** The newest first. Throws RESTAURANT_NOT_FOUND. */
export async function listSavedCards(
  { records, storefronts, now }: SavedCardDeps,
  { uid }: Person,
  { restaurantGuid }: { restaurantGuid: string },
): Promise<Answers['listSavedCards']> {
  const { storefront, place } = await menuOf(storefronts, restaurantGuid);
  const { timezone } = storefront.restaurant;
  const [found, setup] = await Promise.all([
    records.find(savedCardsOf(uid), { limit: SAVED_CARDS_LIMIT }),
    paymentSetupOf(records, place),
  ]);
  const cards = found
    .map(({ record }) => record)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return {
    cards: cards.map((card) => ({
      savedCardId: card.savedCardId,
      ...(card.brand && { brand: card.brand }),
      lastFour: card.lastFour,
      expiry: card.expiry,
      isExpired: hasExpired(card, now(), timezone),
      restaurantName: card.restaurantName,
      isUsableHere: isOf(card, { site: setup.site ?? '', merchantId: setup.merchantId ?? '' }),
    })),
  };
}

/** One that is not there is no error. */
export async function deleteSavedCard(
  { records, dueWorkQueue, now }: SavedCardDeps,
  { uid }: Person,
  { savedCardId }: { savedCardId: string },
): Promise<null> {
  const cards = savedCardsOf(uid);
  const work = await records.transact(async (transaction) => {
    const card = await transaction.get(cards, savedCardId);
    if (!card) return undefined;
    const forgotten = forgetting(card, now());
    transaction.delete(cards, savedCardId);
    transaction.set(dueWork, forgotten.id, forgotten.record);
    return forgotten;
  });
  const { createdAt: storedAt, dueAt: due } = work?.record ?? {};
  if (work && storedAt !== undefined && due !== undefined)
    await dueWorkQueue.attempt({ workId: work.id, storedAt, due });
  return null;
}

export interface ChosenCard {
  charge: CardToCharge;
  /** What staff read of it, whatever the gateway answers. */
  shown: NonNullable<PaymentAttempt['card']>;
}

/** What charges it. Throws NOT_FOUND for a card of somebody else, of another merchant, or that was removed, and CONFLICT for one that has expired. */
export async function savedCardToCharge(
  { records, now }: Pick<SavedCardDeps, 'now'> & { records: Pick<RecordStore, 'get'> },
  diner: Person | undefined,
  savedCardId: string,
  merchant: Account,
): Promise<ChosenCard> {
  const card = diner && (await records.get(savedCardsOf(diner.uid), savedCardId));
  if (!card || !isOf(card, merchant))
    throw new DomainError('NOT_FOUND', 'This card is not saved any more. Please use another one.');
  // By the last place on earth where its month ends: the bank decides about the rest.
  if (hasExpired(card, now(), 'Etc/GMT+12'))
    throw new DomainError('CONFLICT', 'This card has expired. Please use another one.');
  return {
    charge: { profileId: card.profileId, accountId: card.accountId },
    shown: { ...(card.brand && { brand: card.brand }), lastFour: card.lastFour },
  };
}

export interface CardToKeep extends Account {
  tenantId: number;
  restaurantId: number;
  restaurantGuid: string;
  restaurantName: string;
  profile: { profileId: string; accountId: string };
  brand?: string | undefined;
  lastFour: string;
  /** YYYYMM */
  expiry: string;
}

/**
 * Keeps a card that has just paid. The same card kept anew replaces what was known of it; without room, or without an account by
 * now, the gateway forgets it again.
 */
export async function keepCard(
  { records, newGuid, now }: Pick<SavedCardDeps, 'records' | 'newGuid' | 'now'>,
  { uid }: Person,
  { profile, brand, ...kept }: CardToKeep,
): Promise<void> {
  const cards = savedCardsOf(uid);
  const at = new Date(now()).toISOString();
  const found = await records.find(cards, { limit: SAVED_CARDS_LIMIT });
  const same = found.find(
    ({ record }) => isOf(record, kept) && record.lastFour === kept.lastFour && record.expiry === kept.expiry,
  );
  const savedCardId = same?.id ?? newGuid();
  const card: SavedCard = { ...kept, ...profile, savedCardId, ...(brand && { brand }), createdAt: at };
  await records.transact(async (transaction) => {
    const customer = await transaction.get(customers, uid);
    const hasRoom = same !== undefined || found.length < SAVED_CARDS_LIMIT;
    const isKept = customer !== undefined && hasRoom;
    if (isKept) transaction.set(cards, savedCardId, card);
    const gone = isKept ? same?.record : card;
    if (!gone || (isKept && gone.profileId === card.profileId)) return;
    const work = forgetting(gone, now());
    transaction.set(dueWork, work.id, work.record);
  });
}

/** Of a payment that was not taken after all: the gateway forgets the card again. */
export async function forgetUnkept(
  { records, now }: Pick<SavedCardDeps, 'records' | 'now'>,
  { profile, ...kept }: CardToKeep,
): Promise<void> {
  const work = forgetting({ ...kept, ...profile }, now());
  await records.transact(async (transaction) => transaction.set(dueWork, work.id, work.record));
}

// Forgets the cards of diners, here and at the gateway. There it follows as due work, so that a gateway that does not answer loses
// nothing and keeps no card.
import { SAVED_CARDS_LIMIT, type SavedCard } from '@bite/shared/payments/saved-card.schema';
import { savedCardsOf } from '../collections/saved-cards.ts';
import { type DueWork, dueWork, newWork, type WorkData } from '../due-work/due-work.ts';
import type { CardGateway } from '../ports/card-gateway.ts';
import type { RecordStore } from '../ports/records.ts';
import { type MerchantDeps, merchantOf } from './merchant-of.ts';

export interface ForgetCardDeps extends MerchantDeps {
  cardGateway: Pick<CardGateway, 'deleteCard'>;
}

/** The work that removes a card from the gateway. */
export function forgetting(
  card: Omit<WorkData<'forgetCard'>, 'tenantId' | 'restaurantId'> &
    Pick<SavedCard, 'tenantId' | 'restaurantId'>,
  now: number,
): DueWork {
  const { tenantId, restaurantId, site, merchantId, profileId, accountId } = card;
  const data = { tenantId, restaurantId, site, merchantId, profileId, accountId };
  return newWork('forgetCard', data, now, { id: `forgetCard-${merchantId}-${profileId}-${accountId}` });
}

/** Throws while it is not known whether the gateway has forgotten it. Where the login is gone, nothing can reach the card any more. */
export async function forgetCard(
  deps: ForgetCardDeps,
  { site, merchantId, profileId, accountId, ...place }: WorkData<'forgetCard'>,
): Promise<void> {
  const merchant = await merchantOf(deps, place, { site, merchantId });
  if (!merchant) return;
  const answer = await deps.cardGateway.deleteCard(merchant, { profileId, accountId });
  const isGone =
    answer.outcome === 'approved' || (answer.outcome === 'notDone' && answer.reason === 'notFound');
  if (!isGone) throw new Error(`The gateway has not removed a card: ${answer.outcome}`);
}

/** All of a diner's. */
export async function forgetCards(
  { records, now }: { records: Pick<RecordStore, 'find' | 'transact'>; now: () => number },
  uid: string,
): Promise<void> {
  const cards = savedCardsOf(uid);
  for (;;) {
    const found = await records.find(cards, { limit: SAVED_CARDS_LIMIT });
    await records.transact(async (transaction) => {
      for (const { id, record } of found) {
        const work = forgetting(record, now());
        transaction.delete(cards, id);
        transaction.set(dueWork, work.id, work.record);
      }
    });
    if (found.length < SAVED_CARDS_LIMIT) return;
  }
}

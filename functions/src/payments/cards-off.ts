// Whether cards are taken at this moment. Three things take them off at once, and each comes back by itself alone: staff of the
// restaurant, the gateway's failures, and the platform's administrators. Guests' pages read the sum of the first two in the live
// document, which follows the set-up, and the third with it.
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import type { StoredLive } from '@bite/shared/catalogue/storefront-live.schema';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { areCardsOff, PLATFORM_CARDS } from '@bite/shared/payments/cards-off';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { type PlatformCards, platformCards } from '@bite/shared/payments/platform-cards.schema';
import { liveStates } from '../collections/collections.ts';
import { getReadable } from '../collections/find-readable.ts';
import type { RecordCollection, RecordReader } from '../ports/records.ts';

/** site_configuration/cardPayments */
export const platformCardsAt: RecordCollection<PlatformCards> = {
  path: collections.siteConfiguration,
  schema: platformCards,
};

export const platformCardsNow = async (records: Pick<RecordReader, 'get'>): Promise<PlatformCards> =>
  (await records.get(platformCardsAt, PLATFORM_CARDS)) ?? platformCards.parse({});

/** To be written with each change of a set-up. Read it before the first write. */
export async function liveWithCards(
  records: Pick<RecordReader, 'getAll'>,
  { restaurantGuid, ...place }: RestaurantRef & { restaurantGuid: string },
  setup: PaymentSetup,
  now: number,
): Promise<StoredLive> {
  const { found } = await getReadable(records, liveStates, [restaurantGuid]);
  const { cardsOff: _, ...live } = found[0]?.record ?? defaultLiveState;
  return { ...live, ...place, ...(areCardsOff(setup, now) && { cardsOff: true }) };
}

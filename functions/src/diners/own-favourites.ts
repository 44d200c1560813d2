// The dishes that a diner has marked as favourites at one restaurant.
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { DomainError } from '@bite/shared/kernel/errors';
import { favouritesOf } from '../collections/favourites.ts';
import { unauthenticated } from '../identity/authenticate.ts';
import { menuOf } from '../ordering/menu-of.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import type { Diner } from './authenticate-diner.ts';
import { customers } from './customers.ts';

export interface OwnFavouritesDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  storefronts: Storefronts;
  now: () => number;
}

interface At {
  restaurantGuid: string;
}

/** Also those that are off the menu, which may come back. */
export async function readFavourites(
  { records }: Pick<OwnFavouritesDeps, 'records'>,
  { uid }: Diner,
  { restaurantGuid }: At,
): Promise<Answers['getDinerFavourites']> {
  return { itemIds: (await records.get(favouritesOf(uid), restaurantGuid))?.itemIds ?? [] };
}

/**
 * Adds and removes; a repetition changes nothing. What is not on the menu is not added. Throws RESTAURANT_NOT_FOUND, and CONFLICT
 * for more than the limit.
 */
export async function changeFavourites(
  { records, storefronts, now }: OwnFavouritesDeps,
  { uid }: Diner,
  { restaurantGuid }: At,
  { add, remove }: BodyOf<'changeDinerFavourites'>,
): Promise<Answers['changeDinerFavourites']> {
  const { storefront } = await menuOf(storefronts, restaurantGuid);
  const onMenu = new Set(storefront.items.map(({ itemId }) => itemId));
  const itemIds = await records.transact(async (transaction) => {
    const [customer, stored] = [
      await transaction.get(customers, uid),
      await transaction.get(favouritesOf(uid), restaurantGuid),
    ];
    // The account was deleted meanwhile, and its favourites with it.
    if (!customer) throw unauthenticated();
    const before = stored?.itemIds ?? [];
    const added = (add ?? []).filter((itemId) => onMenu.has(itemId));
    const next = [...new Set([...before, ...added])].filter((itemId) => !remove?.includes(itemId));
    if (next.length > customerLimits.favourites && next.length > before.length)
      throw new DomainError('CONFLICT', 'You have very many favourites here. Please remove one first.');
    const updatedAt = new Date(now()).toISOString();
    transaction.set(favouritesOf(uid), restaurantGuid, { restaurantGuid, itemIds: next, updatedAt });
    return next;
  });
  return { itemIds };
}

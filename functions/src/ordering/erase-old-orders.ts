// Every night: erases who placed the orders that are older than the restaurant keeps this (docs/decisions/062).
import { isoTime } from '@bite/shared/kernel/schema';
import { erasedBefore, kitchenItemsWithoutPerson, withoutPerson } from '@bite/shared/ordering/erased-order';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import { giveUp } from '../due-work/give-up.ts';
import type { Orders } from '../ports/orders.ts';
import { type RecordCollection, type RecordStore, UnreadableRecord } from '../ports/records.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import { type ForEachPlaceDeps, forEachRestaurant, type PlacesReached } from '../tenancy/for-each-place.ts';

export interface EraseOldOrdersDeps extends ForEachPlaceDeps {
  orders: Pick<Orders, 'change' | 'placedBetween'>;
  records: Pick<RecordStore, 'get' | 'transact'>;
  restaurants: Pick<Restaurants, 'find'>;
}

const erasure = z.object({ until: isoTime });

/** Up to when a restaurant's orders have been erased: the next run begins there. */
const erasureOf = (place: RestaurantRef): RecordCollection<z.output<typeof erasure>> => ({
  path: paths.restaurantCollection(place, collections.statistics),
  schema: erasure,
});
const ERASURE = 'erasure';
const BEGINNING = '2000-01-01T00:00:00.000Z';

/** At most so many pages a restaurant and night; the rest follows in the next one. */
const PAGES = 20;
const PER_PAGE = 100;

export async function eraseOldOrders(deps: EraseOldOrdersDeps): Promise<PlacesReached & { erased: number }> {
  let erased = 0;
  const reached = await forEachRestaurant(deps, 'old orders could not be erased', async (place) => {
    erased += await eraseAt(deps, place);
  });
  return { ...reached, erased };
}

async function eraseAt(deps: EraseOldOrdersDeps, place: RestaurantRef): Promise<number> {
  const found = await deps.restaurants.find(place);
  if (!found) return 0;
  const before = erasedBefore(deps.now(), found.restaurant.settings.ordering.retentionMonths);
  let from = (await deps.records.get(erasureOf(place), ERASURE))?.until ?? BEGINNING;
  let erased = 0;
  for (let page = 0; page < PAGES && from < before; page += 1) {
    const page = await deps.orders.placedBetween(place, { from, before, limit: PER_PAGE });
    const { orders, unreadable, next } = page;
    for (const guid of unreadable)
      await report(deps, place, guid, new UnreadableRecord(guid, 'an old order'));
    for (const { guid, erasedAt } of orders) {
      if (erasedAt !== undefined) continue;
      try {
        await eraseOrder(deps, place, guid);
        erased += 1;
      } catch (error) {
        await report(deps, place, guid, error);
      }
    }
    from = next ?? before;
    const until = from;
    await deps.records.transact(async (transaction) => transaction.set(erasureOf(place), ERASURE, { until }));
  }
  return erased;
}

/** To the list of failed work, so that one order keeps no other from being erased. It can be repeated from there. */
const report = (deps: EraseOldOrdersDeps, place: RestaurantRef, orderGuid: string, error: unknown) =>
  giveUp(deps, 'eraseOrder', { ...place, orderGuid }, error);

/** Idempotent; nothing for an order that is not there. Throws UnreadableRecord. */
export const eraseOrder = (
  { orders, now }: Pick<EraseOldOrdersDeps, 'now'> & { orders: Pick<Orders, 'change'> },
  place: RestaurantRef,
  orderGuid: string,
): Promise<unknown> =>
  orders.change(place, orderGuid, (order, items) => ({
    order: withoutPerson(order, new Date(now()).toISOString()),
    kitchenItems: kitchenItemsWithoutPerson(items),
  }));

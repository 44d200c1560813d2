// The orders that a diner placed while signed in, at one restaurant.
import type { Answers } from '@bite/shared/api/answers';
import type { Order } from '@bite/shared/ordering/order.schema';
import { isDraft } from '@bite/shared/ordering/transitions';
import { menuOf } from '../ordering/menu-of.ts';
import { toTracked } from '../ordering/track-order.ts';
import type { Orders } from '../ports/orders.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import type { Diner } from './authenticate-diner.ts';

export interface OwnOrdersDeps {
  orders: Pick<Orders, 'ofDiner'>;
  storefronts: Storefronts;
}

const PER_PAGE = 20;

/** One that waits for its card, or was never paid, is no order yet. */
const isPlaced = (order: Order): boolean => !isDraft(order);

/** Newest first. Throws RESTAURANT_NOT_FOUND. */
export async function listOwnOrders(
  { orders, storefronts }: OwnOrdersDeps,
  { uid }: Diner,
  { restaurantGuid, before }: { restaurantGuid: string; before?: string | undefined },
): Promise<Answers['listDinerOrders']> {
  const { place, storefront } = await menuOf(storefronts, restaurantGuid);
  const found = await orders.ofDiner(place, uid, { before, limit: PER_PAGE });
  const last = found.length === PER_PAGE ? found.at(-1) : undefined;
  return {
    orders: found
      .filter(isPlaced)
      .map((order) => ({ orderGuid: order.guid, order: toTracked(order, storefront, undefined) })),
    ...(last && { before: last.createdAt }),
  };
}

// Reads a signed-in diner's cart at a restaurant.
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import type { CartAnswer } from '@bite/shared/ordering/carts.contract';
import type { RecordReader } from '../../ports/records.ts';
import type { Storefronts } from '../../ports/storefronts.ts';
import { menuOf } from '../menu-of.ts';
import { markedBy } from './checked-lines.ts';
import { answerOf, newestCartOf } from './customers-cart.ts';

export interface ReadCartDeps {
  storefronts: Storefronts;
  records: Pick<RecordReader, 'find'>;
  /** Milliseconds. */
  now: () => number;
}

/** Throws RESTAURANT_NOT_FOUND. */
export async function readCart(
  { storefronts, records, now }: ReadCartDeps,
  { uid }: { uid: string },
  restaurantGuid: string,
): Promise<CartAnswer> {
  const { place, storefront } = await menuOf(storefronts, restaurantGuid);
  const cart = await newestCartOf(records, place, uid);
  return answerOf(cart && { ...cart, items: markedBy(indexStorefront(storefront), cart.items) }, now());
}

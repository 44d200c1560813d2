// Stores a signed-in diner's cart (O4-08), unless another device has changed it since.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { DomainError } from '@bite/shared/kernel/errors';
import { localTimeAt } from '@bite/shared/kernel/time';
import type { CartItem, StoredCart } from '@bite/shared/ordering/cart.schema';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import type { CartAnswer, PutCartInput } from '@bite/shared/ordering/carts.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Ids } from '../../ports/ids.ts';
import type { RecordStore } from '../../ports/records.ts';
import { menuOf } from '../menu-of.ts';
import { asOnMenu, markedBy, worthOf } from './checked-lines.ts';
import { answerOf, cartsOf, isOver, newestCartOf } from './customers-cart.ts';
import type { ReadCartDeps } from './read-cart.ts';

export interface PutCartDeps extends ReadCartDeps {
  records: Pick<RecordStore, 'find' | 'transact'>;
  ids: Pick<Ids, 'next'>;
  newGuid: () => string;
}

/**
 * A cart that the diner does not have yet is begun, with the restaurant's next number; an empty one is not. Throws
 * RESTAURANT_NOT_FOUND, and CONFLICT with the present cart in its details.
 */
export async function putCart(
  deps: PutCartDeps,
  { uid }: { uid: string },
  restaurantGuid: string,
  input: PutCartInput,
): Promise<CartAnswer> {
  const { records, now } = deps;
  const { place, storefront } = await menuOf(deps.storefronts, restaurantGuid);
  const index = indexStorefront(storefront);
  const items = asOnMenu(index, input.items);
  // A number is taken outside of the transaction, and only if it looks as if one were needed.
  const seen = await newestCartOf(records, place, uid);
  const begins = isNewFor(seen, input, now());
  if (begins && items.length === 0) return { cart: null };
  const cartId = begins ? await deps.ids.next('carts', place) : undefined;
  const begun = deps.newGuid();
  return records.transact(async (transaction) => {
    const at = now();
    const newest = await newestCartOf(transaction, place, uid);
    const isNew = isNewFor(newest, input, at);
    if (isNew && cartId !== undefined) {
      const fresh = newCart({ place, storefront, uid, guid: begun, cartId, at });
      const cart = withLines(fresh, items, input.orderType, at, 1);
      transaction.create(cartsOf(place), cart.guid, cart);
      return answerOf(cart, at);
    }
    if (!isNew && newest && isBasedOn(newest, input)) {
      const cart = withLines(newest, items, input.orderType, at, newest.version + 1);
      transaction.set(cartsOf(place), cart.guid, cart);
      return answerOf(cart, at);
    }
    if (newest && isOrderedAndEmpty(newest, input)) return answerOf(newest, at);
    const present = newest && { ...newest, items: markedBy(index, newest.items) };
    throw new DomainError('CONFLICT', 'The cart was changed on another device', {
      ...answerOf(present, at),
    });
  });
}

/** Whether it begins a cart: the sender knows of none, and there is none that goes on. */
const isNewFor = (newest: StoredCart | undefined, { known }: PutCartInput, now: number): boolean =>
  known === undefined && (newest === undefined || isOver(newest, now));

/** An expired cart goes on where its own device has changed it in time and was heard late. */
const isBasedOn = ({ guid, version, ordered }: StoredCart, { known }: PutCartInput): boolean =>
  ordered === undefined && known?.guid === guid && known.version === version;

/** The device that ordered it sends what it is anyhow, perhaps before it hears that the order has ended it here. */
const isOrderedAndEmpty = ({ guid, ordered }: StoredCart, { known, items }: PutCartInput): boolean =>
  ordered !== undefined && known?.guid === guid && items.length === 0;

interface NewCart {
  place: RestaurantRef;
  storefront: Storefront;
  uid: string;
  guid: string;
  cartId: number;
  at: number;
}

export function newCart({ place, storefront, uid, guid, cartId, at }: NewCart): StoredCart {
  const { date } = localTimeAt(at, storefront.restaurant.timezone);
  return { ...emptyCart(place, at), guid, cartId, customerId: uid, isGuest: false, day: date };
}

/** Any change gives it another half hour (O4-05). */
export function withLines(
  cart: StoredCart,
  items: CartItem[],
  orderType: StoredCart['orderType'],
  at: number,
  version: number,
): StoredCart {
  const { updatedAt, expiresAt } = emptyCart(cart, at);
  const value = worthOf(items) ?? cart.value;
  return { ...cart, items, orderType, version, updatedAt, expiresAt, ...(value !== undefined && { value }) };
}

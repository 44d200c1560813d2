// Ends the cart that was ordered, for all devices of its diner. What another device has put into it meanwhile goes on as a new
// cart.
import type { StoredCart } from '@bite/shared/ordering/cart.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Ids } from '../../ports/ids.ts';
import type { RecordStore } from '../../ports/records.ts';
import { worthOf } from './checked-lines.ts';
import { cartsOf } from './customers-cart.ts';

export interface CloseCartDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  ids: Pick<Ids, 'next'>;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

export interface OrderedCart {
  uid: string;
  cartGuid: string;
  orderGuid: string;
  /** The lines that were ordered. */
  cartItemIds: readonly string[];
}

/** Idempotent. Does nothing for a cart that is gone or of another person. */
export async function closeCart(
  { records, ids, newGuid, now }: CloseCartDeps,
  place: RestaurantRef,
  { uid, cartGuid, orderGuid, cartItemIds }: OrderedCart,
): Promise<void> {
  const at = cartsOf(place);
  const ordered = new Set(cartItemIds);
  const leftIn = ({ items }: StoredCart) => items.filter(({ cartItemId }) => !ordered.has(cartItemId));
  const isOpen = (cart: StoredCart | undefined): cart is StoredCart =>
    cart !== undefined && cart.customerId === uid && cart.ordered === undefined;
  const seen = await records.get(at, cartGuid);
  if (!isOpen(seen)) return;
  const numbered = leftIn(seen).length > 0 ? await ids.next('carts', place) : undefined;
  const next = newGuid();
  const isDone = await records.transact(async (transaction) => {
    const cart = await transaction.get(at, cartGuid);
    if (!isOpen(cart)) return true;
    const left = leftIn(cart);
    if (left.length > 0 && numbered === undefined) return false;
    const instant = new Date(now()).toISOString();
    transaction.set(at, cartGuid, {
      ...cart,
      items: [],
      version: cart.version + 1,
      ordered: { orderGuid, at: instant },
      updatedAt: instant,
    });
    if (left.length > 0 && numbered !== undefined) {
      const { value: _, ...rest } = cart;
      const value = worthOf(left);
      // Newer than the one that is over, by a millisecond: the newest counts.
      const begunAt = new Date(now() + 1).toISOString();
      transaction.create(at, next, {
        ...rest,
        guid: next,
        cartId: numbered,
        items: left,
        version: 1,
        createdAt: begunAt,
        updatedAt: begunAt,
        ...(value !== undefined && { value }),
      });
    }
    return true;
  });
  // A line was added between the two looks.
  if (!isDone)
    await closeCart({ records, ids, newGuid, now }, place, { uid, cartGuid, orderGuid, cartItemIds });
}

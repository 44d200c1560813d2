// Selects the cart of a returning diner: the server's, the browser's, or a new one (O4-05, O4-06). The caller reads both, and
// clears the browser's storage if told so.
import type { Cart } from './cart.schema.ts';
import { belongsTo, type CartPlace, clearCart, emptyCart, isAnonymous, isExpired } from './cart-state.ts';

export interface FoundCarts {
  /** The newest of the signed-in diner's carts on the server. Absent for guests, if there is none, and if reading failed. */
  remote?: Cart | undefined;
  /** The cart in the browser's storage. */
  local?: Cart | undefined;
  /** The signed-in diner. */
  customerId?: string | undefined;
}

export interface LoadedCart {
  cart: Cart;
  from: 'remote' | 'local' | 'new';
  /** The stored cart is useless: expired, of another restaurant or tenant, or of another person. */
  clearsLocal: boolean;
}

/** The server's cart, else the browser's, else a new one. An expired one is emptied and keeps its id on the server. */
export function loadCart(
  { remote, local, customerId }: FoundCarts,
  place: CartPlace,
  now: number,
): LoadedCart {
  const isUseful = local !== undefined && isOwn(local, place, customerId) && !isExpired(local, now);
  const clearsLocal = local !== undefined && !isUseful;
  if (remote && customerId !== undefined && isOwn(remote, place, customerId)) {
    return { cart: isExpired(remote, now) ? clearCart(remote, now) : remote, from: 'remote', clearsLocal };
  }
  return isUseful
    ? { cart: local, from: 'local', clearsLocal }
    : { cart: emptyCart(place, now), from: 'new', clearsLocal };
}

/** A guest's cart belongs to whoever uses the browser; a customer's only to the customer. */
function isOwn(cart: Cart, place: CartPlace, customerId: string | undefined): boolean {
  return belongsTo(cart, place) && (isAnonymous(cart) || cart.customerId === customerId);
}

/** The newest by updatedAt of several carts on the server (O7.3-05). */
export function newestCart(carts: readonly Cart[]): Cart | undefined {
  return [...carts].sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))[0];
}

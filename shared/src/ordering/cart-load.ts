// What becomes of the cart in the browser's storage when a page is opened (O4-05, O4-06). A signed-in diner's cart on the
// server joins it later (cart-sync.ts), since the page must not wait for a server.
import type { Cart } from './cart.schema.ts';
import { belongsTo, type CartPlace, emptyCart, isExpired } from './cart-state.ts';

export interface LoadedCart {
  cart: Cart;
  /** The stored cart is useless: expired, or of another restaurant or tenant. */
  clearsLocal: boolean;
}

/** The stored cart, or a new one. */
export function loadCart(local: Cart | undefined, place: CartPlace, now: number): LoadedCart {
  return local && belongsTo(local, place) && !isExpired(local, now)
    ? { cart: local, clearsLocal: false }
    : { cart: emptyCart(place, now), clearsLocal: local !== undefined };
}

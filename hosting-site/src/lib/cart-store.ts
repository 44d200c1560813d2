// The diner's cart on this device: kept in local storage, shared by all tabs, expires after half an hour of inactivity (O4-03 to
// O4-06). The rules are in shared/ordering/cart.ts; this only stores it.
import type { Cart } from '@bite/shared/ordering/cart';
import { loadCart } from '@bite/shared/ordering/cart-load';
import { belongsTo, CART_STORAGE_KEY, type CartPlace, emptyCart } from '@bite/shared/ordering/cart-state';
import { isCart } from './is-cart.ts';
import { createStore, type Readable, type Store } from './store.ts';
import { onStoredElsewhere, readStored, writeStored } from './stored-json.ts';

/** Undefined until the browser's storage has been read. */
export interface CartStore extends Readable<Cart | undefined> {
  /** Applies one of the cart's operations to the newest cart of all tabs, and stores the result. */
  change(operation: (cart: Cart, now: number) => Cart): void;
  /** Reads the storage and follows other tabs. Returns a function that stops it. */
  start(): () => void;
  /** Whether the browser stores it; otherwise it lasts as long as the page. */
  isKept: Readable<boolean>;
  /** A cart that is over (expired, of another restaurant or person), whose available lines are offered. */
  earlier: Readable<Cart | undefined>;
  /** Offers the lines of a cart that is over. Undefined: the offer was accepted or declined. */
  offer(cart: Cart | undefined): void;
}

const EARLIER_KEY = 'bite-earlier-cart';

/** @param store Where the cart is shown; the menu has subscribed to it already. */
export function createCartStore(
  place: CartPlace,
  now: () => number = Date.now,
  store: Store<Cart | undefined> = createStore<Cart | undefined>(undefined),
): CartStore {
  const { set, ...readable } = store;
  const isKept = createStore(true);
  const earlier = createStore<Cart | undefined>(undefined);
  const offer = (cart: Cart | undefined) => {
    writeStored('session', EARLIER_KEY, cart);
    earlier.set(cart);
  };
  const stored = (): Cart | undefined => {
    const found = readStored('local', CART_STORAGE_KEY);
    return isCart(found) ? found : undefined;
  };

  const load = () => {
    const found = stored();
    const { cart, clearsLocal } = loadCart(found, place, now());
    if (clearsLocal) writeStored('local', CART_STORAGE_KEY, undefined);
    if (clearsLocal && found && found.items.length > 0) offer(found);
    set(cart);
  };
  // A cart of another restaurant from another tab is ignored until this tab is reloaded.
  const follow = () => {
    const found = stored();
    if (!found || belongsTo(found, place)) load();
  };
  const wake = () => {
    if (document.visibilityState === 'visible' && isKept.get()) follow();
  };
  /** Another tab may have stored one a moment ago, of which this tab has not heard yet. */
  const newest = (): Cart => {
    const found = isKept.get() ? stored() : undefined;
    return found && belongsTo(found, place) ? found : (readable.get() ?? emptyCart(place, now()));
  };

  return {
    ...readable,
    isKept,
    earlier,
    offer,
    change: (operation) => {
      const next = operation(newest(), now());
      isKept.set(writeStored('local', CART_STORAGE_KEY, next));
      set(next);
    },
    start: () => {
      const left = readStored('session', EARLIER_KEY);
      if (isCart(left)) earlier.set(left);
      load();
      const forget = onStoredElsewhere(CART_STORAGE_KEY, follow);
      document.addEventListener('visibilitychange', wake);
      return () => {
        forget();
        document.removeEventListener('visibilitychange', wake);
      };
    },
  };
}

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
  /** Applies one of the cart's operations and stores the result. */
  change(operation: (cart: Cart, now: number) => Cart): void;
  /** Reads the storage and follows other tabs. Returns a function that stops it. */
  start(): () => void;
  /** An expired cart, or one of another restaurant, whose available lines are offered. */
  earlier: Readable<Cart | undefined>;
  /** The offer was accepted or declined. */
  dropEarlier(): void;
}

const EARLIER_KEY = 'bite-earlier-cart';

/** @param store Where the cart is shown; the menu has subscribed to it already. */
export function createCartStore(
  place: CartPlace,
  now: () => number = Date.now,
  store: Store<Cart | undefined> = createStore<Cart | undefined>(undefined),
): CartStore {
  const { set, ...readable } = store;
  // If the browser stores nothing, the cart only exists in memory.
  let isKept = true;
  const earlier = createStore<Cart | undefined>(undefined);
  const keepEarlier = (cart: Cart | undefined) => {
    writeStored('session', EARLIER_KEY, cart);
    earlier.set(cart);
  };

  const load = () => {
    const found = readStored('local', CART_STORAGE_KEY);
    const { cart, from } = loadCart({ local: isCart(found) ? found : undefined }, place, now());
    if (found !== undefined && from === 'new') {
      writeStored('local', CART_STORAGE_KEY, undefined);
      if (isCart(found) && found.items.length > 0) keepEarlier(found);
    }
    set(cart);
  };
  // A cart of another restaurant from another tab is ignored until this tab is reloaded.
  const follow = () => {
    const found = readStored('local', CART_STORAGE_KEY);
    if (!isCart(found) || belongsTo(found, place)) load();
  };
  const wake = () => {
    if (document.visibilityState === 'visible' && isKept) follow();
  };

  return {
    ...readable,
    earlier,
    dropEarlier: () => keepEarlier(undefined),
    change: (operation) => {
      const next = operation(readable.get() ?? emptyCart(place, now()), now());
      isKept = writeStored('local', CART_STORAGE_KEY, next);
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

// The diner's cart on this device: kept in local storage, one for all tabs, gone after half an hour of quiet (O4-03 to
// O4-06). What a cart may do is shared/ordering/cart.ts; this only keeps it.
import type { Cart } from '@bite/shared/ordering/cart';
import { loadCart } from '@bite/shared/ordering/cart-load';
import { belongsTo, CART_STORAGE_KEY, type CartPlace, emptyCart } from '@bite/shared/ordering/cart-state';
import { isCart } from './is-cart.ts';
import { createStore, type Readable } from './store.ts';
import { onStoredElsewhere, readStored, writeStored } from './stored-json.ts';

/** Undefined until the browser's storage has been read. */
export interface CartStore extends Readable<Cart | undefined> {
  /** Applies one of the cart's operations and keeps the result. */
  change(operation: (cart: Cart, now: number) => Cart): void;
  /** Reads the storage and follows other tabs. Returns what ends it. */
  start(): () => void;
  /** One that could not be gone on with, as it has expired or is another restaurant's: what can be kept of it is on offer. */
  earlier: Readable<Cart | undefined>;
  /** The offer was taken, or declined. */
  dropEarlier(): void;
}

const EARLIER_KEY = 'bite-earlier-cart';

export function createCartStore(place: CartPlace, now: () => number = Date.now): CartStore {
  const { set, ...readable } = createStore<Cart | undefined>(undefined);
  // Where the browser keeps nothing, the cart in memory is all there is.
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
  // Another restaurant's cart from another tab is that tab's business until this one is loaded again.
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

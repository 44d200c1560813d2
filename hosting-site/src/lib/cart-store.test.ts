import { MINUTE } from '@bite/shared/kernel/durations';
import { addToCart, type CartItem, setQuantity } from '@bite/shared/ordering/cart';
import { CART_STORAGE_KEY, emptyCart, itemCount } from '@bite/shared/ordering/cart-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemGuid, LUNCH } from '../testing/a-storefront.ts';
import { createCartStore } from './cart-store.ts';

const place = { restaurantId: 20_000_001, tenantId: 10_000_001 };
const elsewhere = { restaurantId: 20_000_002, tenantId: 10_000_001 };

const knots: CartItem = {
  cartItemId: 'line-1',
  menuItemId: 2,
  menuItemGuid: itemGuid(2),
  name: 'Garlic Knots',
  quantity: 1,
  basePrice: 6.5,
  modifierGroups: [],
  addedAt: new Date(LUNCH).toISOString(),
  totalPrice: 6.5,
  isValidConfiguration: true,
};

let now = LUNCH;
const kept = () => JSON.parse(window.localStorage.getItem(CART_STORAGE_KEY) ?? 'null');
const keep = (cart: unknown) => window.localStorage.setItem(CART_STORAGE_KEY, JSON.stringify(cart));
const aCart = (at = place) => addToCart(emptyCart(at, LUNCH), knots, LUNCH);
const stops: (() => void)[] = [];

function started() {
  const store = createCartStore(place, () => now);
  stops.push(store.start());
  return store;
}

beforeEach(() => {
  now = LUNCH;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

describe('the cart on this device', () => {
  it('is unknown until the storage has been read', () => {
    expect(createCartStore(place, () => now).get()).toBeUndefined();
  });

  it('O4-06 is kept under the given key and found again', () => {
    started().change((cart, at) => addToCart(cart, knots, at));
    expect(CART_STORAGE_KEY).toBe('order-up-cart');
    expect(started().get()?.items).toEqual([knots]);
  });

  it.each([
    ['has expired', aCart(), LUNCH + 31 * MINUTE],
    ['belongs to another restaurant', aCart(elsewhere), LUNCH],
  ])(
    'one that %s is emptied, and what was in it stays on offer until that is answered',
    (_, found, later) => {
      keep(found);
      now = later;
      expect(started().get()?.items).toEqual([]);
      const reloaded = started();
      expect(reloaded.earlier.get()?.items).toEqual([knots]);
      reloaded.offer(undefined);
      expect(started().earlier.get()).toBeUndefined();
    },
  );

  it('an empty one that has expired is not worth a word', () => {
    keep(emptyCart(place, LUNCH));
    now = LUNCH + 31 * MINUTE;
    expect(started().earlier.get()).toBeUndefined();
  });

  it('O4-06 a new cart is made where none is found', () => {
    expect(started().get()?.items).toEqual([]);
  });

  it('O4-05 lives for thirty minutes after the last change, and is cleared when loaded later', () => {
    keep(aCart());
    now = LUNCH + 30 * MINUTE;
    expect(started().get()?.items).toHaveLength(1);
    now = LUNCH + 30 * MINUTE + 1;
    expect(started().get()?.items).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('O4-05 a change gives it another thirty minutes', () => {
    keep(aCart());
    now = LUNCH + 29 * MINUTE;
    started().change((cart, at) => setQuantity(cart, 'line-1', 2, at));
    now = LUNCH + 58 * MINUTE;
    expect(started().get()?.items[0]?.quantity).toBe(2);
  });

  it('O4-06 the cart of another restaurant is cleared', () => {
    keep(aCart(elsewhere));
    expect(started().get()?.items).toEqual([]);
    expect(kept()).toBeNull();
  });

  it.each([
    ['text that is no JSON', '{"items":'],
    ['another shape', '{"items":"many"}'],
    ['a line without a price', JSON.stringify({ ...aCart(), items: [{ ...knots, basePrice: undefined }] })],
    ['a list', '[]'],
    ['a number', '7'],
  ])('%s in its place is an empty cart', (_, text) => {
    window.localStorage.setItem(CART_STORAGE_KEY, text);
    expect(started().get()?.items).toEqual([]);
  });

  it('follows what another tab does', () => {
    const store = started();
    keep(aCart());
    window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }));
    expect(store.get()?.items).toEqual([knots]);
  });

  it('leaves the cart of another restaurant to the tab that shows it', () => {
    const store = started();
    store.change((cart, at) => addToCart(cart, knots, at));
    keep(aCart(elsewhere));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }));
    expect(store.get()?.items).toEqual([knots]);
    expect(kept().restaurantId).toBe(elsewhere.restaurantId);
  });

  it.each([
    [
      'forbids storage',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['has no room left', () => full],
  ])('works where the browser %s', (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
    const store = started();
    store.change((cart, at) => addToCart(cart, knots, at));
    store.change((cart, at) => setQuantity(cart, 'line-1', 3, at));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(itemCount(store.get() ?? emptyCart(place, now))).toBe(3);
    vi.restoreAllMocks();
    expect(kept()).toBeNull();
  });
});

const full: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../kernel/durations.ts';
import { aCart, anItemInCart, calzone } from '../testing/a-cart.ts';
import { NOW } from '../testing/a-storefront.ts';
import type { Cart } from './cart.schema.ts';
import { setQuantity } from './cart.ts';
import { cartMessages } from './cart-messages.ts';
import {
  CART_CLEANUP_BATCH,
  CART_CLEANUP_DAYS,
  canSync,
  cleanupBatch,
  cleanupCutoff,
  isAbandoned,
  isUnsynced,
  mergeCarts,
  syncedCart,
} from './cart-sync.ts';

const AFTER = NOW + 30 * MINUTE + 1;
const iso = (instant: number) => new Date(instant).toISOString();

const guests = aCart(anItemInCart('a', { quantity: 2 }), calzone('b'));
const mine: Cart = { ...aCart(calzone('c', 3)), cartId: 5, customerId: 'c1', isGuest: false, version: 4 };
const lines = (cart: Cart) => cart.items.map(({ name, quantity }) => [name, quantity]);

describe('what the cart says', () => {
  it('O8-09, I8.2-05 when something cannot be done', () => {
    expect(cartMessages).toEqual({
      noCart: 'No cart available',
      cannotAdd: 'Cannot add item to cart',
      cannotSync: 'Cannot sync to Firestore: cart not available or user not authenticated',
    });
  });
});

describe('a guest’s cart on sign-in', () => {
  it('O4-07 is added to the customer’s, which stays the same cart', () => {
    const merged = mergeCarts(mine, guests, 'c1', NOW + MINUTE);
    expect(lines(merged)).toEqual([
      ['Calzone', 4],
      ['Margherita', 2],
    ]);
    expect(merged).toMatchObject({
      cartId: 5,
      customerId: 'c1',
      isGuest: false,
      version: 4,
      updatedAt: iso(NOW + MINUTE),
      expiresAt: iso(NOW + 31 * MINUTE),
    });
  });

  it('O4-07 becomes the customer’s where there is none', () => {
    expect(mergeCarts(undefined, guests, 'c1', NOW + MINUTE)).toEqual({
      ...guests,
      customerId: 'c1',
      isGuest: false,
      updatedAt: iso(NOW + MINUTE),
      expiresAt: iso(NOW + 31 * MINUTE),
    });
  });

  it('O4-07 changes neither of the two it is made of', () => {
    const before = structuredClone([mine, guests]);
    mergeCarts(mine, guests, 'c1', NOW);
    mergeCarts(undefined, guests, 'c1', NOW);
    expect([mine, guests]).toEqual(before);
  });

  it('O4-05 brings nothing once it has expired', () => {
    const stillGood = { ...mine, expiresAt: iso(AFTER) };
    expect(lines(mergeCarts(stillGood, guests, 'c1', AFTER))).toEqual([['Calzone', 3]]);
    expect(mergeCarts(undefined, guests, 'c1', AFTER)).toMatchObject({ items: [], customerId: 'c1' });
    expect(mergeCarts(undefined, guests, 'c1', AFTER - 1).items).toHaveLength(2);
  });

  it('O4-05 stands alone where the customer’s has expired', () => {
    const stillGood = { ...guests, expiresAt: iso(AFTER) };
    expect(lines(mergeCarts(mine, stillGood, 'c1', AFTER))).toEqual([
      ['Margherita', 2],
      ['Calzone', 1],
    ]);
    expect(lines(mergeCarts(mine, stillGood, 'c1', AFTER - 1))).toHaveLength(2);
    expect(mergeCarts(mine, stillGood, 'c1', AFTER - 1).items[0]?.quantity).toBe(4);
    expect(mergeCarts(mine, stillGood, 'c1', AFTER)).toMatchObject({ cartId: 5, version: 4 });
  });

  it.each([{ restaurantId: 20_000_002 }, { tenantId: 10_000_002 }])(
    'O4-07 of another place (%j) leaves the customer’s as it was',
    (place) => {
      expect(mergeCarts(mine, { ...guests, ...place }, 'c1', NOW)).toBe(mine);
    },
  );
});

describe('a cart and its copy on the server', () => {
  it.each<[string, Cart | undefined, boolean]>([
    ['a signed-in customer’s', mine, true],
    ['a guest’s', guests, false],
    ['none', undefined, false],
  ])('O4-08, O8-09 %s goes there: %s', (_, cart, expected) => {
    expect(canSync(cart)).toBe(expected);
    const refused = expect.objectContaining({ code: 'VALIDATION_FAILED', message: cartMessages.cannotSync });
    if (!expected) expect(() => syncedCart(undefined, cart, NOW)).toThrow(refused);
  });

  it('O3-09 goes there the first time with its version, then with the next', () => {
    const first = syncedCart(undefined, { ...mine, version: 1 }, NOW + MINUTE);
    expect(first).toEqual({ ...mine, version: 1, syncedAt: iso(NOW + MINUTE) });
    const changed = setQuantity(first, 'c', 1, NOW + 2 * MINUTE);
    const second = syncedCart(first, changed, NOW + 3 * MINUTE);
    expect(second).toEqual({ ...changed, version: 2, syncedAt: iso(NOW + 3 * MINUTE) });
    expect(changed.version).toBe(1);
  });

  it.each([3, 5])('O3-09 is refused where the server’s has version %d meanwhile', (version) => {
    const refused = expect.objectContaining({
      code: 'CONFLICT',
      message: 'The cart was changed on another device',
      details: { version },
    });
    expect(() => syncedCart({ ...mine, version }, mine, NOW)).toThrow(refused);
  });

  it('O4-08 is to be sent when it has changed since it was last there', () => {
    const kept = syncedCart(undefined, mine, NOW);
    expect([isUnsynced(mine), isUnsynced(kept)]).toEqual([true, false]);
    expect(isUnsynced(setQuantity(kept, 'c', 1, NOW + 1))).toBe(true);
    expect(isUnsynced({ ...kept, syncedAt: iso(NOW + MINUTE) })).toBe(false);
  });
});

describe('carts that lie about on the server', () => {
  const agedBy = (age: number, cartId = 1): Cart => ({ ...mine, cartId, updatedAt: iso(NOW - age) });

  it('O9-10, I9-14 are cleaned up after seven days without a change, and not at that moment', () => {
    expect(CART_CLEANUP_DAYS).toBe(7);
    expect(cleanupCutoff(NOW)).toBe(NOW - 7 * DAY);
    expect(isAbandoned(agedBy(7 * DAY), NOW)).toBe(false);
    expect(isAbandoned(agedBy(7 * DAY + 1), NOW)).toBe(true);
    expect(isAbandoned({ ...agedBy(0), createdAt: iso(NOW - 30 * DAY) }, NOW)).toBe(false);
  });

  it('O9-10, I9-14 ten at a time', () => {
    const old = Array.from({ length: 12 }, (_, position) => agedBy(8 * DAY, position + 1));
    const next = cleanupBatch([agedBy(DAY, 99), ...old], NOW);
    expect(CART_CLEANUP_BATCH).toBe(10);
    expect(next.map(({ cartId }) => cartId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(cleanupBatch([agedBy(DAY)], NOW)).toEqual([]);
    expect(cleanupBatch(old.slice(0, 3), NOW)).toHaveLength(3);
  });
});

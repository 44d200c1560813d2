import { describe, expect, it } from 'vitest';
import { aCart, anItemInCart, calzone, dip, PLACE } from '../testing/a-cart.ts';
import { NOW } from '../testing/a-storefront.ts';
import {
  badgeOf,
  belongsTo,
  CART_STORAGE_KEY,
  emptyCart,
  isAnonymous,
  isExpired,
  itemCount,
  quantityOf,
  setOrderType,
} from './cart-state.ts';

const MINUTE = 60_000;

describe('a cart’s own state', () => {
  it('O3-09 is an empty guest’s cart for pickup at one restaurant', () => {
    expect(emptyCart(PLACE, NOW)).toEqual({
      ...PLACE,
      items: [],
      orderType: 'pickup',
      createdAt: '2026-06-10T22:00:00.000Z',
      updatedAt: '2026-06-10T22:00:00.000Z',
      expiresAt: '2026-06-10T22:30:00.000Z',
      version: 1,
      isGuest: true,
    });
  });

  it('is kept under the key that the specification names', () => {
    expect(CART_STORAGE_KEY).toBe('order-up-cart');
  });

  it.each([
    [{ isGuest: true }, true],
    [{ isGuest: false }, true],
    [{ isGuest: true, customerId: 'c1' }, true],
    [{ isGuest: false, customerId: 'c1' }, false],
  ])('O3-09 with %j is anonymous: %s', (change, expected) => {
    expect(isAnonymous({ ...emptyCart(PLACE, NOW), ...change })).toBe(expected);
  });

  it('belongs to its restaurant and tenant, and to no other', () => {
    const cart = emptyCart(PLACE, NOW);
    expect(belongsTo(cart, PLACE)).toBe(true);
    expect(belongsTo(cart, { ...PLACE, restaurantId: 20_000_002 })).toBe(false);
    expect(belongsTo(cart, { ...PLACE, tenantId: 10_000_002 })).toBe(false);
  });

  it('O4-05 expires half an hour after its last change, and not at that moment', () => {
    const cart = setOrderType(emptyCart(PLACE, NOW), 'delivery', NOW + 20 * MINUTE);
    expect(isExpired(emptyCart(PLACE, NOW), NOW + 30 * MINUTE)).toBe(false);
    expect(isExpired(emptyCart(PLACE, NOW), NOW + 30 * MINUTE + 1)).toBe(true);
    expect(isExpired(cart, NOW + 50 * MINUTE)).toBe(false);
    expect(isExpired(cart, NOW + 50 * MINUTE + 1)).toBe(true);
    expect(cart.createdAt).toBe(emptyCart(PLACE, NOW).createdAt);
  });
});

describe('a cart in figures', () => {
  const cart = aCart(
    anItemInCart('a', { quantity: 2 }),
    anItemInCart('b', { modifiers: [dip] }),
    calzone('c'),
  );

  it('O3-09 counts items, lines, and how many of one thing there are', () => {
    expect([itemCount(cart), quantityOf(cart, 1), quantityOf(cart, 9)]).toEqual([4, 3, 0]);
  });

  it.each([
    [0, '0'],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1000, '99+'],
  ])('O9-16 the badge of %d is %s', (count, badge) => {
    expect(badgeOf(count)).toBe(badge);
  });
});

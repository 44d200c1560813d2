import { describe, expect, it } from 'vitest';
import { MINUTE } from '../kernel/durations.ts';
import { aCart, anItemInCart, calzone, dip, olives, PLACE } from '../testing/a-cart.ts';
import { NOW } from '../testing/a-storefront.ts';
import { quantityOf } from './cart-quantity.ts';
import {
  badgeOf,
  belongsTo,
  CART_LIFETIME_MINUTES,
  CART_STORAGE_KEY,
  cartFigures,
  emptyCart,
  extendExpiry,
  hasValidOptions,
  isAnonymous,
  isExpired,
  isValid,
  itemCount,
  setOrderType,
  withoutLines,
} from './cart-state.ts';

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

  it('I9-14 is kept under the key that the specification names', () => {
    expect(CART_STORAGE_KEY).toBe('order-up-cart');
  });

  it.each([
    [{ isGuest: true }, true],
    [{ isGuest: false }, true],
    [{ isGuest: true, customerId: 'c1' }, true],
    [{ isGuest: false, customerId: 'c1' }, false],
    [{ customerId: 'c1' }, true],
    [{}, true],
  ])('O3-09 with %j is anonymous: %s', (cart, expected) => {
    expect(isAnonymous(cart)).toBe(expected);
  });

  it('belongs to its restaurant and tenant, and to no other', () => {
    const cart = emptyCart(PLACE, NOW);
    expect(belongsTo(cart, PLACE)).toBe(true);
    expect(belongsTo(cart, { ...PLACE, restaurantId: 20_000_002 })).toBe(false);
    expect(belongsTo(cart, { ...PLACE, tenantId: 10_000_002 })).toBe(false);
  });

  it('O4-05, O9-10, I9-14 expires half an hour after its last change, and not at that moment', () => {
    const cart = setOrderType(emptyCart(PLACE, NOW), 'delivery', NOW + 20 * MINUTE);
    expect(isExpired(emptyCart(PLACE, NOW), NOW + 30 * MINUTE)).toBe(false);
    expect(isExpired(emptyCart(PLACE, NOW), NOW + 30 * MINUTE + 1)).toBe(true);
    expect(isExpired(cart, NOW + 50 * MINUTE)).toBe(false);
    expect(isExpired(cart, NOW + 50 * MINUTE + 1)).toBe(true);
    expect(cart.createdAt).toBe(emptyCart(PLACE, NOW).createdAt);
    expect(cart.updatedAt).toBe('2026-06-10T22:20:00.000Z');
    expect(CART_LIFETIME_MINUTES).toBe(30);
  });

  it('O4-05 clearing is activity, too', () => {
    expect(withoutLines(aCart(calzone('a')), ['a'], NOW + 5 * MINUTE)).toEqual({
      ...emptyCart(PLACE, NOW),
      updatedAt: '2026-06-10T22:05:00.000Z',
      expiresAt: '2026-06-10T22:35:00.000Z',
    });
  });

  it.each([
    [undefined, '2026-06-10T23:00:00.000Z'],
    [5, '2026-06-10T22:35:00.000Z'],
  ])(
    'O4-05 its expiry can be extended by %s minutes, without a change of anything else',
    (minutes, expiresAt) => {
      const cart = aCart(calzone('a'));
      expect(extendExpiry(cart, minutes)).toEqual({ ...cart, expiresAt });
      expect(cart.expiresAt).toBe('2026-06-10T22:30:00.000Z');
    },
  );
});

describe('the options of a line in a cart', () => {
  const pizza = anItemInCart('a');
  const [toppings, dips] = pizza.modifierGroups;
  const withGroup = (change: object) => {
    if (!toppings || !dips) throw new Error('the pizza has no options');
    return { ...pizza, modifierGroups: [{ ...toppings, ...change }, dips] };
  };
  const [olive] = toppings?.modifiers ?? [];
  const two = [{ ...olive, quantity: 2 }];

  it.each<[string, object, boolean]>([
    ['none of an optional group', { modifiers: [], minSelection: 2 }, true],
    ['none of a required one', { modifiers: [], minSelection: 1, selectionRequirement: 'Required' }, false],
    ['one where two are required', { minSelection: 2, selectionRequirement: 'Required' }, false],
    [
      'one twice where two are required',
      { minSelection: 2, selectionRequirement: 'Required', modifiers: two },
      true,
    ],
    ['as many as are allowed', { maxSelection: 2, modifiers: two }, true],
    ['more than are allowed', { maxSelection: 1, modifiers: two }, false],
    ['any number where no limit is set', { maxSelection: undefined, modifiers: two }, true],
  ])('O5-03 %s: %s', (_, change, expected) => {
    expect(hasValidOptions(withGroup(change))).toBe(expected);
  });

  it('O3-10 a line that was not right when it was added is not right', () => {
    expect(hasValidOptions(pizza)).toBe(true);
    expect(hasValidOptions({ ...pizza, isValidConfiguration: false })).toBe(false);
  });

  it('O3-09 a cart is valid with every line, and while it is empty', () => {
    const cart = aCart(pizza, calzone('b'));
    const [first, second] = cart.items;
    if (!first || !second) throw new Error('two lines are expected');
    expect(isValid(cart)).toBe(true);
    expect(isValid({ ...cart, items: [first, { ...second, isValidConfiguration: false }] })).toBe(false);
    expect(isValid(aCart())).toBe(true);
  });
});

describe('a cart in figures', () => {
  const cart = aCart(
    anItemInCart('a', { quantity: 2 }),
    anItemInCart('b', { modifiers: [dip] }),
    calzone('c'),
  );

  it('O3-09 says what follows from what it stores', () => {
    expect(cartFigures(cart, NOW)).toEqual({
      itemCount: 4,
      uniqueItemCount: 3,
      isAnonymous: true,
      isExpired: false,
      isValid: true,
    });
    const items = [
      anItemInCart('a'),
      { ...anItemInCart('b', { modifiers: [dip] }), isValidConfiguration: false },
    ];
    const other = { ...cart, customerId: 'c1', isGuest: false, items };
    expect(cartFigures(other, NOW + 31 * MINUTE)).toEqual({
      itemCount: 2,
      uniqueItemCount: 2,
      isAnonymous: false,
      isExpired: true,
      isValid: false,
    });
  });

  it('counts one thing in what is asked of the server as well', () => {
    const lines = [olives, dip].map((modifier, position) => ({
      menuItemId: 1,
      quantity: position + 1,
      modifiers: [modifier],
    }));
    expect(quantityOf({ items: lines }, 1)).toBe(3);
  });

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCart, anItemInCart, CART_MENU, calzone, dip, olives, PLACE } from '../testing/a-cart.ts';
import { aGuid, NOW } from '../testing/a-storefront.ts';
import { holds } from '../testing/holds.ts';
import { cart as cartSchema } from './cart.schema.ts';
import {
  addToCart,
  type Cart,
  cartItemOf,
  lineRequestOf,
  replaceItem,
  setQuantity,
  summaryOf,
  tryToAdd,
} from './cart.ts';
import { emptyCart, setOrderType, withoutLines } from './cart-state.ts';
import { isProblem, type LineRequest, priceLine } from './line.ts';
import { priceOrder } from './quote.ts';

describe('changing a cart', () => {
  it('O4-04 adding appends', () => {
    const cart = aCart(anItemInCart('a'), calzone('b'));
    expect(cart.items.map(({ cartItemId }) => cartItemId)).toEqual(['a', 'b']);
  });

  it('a line just like one that is there raises its quantity', () => {
    const cart = aCart(anItemInCart('a'), anItemInCart('b', { modifiers: [olives, dip], quantity: 2 }));
    expect(cart.items.map(({ cartItemId, quantity }) => [cartItemId, quantity])).toEqual([['a', 3]]);
  });

  it.each<[string, Partial<LineRequest>]>([
    ['fewer options', { modifiers: [dip] }],
    ['other options', { modifiers: [dip, { ...olives, modifierId: 2 }] }],
    ['a part of the menu it was picked from', { menuGroupId: 1 }],
    ['a note', { notes: 'no salt' }],
  ])('one with %s stands for itself', (_, change) => {
    expect(aCart(anItemInCart('a'), anItemInCart('b', change)).items).toHaveLength(2);
    const other = anItemInCart('c', { notes: 'extra salt' });
    expect(aCart(anItemInCart('a'), anItemInCart('b', change), other).items).toHaveLength(3);
  });

  it('is just like one that says the same in another order, or nothing in its note', () => {
    const pizza = anItemInCart('a');
    const other = {
      ...anItemInCart('b'),
      modifierGroups: [...pizza.modifierGroups].reverse(),
      notes: '',
    };
    expect(aCart(pizza, other).items.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('open prices that differ stand for themselves', () => {
    const gift = (cartItemId: string, openPrice: number) =>
      anItemInCart(cartItemId, { menuItemId: 3, openPrice, modifiers: [] });
    expect(aCart(gift('a', 20), gift('b', 50), gift('c', 20)).items.map(({ quantity }) => quantity)).toEqual([
      2, 1,
    ]);
  });

  it.each([0, -1])('O4-04 a quantity of %d removes the line', (quantity) => {
    const cart = setQuantity(aCart(anItemInCart('a'), calzone('b')), 'a', quantity, NOW);
    expect(cart.items.map(({ cartItemId }) => cartItemId)).toEqual(['b']);
  });

  it('a quantity is set on its line alone, and the line’s price follows', () => {
    const cart = setQuantity(aCart(anItemInCart('a'), calzone('b')), 'a', 3, NOW);
    expect(cart.items.map(({ quantity, totalPrice }) => [quantity, totalPrice])).toEqual([
      [3, 43.5],
      [1, 15],
    ]);
    expect(setQuantity(cart, 'a', 1, NOW).items[0]?.totalPrice).toBe(14.5);
  });

  it('an edited line stays in its place', () => {
    const cart = replaceItem(
      aCart(anItemInCart('a'), calzone('b')),
      'a',
      anItemInCart('c', { modifiers: [dip] }),
      NOW,
    );
    expect(cart.items.map(({ cartItemId }) => cartItemId)).toEqual(['c', 'b']);
  });

  it('O4-04 clearing empties it of what was ordered, and keeps what was added meanwhile', () => {
    const cart = aCart(anItemInCart('a'), calzone('b'));
    expect(withoutLines(cart, ['a', 'b'], NOW).items).toEqual([]);
    expect(withoutLines(cart, ['a', 'z'], NOW).items).toEqual([calzone('b')]);
  });

  it.each([
    ['a line of more', (cart: Cart) => addToCart(cart, calzone('z', 100), NOW), 99],
    ['more of the same line', (cart: Cart) => addToCart(cart, anItemInCart('z', { quantity: 98 }), NOW), 99],
    ['a higher quantity', (cart: Cart) => setQuantity(cart, 'a', 100, NOW), 99],
    ['just so many', (cart: Cart) => setQuantity(cart, 'a', 99, NOW), 99],
    ['one less', (cart: Cart) => setQuantity(cart, 'a', 98, NOW), 98],
  ])('99 of one line at most: %s', (_, change, expected) => {
    const line = change(aCart(anItemInCart('a', { quantity: 2 }))).items.at(-1);
    expect(line?.quantity).toBe(expected);
    expect(line?.totalPrice).toBe(expected * (line?.menuItemId === 2 ? 15 : 14.5));
  });

  it('a line that is not there changes nothing', () => {
    const cart = aCart(anItemInCart('a'));
    expect(setQuantity(cart, 'z', 5, NOW)).toEqual(cart);
    expect(setQuantity(cart, 'z', 0, NOW)).toEqual(cart);
    expect(replaceItem(cart, 'z', calzone('b'), NOW)).toEqual(cart);
  });

  it.each<[string, (cart: Cart, now: number) => Cart]>([
    ['adding', (cart, now) => addToCart(cart, calzone('z'), now)],
    ['adding the same', (cart, now) => addToCart(cart, anItemInCart('z'), now)],
    ['setting a quantity', (cart, now) => setQuantity(cart, 'a', 5, now)],
    ['replacing', (cart, now) => replaceItem(cart, 'a', calzone('z'), now)],
    ['clearing', (cart, now) => withoutLines(cart, ['a'], now)],
  ])('O4-05, I9-14 %s gives it half an hour more', (_, change) => {
    const later = change(aCart(anItemInCart('a')), NOW + 20 * 60_000);
    expect(later).toMatchObject({
      createdAt: '2026-06-10T22:00:00.000Z',
      updatedAt: '2026-06-10T22:20:00.000Z',
      expiresAt: '2026-06-10T22:50:00.000Z',
      version: 1,
    });
  });

  it('it can be for pickup or delivery', () => {
    expect(setOrderType(aCart(), 'delivery', NOW).orderType).toBe('delivery');
  });

  it.each<[string, (cart: Cart) => Cart]>([
    ['adding', (cart) => addToCart(cart, calzone('z'), NOW)],
    ['adding the same', (cart) => addToCart(cart, anItemInCart('z'), NOW)],
    ['setting a quantity', (cart) => setQuantity(cart, 'a', 5, NOW)],
    ['removing', (cart) => setQuantity(cart, 'a', 0, NOW)],
    ['replacing', (cart) => replaceItem(cart, 'a', calzone('z'), NOW)],
    ['clearing', (cart) => withoutLines(cart, ['a'], NOW)],
    ['another order type', (cart) => setOrderType(cart, 'delivery', NOW)],
  ])('O4-04 %s leaves the cart it was given as it was', (_, change) => {
    const cart = aCart(anItemInCart('a'), calzone('b'));
    const before = structuredClone(cart);
    expect(change(cart)).not.toBe(cart);
    expect(cart).toEqual(before);
  });
});

describe('trying to add', () => {
  const cart = aCart(anItemInCart('a'));

  it('O4-09 adds what can be added', () => {
    expect(tryToAdd(cart, calzone('b'), NOW)).toEqual({ cart: addToCart(cart, calzone('b'), NOW) });
  });

  it('O4-09, O8-09, I8.2-05 says so where there is no cart', () => {
    expect(tryToAdd(undefined, calzone('b'), NOW)).toEqual({ cart: undefined, message: 'No cart available' });
  });

  it.each([
    { isValidConfiguration: false },
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: Number.NaN },
    { totalPrice: Number.NaN },
    { totalPrice: Number.POSITIVE_INFINITY },
    { totalPrice: -1 },
  ])('O4-09, O8-09, I8.2-05 keeps the cart as it was where a line has %j', (change) => {
    const tried = tryToAdd(cart, { ...calzone('b'), ...change }, NOW);
    expect(tried).toEqual({ cart, message: 'Cannot add item to cart' });
    expect(tried.cart).toBe(cart);
  });

  it('O4-09 a line may cost nothing', () => {
    expect(tryToAdd(cart, { ...calzone('b'), totalPrice: 0 }, NOW).message).toBeUndefined();
  });
});

/** Throws on any attempt to change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

describe('any changes, in any order', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const quantity = fc.integer({ min: -1, max: 120 });
  const line = fc
    .tuple(id, fc.integer({ min: 1, max: 60 }), fc.boolean())
    .map(([cartItemId, count, isPizza]) =>
      isPizza ? anItemInCart(cartItemId, { quantity: count }) : calzone(cartItemId, count),
    );
  const change = fc.oneof(
    line.map((item) => (cart: Cart, now: number) => addToCart(cart, item, now)),
    fc.tuple(id, quantity).map(
      ([at, count]) =>
        (cart: Cart, now: number) =>
          setQuantity(cart, at, count, now),
    ),
    fc.tuple(id, line).map(
      ([at, item]) =>
        (cart: Cart, now: number) =>
          replaceItem(cart, at, item, now),
    ),
    fc.constantFrom<(cart: Cart, now: number) => Cart>(
      (cart, now) => withoutLines(cart, [cart.items[0]?.cartItemId ?? ''], now),
      (cart, now) => setOrderType(cart, 'delivery', now),
    ),
  );

  it('O4-03, O4-04, O5-05 change no cart they are given, and give one that survives storage as it is', () => {
    holds(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let cart = frozen(emptyCart(PLACE, NOW));
        for (const [step, apply] of changes.entries()) {
          cart = frozen(apply(cart, NOW + step * 1000));
          expect(cartSchema.parse(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
          for (const item of cart.items) {
            expect(item.quantity).toBeGreaterThan(0);
            expect(item.quantity).toBeLessThanOrEqual(99);
            expect(item.totalPrice).toBe(item.quantity * (item.menuItemId === 2 ? 15 : 14.5));
          }
        }
      }),
    );
  });
});

describe('a cart’s summary', () => {
  const cart = aCart(
    anItemInCart('a', { quantity: 2 }),
    anItemInCart('b', { modifiers: [dip] }),
    calzone('c'),
  );

  it('O3-13 the summary holds counts, totals and whether it is empty, valid and still fresh', () => {
    const priced = priceOrder(CART_MENU, cart.items.map(lineRequestOf));
    if (!priced.ok) throw new Error('the cart cannot be priced');
    expect(summaryOf(cart, priced.totals, NOW)).toEqual({
      itemCount: 4,
      uniqueItemCount: 3,
      subtotal: 57,
      tax: 5.06,
      total: 62.06,
      points: 570,
      isEmpty: false,
      isValid: true,
      isExpired: false,
    });
    const wrong = {
      ...cart,
      items: cart.items.map((item) => ({ ...item, isValidConfiguration: item.cartItemId !== 'b' })),
    };
    expect(summaryOf(wrong, priced.totals, NOW + 31 * 60_000)).toMatchObject({
      isValid: false,
      isExpired: true,
    });
    expect(summaryOf(emptyCart(PLACE, NOW), priced.totals, NOW)).toMatchObject({
      isEmpty: true,
      itemCount: 0,
      uniqueItemCount: 0,
    });
  });
});

describe('a line in a cart', () => {
  it('O3-10, O3-11, O3-12 says what was chosen, under which limits, and what it cost', () => {
    expect(anItemInCart('a', { quantity: 2, notes: 'well done' })).toStrictEqual({
      cartItemId: 'a',
      menuItemId: 1,
      menuItemGuid: aGuid(1001),
      name: 'Margherita',
      quantity: 2,
      basePrice: 12,
      modifierGroups: [
        {
          modifierGroupId: 1,
          name: 'Toppings',
          selectionRequirement: 'Optional',
          minSelection: 0,
          maxSelection: 3,
          modifiers: [
            { modifierId: 1, modifierGuid: aGuid(3000), name: 'Olives', priceDelta: 1.5, quantity: 1 },
          ],
        },
        {
          modifierGroupId: 2,
          name: 'Dips',
          selectionRequirement: 'Required',
          minSelection: 1,
          modifiers: [
            { modifierId: 1, modifierGuid: aGuid(3000), name: 'Olives', priceDelta: 0, quantity: 1 },
          ],
        },
      ],
      notes: 'well done',
      addedAt: '2026-06-10T22:00:00.000Z',
      totalPrice: 29,
      isValidConfiguration: true,
    });
    expect(calzone('b').selectedSize).toEqual({ sizePrice: { id: 5, name: 'Large', price: 15 } });
  });

  it.each<[string, Partial<LineRequest>]>([
    ['with options and a note', { notes: 'well done', quantity: 2 }],
    ['with the part of the menu it was picked from', { menuGroupId: 1 }],
    ['with a size', { menuItemId: 2, sizeId: 5, modifiers: [] }],
    ['with an open price', { menuItemId: 3, openPrice: 25.5, modifiers: [] }],
  ])('%s asks the server for just what was asked of it', (_, change) => {
    const item = anItemInCart('a', change);
    const line = priceLine(CART_MENU, lineRequestOf(item));
    if (isProblem(line)) throw new Error(line.message);
    expect(cartItemOf(line, 'a', NOW)).toEqual(item);
  });

  it('O5-05 every cart that is made here is one that the schema accepts, unchanged', () => {
    const cart = aCart(
      anItemInCart('a', { notes: 'x' }),
      calzone('b', 3),
      anItemInCart('c', { menuItemId: 3, openPrice: 5, modifiers: [] }),
    );
    for (const made of [emptyCart(PLACE, NOW), cart, setQuantity(cart, 'b', 2, NOW)])
      expect(cartSchema.parse(made)).toEqual(made);
  });
});

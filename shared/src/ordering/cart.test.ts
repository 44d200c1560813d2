import { describe, expect, it } from 'vitest';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aGuid, aModifierGroup, anItem, aStorefront, NOW } from '../testing/a-storefront.ts';
import { cart as cartSchema } from './cart.schema.ts';
import {
  addToCart,
  type Cart,
  type CartItem,
  cartItemOf,
  lineRequestOf,
  replaceItem,
  setQuantity,
  summaryOf,
} from './cart.ts';
import {
  badgeOf,
  belongsTo,
  CART_STORAGE_KEY,
  clearCart,
  emptyCart,
  isAnonymous,
  isExpired,
  itemCount,
  quantityOf,
  setOrderType,
} from './cart-state.ts';
import { isProblem, type LineRequest, priceLine } from './line.ts';
import { priceOrder } from './quote.ts';

const MINUTE = 60_000;
const PLACE = { restaurantId: 20_000_001, tenantId: 10_000_001 };

const index = indexStorefront(
  aStorefront({
    items: [
      anItem({ itemId: 1, modifierGroups: [{ modifierGroupId: 1 }, { modifierGroupId: 2 }] }),
      anItem({
        itemId: 2,
        name: 'Calzone',
        pricingStrategy: 'size',
        sizes: [{ id: 5, guid: aGuid(5), name: 'Large', price: 15 }],
      }),
      anItem({ itemId: 3, name: 'Gift card', pricingStrategy: 'open' }),
    ],
    modifierGroups: [
      aModifierGroup({ maxSelection: 3 }),
      aModifierGroup({
        modifierGroupId: 2,
        name: 'Dips',
        pricingStrategy: 'Group',
        groupPrice: 1,
        selectionRequirement: 'Required',
      }),
    ],
  }),
);

const dip = { modifierGroupId: 2, modifierId: 1, quantity: 1 };
const olives = { modifierGroupId: 1, modifierId: 1, quantity: 1 };

function anItemInCart(cartItemId: string, request: Partial<LineRequest> = {}): CartItem {
  const line = priceLine(index, { menuItemId: 1, quantity: 1, modifiers: [dip, olives], ...request });
  if (isProblem(line)) throw new Error(line.message);
  return cartItemOf(line, cartItemId, NOW);
}

const calzone = (cartItemId: string, quantity = 1) =>
  anItemInCart(cartItemId, { menuItemId: 2, sizeId: 5, modifiers: [], quantity });
const holding = (...items: CartItem[]): Cart =>
  items.reduce((cart, item) => addToCart(cart, item, NOW), emptyCart(PLACE, NOW));

describe('a new cart', () => {
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
});

describe('changing a cart', () => {
  it('O4-04 adding appends', () => {
    const cart = holding(anItemInCart('a'), calzone('b'));
    expect(cart.items.map(({ cartItemId }) => cartItemId)).toEqual(['a', 'b']);
  });

  it('a line just like one that is there raises its quantity', () => {
    const cart = holding(anItemInCart('a'), anItemInCart('b', { modifiers: [olives, dip], quantity: 2 }));
    expect(cart.items.map(({ cartItemId, quantity }) => [cartItemId, quantity])).toEqual([['a', 3]]);
  });

  it.each<[string, Partial<LineRequest>]>([
    ['other options', { modifiers: [dip] }],
    ['a note', { notes: 'no salt' }],
  ])('one with %s stands for itself', (_, change) => {
    expect(holding(anItemInCart('a'), anItemInCart('b', change)).items).toHaveLength(2);
  });

  it('open prices that differ stand for themselves', () => {
    const gift = (cartItemId: string, openPrice: number) =>
      anItemInCart(cartItemId, { menuItemId: 3, openPrice, modifiers: [] });
    expect(
      holding(gift('a', 20), gift('b', 50), gift('c', 20)).items.map(({ quantity }) => quantity),
    ).toEqual([2, 1]);
  });

  it.each([0, -1])('O4-04 a quantity of %d removes the line', (quantity) => {
    const cart = setQuantity(holding(anItemInCart('a'), calzone('b')), 'a', quantity, NOW);
    expect(cart.items.map(({ cartItemId }) => cartItemId)).toEqual(['b']);
  });

  it('a quantity is set on its line alone, and the line’s price follows', () => {
    const cart = setQuantity(holding(anItemInCart('a'), calzone('b')), 'a', 3, NOW);
    expect(cart.items.map(({ quantity, totalPrice }) => [quantity, totalPrice])).toEqual([
      [3, 43.5],
      [1, 15],
    ]);
    expect(setQuantity(cart, 'a', 1, NOW).items[0]?.totalPrice).toBe(14.5);
  });

  it('an edited line stays in its place', () => {
    const cart = replaceItem(
      holding(anItemInCart('a'), calzone('b')),
      'a',
      anItemInCart('c', { modifiers: [dip] }),
      NOW,
    );
    expect(cart.items.map(({ cartItemId }) => cartItemId)).toEqual(['c', 'b']);
  });

  it('O4-04 clearing empties it', () => {
    expect(clearCart(holding(anItemInCart('a')), NOW).items).toEqual([]);
  });

  it('it can be for pickup or delivery', () => {
    expect(setOrderType(holding(), 'delivery', NOW).orderType).toBe('delivery');
  });

  it.each<[string, (cart: Cart) => Cart]>([
    ['adding', (cart) => addToCart(cart, calzone('z'), NOW)],
    ['adding the same', (cart) => addToCart(cart, anItemInCart('z'), NOW)],
    ['setting a quantity', (cart) => setQuantity(cart, 'a', 5, NOW)],
    ['removing', (cart) => setQuantity(cart, 'a', 0, NOW)],
    ['replacing', (cart) => replaceItem(cart, 'a', calzone('z'), NOW)],
    ['clearing', (cart) => clearCart(cart, NOW)],
    ['another order type', (cart) => setOrderType(cart, 'delivery', NOW)],
  ])('O4-04 %s leaves the cart it was given as it was', (_, change) => {
    const cart = holding(anItemInCart('a'), calzone('b'));
    const before = structuredClone(cart);
    expect(change(cart)).not.toBe(cart);
    expect(cart).toEqual(before);
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
  const cart = holding(
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

  it('O3-13 the summary holds counts, totals and whether it is empty, valid and still fresh', () => {
    const priced = priceOrder(index, cart.items.map(lineRequestOf));
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
    expect(summaryOf(wrong, priced.totals, NOW + 31 * MINUTE)).toMatchObject({
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
    expect(anItemInCart('a', { quantity: 2, notes: 'well done' })).toEqual({
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
    ['with a size', { menuItemId: 2, sizeId: 5, modifiers: [] }],
    ['with an open price', { menuItemId: 3, openPrice: 25.5, modifiers: [] }],
  ])('%s asks the server for just what was asked of it', (_, change) => {
    const item = anItemInCart('a', change);
    const line = priceLine(index, lineRequestOf(item));
    if (isProblem(line)) throw new Error(line.message);
    expect(cartItemOf(line, 'a', NOW)).toEqual(item);
  });

  it('O5-05 every cart that is made here is one that the schema accepts, unchanged', () => {
    const cart = holding(
      anItemInCart('a', { notes: 'x' }),
      calzone('b', 3),
      anItemInCart('c', { menuItemId: 3, openPrice: 5, modifiers: [] }),
    );
    for (const made of [emptyCart(PLACE, NOW), cart, setQuantity(cart, 'b', 2, NOW)])
      expect(cartSchema.parse(made)).toEqual(made);
  });
});

// What it means for the cart and the order checks that a line was picked from a part of the menu with its own prices.
import { describe, expect, it } from 'vitest';
import { defaultLiveState } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { aMenuGroup, anItem, aStorefront, NOW } from '../testing/a-storefront.ts';
import { cartItem } from './cart.schema.ts';
import { addToCart, cartItemOf, lineRequestOf, summaryOf } from './cart.ts';
import { emptyCart } from './cart-state.ts';
import { isProblem, priceLine } from './line.ts';
import { refuseItem } from './order-checks.ts';
import { priceOrder } from './quote.ts';

const HAPPY_HOUR = 2;
const index = indexStorefront(
  aStorefront({
    items: [anItem({ itemId: 1 }), anItem({ itemId: 2, name: 'Spritz' })],
    menuGroups: [
      aMenuGroup({ menuGroupId: 1, itemIds: [1, 2] }),
      aMenuGroup({
        menuGroupId: HAPPY_HOUR,
        itemIds: [1],
        pricing: { fixedPrice: 5 },
        availability: { timeRange: { start: '15:00', end: '18:00' } },
      }),
      aMenuGroup({ menuGroupId: 3, itemIds: [1], pricing: { discountPercentage: 10 } }),
    ],
  }),
);

function inCart(menuGroupId?: number) {
  const line = priceLine(index, { menuItemId: 1, menuGroupId, quantity: 1, modifiers: [] });
  if (isProblem(line)) throw new Error(line.message);
  return cartItemOf(line, `line-${menuGroupId ?? 'none'}`, NOW);
}

describe('a line of the cart', () => {
  it('keeps the group it was picked from, and asks for it again', () => {
    const item = inCart(HAPPY_HOUR);
    expect(item).toMatchObject({ menuGroupId: HAPPY_HOUR, basePrice: 5, totalPrice: 5 });
    expect(cartItem.parse(item)).toEqual(item);
    expect(lineRequestOf(item).menuGroupId).toBe(HAPPY_HOUR);
  });

  it('names no group where it was picked from none with prices of its own', () => {
    expect(inCart()).not.toHaveProperty('menuGroupId');
    expect(lineRequestOf(inCart()).menuGroupId).toBeUndefined();
  });

  it('stands beside one of the same dish at another price, and grows by one at the same', () => {
    const cart = emptyCart({ restaurantId: 20_000_001, tenantId: 10_000_001 }, NOW);
    const groups = [undefined, HAPPY_HOUR, 3, HAPPY_HOUR, undefined];
    const { items } = groups.reduce((filled, group) => addToCart(filled, inCart(group), NOW), cart);
    expect(items.map(({ menuGroupId, quantity, totalPrice }) => [menuGroupId, quantity, totalPrice])).toEqual(
      [
        [undefined, 2, 24],
        [HAPPY_HOUR, 2, 10],
        [3, 1, 10.8],
      ],
    );
  });
});

describe('the figures of a cart', () => {
  it('O3-13 are those of the order it becomes, each line at the price of its group', () => {
    const empty = emptyCart({ restaurantId: 20_000_001, tenantId: 10_000_001 }, NOW);
    const cart = addToCart(addToCart(empty, inCart(HAPPY_HOUR), NOW), inCart(3), NOW);
    const order = priceOrder(index, cart.items.map(lineRequestOf));
    if (!order.ok) throw new Error('the cart has no price');
    expect(summaryOf(cart, order.totals, NOW)).toMatchObject({
      itemCount: 2,
      uniqueItemCount: 2,
      subtotal: 15.8,
      tax: 1.4,
      total: 17.2,
      points: 158,
    });
  });
});

describe('when a line can be had', () => {
  /** NOW is six in the evening. */
  const refusal = (menuGroupId: number | undefined, wanted: number, itemId = 1) =>
    refuseItem(
      index,
      defaultLiveState,
      itemId,
      'pickup',
      { wanted, soldOutAt: NOW, quantity: 1 },
      menuGroupId,
    );
  const minute = 60_000;

  it('is in the hours of its group, although another group is served all day', () => {
    expect(refusal(HAPPY_HOUR, NOW - minute)).toBeUndefined();
    expect(refusal(HAPPY_HOUR, NOW)).toBe('Margherita is not served at that time');
  });

  it('is any hour of any of its groups at standard prices', () => {
    expect(refusal(undefined, NOW)).toBeUndefined();
    expect(refusal(3, NOW)).toBeUndefined();
  });

  it('is never from a group that does not hold it', () => {
    const words = 'Spritz is not in this part of the menu';
    expect(refusal(HAPPY_HOUR, NOW - minute, 2)).toBe(words);
    expect(refusal(99, NOW, 2)).toBe(words);
  });
});

// Builders for tests of carts: a small menu, lines priced on it, and carts that hold them.
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { addToCart, type Cart, type CartItem, cartItemOf } from '../ordering/cart.ts';
import { emptyCart } from '../ordering/cart-state.ts';
import { isProblem, type LineRequest, priceLine } from '../ordering/line.ts';
import { aGuid, aModifierGroup, anItem, aStorefront, NOW } from './a-storefront.ts';

export const PLACE = { restaurantId: 20_000_001, tenantId: 10_000_001 };

/** Margheritas with toppings and a dip, calzones by size, gift cards at any price. */
export const CART_MENU = indexStorefront(
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

export const dip = { modifierGroupId: 2, modifierId: 1, quantity: 1 };
export const olives = { modifierGroupId: 1, modifierId: 1, quantity: 1 };

/** A margherita with olives and a dip, unless something else is asked for. */
export function anItemInCart(cartItemId: string, request: Partial<LineRequest> = {}): CartItem {
  const line = priceLine(CART_MENU, { menuItemId: 1, quantity: 1, modifiers: [dip, olives], ...request });
  if (isProblem(line)) throw new Error(line.message);
  return cartItemOf(line, cartItemId, NOW);
}

export const calzone = (cartItemId: string, quantity = 1) =>
  anItemInCart(cartItemId, { menuItemId: 2, sizeId: 5, modifiers: [], quantity });
export const aCart = (...items: CartItem[]): Cart =>
  items.reduce((cart, item) => addToCart(cart, item, NOW), emptyCart(PLACE, NOW));

// How much of a dish is in a cart: all that a menu needs to know of one.
import type { CartItem } from './cart.schema.ts';

type Counted = Pick<CartItem, 'menuItemId' | 'quantity'>;

/** The quantity of one menu item over all lines of a cart or an order. */
export function quantityOf({ items }: { items: readonly Counted[] }, menuItemId: number): number {
  return items
    .filter((item) => item.menuItemId === menuItemId)
    .reduce((count, item) => count + item.quantity, 0);
}

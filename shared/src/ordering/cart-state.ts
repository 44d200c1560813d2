// A cart's own state: whose it is, how old, how full. Apart from cart.ts, so that a page that only shows the count loads
// no decimal arithmetic.
import type { Cart } from './cart.schema.ts';

/** The key under which the cart is kept in the browser (O4-06). */
export const CART_STORAGE_KEY = 'order-up-cart';
export const CART_LIFETIME_MINUTES = 30;

export interface CartPlace {
  restaurantId: number;
  tenantId: number;
}

const iso = (instant: number): string => new Date(instant).toISOString();
const expiry = (now: number, minutes: number): string => iso(now + minutes * 60_000);

export function emptyCart(place: CartPlace, now: number): Cart {
  return {
    restaurantId: place.restaurantId,
    tenantId: place.tenantId,
    items: [],
    orderType: 'pickup',
    createdAt: iso(now),
    updatedAt: iso(now),
    expiresAt: expiry(now, CART_LIFETIME_MINUTES),
    version: 1,
    isGuest: true,
  };
}

/** Any change is activity: it extends the expiry (O4-05). */
export function changed(cart: Cart, now: number, change: Partial<Cart>): Cart {
  return { ...cart, ...change, updatedAt: iso(now), expiresAt: expiry(now, CART_LIFETIME_MINUTES) };
}

export function clearCart(cart: Cart, now: number): Cart {
  return changed(cart, now, { items: [] });
}

export function setOrderType(cart: Cart, orderType: Cart['orderType'], now: number): Cart {
  return changed(cart, now, { orderType });
}

export function isExpired(cart: Cart, now: number): boolean {
  return now > Date.parse(cart.expiresAt);
}

/** Nobody is signed in for it (O3-09). */
export function isAnonymous(cart: Cart): boolean {
  return cart.customerId === undefined || cart.isGuest;
}

export function belongsTo(cart: Cart, place: CartPlace): boolean {
  return cart.restaurantId === place.restaurantId && cart.tenantId === place.tenantId;
}

export function itemCount(cart: Cart): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

/** The figure on the cart button: '99+' above 99 (O2.3-05). */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** How many of one menu item are in the cart, over all its lines. */
export function quantityOf(cart: Cart, menuItemId: number): number {
  return cart.items
    .filter((item) => item.menuItemId === menuItemId)
    .reduce((count, item) => count + item.quantity, 0);
}

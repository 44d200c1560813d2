// The state of a cart: owner, expiry and counts. Separate from cart.ts, so that a page that only shows the count loads no
// decimal arithmetic.
import { MINUTE } from '../kernel/durations.ts';
import { isoAt } from '../kernel/iso-time.ts';
import type { Cart, CartItem, CartModifierGroup } from './cart.schema.ts';

/** The storage key of the cart in the browser (O4-06). */
export const CART_STORAGE_KEY = 'order-up-cart';
export const CART_LIFETIME_MINUTES = 30;
/** The maximum quantity of one line. */
export const MAX_LINE_QUANTITY = 99;

export interface CartPlace {
  restaurantId: number;
  tenantId: number;
}

const expiry = (now: number, minutes: number): string => isoAt(now + minutes * MINUTE);

export function emptyCart(place: CartPlace, now: number): Cart {
  return {
    restaurantId: place.restaurantId,
    tenantId: place.tenantId,
    items: [],
    orderType: 'pickup',
    createdAt: isoAt(now),
    updatedAt: isoAt(now),
    expiresAt: expiry(now, CART_LIFETIME_MINUTES),
    version: 1,
    isGuest: true,
  };
}

/** Any change extends the expiry (O4-05). */
export function changed(cart: Cart, now: number, change: Partial<Cart>): Cart {
  return { ...cart, ...change, updatedAt: isoAt(now), expiresAt: expiry(now, CART_LIFETIME_MINUTES) };
}

/** Extends the expiry without a change (O4-05), from the present expiry on. */
export function extendExpiry(cart: Cart, minutes: number = CART_LIFETIME_MINUTES): Cart {
  return { ...cart, expiresAt: expiry(Date.parse(cart.expiresAt), minutes) };
}

/** What is in the cart besides lines that were ordered: some may have been added while the order was on its way. */
export function withoutLines(cart: Cart, cartItemIds: readonly string[], now: number): Cart {
  return changed(cart, now, { items: cart.items.filter((line) => !cartItemIds.includes(line.cartItemId)) });
}

export function setOrderType(cart: Cart, orderType: Cart['orderType'], now: number): Cart {
  return changed(cart, now, { orderType });
}

/** Whether its time is over (O4-05); at exactly the expiry it is not. */
export function isExpired(cart: Cart, now: number): boolean {
  return now > Date.parse(cart.expiresAt);
}

/** Whether it belongs to a guest: no customer, or the guest flag is set or missing (O3-09). */
export function isAnonymous(cart: Pick<Cart, 'customerId'> & Partial<Pick<Cart, 'isGuest'>>): boolean {
  return cart.customerId === undefined || cart.isGuest !== false;
}

/** Every line has the options it needs; an empty cart is valid. */
export function isValid(cart: Cart): boolean {
  return cart.items.every(hasValidOptions);
}

/** Checked by the limits stored with the line: enough options of each group, and not too many (O5-03). */
export function hasValidOptions(item: CartItem): boolean {
  return item.isValidConfiguration && item.modifierGroups.every(hasRightCount);
}

function hasRightCount({
  modifiers,
  selectionRequirement,
  minSelection,
  maxSelection = Number.POSITIVE_INFINITY,
}: CartModifierGroup): boolean {
  const count = modifiers.reduce((sum, { quantity }) => sum + quantity, 0);
  const least = selectionRequirement === 'Required' ? minSelection : 0;
  return count >= least && count <= maxSelection;
}

export function belongsTo(cart: Cart, place: CartPlace): boolean {
  return cart.restaurantId === place.restaurantId && cart.tenantId === place.tenantId;
}

export function itemCount(cart: Cart): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

export interface CartFigures {
  itemCount: number;
  uniqueItemCount: number;
  isAnonymous: boolean;
  isExpired: boolean;
  isValid: boolean;
}

/** Derived figures, which a cart does not store (O3-09). */
export function cartFigures(cart: Cart, now: number): CartFigures {
  return {
    itemCount: itemCount(cart),
    uniqueItemCount: cart.items.length,
    isAnonymous: isAnonymous(cart),
    isExpired: isExpired(cart, now),
    isValid: isValid(cart),
  };
}

/** The text on the cart button: '99+' above 99 (O2.3-05). */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : String(count);
}

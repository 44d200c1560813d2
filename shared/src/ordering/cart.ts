// A diner's cart: every operation returns a new cart (O4-03 to O4-06). Its prices are for display; the menu's prices count.
import { isoAt } from '../kernel/iso-time.ts';
import { decimal } from '../kernel/money.ts';
import type { Cart, CartItem } from './cart.schema.ts';
import { cartMessages } from './cart-messages.ts';
import { changed, hasValidOptions, isExpired, isValid, itemCount, MAX_LINE_QUANTITY } from './cart-state.ts';
import type { LineRequest, PricedLine } from './line.ts';
import { pointsFor } from './points.ts';
import type { OrderTotals } from './quote.ts';

export type { Cart, CartItem };

/**
 * Appends a line (O4-04); an identical line increases the quantity instead. Quantities above the maximum are cut.
 */
export function addToCart(cart: Cart, item: CartItem, now: number): Cart {
  const twin = cart.items.find((other) => configurationOf(other) === configurationOf(item));
  if (twin) return setQuantity(cart, twin.cartItemId, twin.quantity + item.quantity, now);
  return changed(cart, now, { items: [...cart.items, withQuantity(item, item.quantity)] });
}

/** Never throws (O4-09): if the item cannot be added, returns the unchanged cart and a message (O8-09). */
export function tryToAdd(
  cart: Cart | undefined,
  item: CartItem,
  now: number,
): { cart: Cart | undefined; message?: string } {
  if (!cart) return { cart, message: cartMessages.noCart };
  if (!canAdd(item)) return { cart, message: cartMessages.cannotAdd };
  return { cart: addToCart(cart, item, now) };
}

function canAdd(item: CartItem): boolean {
  const isCounted = Number.isInteger(item.quantity) && item.quantity > 0;
  return isCounted && item.totalPrice >= 0 && Number.isFinite(item.totalPrice) && hasValidOptions(item);
}

/** The same text for the same dish with the same choices. */
export function configurationOf(item: CartItem): string {
  const picks = item.modifierGroups.flatMap((group) =>
    group.modifiers.map((modifier) => `${group.modifierGroupId}:${modifier.modifierId}x${modifier.quantity}`),
  );
  return JSON.stringify([
    item.menuItemId,
    item.menuGroupId,
    item.selectedSize?.sizePrice.id,
    item.openPrice,
    item.notes ?? '',
    picks.sort(),
  ]);
}

function withQuantity(item: CartItem, wanted: number): CartItem {
  const quantity = Math.min(wanted, MAX_LINE_QUANTITY);
  const totalPrice = decimal(item.totalPrice).times(quantity).div(item.quantity).round(3).toNumber();
  return { ...item, quantity, totalPrice };
}

/** 0 or less removes the line (O4-04). */
export function setQuantity(cart: Cart, cartItemId: string, quantity: number, now: number): Cart {
  const items =
    quantity <= 0
      ? cart.items.filter((item) => item.cartItemId !== cartItemId)
      : cart.items.map((item) => (item.cartItemId === cartItemId ? withQuantity(item, quantity) : item));
  return changed(cart, now, { items });
}

export function replaceItem(cart: Cart, cartItemId: string, item: CartItem, now: number): Cart {
  return changed(cart, now, {
    items: cart.items.map((other) => (other.cartItemId === cartItemId ? item : other)),
  });
}

/** What the diner chose, with the names that were on the menu then. */
export interface ChosenLine {
  menuItemId: number;
  menuGroupId?: number | undefined;
  quantity: number;
  selectedSize?: { sizePrice: { id: number; name: string } } | undefined;
  openPrice?: number | undefined;
  modifierGroups: readonly {
    modifierGroupId: number;
    name: string;
    modifiers: readonly { modifierId: number; name: string; quantity: number }[];
  }[];
  notes?: string | undefined;
}

/** The request for the server. */
export function lineRequestOf(item: ChosenLine): LineRequest {
  return {
    menuItemId: item.menuItemId,
    menuGroupId: item.menuGroupId,
    sizeId: item.selectedSize?.sizePrice.id,
    openPrice: item.openPrice,
    quantity: item.quantity,
    modifiers: item.modifierGroups.flatMap((group) =>
      group.modifiers.map(({ modifierId, quantity }) => ({
        modifierGroupId: group.modifierGroupId,
        modifierId,
        quantity,
      })),
    ),
    notes: item.notes,
  };
}

/** A cart line from a line priced on the menu. */
export function cartItemOf(line: PricedLine, cartItemId: string, now: number): CartItem {
  const { request, item, size } = line;
  return {
    cartItemId,
    menuItemId: item.itemId,
    menuItemGuid: item.guid,
    ...(request.menuGroupId !== undefined && { menuGroupId: request.menuGroupId }),
    name: item.name,
    quantity: request.quantity,
    basePrice: line.basePrice.toNumber(),
    ...(size && { selectedSize: { sizePrice: { id: size.id, name: size.name, price: size.price } } }),
    ...(request.openPrice !== undefined && { openPrice: request.openPrice }),
    modifierGroups: line.modifierGroups.map(({ group, modifiers }) => ({
      modifierGroupId: group.modifierGroupId,
      name: group.name,
      selectionRequirement: group.isRequired ? 'Required' : 'Optional',
      minSelection: group.min,
      ...(group.max !== undefined && { maxSelection: group.max }),
      modifiers: modifiers.map(({ modifier, quantity, priceDelta }) => ({
        modifierId: modifier.id,
        modifierGuid: modifier.guid,
        name: modifier.name,
        priceDelta,
        quantity,
      })),
    })),
    ...(request.notes && { notes: request.notes }),
    addedAt: isoAt(now),
    totalPrice: line.lineTotal.toNumber(),
    isValidConfiguration: true,
  };
}

export interface CartSummary {
  itemCount: number;
  uniqueItemCount: number;
  subtotal: number;
  tax: number;
  total: number;
  points: number;
  isEmpty: boolean;
  /** Every line has the options it needs. */
  isValid: boolean;
  isExpired: boolean;
}

export function summaryOf(cart: Cart, totals: OrderTotals, now: number): CartSummary {
  return {
    itemCount: itemCount(cart),
    uniqueItemCount: cart.items.length,
    subtotal: totals.subtotal,
    tax: totals.tax,
    total: totals.total,
    points: pointsFor(totals.subtotal),
    isEmpty: cart.items.length === 0,
    isValid: isValid(cart),
    isExpired: isExpired(cart, now),
  };
}

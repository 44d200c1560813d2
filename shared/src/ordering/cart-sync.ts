// A customer's cart on the server: merged with the guest's on sign-in (O4-07), synchronised (O4-08), and cleaned up
// (O9-10).
import { DAY } from '../kernel/durations.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Cart } from './cart.schema.ts';
import { addToCart } from './cart.ts';
import { cartMessages } from './cart-messages.ts';
import { belongsTo, changed, clearCart, isAnonymous, isExpired } from './cart-state.ts';

/**
 * The customer's cart after sign-in: the guest's lines are added to the existing cart; without one, the guest's cart becomes
 * theirs. Expired carts and carts of another place are ignored. Not idempotent: the guest's cart must be deleted once the
 * result is stored.
 */
export function mergeCarts(existing: Cart | undefined, guest: Cart, customerId: string, now: number): Cart {
  const brought = isExpired(guest, now) ? clearCart(guest, now) : guest;
  if (!existing) return changed(brought, now, { customerId, isGuest: false });
  const own = isExpired(existing, now) ? clearCart(existing, now) : existing;
  if (!belongsTo(guest, existing)) return own;
  return brought.items.reduce((cart, item) => addToCart(cart, item, now), own);
}

/** Only a signed-in customer's cart is stored on the server (O4-08). */
export function canSync(cart: Cart | undefined): cart is Cart {
  return cart !== undefined && !isAnonymous(cart);
}

/** Whether it has changed since it was last synchronised. */
export function isUnsynced({ syncedAt, updatedAt }: Cart): boolean {
  return syncedAt === undefined || Date.parse(updatedAt) > Date.parse(syncedAt);
}

/**
 * The cart as the server stores it, with the next version. A cart carries the version of the server's copy that it is based
 * on; if another device has changed it, CONFLICT is thrown with the server's version. Throws VALIDATION_FAILED for a cart that
 * is not stored on the server.
 */
export function syncedCart(stored: Cart | undefined, cart: Cart | undefined, now: number): Cart {
  if (!canSync(cart)) throw new DomainError('VALIDATION_FAILED', cartMessages.cannotSync);
  if (stored && stored.version !== cart.version) {
    throw new DomainError('CONFLICT', 'The cart was changed on another device', { version: stored.version });
  }
  const version = stored ? stored.version + 1 : cart.version;
  return { ...cart, version, syncedAt: new Date(now).toISOString() };
}

/** After how many days an unchanged cart is deleted from the server, and how many per batch (O9-10, I9-14). */
export const CART_CLEANUP_DAYS = 7;
export const CART_CLEANUP_BATCH = 10;

/** Carts last changed before this instant are deleted. */
export const cleanupCutoff = (now: number): number => now - CART_CLEANUP_DAYS * DAY;

export function isAbandoned(cart: Cart, now: number): boolean {
  return Date.parse(cart.updatedAt) < cleanupCutoff(now);
}

/** The carts to delete next: at most ten abandoned ones. */
export function cleanupBatch<Kept extends Cart>(carts: readonly Kept[], now: number): Kept[] {
  return carts.filter((cart) => isAbandoned(cart, now)).slice(0, CART_CLEANUP_BATCH);
}

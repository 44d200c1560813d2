// A customer's cart on the server: merged with the guest's on sign-in (O4-07), synchronised (O4-08), and cleaned up
// (O9-10).
import { DomainError } from '../kernel/errors.ts';
import { DAY } from '../kernel/time.ts';
import type { Cart } from './cart.schema.ts';
import { addToCart } from './cart.ts';
import { cartMessages } from './cart-messages.ts';
import { belongsTo, changed, clearCart, isAnonymous, isExpired } from './cart-state.ts';

/**
 * The customer's cart after sign-in: the guest's lines added to the existing one, or, where there is none, the guest's cart
 * made theirs. Lines of an expired cart, and a guest's cart of another place, bring nothing. Not idempotent: the guest's
 * cart is to be forgotten once the answer is kept.
 */
export function mergeCarts(existing: Cart | undefined, guest: Cart, customerId: string, now: number): Cart {
  const brought = isExpired(guest, now) ? clearCart(guest, now) : guest;
  if (!existing) return changed(brought, now, { customerId, isGuest: false });
  const own = isExpired(existing, now) ? clearCart(existing, now) : existing;
  if (!belongsTo(guest, existing)) return own;
  return brought.items.reduce((cart, item) => addToCart(cart, item, now), own);
}

/** Only a signed-in customer's cart goes to the server (O4-08). */
export function canSync(cart: Cart | undefined): cart is Cart {
  return cart !== undefined && !isAnonymous(cart);
}

/** Has it changed since it was last on the server? */
export function isUnsynced({ syncedAt, updatedAt }: Cart): boolean {
  return syncedAt === undefined || Date.parse(updatedAt) > Date.parse(syncedAt);
}

/**
 * The cart as the server keeps it: the first time as it is, then one version on. A cart carries the version of the server's
 * copy that it grew from, so a change made meanwhile on another device shows: CONFLICT with the server's version, to be
 * read and changed again. Throws VALIDATION_FAILED for a cart that does not go to the server.
 */
export function syncedCart(stored: Cart | undefined, cart: Cart | undefined, now: number): Cart {
  if (!canSync(cart)) throw new DomainError('VALIDATION_FAILED', cartMessages.cannotSync);
  if (stored && stored.version !== cart.version) {
    throw new DomainError('CONFLICT', 'The cart was changed on another device', { version: stored.version });
  }
  const version = stored ? stored.version + 1 : cart.version;
  return { ...cart, version, syncedAt: new Date(now).toISOString() };
}

/** How long a cart on the server may lie untouched, and how many are deleted at a time (O9-10, I9-14). */
export const CART_CLEANUP_DAYS = 7;
export const CART_CLEANUP_BATCH = 10;

/** Carts last changed before this instant are cleaned up. */
export const cleanupCutoff = (now: number): number => now - CART_CLEANUP_DAYS * DAY;

export function isAbandoned(cart: Cart, now: number): boolean {
  return Date.parse(cart.updatedAt) < cleanupCutoff(now);
}

/** The carts to delete next: abandoned ones, ten at most. */
export function cleanupBatch<Kept extends Cart>(carts: readonly Kept[], now: number): Kept[] {
  return carts.filter((cart) => isAbandoned(cart, now)).slice(0, CART_CLEANUP_BATCH);
}

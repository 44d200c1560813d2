// Which carts are deleted from the server, and how many at a time (O9-10, I9-14).
import { DAY } from '../kernel/durations.ts';

export const CART_CLEANUP_DAYS = 7;
export const CART_CLEANUP_BATCH = 10;

/** Milliseconds: carts that were last changed before this instant are deleted. */
export const cleanupCutoff = (now: number): number => now - CART_CLEANUP_DAYS * DAY;

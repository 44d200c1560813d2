import { expect, it } from 'vitest';
import { DAY } from '../kernel/durations.ts';
import { NOW } from '../testing/a-storefront.ts';
import { CART_CLEANUP_BATCH, cleanupCutoff } from './cart-cleanup.ts';

it('O9-10, I9-14 carts are cleaned up after seven days, ten at a time', () => {
  expect(cleanupCutoff(NOW)).toBe(NOW - 7 * DAY);
  expect(CART_CLEANUP_BATCH).toBe(10);
});

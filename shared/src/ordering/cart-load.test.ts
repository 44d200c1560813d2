import { describe, expect, it } from 'vitest';
import { MINUTE } from '../kernel/durations.ts';
import { aCart, anItemInCart, PLACE } from '../testing/a-cart.ts';
import { NOW } from '../testing/a-storefront.ts';
import { loadCart } from './cart-load.ts';
import { emptyCart } from './cart-state.ts';

const kept = aCart(anItemInCart('a'));

describe('the cart that a browser finds', () => {
  it('O4-06 is the stored one', () => {
    expect(loadCart(kept, PLACE, NOW)).toEqual({ cart: kept, clearsLocal: false });
  });

  it('O4-06 is a new one where there is none', () => {
    expect(loadCart(undefined, PLACE, NOW)).toEqual({ cart: emptyCart(PLACE, NOW), clearsLocal: false });
  });

  it.each([
    ['restaurant', { restaurantId: 20_000_002 }],
    ['tenant', { tenantId: 10_000_002 }],
  ])('O4-06 one of another %s is cleared', (_, place) => {
    expect(loadCart({ ...kept, ...place }, PLACE, NOW)).toEqual({
      cart: emptyCart(PLACE, NOW),
      clearsLocal: true,
    });
  });

  it('O4-05, I9-14 an expired one is cleared, and not before its time', () => {
    const after = NOW + 30 * MINUTE + 1;
    expect(loadCart(kept, PLACE, after - 1).cart).toBe(kept);
    expect(loadCart(kept, PLACE, after)).toEqual({ cart: emptyCart(PLACE, after), clearsLocal: true });
  });
});

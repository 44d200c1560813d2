import { expect, it } from 'vitest';
import { NOW } from '../testing/a-storefront.ts';
import { averageOf, countsOf, noCarts, sumOfCarts } from './cart-days.ts';

const open = { expiresAt: new Date(NOW).toISOString(), value: 0.1 };
const ordered = { ...open, ordered: { orderGuid: '', at: '' }, value: 0.2 };

it('I7.4-06 a cart is ordered, abandoned once it has expired without an order, or still open', () => {
  expect(countsOf(open, NOW)).toEqual({ started: 1, ordered: 0, abandoned: 0, filled: 1, value: 0.1 });
  expect(countsOf(open, NOW + 1)).toMatchObject({ ordered: 0, abandoned: 1 });
  expect(countsOf(ordered, NOW + 1)).toMatchObject({ ordered: 1, abandoned: 0 });
  expect(countsOf({ expiresAt: open.expiresAt }, NOW)).toMatchObject({ started: 1, filled: 0, value: 0 });
});

it('I7.4-06 the average counts carts with something in them alone, in exact decimals', () => {
  const all = sumOfCarts([open, ordered, { expiresAt: open.expiresAt }].map((cart) => countsOf(cart, NOW)));
  expect(all).toEqual({ started: 3, ordered: 1, abandoned: 0, filled: 2, value: 0.3 });
  expect(averageOf(all, 'USD')).toBe(0.15);
  expect(averageOf({ ...all, filled: 7 }, 'USD')).toBe(0.04);
  expect(averageOf(noCarts, 'USD')).toBeUndefined();
});

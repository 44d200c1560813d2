import { describe, expect, it } from 'vitest';
import { aCart, anItemInCart, calzone, PLACE } from '../testing/a-cart.ts';
import { NOW } from '../testing/a-storefront.ts';
import type { Cart } from './cart.schema.ts';
import { type FoundCarts, loadCart, newestCart } from './cart-load.ts';
import { emptyCart } from './cart-state.ts';

const HALF_AN_HOUR = 30 * 60_000;
const guests = aCart(anItemInCart('a'));
const mine: Cart = { ...aCart(calzone('b')), cartId: 5, customerId: 'c1', isGuest: false, version: 4 };
const spare = aCart(calzone('s'));
const elsewhere = { ...guests, restaurantId: 20_000_002 };
const otherTenants = { ...guests, tenantId: 10_000_002 };

const load = (found: FoundCarts, now = NOW) => loadCart(found, PLACE, now);

describe('the cart a diner finds', () => {
  it.each<[string, FoundCarts, Cart]>([
    ['signed in, with carts in both places', { remote: mine, local: guests, customerId: 'c1' }, mine],
    ['signed in, with one on the server alone', { remote: mine, customerId: 'c1' }, mine],
  ])('O4-06 is the server’s first: %s', (_, found, cart) => {
    expect(load(found)).toEqual({ cart, from: 'remote', clearsLocal: false });
  });

  it.each<[string, FoundCarts, Cart]>([
    ['a guest', { local: guests }, guests],
    [
      'signed in, with none on the server or a server that does not answer',
      { local: guests, customerId: 'c1' },
      guests,
    ],
    ['signed in, with one’s own', { local: mine, customerId: 'c1' }, mine],
    ['nobody is signed in, whatever the server says', { remote: mine, local: guests }, guests],
    ['nobody is signed in, and the server’s is nobody’s', { remote: guests, local: spare }, spare],
    ['the server’s is of another person', { remote: mine, local: guests, customerId: 'c2' }, guests],
    [
      'the server’s is of another restaurant',
      { remote: { ...mine, restaurantId: 20_000_002 }, local: guests, customerId: 'c1' },
      guests,
    ],
  ])('O4-06, I8.2-10 is else the browser’s: %s', (_, found, cart) => {
    expect(load(found)).toEqual({ cart, from: 'local', clearsLocal: false });
  });

  it('O4-06 is a new one where there is none', () => {
    const fresh = { cart: emptyCart(PLACE, NOW), from: 'new', clearsLocal: false };
    expect(load({})).toEqual(fresh);
    expect(load({ customerId: 'c1' })).toEqual(fresh);
  });

  it.each<[string, FoundCarts]>([
    ['another restaurant', { local: elsewhere }],
    ['another tenant', { local: otherTenants }],
    ['another person', { local: mine, customerId: 'c2' }],
    ['someone who has signed out', { local: mine }],
  ])('O4-06 a cart of %s is cleared from the browser', (_, found) => {
    expect(load(found)).toEqual({ cart: emptyCart(PLACE, NOW), from: 'new', clearsLocal: true });
  });

  it('O4-06 it is cleared also where the server has one', () => {
    expect(load({ remote: mine, local: elsewhere, customerId: 'c1' })).toEqual({
      cart: mine,
      from: 'remote',
      clearsLocal: true,
    });
  });

  it('O4-05, I9-14 an expired one in the browser is cleared when it is loaded, and not before its time', () => {
    const after = NOW + HALF_AN_HOUR + 1;
    expect(load({ local: guests }, NOW + HALF_AN_HOUR)).toMatchObject({ from: 'local', clearsLocal: false });
    expect(load({ local: guests }, after)).toEqual({
      cart: emptyCart(PLACE, after),
      from: 'new',
      clearsLocal: true,
    });
  });

  it('O4-05, I9-14 an expired one on the server is emptied and stays the same cart', () => {
    const after = NOW + HALF_AN_HOUR + 1;
    expect(load({ remote: mine, customerId: 'c1' }, NOW + HALF_AN_HOUR).cart.items).toHaveLength(1);
    expect(load({ remote: mine, customerId: 'c1' }, after)).toMatchObject({
      cart: { cartId: 5, customerId: 'c1', isGuest: false, version: 4, items: [] },
      from: 'remote',
    });
  });
});

describe('several carts on the server', () => {
  const at = (updatedAt: string): Cart => ({ ...mine, updatedAt });
  const older = at('2026-06-10T21:00:00.000Z');
  const newer = at('2026-06-10T22:00:00.000Z');

  it('the one that was changed last counts', () => {
    const carts = [older, newer, at('2026-06-09T23:00:00.000Z')];
    expect(newestCart(carts)).toBe(newer);
    expect(newestCart([...carts].reverse())).toBe(newer);
    expect(carts[0]).toBe(older);
    expect(newestCart([])).toBeUndefined();
  });
});

import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { MINUTE } from '@bite/shared/kernel/durations';
import { addToCart, type CartItem, setQuantity } from '@bite/shared/ordering/cart';
import { CART_STORAGE_KEY, withoutLines } from '@bite/shared/ordering/cart-state';
import type { PutCartInput } from '@bite/shared/ordering/carts.contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSite } from '../../../lib/site.ts';
import { aStorefront, itemGuid, LUNCH } from '../../../testing/a-storefront.ts';
import { atLunch } from '../../../testing/at-lunch.ts';
import { type CartSync, READ_EVERY, SENT_AFTER, startCartSync } from './cart-sync.ts';

const ada = { uid: 'ada' };
const GUID = '00000000-0000-4000-8000-000000000777';

const aLine = (cartItemId: string, name: string): CartItem => ({
  cartItemId,
  menuItemId: name.length,
  menuItemGuid: itemGuid(name.length),
  name,
  quantity: 1,
  basePrice: 6.5,
  modifierGroups: [],
  addedAt: new Date(LUNCH).toISOString(),
  totalPrice: 6.5,
  isValidConfiguration: true,
});
const knots = aLine('a', 'Garlic Knots');
const soup = aLine('b', 'Soup');

type Remote = NonNullable<Answers['getCart']['cart']>;

/** The server, with one cart. */
function aServer(items?: CartItem[]) {
  let cart: Remote | null = items
    ? { guid: GUID, cartId: 1, version: 1, items, expiresIn: 30 * MINUTE }
    : null;
  const calls: string[] = [];
  let failure: CallError | undefined;
  const call = async (name: string, { body }: { body?: PutCartInput } = {}) => {
    calls.push(name);
    if (failure) throw failure;
    if (name === 'getCart') return { cart };
    if (cart && body?.known?.version !== cart.version)
      throw new CallError('CONFLICT', 'The cart was changed on another device', 409, { details: { cart } });
    cart = {
      ...{ guid: GUID, cartId: 1, expiresIn: 30 * MINUTE },
      version: (cart?.version ?? 0) + 1,
      items: structuredClone(body?.items ?? []),
    };
    return { cart };
  };
  return {
    call: call as unknown as Parameters<typeof startCartSync>[2],
    calls,
    fail: (error: CallError | undefined) => {
      failure = error;
    },
    set: (next: Remote | null) => {
      cart = next;
    },
    cart: () => cart,
  };
}

const offline = new CallError('NETWORK', 'No connection');
const stops: (() => void)[] = [];

function aBrowser(items: CartItem[] = []) {
  const site = createSite(aStorefront());
  stops.push(site.cart.start());
  for (const item of items) site.cart.change((cart, now) => addToCart(cart, item, now));
  return site;
}

function signIn(
  site: ReturnType<typeof aBrowser>,
  server: ReturnType<typeof aServer>,
  diner = ada,
): CartSync {
  const sync = startCartSync(site, diner, server.call);
  stops.push(sync.stop);
  return sync;
}

const names = (site: ReturnType<typeof aBrowser>) => site.cart.get()?.items.map(({ name }) => name);
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);

describe('the cart of a signed-in diner', () => {
  atLunch('held');

  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('O4-06, O4-07 has what the server has and what was in the browser, on both sides', async () => {
    const server = aServer([soup]);
    const site = aBrowser([knots]);
    signIn(site, server);
    await pass();
    expect(names(site)).toEqual(['Soup', 'Garlic Knots']);
    expect(server.cart()).toMatchObject({ version: 2, items: [{ name: 'Soup' }, { name: 'Garlic Knots' }] });
    expect(site.cart.get()).toMatchObject({ customerId: 'ada', isGuest: false, cartId: 1 });
  });

  it('O4-08 is sent after changes, several of them at once, and not while nothing has changed', async () => {
    const server = aServer([soup]);
    const site = aBrowser();
    signIn(site, server);
    await pass();
    site.cart.change((cart, now) => setQuantity(cart, 'b', 2, now));
    site.cart.change((cart, now) => setQuantity(cart, 'b', 3, now));
    await pass(SENT_AFTER);
    expect(server.calls).toEqual(['getCart', 'putCart']);
    expect(server.cart()?.items[0]?.quantity).toBe(3);
    await pass(SENT_AFTER * 3);
    expect(server.calls).toHaveLength(2);
  });

  it('O9-09 follows other devices when the page is looked at again, and every five minutes', async () => {
    const server = aServer([soup]);
    const site = aBrowser();
    signIn(site, server);
    await pass();
    server.set({ ...(server.cart() as Remote), version: 2, items: [soup, knots] });
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(names(site)).toEqual(['Soup', 'Garlic Knots']);
    server.set({ ...(server.cart() as Remote), version: 3, items: [knots] });
    await pass(READ_EVERY);
    expect(names(site)).toEqual(['Garlic Knots']);
  });

  it('is not sent once an order has ended it, here and on the server', async () => {
    const server = aServer([soup]);
    const site = aBrowser();
    signIn(site, server);
    await pass();
    server.set(null);
    site.cart.change((cart, now) => withoutLines(cart, [soup.cartItemId], now));
    await pass(SENT_AFTER);
    expect(server.calls).toEqual(['getCart', 'getCart']);
    site.cart.change((cart, now) => addToCart(cart, knots, now));
    await pass(SENT_AFTER);
    expect(server.calls).toEqual(['getCart', 'getCart', 'putCart']);
    expect(server.cart()?.items).toMatchObject([{ name: 'Garlic Knots' }]);
  });

  it('loses nothing where two devices write at once', async () => {
    const server = aServer([soup]);
    const site = aBrowser();
    signIn(site, server);
    await pass();
    server.set({ ...(server.cart() as Remote), version: 2, items: [soup, aLine('c', 'Bread')] });
    site.cart.change((cart, now) => addToCart(cart, knots, now));
    await pass(SENT_AFTER);
    expect(names(site)).toEqual(['Soup', 'Bread', 'Garlic Knots']);
    expect(server.cart()).toMatchObject({ version: 3, items: [{}, {}, {}] });
  });

  it.each([
    ['cannot be reached', offline],
    ['fails', new CallError('INTERNAL', 'Something went wrong', 500)],
  ])(
    'I8.2-10, O8-09 is the browser’s where the server %s, and is sent once it answers',
    async (_, failure) => {
      const server = aServer([soup]);
      server.fail(failure);
      const site = aBrowser([knots]);
      signIn(site, server);
      await pass();
      expect(names(site)).toEqual(['Garlic Knots']);
      site.cart.change((cart, now) => setQuantity(cart, 'a', 4, now));
      await pass(SENT_AFTER);
      server.fail(undefined);
      window.dispatchEvent(new Event('online'));
      await pass();
      expect(names(site)).toEqual(['Soup', 'Garlic Knots']);
      expect(server.cart()?.items.map(({ quantity }) => quantity)).toEqual([1, 4]);
    },
  );

  it('is left alone once the session has ended', async () => {
    const server = aServer();
    server.fail(new CallError('UNAUTHENTICATED', 'Please sign in', 401));
    const site = aBrowser([knots]);
    signIn(site, server);
    await pass();
    await pass(READ_EVERY);
    expect([server.calls, names(site)]).toEqual([['getCart'], ['Garlic Knots']]);
  });

  it('does not change under a diner whose order may have been placed', async () => {
    const server = aServer([soup]);
    const site = aBrowser();
    signIn(site, server);
    await pass();
    const attempt = { restaurantGuid: site.storefront.get().restaurant.guid, key: 'key', sent: ['{}'] };
    window.sessionStorage.setItem('bite-checkout', JSON.stringify(attempt));
    server.set(null);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(names(site)).toEqual(['Soup']);
    window.sessionStorage.removeItem('bite-checkout');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(names(site)).toEqual([]);
  });

  it('O4-06 offers what was in another person’s cart instead of keeping it', async () => {
    const site = aBrowser();
    const first = signIn(site, aServer([soup]));
    await pass();
    first.stop();
    const server = aServer([knots]);
    signIn(site, server, { uid: 'bob' });
    await pass();
    expect(names(site)).toEqual(['Garlic Knots']);
    expect(site.cart.earlier.get()?.items).toEqual([soup]);
    expect(server.cart()?.items).toEqual([knots]);
  });

  it('O4-05 offers what was in a cart that has expired on the server, which is emptied', async () => {
    const server = aServer([soup]);
    server.set({ ...(server.cart() as Remote), expiresIn: -MINUTE });
    const site = aBrowser([knots]);
    signIn(site, server);
    await pass();
    expect(names(site)).toEqual(['Garlic Knots']);
    expect(site.cart.earlier.get()?.items).toEqual([soup]);
    expect(server.cart()?.items).toMatchObject([{ name: 'Garlic Knots' }]);
  });

  it('stays with the account when its diner signs out', async () => {
    const server = aServer([soup]);
    const site = aBrowser();
    const sync = signIn(site, server);
    await pass();
    sync.leave();
    expect(names(site)).toEqual([]);
    expect(window.localStorage.getItem(CART_STORAGE_KEY)).not.toContain('ada');
    await pass(READ_EVERY);
    expect(server.cart()?.items).toHaveLength(1);
  });

  it('is one cart in two tabs', async () => {
    const server = aServer([soup]);
    const [one, other] = [aBrowser(), aBrowser()];
    signIn(one, server);
    signIn(other, server);
    await pass();
    one.cart.change((cart, now) => addToCart(cart, knots, now));
    other.cart.change((cart, now) => addToCart(cart, aLine('c', 'Bread'), now));
    await pass(SENT_AFTER);
    expect(names(other)).toEqual(['Soup', 'Garlic Knots', 'Bread']);
    expect(server.cart()?.items.map(({ name }) => name)).toEqual(['Soup', 'Garlic Knots', 'Bread']);
  });
});

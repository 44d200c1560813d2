import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Cart, CartItem } from '@bite/shared/ordering/cart.schema';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { joinCarts, type RemoteCart } from '@bite/shared/ordering/cart-sync';
import { type PutCartInput, putCartInput } from '@bite/shared/ordering/carts.contract';
import { anItemInCart, CART_MENU, calzone, PLACE } from '@bite/shared/testing/a-cart';
import { aGuid, NOW } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { aPlace, memoryStorefronts } from '../../testing/a-place.ts';
import { memoryIds } from '../../testing/memory-ids.ts';
import { member, place } from '../../testing/memory-place.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { cartReport } from './cart-report.ts';
import { cleanUpCarts } from './clean-up-carts.ts';
import { closeCart } from './close-cart.ts';
import { cartsOf } from './customers-cart.ts';
import { putCart } from './put-cart.ts';
import { readCart } from './read-cart.ts';

const restaurantGuid = CART_MENU.storefront.restaurant.guid;
const ada = { uid: 'ada' };
const pizza = anItemInCart('a', { quantity: 2 });

function counter() {
  const records = memoryRecords();
  const here = aPlace();
  records.put(tenants, String(here.tenant.tenantId), here.tenant);
  records.put(restaurantsOf(here.tenant.tenantId), String(here.restaurant.restaurantId), here.restaurant);
  const clock = { now: NOW };
  let guids = 100;
  const storefronts = memoryStorefronts(CART_MENU.storefront);
  const deps = {
    storefronts,
    records,
    ids: memoryIds(),
    newGuid: () => {
      guids += 1;
      return aGuid(guids);
    },
    now: () => clock.now,
    log: silentLog,
    countStore: {
      places: async function* () {
        yield [place];
      },
    },
  };
  const inputOf = (items: CartItem[], known?: PutCartInput['known']): PutCartInput =>
    putCartInput.parse({ orderType: 'pickup', items, ...(known && { known }) });
  return {
    deps,
    clock,
    storefronts,
    stored: () => records.find(cartsOf(place), { limit: 100 }).then((all) => all.map((one) => one.record)),
    read: async (who = ada) => (await readCart(deps, who, restaurantGuid)).cart,
    put: async (items: CartItem[], known?: RemoteCart | null, who = ada) =>
      (
        await putCart(
          deps,
          who,
          restaurantGuid,
          inputOf(items, known ? { guid: known.guid, version: known.version } : undefined),
        )
      ).cart,
    order: (cart: RemoteCart | null, items: readonly CartItem[], who = ada) =>
      closeCart(deps, place, {
        uid: who.uid,
        cartGuid: cart?.guid ?? '',
        orderGuid: aGuid(9),
        cartItemIds: items.map(({ cartItemId }) => cartItemId),
      }),
  };
}

const names = (cart: Pick<RemoteCart, 'items'> | null) =>
  cart?.items.map(({ name, quantity }) => `${quantity} ${name}`);

/** A device of Ada's that does as the site does: it joins what the server has, and puts the result. */
function device(shop: ReturnType<typeof counter>, items: CartItem[] = []) {
  let local: Cart = { ...emptyCart(PLACE, NOW), items };
  const join = (remote: RemoteCart | null) => {
    local = joinCarts(local, remote ?? undefined, ada.uid, shop.clock.now);
  };
  const push = async (): Promise<void> => {
    const known = local.base && { guid: local.base.guid, version: local.version };
    try {
      join(await shop.put(local.items, known as RemoteCart | undefined));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
      join((error.details as { cart: RemoteCart | null }).cart);
      await push();
    }
  };
  return {
    change: (next: (items: CartItem[]) => CartItem[]) => {
      local = { ...local, items: next(local.items) };
    },
    pull: async () => join(await shop.read()),
    push,
    cart: () => local,
    lines: () => names({ items: local.items }),
  };
}

describe('a signed-in diner’s cart on the server', () => {
  let shop: ReturnType<typeof counter>;
  beforeEach(() => {
    shop = counter();
  });

  it('O4-08, O3-09, O9-42 is begun with the restaurant’s first number, and found again', async () => {
    expect(await shop.read()).toBeNull();
    const cart = await shop.put([pizza]);
    expect(cart).toMatchObject({ cartId: 1, version: 1, expiresIn: 30 * MINUTE });
    expect(await shop.read()).toEqual(cart);
    expect(await shop.stored()).toMatchObject([
      { customerId: 'ada', isGuest: false, ...PLACE, day: '2026-06-10', value: pizza.totalPrice },
    ]);
  });

  it('takes no number for nothing', async () => {
    expect(await shop.put([])).toBeNull();
    expect(await shop.stored()).toEqual([]);
  });

  it('is only their own', async () => {
    const cart = await shop.put([pizza]);
    expect(await shop.read({ uid: 'bob' })).toBeNull();
    await expect(shop.put([pizza], cart, { uid: 'bob' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await shop.order(cart, [pizza], { uid: 'bob' });
    expect(names(await shop.read())).toEqual(['2 Margherita']);
  });

  it('O3-09, I5.7-03 has a version, and is refused with the present cart where it has another one', async () => {
    const first = await shop.put([pizza]);
    const second = await shop.put([pizza, calzone('b')], first);
    expect(second?.version).toBe(2);
    await expect(shop.put([], first)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { cart: { version: 2, items: [{ name: 'Margherita' }, { name: 'Calzone' }] } },
    });
    await expect(shop.put([calzone('c')])).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(names(await shop.put([], second))).toEqual([]);
  });

  it('O4-05, I9-14, O7.3-05 expires after half an hour, which a change extends; the next one is another cart', async () => {
    const first = await shop.put([pizza]);
    shop.clock.now += 29 * MINUTE;
    const second = await shop.put([pizza, calzone('b')], first);
    shop.clock.now += 29 * MINUTE;
    expect(await shop.read()).toMatchObject({ expiresIn: MINUTE });
    shop.clock.now += MINUTE + 1;
    expect(await shop.read()).toMatchObject({ cartId: 1, expiresIn: -1, items: [{}, {}] });
    expect(await shop.put([calzone('c')])).toMatchObject({ cartId: 2, version: 1 });
    await expect(shop.put([pizza], second)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('names and prices are the menu’s, whatever a browser says', async () => {
    const forged = { ...pizza, name: 'Free pizza', basePrice: 0, totalPrice: 0 };
    const cart = await shop.put([forged]);
    expect(cart?.items).toEqual([pizza]);
  });

  it('keeps what cannot be had, marked, and values it at nothing', async () => {
    const gone = { ...calzone('b'), menuItemId: 99 };
    const cart = await shop.put([pizza, gone, { ...calzone('c'), menuItemGuid: aGuid(1) }]);
    expect(cart?.items.map((line) => line.isValidConfiguration)).toEqual([true, false, false]);
    expect((await shop.stored())[0]?.value).toBe(pizza.totalPrice);
  });

  it('marks what the menu has lost since', async () => {
    await shop.put([pizza, calzone('b')]);
    const { items } = CART_MENU.storefront;
    shop.storefronts.storefront = {
      ...CART_MENU.storefront,
      items: items.filter(({ itemId }) => itemId !== 2),
    };
    expect((await shop.read())?.items.map((line) => line.isValidConfiguration)).toEqual([true, false]);
  });

  it.each([
    ['an unknown field', { ...pizza, discount: 100 }],
    ['a hundred of a dish', { ...pizza, quantity: 100 }],
    ['an id that is a path', { ...pizza, cartItemId: '../a' }],
    ['a name without end', { ...pizza, name: 'x'.repeat(256) }],
    ['a note without end', { ...pizza, notes: 'x'.repeat(501) }],
  ])('I5.7-02, I5.7-03, I9-03 refuses a line with %s', (_, line) => {
    expect(putCartInput.safeParse({ orderType: 'pickup', items: [line] }).success).toBe(false);
  });

  it('refuses more lines than an order may have, and two with one id', () => {
    const many = Array.from({ length: 101 }, (_, position) => ({ ...pizza, cartItemId: `line-${position}` }));
    const sent = (items: CartItem[]) => putCartInput.safeParse({ orderType: 'pickup', items }).success;
    expect([sent(many), sent(many.slice(1)), sent([pizza, pizza])]).toEqual([false, true, false]);
  });
});

describe('several devices of one diner', () => {
  let shop: ReturnType<typeof counter>;
  beforeEach(() => {
    shop = counter();
  });

  it('O4-07 a guest’s cart becomes the customer’s, or joins it, and no line is lost', async () => {
    const phone = device(shop, [pizza]);
    await phone.push();
    const laptop = device(shop, [calzone('b', 3)]);
    await laptop.push();
    expect(laptop.lines()).toEqual(['2 Margherita', '3 Calzone']);
    await phone.pull();
    expect(phone.cart()).toMatchObject({ cartId: 1, version: 2, customerId: 'ada', isGuest: false });
    expect(phone.lines()).toEqual(laptop.lines());
  });

  it('O4-07 two that sign in at once make one cart', async () => {
    const [phone, laptop] = [device(shop, [pizza]), device(shop, [calzone('b')])];
    await Promise.all([phone.push(), laptop.push()]);
    expect(await shop.stored()).toHaveLength(1);
    expect(names(await shop.read())?.sort()).toEqual(['1 Calzone', '2 Margherita']);
  });

  it('a merge that is repeated because its answer was lost adds nothing twice', async () => {
    await device(shop, [calzone('x')]).push();
    const phone = device(shop, [pizza]);
    const before = structuredClone(phone.cart());
    await phone.push();
    const again = device(shop, before.items);
    await again.push();
    expect(again.lines()).toEqual(['1 Calzone', '2 Margherita']);
  });

  it('two that write at once both keep what they added, and the newer quantity wins', async () => {
    const phone = device(shop, [pizza, calzone('b')]);
    await phone.push();
    const laptop = device(shop);
    await laptop.pull();
    phone.change((items) => [...items.map((line) => ({ ...line, quantity: 4 })), calzone('c')]);
    laptop.change((items) => [...items.filter(({ cartItemId }) => cartItemId !== 'b'), calzone('d', 2)]);
    await Promise.all([phone.push(), laptop.push()]);
    await Promise.all([phone.pull(), laptop.pull()]);
    expect(phone.lines()).toEqual(laptop.lines());
    // A changed line outlives its removal elsewhere.
    expect(phone.lines()?.sort()).toEqual(['1 Calzone', '2 Calzone', '4 Calzone', '4 Margherita']);
  });

  it('a line removed on one device goes on all', async () => {
    const phone = device(shop, [pizza, calzone('b')]);
    await phone.push();
    const laptop = device(shop);
    await laptop.pull();
    laptop.change(([first]) => (first ? [first] : []));
    await laptop.push();
    await phone.pull();
    expect(phone.lines()).toEqual(['2 Margherita']);
  });

  it('an order empties the cart on all devices', async () => {
    const phone = device(shop, [pizza]);
    await phone.push();
    const laptop = device(shop);
    await laptop.pull();
    await shop.order(await shop.read(), phone.cart().items);
    await laptop.pull();
    expect(laptop.lines()).toEqual([]);
    expect(await shop.read()).toBeNull();
    expect(await shop.put([calzone('c')])).toMatchObject({ cartId: 2 });
  });

  it('an order ends a cart that its device empties in the same moment, and nothing of that is a conflict', async () => {
    const cart = await shop.put([pizza]);
    await shop.order(cart, [pizza]);
    expect(await shop.put([], cart)).toBeNull();
    await expect(shop.put([pizza], cart)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await shop.stored()).toHaveLength(1);
  });

  it('what another device adds while the order is placed stays, in a cart of its own', async () => {
    const phone = device(shop, [pizza]);
    await phone.push();
    const laptop = device(shop);
    await laptop.pull();
    laptop.change((items) => [...items, calzone('b')]);
    const ordered = phone.cart().items;
    const cart = await shop.read();
    await laptop.push();
    await shop.order(cart, ordered);
    await shop.order(cart, ordered);
    await Promise.all([laptop.pull(), phone.pull()]);
    expect([laptop.lines(), phone.lines()]).toEqual([['1 Calzone'], ['1 Calzone']]);
    expect(laptop.cart()).toMatchObject({ cartId: 2 });
    expect(await shop.stored()).toHaveLength(2);
  });

  it('what is added after the order begins another cart', async () => {
    const phone = device(shop, [pizza]);
    await phone.push();
    const laptop = device(shop);
    await laptop.pull();
    await shop.order(await shop.read(), phone.cart().items);
    laptop.change((items) => [...items, calzone('b')]);
    await laptop.push();
    expect(laptop.lines()).toEqual(['1 Calzone']);
    expect(laptop.cart()).toMatchObject({ cartId: 2, version: 1 });
  });

  it('one that was offline for an hour brings back what it changed in time, and nothing else', async () => {
    const phone = device(shop, [pizza]);
    await phone.push();
    shop.clock.now += 20 * MINUTE;
    phone.change((items) => [...items, calzone('b')]);
    shop.clock.now += 20 * MINUTE;
    await phone.push();
    expect(phone.lines()).toEqual(['2 Margherita', '1 Calzone']);
    expect(phone.cart()).toMatchObject({ cartId: 1, version: 2 });
  });

  it('an expired copy adds nothing to another device', async () => {
    await device(shop, [pizza]).push();
    shop.clock.now += 31 * MINUTE;
    const laptop = device(shop);
    await laptop.pull();
    expect(laptop.lines()).toEqual([]);
  });
});

describe('old carts', () => {
  const report = (shop: ReturnType<typeof counter>, from = '2026-06-09', to = '2026-06-11') =>
    cartReport(shop.deps, { user: member('manager') }, place, { from, to });

  async function aBusyDay(shop: ReturnType<typeof counter>) {
    for (let guest = 0; guest < 24; guest += 1) {
      const who = { uid: `guest-${guest}` };
      const cart = await shop.put([{ ...calzone('b') }], null, who);
      if (guest % 4 === 0) await shop.order(cart, [calzone('b')], who);
    }
  }

  it('O9-10, I9-14, I7.4-06 go after seven days, ten at a time, and the report keeps their counts', async () => {
    const shop = counter();
    await aBusyDay(shop);
    const commits: number[] = [];
    const { records } = shop.deps;
    const counting = {
      ...records,
      transact: (async (work) => {
        const before = (await shop.stored()).length;
        const result = await records.transact(work);
        commits.push(before - (await shop.stored()).length);
        return result;
      }) as typeof records.transact,
    };
    const run = () => cleanUpCarts({ ...shop.deps, records: counting });
    shop.clock.now = NOW + 7 * DAY;
    expect(await run()).toMatchObject({ deleted: 0, failed: 0 });
    const before = await report(shop);
    shop.clock.now += 1;
    expect(await run()).toMatchObject({ deleted: 24, places: 1 });
    expect(commits).toEqual([0, 10, 10, 4]);
    expect(await run()).toMatchObject({ deleted: 0 });
    expect(await report(shop)).toEqual(before);
    const { days } = before;
    expect(days.map(({ day }) => day)).toEqual(['2026-06-09', '2026-06-10', '2026-06-11']);
    expect(days[1]).toMatchObject({ started: 24, ordered: 6, abandoned: 18, filled: 24, value: 360 });
    expect(days[0]).toMatchObject({ started: 0, value: 0 });
  });

  it('I7.4-06 the report counts a cart as abandoned once it has expired, and not before', async () => {
    const shop = counter();
    await shop.put([pizza]);
    expect((await report(shop)).days[1]).toMatchObject({ started: 1, ordered: 0, abandoned: 0 });
    shop.clock.now += 31 * MINUTE;
    expect((await report(shop)).days[1]).toMatchObject({ started: 1, ordered: 0, abandoned: 1 });
    expect((await report(shop, '2026-06-11', '2026-06-12')).days).toMatchObject([
      { started: 0 },
      { started: 0 },
    ]);
  });

  it('I7.4-06 the report is for managers', async () => {
    const shop = counter();
    const asked = { from: '2026-06-10', to: '2026-06-10' };
    await expect(cartReport(shop.deps, { user: member('employee') }, place, asked)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

// What a diner does on the tracking page: cancels, orders again, keeps the date, prints.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStorefront, LUNCH } from '../testing/a-storefront.ts';
import { aTrackedOrder } from '../testing/a-tracked-order.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok, type Reply, refused } from '../testing/fake-api.ts';
import { renderSite } from '../testing/render-site.tsx';

const MINUTE = 60_000;
const UNTIL = new Date(LUNCH + 5 * MINUTE).toISOString();

atLunch('held');

afterEach(() => {
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = async (element: HTMLElement) => {
  fireEvent.click(element);
  await pass(0);
};

interface Given {
  order?: Partial<TrackedOrder>;
  storefront?: Storefront;
  fresh?: Storefront;
  soldOut?: Record<string, object>;
  cancel?: () => Reply<'cancelOrder'> | Promise<Reply<'cancelOrder'>>;
  arrive?: () => Reply<'arriveForOrder'> | Promise<Reply<'arriveForOrder'>>;
}

const cancelled = { status: 'cancelled', lifecycleState: 'canceled', isCancelledByGuest: true } as const;

async function track({
  order,
  storefront = aStorefront(),
  fresh = storefront,
  soldOut = {},
  cancel,
  arrive,
}: Given = {}) {
  let current = aTrackedOrder(order);
  const api = fakeApi({
    trackOrder: () => ok('trackOrder', current),
    cancelOrder: () => {
      if (cancel) return cancel();
      current = aTrackedOrder({ ...order, ...cancelled, cancelReason: 'Cancelled by the guest' });
      return ok('cancelOrder', current);
    },
    arriveForOrder: () => {
      if (arrive) return arrive();
      current = aTrackedOrder({
        ...order,
        arrivedAt: new Date(LUNCH).toISOString(),
        arrivalNote: 'Blue car',
      });
      return ok('arriveForOrder', current);
    },
    getStorefront: () => ok('getStorefront', fresh),
    getStorefrontLive: () => ok('getStorefrontLive', { ...defaultLiveState, soldOut }),
  });
  const rendered = renderSite({ at: '/track/a-token', storefront });
  await pass(0);
  return {
    ...rendered,
    become: (change: Partial<TrackedOrder>) => {
      current = aTrackedOrder(change);
    },
    arrivals: () => api.asked.filter(({ path }) => path.endsWith('/a-token/arrive')),
    cancels: () => api.asked.filter(({ path }) => path.endsWith('/a-token/cancel')),
  };
}

const confirmation = () => within(screen.getByRole('dialog', { name: 'Cancel order #101?' }));
const confirm = () => click(confirmation().getByRole('button', { name: /^(Cancel order|Try again)$/ }));

describe('a diner who is there to pick the order up', () => {
  const from = (minutes: number) => ({ arriveFrom: new Date(LUNCH + minutes * MINUTE).toISOString() });

  it('says so with a tap and where, and sees that the restaurant knows', async () => {
    const { arrivals } = await track({ order: from(0) });
    fireEvent.change(screen.getByRole('textbox', { name: /^Where are you/ }), {
      target: { value: ' Blue car ' },
    });
    await click(button('I’m here'));
    expect(screen.getByText('The restaurant knows that you are here')).toBeTruthy();
    expect(screen.getByText(/^Since 1 PM/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
    expect(arrivals().map(({ body }) => body)).toEqual([{ note: 'Blue car' }]);
  });

  it('is not asked before its time, nor for an order that is delivered', async () => {
    await track({ order: from(5) });
    expect(screen.queryByText('Are you here?')).toBeNull();
    await pass(6 * MINUTE);
    expect(screen.getByText('Are you here?')).toBeTruthy();
  });

  it('keeps what was typed when the restaurant cannot be reached', async () => {
    await track({ order: from(0), arrive: lost });
    const where = screen.getByRole<HTMLInputElement>('textbox', { name: /^Where are you/ });
    fireEvent.change(where, { target: { value: 'Blue car' } });
    await click(button('I’m here'));
    expect(screen.getByRole('alert').textContent).toContain('Trying again is safe.');
    expect(where.value).toBe('Blue car');
  });
});

describe('what the diner told the restaurant', () => {
  it('is shown back, the allergies first', async () => {
    await track({ order: { allergies: 'Peanuts', cutlery: true } });
    const receipt = screen.getByText(/^Allergies, told to the kitchen/).closest('ul');
    expect(receipt?.textContent).toBe('Allergies, told to the kitchen: PeanutsWith cutlery and napkins');
  });

  it.each([
    ['is a wish until then', {}, 'Leave it at your door'],
    ['was done', { status: 'completed', lifecycleState: 'completed' }, 'Left at your door'],
  ] as const)('that a delivery is left at the door %s', async (_, change, words) => {
    await track({ order: { type: 'delivery', leaveAtDoor: true, ...change } });
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('a diner who wants to cancel', () => {
  it('is told how long, is asked once, and sees at once that it is done and costs nothing', async () => {
    const { cancels } = await track({ order: { cancelUntil: UNTIL } });
    expect(screen.getByText(/You can cancel until 1:05 PM.* \(5 more minutes\)/)).toBeTruthy();
    await click(button('Cancel order'));
    expect(confirmation().getByText(/nothing to refund/)).toBeTruthy();
    await confirm();
    expect(title()).toBe('You cancelled this order');
    expect(screen.getByText('Nothing was charged')).toBeTruthy();
    expect(screen.queryByText(/Changed your mind/)).toBeNull();
    await pass(60_000);
    expect(title()).toBe('You cancelled this order');
    expect(cancels().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /orders/track/99999999-0000-4000-8000-000000000001/a-token/cancel',
    ]);
  });

  it.each([
    ['late by some seconds', 14_000],
    ['slow by some minutes', 3 * MINUTE],
  ])('is never told more minutes than there are, where the clock is %s', async (_, late) => {
    vi.setSystemTime(LUNCH - late);
    await track({ order: { cancelUntil: UNTIL } });
    expect(screen.getByText(/You can cancel until 1:05 PM.* \(5 more minutes\)/)).toBeTruthy();
  });

  it('may keep the order', async () => {
    const { cancels } = await track({ order: { cancelUntil: UNTIL } });
    await click(button('Cancel order'));
    await click(confirmation().getByRole('button', { name: 'Keep my order' }));
    await pass(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cancels()).toEqual([]);
  });

  it('is led from the question back to the order by going back', async () => {
    const { cancels } = await track({ order: { cancelUntil: UNTIL } });
    await click(button('Cancel order'));
    confirmation();
    window.history.back();
    await pass(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/luigis/track/a-token');
    expect(cancels()).toEqual([]);
  });

  it('may try again after a lost answer, and is not told that it failed', async () => {
    const answers = [lost, () => ok('cancelOrder', aTrackedOrder(cancelled))];
    await track({ order: { cancelUntil: UNTIL }, cancel: () => (answers.shift() ?? lost)() });
    await click(button('Cancel order'));
    await confirm();
    expect(
      confirmation().getByText('Your order may be cancelled or not. Trying again is safe.'),
    ).toBeTruthy();
    await confirm();
    expect(title()).toBe('You cancelled this order');
  });

  it('reads the server’s reason when the kitchen was quicker, and how the order stands', async () => {
    const message = 'The kitchen has begun to prepare your order, so it can no longer be cancelled here.';
    const { become } = await track({
      order: { cancelUntil: UNTIL },
      cancel: () => {
        become({ status: 'inProgress', lifecycleState: 'inPreparation' });
        return refused(409, { code: 'TRANSITION_REFUSED', message });
      },
    });
    await click(button('Cancel order'));
    await confirm();
    expect(screen.getByRole('alert').textContent).toBe(`Your order was not cancelled.${message}`);
    expect(title()).toBe('Your food is being prepared');
    await pass(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('To change or cancel your order, call the restaurant.')).toBeTruthy();
  });

  it('is told on time that it is too late, and whom to call', async () => {
    await track({ order: { cancelUntil: UNTIL } });
    await click(button('Cancel order'));
    await pass(5 * MINUTE - 1);
    expect(confirmation()).toBeTruthy();
    await pass(1000);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.getByText(/^The time to cancel here is over\. .*call the restaurant\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+17185550142');
  });

  it('is told whom to call where the restaurant gives no time for it', async () => {
    await track();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.getByText('To change or cancel your order, call the restaurant.')).toBeTruthy();
  });
});

describe('a diner who wants the same again', () => {
  const inCart = (site: Awaited<ReturnType<typeof track>>['site']) =>
    site.cart
      .get()
      ?.items.map(({ name, quantity, notes, totalPrice }) => ({ name, quantity, notes, totalPrice }));

  it('has it in the cart with its choices, and sees the cart', async () => {
    const { site } = await track();
    await click(button('Order again'));
    expect(inCart(site)).toEqual([{ name: 'Margherita', quantity: 2, notes: 'Well done', totalPrice: 39 }]);
    const cart = screen.getByRole('dialog', { name: 'Your cart' });
    expect(within(cart).getByText('Crust: Classic')).toBeTruthy();
  });

  it('reads before what costs more by the menu of this moment, and may leave it', async () => {
    const storefront = aStorefront();
    const dearer = storefront.items.map((item) =>
      item.itemId === 1
        ? { ...item, sizes: item.sizes?.map((size) => ({ ...size, price: size.price + 1 })) ?? [] }
        : item,
    );
    const { site } = await track({ storefront, fresh: aStorefront({ version: 'v2', items: dearer }) });
    await click(button('Order again'));
    expect(screen.getByRole('alert').textContent).toContain('2 × Margherita: $41.00 now, $39.00 then.');
    expect(inCart(site)).toEqual([]);
    await click(button('No, thanks'));
    expect(inCart(site)).toEqual([]);
    expect(document.activeElement).toBe(button('Order again'));
    await click(button('Order again'));
    await click(button('Put 2 items in the cart'));
    expect(inCart(site)).toMatchObject([{ name: 'Margherita', quantity: 2, totalPrice: 41 }]);
  });

  it.each([
    ['sold out', { soldOut: { 1: {} } }, /sold out/],
    ['gone', { fresh: aStorefront({ version: 'v2', items: [] }) }, /Margherita is no longer on the menu/],
  ])('reads what is %s, and nothing is put in the cart', async (_what, given: Given, words) => {
    const { site } = await track(given);
    await click(button('Order again'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Nothing of this order can be had right now.');
    expect(alert.textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: /in the cart$/ })).toBeNull();
    expect(inCart(site)).toEqual([]);
  });

  it('is not offered it where nothing can be ordered online', async () => {
    await track({ storefront: aStorefront({ website: { orderingEnabled: false } }) });
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  });
});

describe('what a diner takes along', () => {
  const tomorrow = '2025-11-22T17:30:00.000Z';
  const later = { scheduledFor: tomorrow, promisedAt: tomorrow };

  it('is the time of a scheduled order for the calendar, with the address and without the secret link', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:order';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await track({ order: later });
    await click(button('Add to calendar'));
    const [file] = saved;
    const text = ((await file?.text()) ?? '').replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART:20251122T173000Z');
    expect(text).toContain("SUMMARY:Pick up at Luigi's Pizzeria");
    expect(text).toContain("LOCATION:Luigi's Pizzeria\\, 12 Court Street\\, Brooklyn\\, NY 11201");
    expect(text).toContain('#101');
    expect(text).not.toContain('a-token');
  });

  it.each([
    ['for as soon as possible', {}],
    ['that is cancelled', { ...later, ...cancelled }],
  ])('is no date of an order %s', async (_what, order) => {
    await track({ order });
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('is the way to the restaurant, for whoever picks up', async () => {
    await track();
    expect(screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href')).toBe(
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent("Luigi's Pizzeria, 12 Court Street, Brooklyn, NY 11201")}`,
    );
  });

  it('is no way to the restaurant of a delivery', async () => {
    await track({ order: { type: 'delivery' } });
    expect(screen.queryByRole('link', { name: 'Show on the map' })).toBeNull();
  });

  it('is a receipt on paper', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await track();
    await click(button('Print receipt'));
    expect(print).toHaveBeenCalledOnce();
  });
});

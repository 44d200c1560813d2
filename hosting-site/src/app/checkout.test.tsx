// The checkout, from an item in the cart to the tracking page.

import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readContact } from '../features/ordering/checkout/contact.ts';
import { withLine } from '../lib/ordering-engine.ts';
import { placedOrder } from '../testing/a-placed-order.ts';
import { aStorefront, LUNCH, MORNING } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok, type Reply, refused } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

const luigis = aStorefront();
type Placing = () => Reply<'placeOrder'> | Promise<Reply<'placeOrder'>>;

const gonePlaces = { trackOrder: () => refused(404, { code: 'NOT_FOUND' }) };

atLunch();

beforeEach(() => {
  rememberDetails(luigis);
  const cart = withLine(
    indexStorefront(luigis),
    emptyCart(luigis.restaurant, LUNCH),
    { menuItemId: 2, quantity: 2, modifiers: [] },
    LUNCH,
  );
  window.localStorage.setItem('order-up-cart', JSON.stringify(cart));
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(
  answer: Placing = () => ok('placeOrder', placedOrder, { status: 201 }),
  storefront = luigis,
) {
  const api = fakeApi({
    ...gonePlaces,
    placeOrder: answer,
    getStorefront: () => ok('getStorefront', luigis),
  });
  const rendered = renderSite({ storefront, at: '/checkout' });
  await screen.findByRole('button', { name: /^Place order/ });
  const orders = () => api.asked.filter(({ method, path }) => method === 'POST' && path === '/orders');
  return {
    ...rendered,
    orders,
    submit: () => rendered.user.click(screen.getByRole('button', { name: /^Place order/ })),
  };
}

async function filled(answer?: Placing, storefront?: typeof luigis) {
  const opened = await open(answer, storefront);
  const { user } = opened;
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Diner');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '2125550199');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  return opened;
}

describe('a cart at a restaurant that takes no orders here any more', () => {
  const openWithout = (website: { orderingUrl?: string }) =>
    renderSite({
      storefront: aStorefront({ website: { orderingEnabled: false, ...website } }),
      at: '/checkout',
    });
  const main = async () => within(await screen.findByRole('main'));

  it('says so and leads to the site that takes them, without a form', async () => {
    fakeApi(gonePlaces);
    const orderingUrl = 'https://order.example/luigis';
    openWithout({ orderingUrl });
    const page = await main();
    await page.findByText('This restaurant takes its orders on another site.');
    expect(page.getByRole('link', { name: 'Order Now' }).getAttribute('href')).toBe(orderingUrl);
    expect(page.queryByRole('textbox')).toBeNull();
    expect(page.queryByRole('button', { name: /^Place order/ })).toBeNull();
  });

  it('says so and offers a call where no site takes them', async () => {
    fakeApi(gonePlaces);
    openWithout({});
    const page = await main();
    await page.findByText('We take no orders online at the moment.');
    expect(page.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+17185550142');
    expect(page.queryByRole('button', { name: /^Place order/ })).toBeNull();
  });
});

describe('a cart whose half hour is over', () => {
  const HALF_AN_HOUR = 31 * 60_000;
  const stored = () => JSON.parse(window.localStorage.getItem('order-up-cart') ?? 'null');

  it('O4-05, O4-06 is ordered as the open page shows it, and renewed by that, so that a refusal leaves it there', async () => {
    const answer = () => refused(409, { code: 'CONFLICT', message: 'The kitchen is busy' });
    const { submit, orders } = await filled(answer);
    vi.setSystemTime(LUNCH + HALF_AN_HOUR);
    await submit();
    await screen.findByText('The kitchen is busy');
    expect(orders()).toHaveLength(1);
    expect(stored()).toMatchObject({ items: [{ quantity: 2 }] });
    expect(Date.parse(stored().expiresAt)).toBe(LUNCH + HALF_AN_HOUR + 30 * 60_000);
  });

  it('O4-05, O4-06 is offered and no longer ordered once the guest comes back to the page', async () => {
    await filled();
    vi.setSystemTime(LUNCH + HALF_AN_HOUR);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Your cart from earlier has expired.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Put 2 items back' })).toBeTruthy();
  });
});

describe('text messages', () => {
  const offering = aStorefront({ restaurant: { offersTexts: true } });

  it('that the restaurant does not send to this number are refused at the tick, until it is taken off', async () => {
    const message =
      'This restaurant does not text numbers of that country. Please untick this: mails tell you the same.';
    const details = { fields: { textMessages: message } };
    const { user, submit } = await filled(
      () => refused(400, { code: 'VALIDATION_FAILED', message, details }),
      offering,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Text me when it is ready' });
    await user.click(box);
    await submit();
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(
      document.getElementById(box.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toBe(message);
    expect(document.activeElement).toBe(box);
    await user.click(box);
    expect(box.getAttribute('aria-invalid')).toBe('false');
  });

  it('are offered where the restaurant sends them, are never ticked by themselves, and go with this order', async () => {
    const { user, submit, orders } = await filled(undefined, offering);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Text me when it is ready' });
    expect(box.checked).toBe(false);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'STOP',
    );
    await user.click(box);
    await submit();
    await waitFor(() => expect(orders()).toMatchObject([{ body: { textMessages: true } }]));
    expect(window.sessionStorage.getItem('bite-diner')).not.toContain('wantsTexts');
  });

  it('are not asked for where the restaurant sends none, nor sent for whoever leaves them out', async () => {
    const { submit, orders } = await filled();
    expect(screen.queryByRole('checkbox', { name: /^Text me/ })).toBeNull();
    await submit();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).not.toHaveProperty('textMessages');
  });
});

describe('the checkout', () => {
  it('asks back a mistyped email address: one tap takes what was meant, going on keeps what was typed', async () => {
    const { user } = await open();
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await user.type(email, 'ada@gmail.con');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' }));
    expect(email.value).toBe('ada@gmail.com');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull());
    await user.clear(email);
    await user.type(email, 'ada@hotmial.com');
    await user.tab();
    await screen.findByRole('button', { name: 'Did you mean ada@hotmail.com?' });
    expect(email.value).toBe('ada@hotmial.com');
    expect(email.getAttribute('aria-invalid')).toBe('false');
  });

  it('O2.6-10 shows the order, how it is wanted and the exact total', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Place order · $14.54' })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Your order' })).getByText('Garlic Knots')).toBeTruthy();
    expect(screen.getByText(/As soon as possible, ready about 1:20 PM/)).toBeTruthy();
    expect((screen.getByRole('radio', { name: /Pay at pickup/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('asks for allergies apart from the note, and for cutlery, and sends them with the order', async () => {
    const { user, submit, orders } = await filled();
    await user.type(screen.getByRole('textbox', { name: 'Allergies? (optional)' }), 'Peanuts');
    await user.click(screen.getByRole('checkbox', { name: 'I need cutlery and napkins' }));
    await submit();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toMatchObject({ allergies: 'Peanuts', cutlery: true });
    expect(readContact()).toMatchObject({ name: 'Ada Diner', allergies: '', cutlery: false });
  });

  it('asks for no cutlery where the restaurant does not, and says why nothing is left at the door', async () => {
    const { ordering } = luigis.restaurant;
    const bare = aStorefront({ restaurant: { ordering: { ...ordering, asksForCutlery: false } } });
    const { site } = await open(undefined, bare);
    expect(screen.queryByRole('checkbox', { name: /cutlery/ })).toBeNull();
    expect(screen.queryByText(/left at the door/)).toBeNull();
    act(() => site.details.choose({ orderType: 'delivery' }));
    expect(await screen.findByText(/^It cannot be left at the door\. You pay at the door/)).toBeTruthy();
  });

  it('O5-02 has nothing to do for an empty cart', async () => {
    window.localStorage.clear();
    fakeApi();
    renderSite({ at: '/checkout' });
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  });

  it('O5-02, I5.7-04 says which items have options that are no longer valid, and sends nothing', async () => {
    const crust = luigis.items.find(({ modifierGroups = [] }) => modifierGroups.length > 0)?.modifierGroups;
    const items = luigis.items.map((item) =>
      item.itemId === 2 ? { ...item, modifierGroups: crust ?? [] } : item,
    );
    const { submit, orders } = await filled(undefined, aStorefront({ items }));
    await submit();
    expect(screen.getByText('Some items have invalid modifier selections')).toBeTruthy();
    expect(screen.getByText('Item 1 (Garlic Knots) has invalid modifier configuration')).toBeTruthy();
    expect(orders()).toEqual([]);
  });

  it('leads from the button to the first item that needs a look, and says so only as long as it does', async () => {
    const words = 'Some items need another look before you can order';
    const { submit, orders, site, user } = await filled();
    const calm = site.live.get();
    act(() => site.live.set({ ...calm, soldOut: { '2': {} } }));
    await submit();
    expect(screen.getByText(words)).toBeTruthy();
    const list = within(screen.getByRole('list', { name: 'Your order' }));
    const line = list.getByText('Garlic Knots').closest('li');
    expect(document.activeElement).toBe(line);
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Garlic Knots' }));
    expect(document.activeElement).toBe(line);
    act(() => site.live.set(calm));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Garlic Knots' })).toBeNull());
    expect(screen.queryByText(words)).toBeNull();
    expect(orders()).toEqual([]);
    await submit();
    await waitFor(() => expect(orders()).toHaveLength(1));
  });

  it('shows each mistake at its field and goes to the first', async () => {
    const { submit, orders } = await open();
    await submit();
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Please enter a phone number we can call')).toBeTruthy();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(orders()).toEqual([]);
  });

  it('a mistake goes away as it is mended', async () => {
    const { submit, user } = await open();
    await submit();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    expect(screen.queryByText('Please enter your name')).toBeNull();
  });

  it('places the order once, clears the cart, remembers the order and shows it', async () => {
    const { submit, orders, site } = await filled();
    await submit();
    expect(await screen.findByRole('heading', { name: /order/ })).toBeTruthy();
    expect(window.location.pathname).toBe('/luigis/track/token-1');
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.body).toMatchObject({
      expectedTotal: 14.54,
      orderType: 'pickup',
      scheduledFor: null,
    });
    expect(site.cart.get()?.items).toEqual([]);
    expect(site.recentOrders.get()).toMatchObject([{ token: 'token-1', orderNumber: '#101' }]);
  });

  it('an order that comes to more than can be placed says so, and is not sent', async () => {
    const items = luigis.items.map((item) => ({ ...item, basePrice: 60_000_000 }));
    const { submit, orders } = await filled(undefined, aStorefront({ items }));
    await submit();
    expect(await screen.findByText(/^An order can come to at most \$100,000,000\.00 - please/)).toBeTruthy();
    expect(orders()).toEqual([]);
  });

  it('a double tap is one order', async () => {
    let answer: (reply: Reply<'placeOrder'>) => void = () => undefined;
    const { user, orders } = await filled(() => new Promise((resolve) => (answer = resolve)));
    const button = screen.getByRole('button', { name: /^Place order/ });
    await user.dblClick(button);
    await user.click(button);
    expect(button.textContent).toBe('Placing your order…');
    act(() => answer(ok('placeOrder', placedOrder)));
    await waitFor(() => expect(window.location.pathname).toContain('track'));
    expect(orders()).toHaveLength(1);
  });

  it('keeps everything when the answer is lost, and repeats the same order', async () => {
    const answers = [lost, () => ok('placeOrder', placedOrder)];
    const { submit, orders, site } = await filled(() => (answers.shift() ?? lost)());
    await submit();
    expect(await screen.findByText(/placing it again is safe and never orders twice/)).toBeTruthy();
    expect(site.cart.get()?.items).toHaveLength(1);
    await submit();
    await waitFor(() => expect(window.location.pathname).toContain('track'));
    const [first, second] = orders();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  it('says that nothing was placed nor charged where the restaurant could not find out what it has to know', async () => {
    const message = 'We cannot look up this address at the moment';
    const { submit } = await filled(() => refused(503, { code: 'UNAVAILABLE', message }));
    await submit();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(/^No order was placed and nothing was charged/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.queryByText(/may have gone through/)).toBeNull();
  });

  it('shows nothing of what a proxy said, and how to call', async () => {
    const { submit } = await filled(() => Promise.resolve(new Response('Bad Gateway', { status: 502 })));
    await submit();
    expect(await screen.findByText('We got no clear answer about your order.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call / })).toBeTruthy();
    expect(screen.queryByText(/502|Gateway/)).toBeNull();
  });

  it('says after a reload that an order may have gone through', async () => {
    const opened = await filled(lost);
    await opened.submit();
    await screen.findByText(/never orders twice/);
    opened.unmount();
    await open();
    expect(screen.getByText('We do not know yet whether your last order went through.')).toBeTruthy();
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Ada Diner');
  });

  it('shows a changed price beside the old one and orders for it when confirmed', async () => {
    const quote = { totals: { currency: 'USD', total: 16.55 } };
    const answers = [
      () => refused(409, { code: 'PRICE_CHANGED', message: 'The total has changed', details: { quote } }),
      () => ok('placeOrder', placedOrder),
    ];
    const { submit, orders, user } = await filled(() => (answers.shift() ?? lost)());
    await submit();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/\$14\.54/)).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Order for $16.55' }));
    await waitFor(() => expect(window.location.pathname).toContain('track'));
    expect(orders().map(({ body }) => (body as { expectedTotal: number }).expectedTotal)).toEqual([
      14.54, 16.55,
    ]);
    expect(new Set(orders().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it.each([
    ['ITEM_UNAVAILABLE', 'Garlic Knots is sold out', /Remove the item or choose another time/],
    ['INVALID_SELECTION', 'The options of Garlic Knots need another look', /Edit the item or remove it/],
    [
      'RESTAURANT_CLOSED',
      'Restaurant is closed - please schedule your order',
      /Choose a time from those on offer/,
    ],
    [
      'SLOT_UNAVAILABLE',
      'This time is no longer available - please choose another one',
      /Choose another time/,
    ],
    ['RATE_LIMITED', 'Too many requests from your network', /Your cart is kept/],
  ] as const)('after %s says what to do, and keeps the cart', async (code, message, advice) => {
    const { submit, site } = await filled(() => refused(409, { code, message }));
    await submit();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(message)).toBeTruthy();
    expect(alert.getByText(advice)).toBeTruthy();
    expect(alert.getByText('Reference for support: request-1')).toBeTruthy();
    expect(site.cart.get()?.items).toHaveLength(1);
  });

  it('shows the server’s word at its field', async () => {
    const fields = { 'customer.phone': 'Please enter a phone number we can call' };
    const { submit } = await filled(() => refused(400, { code: 'VALIDATION_FAILED', details: { fields } }));
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' })));
  });

  it('fetches the menu again when it turns out stale', async () => {
    const { submit, orders, site } = await filled(() =>
      refused(409, { code: 'ITEM_UNAVAILABLE', message: 'Gone' }),
    );
    fakeApi({
      ...gonePlaces,
      placeOrder: () => refused(409, { code: 'ITEM_UNAVAILABLE', message: 'Gone' }),
      getStorefront: () =>
        ok(
          'getStorefront',
          aStorefront({ version: 'v2', items: luigis.items.filter(({ itemId }) => itemId !== 2) }),
        ),
    });
    await submit();
    await waitFor(() => expect(site.storefront.get().version).toBe('v2'));
    expect(await screen.findByText('This item is no longer on the menu')).toBeTruthy();
    expect(orders()).toEqual([]);
  });

  it('O5-01 a closed restaurant wants a time', async () => {
    vi.setSystemTime(MORNING);
    const { submit, orders } = await filled();
    await submit();
    expect(screen.getAllByText('Restaurant is closed - please schedule your order').length).toBeGreaterThan(
      0,
    );
    expect(orders()).toEqual([]);
  });

  it('O5-01 a delivery wants an address', async () => {
    rememberDetails(luigis, { orderType: 'delivery' });
    const { submit, orders } = await filled();
    await submit();
    expect(screen.getByRole('textbox', { name: 'Delivery address' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(screen.getByText('Delivery address is required')).toBeTruthy();
    expect(orders()).toEqual([]);
  });

  it('sends what contains alcohol only once the diner has confirmed the restaurant’s age', async () => {
    const withAlcohol = aStorefront({
      items: luigis.items.map((item) => (item.itemId === 2 ? { ...item, containsAlcohol: true } : item)),
    });
    const { submit, orders, user } = await filled(undefined, withAlcohol);
    await submit();
    const box = screen.getByRole('checkbox', { name: 'I am 21 or older' });
    expect(document.activeElement).toBe(box);
    expect(
      screen.getByText('This order contains alcohol: please confirm that you are 21 or older'),
    ).toBeTruthy();
    expect(orders()).toEqual([]);
    await user.click(box);
    expect(box.getAttribute('aria-invalid')).toBe('false');
    await submit();
    await waitFor(() => expect(orders()).toMatchObject([{ body: { ageConfirmed: true } }]));
  });

  it('O5-01 an order that is not configured asks how it is wanted', async () => {
    rememberDetails(luigis, { isConfigured: false });
    const { submit } = await filled();
    await submit();
    expect(screen.getByText('Order type not configured')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'Order details' })).toBeTruthy();
  });

  const ada = { name: 'Ada Diner', phone: '2125550199', email: 'ada@example.com' };
  /** As if it had been typed. */
  const typed = () => window.sessionStorage.setItem('bite-diner', JSON.stringify(ada));

  it('remembers who ordered, once the order is placed', async () => {
    typed();
    const { submit } = await open();
    expect(window.localStorage.getItem('bite-diner')).toBeNull();
    await submit();
    await waitFor(() => expect(window.location.pathname).toContain('track'));
    expect(JSON.parse(window.localStorage.getItem('bite-diner') ?? '')).toEqual({ version: 1, ...ada });
  });

  it('begins with who ordered last on this device, until somebody else clears it all', async () => {
    window.localStorage.setItem('bite-diner', JSON.stringify({ version: 1, ...ada }));
    window.localStorage.setItem('bite-orders', '[]');
    const { user } = await open();
    const texts = () =>
      ['Name', 'Phone', 'Email'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);
    expect(texts()).toEqual(['Ada Diner', '2125550199', 'ada@example.com']);
    await user.click(screen.getByRole('button', { name: 'Not you? Clear' }));
    expect(texts()).toEqual(['', '', '']);
    expect(screen.queryByRole('button', { name: 'Not you? Clear' })).toBeNull();
    expect(window.localStorage.getItem('bite-diner')).toBeNull();
    expect(window.localStorage.getItem('bite-orders')).toBeNull();
  });

  it('is placed as well where the browser keeps nothing', async () => {
    typed();
    const { submit } = await open();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await submit();
    await waitFor(() => expect(window.location.pathname).toContain('track'));
    full.mockRestore();
  });
});

// Paying by card: on the checkout, and on the page of an order that waits for it.
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContact, saveContact } from '../features/ordering/checkout/contact.ts';
import { rememberMethod } from '../features/ordering/checkout/last-method.ts';
import { SIGNED_IN_KEY } from '../lib/diner-store.ts';
import { checkedSince, forgetCheck, keepPayment, keptPayment } from '../lib/kept-payment.ts';
import { refreshLive } from '../lib/live-storefront.ts';
import type { GuestPayment } from '../lib/order-payment.ts';
import { withLine } from '../lib/ordering-engine.ts';
import type { SavedCard } from '../lib/saved-cards.ts';
import { placedOrder } from '../testing/a-placed-order.ts';
import { aStorefront, LUNCH } from '../testing/a-storefront.ts';
import { aTrackedOrder } from '../testing/a-tracked-order.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok, type Reply, refused } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';
import { standInForFrames } from '../testing/stand-in-for-frames.ts';

const ORIGIN = 'https://cards.example';
const payment = { cards: true, counter: true, tokenizer: `${ORIGIN}/itoke/ajax-tokenizer.html` };
const luigis = aStorefront({ restaurant: { payment } });
const restaurantGuid = luigis.restaurant.guid;
const TOKEN = '9411111111111111';
const payUntil = new Date(LUNCH + 10 * 60_000).toISOString();
const draft = { ...placedOrder, payUntil };
const card = { brand: 'Visa', lastFour: '1111' };

const standing = (change: Partial<GuestPayment> = {}): GuestPayment => ({
  outcome: 'paid',
  amount: 14.54,
  currency: 'USD',
  orderNumber: '#101',
  ...change,
});

atLunch();

beforeEach(() => {
  areCardsOff = false;
  standInForFrames();
  rememberDetails(luigis);
  saveContact({ ...readContact(), name: 'Ada Diner', phone: '2125550199', email: 'ada@example.com' });
  fillCart();
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.restoreAllMocks();
});

function fillCart() {
  const cart = withLine(
    indexStorefront(luigis),
    emptyCart(luigis.restaurant, LUNCH),
    { menuItemId: 2, quantity: 2, modifiers: [] },
    LUNCH,
  );
  window.localStorage.setItem('order-up-cart', JSON.stringify(cart));
}

type Paying = () => Reply<'payOrder'> | Promise<Reply<'payOrder'>>;
type Asking = () => Reply<'getOrderPayment'> | Promise<Reply<'getOrderPayment'>>;

interface Answers {
  pay?: Paying[];
  ask?: Asking[];
  place?: () => Reply<'placeOrder'> | Promise<Reply<'placeOrder'>>;
  cardsOff?: true;
}

const says =
  (change: Partial<GuestPayment> = {}) =>
  () =>
    ok('payOrder', standing(change));
const knows =
  (change: Partial<GuestPayment> = {}) =>
  () =>
    ok('getOrderPayment', standing(change));
/** Each in turn, the last one from then on. */
const inTurn = <Answer,>(answers: (() => Answer)[]) => {
  const left = [...answers];
  return () => ((left.length > 1 ? left.shift() : left[0]) ?? lost)() as Answer;
};

function serve({ pay = [says()], ask = [knows()], place, cardsOff }: Answers = {}) {
  const api = fakeApi({
    trackOrder: () => refused(404, { code: 'NOT_FOUND' }),
    getStorefront: () => ok('getStorefront', luigis),
    getStorefrontLive: () =>
      ok('getStorefrontLive', {
        busyExtraMinutes: 0,
        soldOut: {},
        ...((cardsOff || areCardsOff) && { cardsOff: true as const }),
      }),
    placeOrder: place ?? (() => ok('placeOrder', draft, { status: 201 })),
    payOrder: inTurn(pay),
    getOrderPayment: inTurn(ask),
    cancelOrder: () => ok('cancelOrder', aTrackedOrder({ status: 'cancelled', lifecycleState: 'draft' })),
  });
  const sent = (method: string, end: string) =>
    api.asked.filter((request) => request.method === method && request.path.endsWith(end));
  return {
    orders: () => sent('POST', '/orders'),
    payments: () => sent('POST', '/payments'),
    questions: () => sent('GET', '/payments'),
    cancellations: () => sent('POST', '/cancel'),
  };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Card number, expiry date and security code');

/** As the gateway's page in the frame says it. */
function say(fields: object, { origin = ORIGIN, source = frame().contentWindow as Window | null } = {}) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(fields), origin, source }));
  });
}

const NO_CARDS = 'Cards cannot be taken here at the moment. You can pay at the restaurant.';
let areCardsOff = false;

/** From then on the live state says it, too. */
const cardsWentOff = () => {
  areCardsOff = true;
  return refused(409, { code: 'CONFLICT', message: NO_CARDS, details: { fields: { payment: NO_CARDS } } });
};

async function open(storefront = luigis) {
  const rendered = renderSite({ storefront, at: '/checkout' });
  await screen.findByRole('button', { name: /^(Pay \$|Place order)/ });
  return rendered;
}

/** The checkout with everything typed but the card. */
async function filled(answers: Answers = {}, storefront = luigis) {
  const served = serve(answers);
  const rendered = await open(storefront);
  return {
    ...rendered,
    ...served,
    pay: () => rendered.user.click(screen.getByRole('button', { name: /^Pay \$/ })),
  };
}

async function typeCard() {
  await waitFor(frame);
  say({ message: TOKEN, token: TOKEN, errorCode: '0', expiry: '202812' });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name on the card' });
  const postal = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
  if (postal.value !== '') return;
  fireEvent.change(name, { target: { value: 'Ada Lovelace' } });
  fireEvent.change(postal, { target: { value: '10001' } });
}

async function ready(answers?: Answers) {
  const opened = await filled(answers);
  await typeCard();
  return opened;
}

const isTracking = () => waitFor(() => expect(window.location.pathname).toBe('/luigis/track/token-1'));

describe('how to pay at checkout', () => {
  it('asks, with the card first, and the gateway’s own field in a frame that is named', async () => {
    await filled();
    expect(screen.getByRole('heading', { name: 'How would you like to pay?' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Card/ }).checked).toBe(true);
    await waitFor(frame);
    const address = new URL(frame().src);
    expect(`${address.origin}${address.pathname}`).toBe(payment.tokenizer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      useexpiry: 'true',
      usecvv: 'true',
      enhancedresponse: 'true',
      tokenizewheninactive: 'true',
      cardlabel: 'Card number',
    });
    expect(screen.getByRole('button', { name: 'Pay $14.54' })).toBeTruthy();
  });

  it('places the order to be paid later where the counter is chosen, without a word of cards', async () => {
    const { user, orders, payments } = await filled({ place: () => ok('placeOrder', placedOrder) });
    await user.click(screen.getByRole('radio', { name: /^Pay at pickup/ }));
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    await isTracking();
    expect(orders()[0]?.body).not.toHaveProperty('payment');
    expect(payments()).toEqual([]);
  });

  it('falls back to the counter while cards are off, and says so', async () => {
    serve({ cardsOff: true });
    await open();
    expect(await screen.findByText('Cards cannot be taken here at the moment.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay at pickup/ }).checked).toBe(true);
  });

  it('takes cards alone from the restaurant’s sum on, and says why', async () => {
    serve();
    await open(aStorefront({ restaurant: { payment: { ...payment, cardOnlyFrom: 10 } } }));
    expect(screen.queryByRole('radio', { name: /^Pay at pickup/ })).toBeNull();
    expect(screen.getByText('Orders of $10.00 and more are paid by card.')).toBeTruthy();
  });

  it('loads the checkout as a document of its own, since only that may frame the card’s field', async () => {
    serve();
    const menu = [{ name: 'http://localhost:3000/luigis' }] as unknown as PerformanceEntryList;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(menu);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    renderSite({ storefront: luigis, at: '/checkout' });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
    cleanup();
    await open(aStorefront());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('knows no card where the restaurant takes none', async () => {
    serve();
    await open(aStorefront());
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
    expect(screen.queryByTitle(/^Card number/)).toBeNull();
  });
});

describe('the card’s field', () => {
  it('is only believed from its own origin and its own frame', async () => {
    const opened = await filled();
    await waitFor(frame);
    const token = { message: TOKEN, expiry: '202812' };
    say(token, { origin: 'https://evil.example' });
    say(token, { source: window });
    // It was emptied.
    say({ message: '' });
    await opened.pay();
    expect(await screen.findByText(/^Please fill in the number, the expiry date/)).toBeTruthy();
    expect(opened.orders()).toEqual([]);
  });

  it('says in our words what is wrong, beside it, until it is mended', async () => {
    await ready();
    say({ message: '', validationError: 'Invalid Expiration Date' });
    expect(await screen.findByText('Please check the expiry date of the card.')).toBeTruthy();
    say({ message: TOKEN, expiry: '202812' });
    await waitFor(() => expect(screen.queryByText('Please check the expiry date of the card.')).toBeNull());
  });

  it('is gone to when it is what is missing, and nothing is sent', async () => {
    const opened = await ready();
    say({ message: '' });
    await opened.pay();
    const field = screen.getByRole('group', { name: 'Card number, expiry date and security code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(opened.orders()).toEqual([]);
  });

  it('asks for the name and the postal code on the card', async () => {
    const opened = await filled();
    await waitFor(frame);
    say({ message: TOKEN, expiry: '202812' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Name on the card' }), { target: { value: '' } });
    await opened.pay();
    expect(await screen.findByText('Please enter the name on the card')).toBeTruthy();
    expect(screen.getByText('Please enter the postal code of your bank statement')).toBeTruthy();
    expect(opened.orders()).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name on the card' }), { target: { value: 'Ada' } });
    expect(screen.queryByText('Please enter the name on the card')).toBeNull();
  });

  it('begins with the guest’s name as the one on the card, until that is edited', async () => {
    await filled();
    const onCard = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name on the card' });
    const guest = screen.getByRole('textbox', { name: 'Name' });
    expect(onCard.value).toBe('Ada Diner');
    fireEvent.change(guest, { target: { value: 'Ada King' } });
    expect(onCard.value).toBe('Ada King');
    fireEvent.change(onCard, { target: { value: 'A. Lovelace' } });
    fireEvent.change(guest, { target: { value: 'Ada' } });
    expect(onCard.value).toBe('A. Lovelace');
  });

  it('offers to be loaded again only where it has not answered for some seconds', async () => {
    vi.useFakeTimers({ now: LUNCH, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    serve();
    renderSite({ storefront: luigis, at: '/checkout' });
    const again = () => screen.queryByRole('button', { name: 'Load the card fields again' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(again()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(again()).toBeTruthy();
    say({ cssLoaded: true });
    expect(again()).toBeNull();
  });

  it('that does not load can be loaded again, or left for the counter', async () => {
    vi.useFakeTimers({ now: LUNCH, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    serve();
    renderSite({ storefront: luigis, at: '/checkout' });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(screen.getByText('The card fields could not be loaded.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    fireEvent.click(screen.getByRole('button', { name: 'Pay at pickup instead' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay at pickup/ }).checked).toBe(true);
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  });
});

describe('paying at checkout', () => {
  it('places the order as one that waits for its card, pays for it, and leads to its page', async () => {
    const { pay, orders, payments, site } = await ready();
    await pay();
    await isTracking();
    expect(orders().map(({ body }) => body)).toMatchObject([{ payment: 'card', expectedTotal: 14.54 }]);
    expect(payments()[0]?.path).toBe(`/orders/track/${restaurantGuid}/token-1/payments`);
    expect(payments()[0]?.body).toEqual({
      card: { token: TOKEN, expiry: '202812', name: 'Ada Lovelace', postal: '10001' },
    });
    expect(site.cart.get()?.items).toEqual([]);
    expect(site.recentOrders.get()).toMatchObject([{ token: 'token-1', orderNumber: '#101' }]);
  });

  it('a double tap orders once and pays once', async () => {
    let answer: (reply: Reply<'payOrder'>) => void = () => undefined;
    const { user, orders, payments } = await ready({
      pay: [() => new Promise<Reply<'payOrder'>>((resolve) => (answer = resolve))],
    });
    const button = screen.getByRole('button', { name: /^Pay \$/ });
    await user.dblClick(button);
    await waitFor(() => expect(payments()).toHaveLength(1));
    await user.click(button);
    expect(button.textContent).toBe('Paying. Please wait…');
    act(() => answer(ok('payOrder', standing())));
    await isTracking();
    expect([orders().length, payments().length]).toEqual([1, 1]);
  });

  it('says at the card why it was declined, keeps everything, and takes another card for the same order', async () => {
    const opened = await ready({
      pay: [says({ outcome: 'declined', message: 'Your bank declined this card.' }), says()],
      ask: [knows({ outcome: 'declined', message: 'Your bank declined this card.' })],
    });
    await opened.pay();
    const alert = await screen.findByText(/^(Your bank declined this card|Your payment did not go through)/);
    expect(alert).toBeTruthy();
    expect(screen.getByText(/^Your order is kept/)).toBeTruthy();
    expect(opened.site.cart.get()?.items).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ada Diner');
    await typeCard();
    await opened.pay();
    await isTracking();
    const keys = opened.payments().map(({ headers }) => headers.get('idempotency-key'));
    expect(opened.orders()).toHaveLength(1);
    expect(new Set(keys).size).toBe(2);
  });

  it('gives the order back and places another one if the cart has changed after a decline', async () => {
    const opened = await ready({
      pay: [says({ outcome: 'declined' }), says()],
      ask: [knows({ outcome: 'declined' })],
    });
    await opened.pay();
    await screen.findByText(/^Your order is kept/);
    const note = screen.getByRole('textbox', { name: /^Note for the restaurant/ });
    fireEvent.change(note, { target: { value: 'No garlic' } });
    await typeCard();
    await opened.pay();
    await isTracking();
    expect([opened.orders().length, opened.cancellations().length]).toEqual([2, 1]);
  });

  it('gives the order back before it is ordered at the counter', async () => {
    let orders = 0;
    const opened = await ready({
      place: () => {
        orders += 1;
        return ok('placeOrder', orders === 1 ? draft : placedOrder);
      },
      pay: [says({ outcome: 'declined' })],
      ask: [knows({ outcome: 'declined' })],
    });
    await opened.pay();
    await screen.findByText(/^Your order is kept/);
    await opened.user.click(screen.getByRole('radio', { name: /^Pay at pickup/ }));
    await opened.user.click(screen.getByRole('button', { name: /^Place order/ }));
    await isTracking();
    expect(opened.cancellations()).toHaveLength(1);
  });

  it('says "checking, do not pay again" of an unclear answer, asks until it is known, and goes on', async () => {
    const opened = await ready({
      pay: [lost as Paying],
      ask: [knows({ outcome: 'checking' }), knows()],
    });
    await opened.pay();
    expect(
      await screen.findByRole('heading', { name: 'We are checking your payment. Don’t pay again.' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    await isTracking();
    expect([opened.orders().length, opened.payments().length]).toEqual([1, 1]);
    expect(opened.questions().length).toBeGreaterThan(1);
  });

  it('shows the card again, with what was typed, when the check finds that nothing was charged', async () => {
    const opened = await ready({
      pay: [says({ outcome: 'checking' })],
      ask: [knows({ outcome: 'failed', message: 'The bank could not be reached.' })],
    });
    await opened.pay();
    expect(await screen.findByText(/^Your order is kept/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Don’t pay again/ })).toBeNull();
  });

  it('says that nothing was charged when the order waited too long, and keeps the cart', async () => {
    const opened = await ready({ pay: [says({ outcome: 'expired' })] });
    await opened.pay();
    expect(await screen.findByText('Your order was not paid in time, so it was not placed.')).toBeTruthy();
    expect(opened.site.cart.get()?.items).toHaveLength(1);
    expect(keptPayment(restaurantGuid, LUNCH)).toBeUndefined();
  });

  it('says what the server refuses about the card at its field', async () => {
    const message = 'Please enter the postal code of your bank statement';
    const opened = await ready({
      pay: [
        () =>
          refused(400, {
            code: 'VALIDATION_FAILED',
            message,
            details: { fields: { 'card.postal': message } },
          }),
      ],
      ask: [knows({ outcome: 'waiting' })],
    });
    await opened.pay();
    const postal = screen.getByRole('textbox', { name: 'Postal code' });
    await waitFor(() => expect(postal.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(postal);
  });

  it('tells whoever tries too often to wait', async () => {
    const opened = await ready({
      pay: [
        () => refused(429, { code: 'RATE_LIMITED', message: 'Please wait a while before you try again.' }),
      ],
      ask: [knows({ outcome: 'waiting' })],
    });
    await opened.pay();
    expect(await screen.findByText('Please wait a while before you try again.')).toBeTruthy();
    expect(screen.queryByText(/^Your order is kept/)).toBeNull();
    const alert = within(screen.getByRole('alert', { name: '' }));
    await opened.user.click(alert.getByRole('button', { name: 'Pay at pickup instead' }));
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  });

  it('shows the new total before anything is paid, as ever', async () => {
    const opened = await ready({
      place: () => refused(409, { code: 'PRICE_CHANGED', message: 'The total has changed' }),
    });
    await opened.pay();
    expect(await screen.findByText('The total has changed')).toBeTruthy();
    expect(opened.payments()).toEqual([]);
  });

  it.each(['the order', 'the card'])(
    'refused with %s since cards went off falls back to the counter, says so at the choice, and keeps what is typed',
    async (refusedWith) => {
      let orders = 0;
      const opened = await ready({
        place: () => {
          orders += 1;
          if (orders > 1) return ok('placeOrder', placedOrder);
          return refusedWith === 'the order' ? cardsWentOff() : ok('placeOrder', draft);
        },
        pay: [cardsWentOff],
        ask: [knows({ outcome: 'waiting' })],
      });
      const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
      await opened.pay();
      const alert = await screen.findByText(/^Nothing was charged, and all you typed is kept/);
      expect(alert.closest('[role="alert"]')?.textContent).toContain('Cards cannot be taken here');
      expect(document.activeElement?.contains(alert)).toBe(true);
      expect(scrolled.mock.contexts.some((shown) => (shown as Element).contains(alert))).toBe(true);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay at pickup/ }).checked).toBe(true);
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ada Diner');
      await opened.user.click(screen.getByRole('button', { name: /^Place order/ }));
      await isTracking();
      expect(opened.orders().at(-1)?.body).not.toHaveProperty('payment');
    },
  );

  it('says whom to call where cards went off and nothing else is taken', async () => {
    const onlyCards = aStorefront({ restaurant: { payment: { ...payment, counter: false } } });
    const opened = await filled({ place: cardsWentOff }, onlyCards);
    await typeCard();
    await opened.pay();
    const alert = within(await screen.findByRole('alert', { name: '' }));
    expect(alert.getByText('Please try again later, or call the restaurant.')).toBeTruthy();
    expect(alert.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Place order/ }).disabled).toBe(true);
  });

  it('falls back while the page is open, takes no focus from whoever is typing, and stays so when cards return', async () => {
    let cardsOff = false;
    const opened = await filled();
    fakeApi({
      getStorefrontLive: () =>
        ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: {}, ...(cardsOff && { cardsOff }) }),
    });
    await act(async () => void (await refreshLive(opened.site)));
    const name = screen.getByRole('textbox', { name: 'Name' });
    name.focus();
    cardsOff = true;
    await act(async () => void (await refreshLive(opened.site)));
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
    // At the choice, and beside the button.
    expect(screen.getAllByText('Cards cannot be taken here at the moment.')).toHaveLength(2);
    expect(document.activeElement).toBe(name);
    cardsOff = false;
    await act(async () => void (await refreshLive(opened.site)));
    expect(screen.queryByText('Cards cannot be taken here at the moment.')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay at pickup/ }).checked).toBe(true);
  });

  it('names every field that is wrong beside the button, each with a way to it, until it is mended', async () => {
    const opened = await ready();
    const name = screen.getByRole('textbox', { name: 'Name' });
    const postal = screen.getByRole('textbox', { name: 'Postal code' });
    for (const field of [name, postal]) fireEvent.change(field, { target: { value: '' } });
    await opened.pay();
    expect(await screen.findByText('Please check: Name and Postal code')).toBeTruthy();
    const links = () => screen.queryAllByRole('button', { name: /^(Name|Postal code)$/ });
    await waitFor(() => expect(links()).toHaveLength(2));
    await opened.user.click(links()[1] as HTMLElement);
    expect(document.activeElement).toBe(postal);
    fireEvent.change(postal, { target: { value: '10001' } });
    await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(['Name']));
  });
});

describe('an answer about the payment that is not clear', () => {
  it('is said with the order’s number, a time and a phone, and in other words once it takes longer', async () => {
    const opened = await ready({ pay: [lost as Paying], ask: [knows({ outcome: 'checking' })] });
    await opened.pay();
    expect(await screen.findByText(/about order .*#101.*usually know within two minutes/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /\d{4}/ }).getAttribute('href')).toMatch(/^tel:/);
    const page = screen.getByRole('link', { name: /^the page of order/ });
    expect(page.getAttribute('href')).toContain('/track/token-1');
    act(() => opened.site.clock.set(LUNCH + 2 * 60_000));
    expect(
      screen.getByRole('heading', { name: /still checking your payment. Don’t pay again/ }),
    ).toBeTruthy();
    expect(screen.getByText(/takes longer than it should/)).toBeTruthy();
  });

  it('goes on counting its time after a reload', async () => {
    const link = { restaurantGuid, token: 'token-1' };
    keepPayment({
      ...link,
      orderNumber: '#101',
      text: '',
      cartItemIds: [],
      placedAt: new Date(LUNCH).toISOString(),
    });
    expect(checkedSince(link, LUNCH)).toBe(LUNCH);
    expect(checkedSince(link, LUNCH + 60_000)).toBe(LUNCH);
    forgetCheck(link);
    expect(checkedSince(link, LUNCH + 90_000)).toBe(LUNCH + 90_000);
    expect(checkedSince({ ...link, token: 'another' }, LUNCH)).toBe(LUNCH);
  });
});

describe('a checkout in a second tab', () => {
  it('leads to the order once the first tab has paid, rather than saying that the cart is empty', async () => {
    serve();
    const { site } = await open();
    const order = {
      token: 'token-1',
      orderNumber: '#101',
      restaurantGuid,
      restaurantName: 'Luigi’s',
      placedAt: new Date(LUNCH).toISOString(),
    };
    window.localStorage.setItem('bite-orders', JSON.stringify([order]));
    act(() => site.cart.change((cart, now) => ({ ...cart, items: [], lastUpdatedAt: now })));
    expect(await screen.findByText(/^Your order .*#101.* is placed/)).toBeTruthy();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(screen.getByRole('link', { name: 'Follow your order' }).getAttribute('href')).toContain(
      '/track/token-1',
    );
  });
});

describe('cards that a signed-in guest keeps', () => {
  const id = (count: number) => `99999999-0000-4000-8000-00000000000${count}`;
  const aCard = (count: number, change: Partial<SavedCard> = {}): SavedCard => ({
    savedCardId: id(count),
    brand: 'Visa',
    lastFour: `111${count}`,
    expiry: '202812',
    isExpired: false,
    restaurantName: 'Luigi’s',
    isUsableHere: true,
    ...change,
  });
  const ada = {
    uid: 'diner-1',
    email: 'ada@example.com',
    name: 'Ada Diner',
    phone: '2125550199',
    addresses: [],
    marketing: [],
  };
  const namesOf = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ labels }) => /••••|Another card/.test(labels?.[0]?.textContent ?? ''))
      .map(({ labels, checked, disabled }) => [
        labels?.[0]?.textContent?.replace(/[\u2066-\u2069]/g, ''),
        ...(checked ? ['chosen'] : []),
        ...(disabled ? ['disabled'] : []),
      ]);

  async function signedIn(cards: SavedCard[], at = '/checkout') {
    window.localStorage.setItem(SIGNED_IN_KEY, 'true');
    const api = fakeApi({
      trackOrder: () => refused(404, { code: 'NOT_FOUND' }),
      getDiner: () => ok('getDiner', { diner: ada }),
      getDinerPoints: () => ok('getDinerPoints', { balance: 0, entries: [] }),
      listDinerSessions: () => ok('listDinerSessions', { sessions: [] }),
      listDinerOrders: () => ok('listDinerOrders', { orders: [] }),
      listSavedCards: () => ok('listSavedCards', { cards }),
      deleteSavedCard: () => ok('deleteSavedCard', null),
      placeOrder: () => ok('placeOrder', draft),
      payOrder: says(),
    });
    const rendered = renderSite({ storefront: luigis, at });
    const sent = (method: string, end: RegExp) =>
      api.asked.filter((request) => request.method === method && end.test(request.path));
    return { ...rendered, sent };
  }

  it('I5.3-09 are offered where they can pay, the newest first; one that has expired is shown as such and cannot be chosen', async () => {
    const { user, sent } = await signedIn([
      aCard(1, { isExpired: true, expiry: '202401' }),
      aCard(2),
      aCard(3, { isUsableHere: false }),
    ]);
    await screen.findByText(/Expired/);
    expect(namesOf()).toEqual([
      ['Visa •••• 1111Expired 01/24', 'disabled'],
      ['Visa •••• 1112Expires 12/28', 'chosen'],
      ['Another card'],
    ]);
    expect(screen.queryByTitle(/^Card number/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await isTracking();
    expect(sent('POST', /\/payments$/)[0]?.body).toEqual({ card: { savedCardId: id(2) } });
  });

  it('are kept only on a tick that nobody sets for the guest', async () => {
    const { user, sent } = await signedIn([]);
    const keep = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Keep this card for next time',
    });
    expect(keep.checked).toBe(false);
    await typeCard();
    await user.click(keep);
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await isTracking();
    expect(sent('POST', /\/payments$/)[0]?.body).toMatchObject({ save: true, card: { token: TOKEN } });
  });

  it('are not offered to be kept to whoever is not signed in', async () => {
    await ready();
    expect(screen.queryByRole('checkbox', { name: /^Keep this card/ })).toBeNull();
  });

  it('are listed and removed on the account page', async () => {
    const { user, sent } = await signedIn([aCard(1), aCard(2, { isUsableHere: false })], '/account');
    const section = await screen.findByRole('region', { name: 'Saved cards' });
    await within(section).findByText(/1111/);
    expect(within(section).getByText(/^Used at/)).toBeTruthy();
    await user.click(within(section).getByRole('button', { name: /^Remove .*1111/ }));
    await waitFor(() => expect(within(section).queryByText(/1111/)).toBeNull());
    expect(sent('DELETE', /\/diner\/cards/)[0]?.path).toBe(`/diner/cards/${id(1)}`);
  });
});

describe('coming back to a checkout that was left while its payment was under way', () => {
  /** As the page that was left has kept it. */
  async function leave(answers: Answers) {
    const opened = await ready(answers);
    await opened.pay();
    await waitFor(() => expect(keptPayment(restaurantGuid, LUNCH)).toBeDefined());
    await screen.findByText(/Don’t pay again|Your order is kept/);
    cleanup();
    fillCart();
    // The same lines.
    const { cartItemIds } = keptPayment(restaurantGuid, LUNCH) ?? { cartItemIds: [] };
    const stored = JSON.parse(window.localStorage.getItem('order-up-cart') ?? '{}');
    stored.items[0].cartItemId = cartItemIds[0];
    window.localStorage.setItem('order-up-cart', JSON.stringify(stored));
  }

  it('leads to the order that was paid meanwhile, and orders nothing again', async () => {
    await leave({ pay: [lost as Paying], ask: [knows({ outcome: 'checking' })] });
    const { orders } = serve();
    renderSite({ storefront: luigis, at: '/checkout' });
    await isTracking();
    expect(orders()).toEqual([]);
  });

  it('brings into view why nothing was charged, once that is known', async () => {
    await leave({ pay: [lost as Paying], ask: [knows({ outcome: 'checking' })] });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    serve({ ask: [knows({ outcome: 'checking' }), knows({ outcome: 'failed' })] });
    await open();
    const notice = await screen.findByText(/^Your order is kept/);
    expect(scrolled.mock.contexts.some((shown) => (shown as Element).contains(notice))).toBe(true);
  });

  it('shows why the card was declined, although the last order was paid at the counter', async () => {
    const message = 'The bank declined this card, and nothing was charged. Please use another card.';
    const declined = { outcome: 'declined' as const, message };
    await leave({ pay: [says(declined)], ask: [knows(declined)] });
    rememberMethod('atPickup');
    serve({ ask: [knows(declined)] });
    const { user } = await open();
    expect(await screen.findByText(message)).toBeTruthy();
    // Something is missing: nothing was tried yet.
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('goes on checking what is not known yet', async () => {
    await leave({ pay: [lost as Paying], ask: [knows({ outcome: 'checking' })] });
    serve({ ask: [knows({ outcome: 'checking' })] });
    renderSite({ storefront: luigis, at: '/checkout' });
    expect(await screen.findByRole('heading', { name: /Don’t pay again/ })).toBeTruthy();
  });

  it('says that its order waits, and pays for that one', async () => {
    await leave({ pay: [says({ outcome: 'declined' })], ask: [knows({ outcome: 'declined' })] });
    const served = serve({ ask: [knows({ outcome: 'waiting' })] });
    const opened = await open();
    expect(await screen.findByText(/waits for its payment/)).toBeTruthy();
    await typeCard();
    await opened.user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await isTracking();
    expect([served.orders().length, served.payments().length]).toEqual([0, 1]);
  });
});

describe('the page of an order that waits for its card', () => {
  const waiting = aTrackedOrder({ lifecycleState: 'draft', payment: { state: 'waiting' }, payUntil });

  async function track(
    orders: (() => Reply<'trackOrder'>)[],
    { pay = [says()], ask = [knows()] }: Answers = {},
  ) {
    const api = fakeApi({
      trackOrder: inTurn(orders),
      payOrder: inTurn(pay),
      getOrderPayment: inTurn(ask),
    });
    const rendered = renderSite({ storefront: luigis, at: '/track/token-1' });
    await screen.findByRole('heading', { level: 1 });
    return {
      ...rendered,
      payments: () => api.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/payments')),
    };
  }
  const is = (order: typeof waiting) => () => ok('trackOrder', order);
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('says so in place of the kitchen’s progress, until when, and takes the card', async () => {
    const paid = aTrackedOrder({ payment: { state: 'authorized', card, amount: 43.63 } });
    const opened = await track([is(waiting), is(paid)]);
    expect(title()).toBe('Your order waits for your payment');
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
    expect(screen.getByText(/We keep it for you until 1:10/)).toBeTruthy();
    expect(screen.getByText('Not paid yet')).toBeTruthy();
    await typeCard();
    await opened.user.click(screen.getByRole('button', { name: 'Pay $43.63' }));
    await waitFor(() => expect(title()).toBe('Your order is with the restaurant'));
    expect(opened.payments()).toHaveLength(1);
    expect(screen.getByText(/^Paid by/).textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
      'Paid by Visa •••• 1111',
    );
  });

  it('says at the card why it was declined', async () => {
    const opened = await track([is(waiting)], { pay: [says({ outcome: 'declined' })] });
    await typeCard();
    await opened.user.click(screen.getByRole('button', { name: 'Pay $43.63' }));
    expect(await screen.findByText('Your payment did not go through.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $43.63' })).toBeTruthy();
  });

  it('takes no card while its payment is checked', async () => {
    await track([is({ ...waiting, payment: { state: 'checking' } })]);
    expect(title()).toBe('We are checking your payment');
    expect(screen.getByRole('heading', { name: /Don’t pay again/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  });

  it.each([
    ['draft', 'waiting', {}, 'Your card was not charged'],
    ['canceled', 'voided', {}, 'Your card was not charged'],
    ['canceled', 'captured', {}, /^What you paid goes back to/],
    ['canceled', 'refunded', { refundedAmount: 43.63 }, /^\$43\.63 was returned to/],
  ] as const)(
    'cancelled (%s, %s) says what became of the money',
    async (lifecycleState, state, change, said) => {
      const order = aTrackedOrder({
        status: 'cancelled',
        lifecycleState,
        payment: { state, card },
        ...change,
      });
      await track([is(order)]);
      expect((await within(screen.getByRole('main')).findAllByText(said)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    },
  );
});

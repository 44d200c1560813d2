// Paying with Apple Pay and Google Pay at the checkout: the browser's wallets are stand-ins.
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContact, saveContact } from '../features/ordering/checkout/contact.ts';
import { keptPayment } from '../lib/kept-payment.ts';
import type { GuestPayment } from '../lib/order-payment.ts';
import { withLine } from '../lib/ordering-engine.ts';
import { placedOrder } from '../testing/a-placed-order.ts';
import { aStorefront, LUNCH } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, ok, refused } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';
import { standInForFrames } from '../testing/stand-in-for-frames.ts';

const luigis = aStorefront({
  restaurant: {
    payment: {
      ...{ cards: true, counter: true, tokenizer: 'https://cards.example/field' },
      wallets: ['applePay', 'googlePay'],
    },
  },
});
const { guid } = luigis.restaurant;
const draft = { ...placedOrder, payUntil: new Date(LUNCH + 10 * 60_000).toISOString() };
/** The server's sum, which is not the page's. */
const AMOUNT = 15.04;
const standing = (change: Partial<GuestPayment> = {}): GuestPayment => ({
  ...{ outcome: 'waiting', amount: AMOUNT, currency: 'USD', orderNumber: '#101' },
  ...change,
});
const googlePay = { environment: 'TEST' as const, gatewayMerchantId: '496160873888' };

function serve(here: object = { googlePay }) {
  const api = fakeApi({
    trackOrder: () => refused(404, { code: 'NOT_FOUND' }),
    getStorefront: () => ok('getStorefront', luigis),
    getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: {} }),
    placeOrder: () => ok('placeOrder', draft, { status: 201 }),
    payOrder: () =>
      ok('payOrder', standing({ outcome: 'paid', card: { brand: 'Visa', wallet: 'googlePay' } })),
    getOrderPayment: () => ok('getOrderPayment', standing()),
    getWallets: () => ok('getWallets', { merchantName: 'Luigi’s', ...here }),
    startApplePay: () => ok('startApplePay', { session: { signature: 'of Apple' } }),
  });
  return (method: string, end: string) =>
    api.asked.filter((request) => request.method === method && request.path.endsWith(end));
}

/** What the browser's sheet was shown, and what it answers. */
function googleAnswers(answer: () => unknown) {
  const shown: { methods: { data: object }[]; total: object }[] = [];
  const ends: string[] = [];
  class Request {
    readonly methods: { data: object }[];
    readonly total: object;
    constructor(methods: { data: object }[], { total }: { total: object }) {
      this.methods = methods;
      this.total = total;
    }
    canMakePayment = async () => true;
    show = async () => {
      shown.push({ methods: this.methods, total: this.total });
      const token = answer();
      return {
        details: { paymentMethodData: { tokenizationData: { token } } },
        complete: async (end: string) => void ends.push(end),
      };
    };
  }
  vi.stubGlobal('PaymentRequest', Request);
  return { shown, ends };
}

atLunch();

beforeEach(() => {
  standInForFrames();
  rememberDetails(luigis);
  saveContact({ ...readContact(), name: 'Ada Diner', phone: '2125550199', email: 'ada@example.com' });
  const choice = { menuItemId: 2, quantity: 2, modifiers: [] };
  const cart = withLine(indexStorefront(luigis), emptyCart(luigis.restaurant, LUNCH), choice, LUNCH);
  window.localStorage.setItem('order-up-cart', JSON.stringify(cart));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function checkout() {
  const { user } = renderSite({ storefront: luigis, at: '/checkout' });
  await screen.findByRole('button', { name: /^Pay \$/ });
  return user;
}

/** Up to the tap that opens the sheet. */
async function choose(wallet: string) {
  const user = await checkout();
  await user.click(await screen.findByRole('radio', { name: wallet }));
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: `Pay with ${wallet}` }));
  return { user, dialog };
}

describe('a wallet at the checkout', () => {
  it('pays the sum of the server’s order, which the guest sees before the sheet', async () => {
    const sent = serve();
    const { shown, ends } = googleAnswers(() => '{"signedMessage":"x"}');
    const { user, dialog } = await choose('Google Pay');
    expect(sent('POST', '/orders')).toHaveLength(1);
    expect(sent('POST', '/payments')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Pay $15.04 with Google Pay' }));
    await waitFor(() => expect(window.location.pathname).toBe('/luigis/track/token-1'));
    expect(shown).toMatchObject([
      {
        total: { label: 'Luigi’s', amount: { currency: 'USD', value: '15.04' } },
        methods: [{ supportedMethods: 'https://google.com/pay', data: { environment: 'TEST' } }],
      },
    ]);
    expect(sent('POST', '/payments')[0]?.body).toEqual({
      card: { wallet: 'googlePay', data: '{"signedMessage":"x"}' },
    });
    expect(ends).toEqual(['success']);
  });

  it('that is closed or fails loses nothing: the same order waits for another try', async () => {
    const sent = serve();
    const answers = [new DOMException('closed', 'AbortError'), new DOMException('no', 'NotSupportedError')];
    googleAnswers(() => {
      throw answers.shift();
    });
    const { user, dialog } = await choose('Google Pay');
    const open = dialog.getByRole('button', { name: /^Pay \$/ });
    await user.click(open);
    await user.click(open);
    await dialog.findByText(/Google Pay could not be opened/);
    await user.click(dialog.getByRole('button', { name: 'Pay another way' }));
    await screen.findByText('Your order is not paid yet, and nothing was charged.');
    expect(sent('POST', '/payments')).toEqual([]);
    expect(keptPayment(guid)?.token).toBe('token-1');
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await screen.findByRole('button', { name: 'Pay $15.04 with Google Pay' });
    expect(sent('POST', '/orders')).toHaveLength(1);
  });

  it.each([
    ['https://apple-pay-gateway.apple.com/paymentservices/startSession', true],
    ['https://evil.example/paymentservices/startSession', false],
  ])('of Apple proves the merchant at a host of Apple alone: %s', async (validationURL, isProven) => {
    const sent = serve({ applePay: {} });
    const done: unknown[] = [];
    class Session {
      static canMakePayments = () => true;
      static STATUS_SUCCESS = 0;
      static STATUS_FAILURE = 1;
      onvalidatemerchant?: (event: object) => void;
      onpaymentauthorized?: (event: object) => void;
      request: unknown;
      constructor(_version: number, request: unknown) {
        this.request = request;
      }
      begin() {
        this.onvalidatemerchant?.({ validationURL });
      }
      completeMerchantValidation(proof: unknown) {
        done.push(this.request, proof);
        this.onpaymentauthorized?.({ payment: { token: { paymentData: { version: 'EC_v1' } } } });
      }
      completePayment(end: unknown) {
        done.push(end);
      }
      abort() {
        done.push('aborted');
      }
    }
    vi.stubGlobal('ApplePaySession', Session);
    const { user, dialog } = await choose('Apple Pay');
    await user.click(dialog.getByRole('button', { name: 'Pay $15.04 with Apple Pay' }));
    if (!isProven) {
      await dialog.findByText(/Apple Pay could not be opened/);
      expect(done).toEqual(['aborted']);
      expect(sent('POST', '/apple-pay')).toEqual([]);
      return;
    }
    await waitFor(() => expect(window.location.pathname).toBe('/luigis/track/token-1'));
    expect(done).toMatchObject([
      { total: { amount: '15.04' }, currencyCode: 'USD' },
      { signature: 'of Apple' },
      { status: 0 },
    ]);
    expect(sent('POST', '/apple-pay')[0]?.body).toEqual({ host: 'apple-pay-gateway.apple.com' });
    expect(sent('POST', '/payments')[0]?.body).toEqual({
      card: { wallet: 'applePay', data: '{"version":"EC_v1"}' },
    });
  });

  it('is not there where the host has none, or the browser', async () => {
    const sent = serve({});
    googleAnswers(() => '');
    await checkout();
    await waitFor(() => expect(sent('GET', '/wallets')).toHaveLength(1));
    expect(screen.queryByRole('radio', { name: /Pay$/ })).toBeNull();
  });
});

// Tips and promo codes at the checkout.
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import type { PromotionTerms } from '@bite/shared/ordering/promotions';
import { orderingSettings } from '@bite/shared/tenancy/restaurant.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withLine } from '../lib/ordering-engine.ts';
import { placedOrder } from '../testing/a-placed-order.ts';
import { aStorefront, LUNCH } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok, refused } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

const luigis = aStorefront();

const summer: PromotionTerms = {
  promotionId: 1,
  code: 'SUMMER10',
  name: 'Summer',
  type: 'percentage',
  percent: 10,
  scope: 'order',
  itemIds: [],
  menuGroupIds: [],
  forPickup: true,
  forDelivery: true,
};

atLunch();

beforeEach(() => {
  rememberDetails(luigis);
  // $13, with service charge and tax $14.54.
  const two = { menuItemId: 2, quantity: 2, modifiers: [] };
  const cart = withLine(indexStorefront(luigis), emptyCart(luigis.restaurant, LUNCH), two, LUNCH);
  window.localStorage.setItem('order-up-cart', JSON.stringify(cart));
  const ada = { name: 'Ada Diner', phone: '2125550199', email: 'ada@example.com' };
  window.sessionStorage.setItem('bite-diner', JSON.stringify(ada));
  Element.prototype.scrollIntoView = () => undefined;
});

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

async function checkout(handlers: Handlers = {}, { storefront = luigis, at = '/checkout' } = {}) {
  const api = fakeApi({
    trackOrder: () => refused(404, { code: 'NOT_FOUND' }),
    placeOrder: () => ok('placeOrder', placedOrder, { status: 201 }),
    checkPromoCode: () => ok('checkPromoCode', summer),
    getStorefront: () => ok('getStorefront', storefront),
    ...handlers,
  });
  const rendered = renderSite({ storefront, at });
  await screen.findByRole('button', { name: /^Place order/ });
  const { user } = rendered;
  const orders = () => api.asked.filter(({ method, path }) => method === 'POST' && path === '/orders');
  const asked = () => api.asked.filter(({ path }) => path === '/orders/promo-code');
  return {
    ...rendered,
    orders,
    asked,
    total: () => screen.getByRole('button', { name: /^Place order/ }).textContent,
    submit: () => user.click(screen.getByRole('button', { name: /^Place order/ })),
    enter: async (code: string) => {
      await user.click(screen.getByRole('button', { name: 'Have a code?' }));
      await user.type(screen.getByRole('textbox', { name: 'Promo code' }), `${code}{Enter}`);
    },
  };
}

const withTips = (tips: object, allowTips = true) =>
  aStorefront({
    restaurant: { ...luigis.restaurant, allowTips, ordering: orderingSettings.parse({ tips }) },
  });

describe('a tip', () => {
  it('O9-11 is none until a percent is chosen, whose amount stands beside it, and is sent with the order', async () => {
    const { user, total, submit, orders } = await checkout();
    const tip = within(screen.getByRole('group', { name: 'Tip', description: 'For the kitchen.' }));
    expect(tip.getByRole<HTMLInputElement>('radio', { name: 'No tip' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: '20% $2.60' }));
    expect(total()).toBe('Place order · $17.14');
    await submit();
    await waitFor(() => expect(orders()).toMatchObject([{ body: { tip: 2.6, expectedTotal: 17.14 } }]));
  });

  it('O9-11 of a percent is of the new price where that has changed, in the one total that is agreed to', async () => {
    // The server was sent 20 % of $13.00.
    const totals = { ...placedOrder.totals, subtotal: 20, discount: 0, tip: 2.6, total: 24.96 };
    const quote = { totals, lines: [], storefrontVersion: 'v2', promisedAt: placedOrder.promisedAt };
    const message = 'The total has changed';
    const answers = [
      () => refused(409, { code: 'PRICE_CHANGED', message, details: { quote } }),
      () => ok('placeOrder', placedOrder, { status: 201 }),
    ];
    const { user, submit, orders } = await checkout({ placeOrder: () => (answers.shift() ?? lost)() });
    const tip = within(screen.getByRole('group', { name: 'Tip', description: 'For the kitchen.' }));
    await user.click(tip.getByRole('radio', { name: /^20/ }));
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Order for $26.36' }));
    await waitFor(() => expect(orders()).toMatchObject([{}, { body: { tip: 4, expectedTotal: 26.36 } }]));
  });

  it('O9-11 is taken off where the restaurant takes none any more, which the guest agrees to in the new total', async () => {
    const message = 'This restaurant does not take tips';
    const answers = [
      () => refused(400, { code: 'VALIDATION_FAILED', message, details: { fields: { tip: message } } }),
      () => ok('placeOrder', placedOrder, { status: 201 }),
    ];
    const { user, submit, orders } = await checkout({
      placeOrder: () => (answers.shift() ?? lost)(),
      getStorefront: () => ok('getStorefront', { ...withTips({}, false), version: 'v2' }),
    });
    await user.click(screen.getByRole('radio', { name: /^20/ }));
    await submit();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(message)).toBeTruthy();
    expect(alert.getByText(/^Your tip was taken off\./)).toBeTruthy();
    expect(alert.getByText('$17.14')).toBeTruthy();
    expect(screen.queryByText(/marked below/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tip' })).toBeNull());
    await user.click(alert.getByRole('button', { name: 'Order for $14.54' }));
    await waitFor(() => expect(orders()).toMatchObject([{}, { body: { expectedTotal: 14.54 } }]));
    expect(orders()[1]?.body).not.toHaveProperty('tip');
  });

  it('O9-11 of an amount of the guest’s own may be typed with a comma, and is kept through a reload', async () => {
    const { user, total, unmount } = await checkout();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Your tip (USD)' }), '4,50');
    expect(total()).toBe('Place order · $19.04');
    unmount();
    const again = await checkout();
    expect(again.total()).toBe('Place order · $19.04');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your tip (USD)' }).value).toBe('4.50');
  });

  it.each([
    ['five', 'Please type the tip as an amount, such as 4.50'],
    ['1.005', 'Please type the tip as an amount, such as 4.50'],
    ['500', 'The tip can be at most $130.00'],
  ])('of “%s” is refused at its field, and nothing is sent', async (typed, message) => {
    const { user, submit, orders } = await checkout();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    const field = screen.getByRole('textbox', { name: 'Your tip (USD)' });
    await user.type(field, typed);
    await submit();
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(orders()).toEqual([]);
  });

  it('of more than the food is asked back once', async () => {
    const { user, submit, orders } = await checkout();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Your tip (USD)' }), '20');
    await submit();
    expect(screen.getByText('Please confirm this tip, or change it')).toBeTruthy();
    expect(orders()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Yes, tip $20.00' }));
    await submit();
    await waitFor(() => expect(orders()).toMatchObject([{ body: { tip: 20 } }]));
  });

  it.each([
    ['takes no tips', withTips({}, false)],
    ['takes none for pickup', withTips({ pickup: { enabled: false } })],
  ])('is not asked for where the restaurant %s', async (_, storefront) => {
    await checkout({}, { storefront });
    expect(screen.queryByRole('heading', { name: 'Tip' })).toBeNull();
  });
});

describe('a promo code', () => {
  it('I9-16 is taken by Enter without ordering, shows what it takes off, and can be removed', async () => {
    const { user, asked, total, enter, orders } = await checkout();
    await enter('summer 10');
    expect(await screen.findByText('Summer (SUMMER10)')).toBeTruthy();
    expect(asked()).toMatchObject([{ body: { code: 'SUMMER10' } }]);
    expect(total()).toBe('Place order · $13.09');
    expect(orders()).toEqual([]);
    expect(document.activeElement?.textContent).toContain('SUMMER10');
    await user.click(screen.getByRole('button', { name: 'Remove the code SUMMER10' }));
    expect(total()).toBe('Place order · $14.54');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Have a code?' }));
  });

  it('leaves focus and scroll position alone when the page opens with it', async () => {
    const { enter, unmount } = await checkout();
    await enter('SUMMER10');
    await screen.findByText('Summer (SUMMER10)');
    unmount();
    await checkout();
    expect(await screen.findByText('Summer (SUMMER10)')).toBeTruthy();
    expect(document.activeElement?.textContent).not.toMatch(/^SUMMER10/);
  });

  it('O9-14 goes before points, which pay the rest of the food at most, and are a figure of their own', async () => {
    window.localStorage.setItem('bite-signed-in', 'true');
    const diner = {
      uid: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      phone: '',
      addresses: [],
      marketing: [],
    };
    const { user, total, enter } = await checkout({
      getDiner: () => ok('getDiner', { diner }),
      getDinerPoints: () => ok('getDinerPoints', { balance: 50_000, entries: [] }),
    });
    await enter('SUMMER10');
    expect(await screen.findByText(/They pay \$11\.70 of this order\./)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Pay with points' }));
    const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
    expect(figure('Summer (SUMMER10)')).toBe('-$1.30');
    expect(figure('Paid with points')).toBe('-$11.70');
    expect(screen.queryByText('Discount')).toBeNull();
    expect(screen.getByText(/They pay \$11\.70 of this order\./)).toBeTruthy();
    expect(total()).toBe('Place order · $0.00');
  });

  it('I9-16 is sent with the order, before the tip; the next order begins without either', async () => {
    const { user, submit, orders, enter } = await checkout();
    await enter('SUMMER10');
    await user.click(await screen.findByRole('radio', { name: '10% $1.17' }));
    await submit();
    await waitFor(() => expect(window.location.pathname).toContain('track'));
    expect(orders()).toMatchObject([{ body: { promoCode: 'SUMMER10', tip: 1.17, expectedTotal: 14.26 } }]);
    expect(window.sessionStorage.getItem('bite-extras')).not.toMatch(/SUMMER10|tip/);
  });

  it.each([['We do not know this code. Please check how it is written.'], ['This code has been used up']])(
    'says at its field why it cannot be used: %s',
    async (message) => {
      const { enter, user } = await checkout({
        checkPromoCode: () => refused(422, { code: 'PROMO_CODE_REFUSED', message }),
      });
      await enter('WINTER');
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      expect(screen.getByText(message)).toBeTruthy();
      expect(field.value).toBe('WINTER');
      await user.type(field, '2');
      expect(screen.queryByText(message)).toBeNull();
    },
  );

  it('keeps what was typed if the restaurant is not reached', async () => {
    const { enter } = await checkout({ checkPromoCode: lost });
    await enter('SUMMER10');
    expect(await screen.findByText(/^We could not/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' }).value).toBe('SUMMER10');
  });

  it('I9-16 says how much is missing for it, and is not sent', async () => {
    const terms = { ...summer, minimumSubtotal: 17.5 };
    const { enter, total, submit, orders } = await checkout({
      checkPromoCode: () => ok('checkPromoCode', terms),
    });
    await enter('SUMMER10');
    expect(await screen.findByText('Add $4.50 more to use this code')).toBeTruthy();
    expect(total()).toBe('Place order · $14.54');
    await submit();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).not.toHaveProperty('promoCode');
  });

  it('I9-16 that ran out meanwhile is refused with the new price, and the order goes on without it', async () => {
    const totals = { ...placedOrder.totals, total: 14.54, tip: 0 };
    const quote = { totals, lines: [], storefrontVersion: 'v1', promisedAt: placedOrder.promisedAt };
    const message = 'This code has been used up';
    const answers = [
      () =>
        refused(422, {
          code: 'PROMO_CODE_REFUSED',
          message,
          details: { fields: { promoCode: message }, quote },
        }),
      () => ok('placeOrder', placedOrder, { status: 201 }),
    ];
    const { enter, user, submit, orders, site } = await checkout({
      placeOrder: () => (answers.shift() ?? lost)(),
    });
    await enter('SUMMER10');
    await screen.findByText('Summer (SUMMER10)');
    await submit();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(message)).toBeTruthy();
    expect(site.cart.get()?.items).toHaveLength(1);
    await user.click(alert.getByRole('button', { name: 'Order for $14.54' }));
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(orders()[1]?.body).toMatchObject({ expectedTotal: 14.54 });
    expect(orders()[1]?.body).not.toHaveProperty('promoCode');
  });

  it('I9-16 of a link is filled in once: a reload does not bring back what was removed', async () => {
    const { user, asked, unmount } = await checkout({}, { at: '/checkout?code=summer10' });
    await user.click(await screen.findByRole('button', { name: 'Remove the code SUMMER10' }));
    expect(asked()).toMatchObject([{ body: { code: 'SUMMER10' } }]);
    unmount();
    const again = await checkout({}, { at: '/checkout?code=summer10' });
    expect(again.asked()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Have a code?' })).toBeTruthy();
  });
});

// Where one is after each step: what going back closes, what closing returns to, and where the focus goes.
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withLine } from '../lib/ordering-engine.ts';
import { aStorefront, itemGuid, LUNCH, MORNING } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';
import { type RenderedSite, rememberDetails, renderSite } from '../testing/render-site.tsx';

const luigis = aStorefront();

atLunch();

beforeEach(() => {
  fakeApi();
  rememberDetails(luigis);
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const back = () =>
  act(async () => {
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await left;
  });
const cartButton = () => within(screen.getByRole('banner')).getByRole('button', { name: /^Cart/ });
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

async function withKnots(): Promise<RenderedSite> {
  const rendered = renderSite();
  const [add] = screen.getAllByRole('button', { name: 'Add Garlic Knots' });
  await rendered.user.click(add as HTMLElement);
  await waitFor(() => expect(rendered.site.cart.get()?.items).toHaveLength(1));
  return rendered;
}

async function openCart(user: UserEvent) {
  await user.click(cartButton());
  return within(await dialog('Your cart'));
}

describe('going back', () => {
  it('closes the cart, and then the focus is on what opened it', async () => {
    const { user } = await withKnots();
    await openCart(user);
    await back();
    await gone();
    await hasFocus(cartButton());
  });

  it('from an item that was edited leads to the cart, as saving it does', async () => {
    const { user, site } = await withKnots();
    const cart = await openCart(user);
    const edit = await cart.findByRole('button', { name: 'Edit Garlic Knots' });
    await user.click(edit);
    await dialog('Garlic Knots');
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Garlic Knots' })).toBeNull());
    await hasFocus(edit);
    await user.click(edit);
    const item = within(await dialog('Garlic Knots'));
    await user.click(item.getByRole('button', { name: 'One more Garlic Knots' }));
    await user.click(item.getByRole('button', { name: 'Update · $13.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Garlic Knots' })).toBeNull());
    expect(await dialog('Your cart')).toBeTruthy();
    expect(site.cart.get()?.items[0]?.quantity).toBe(2);
    await hasFocus(edit);
  });

  it('from the checkout leads to the menu without the cart', async () => {
    const { user } = await withKnots();
    const cart = await openCart(user);
    await user.click(await cart.findByRole('button', { name: 'Go to checkout' }));
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
    await hasFocus(screen.getByRole('main'));
    await back();
    expect(await screen.findByRole('heading', { name: 'Starters & Salads' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes at once what a double press has opened', async () => {
    const { user } = renderSite();
    const [dish] = screen.getAllByRole('link', { name: 'Garlic Knots' });
    await user.dblClick(dish as HTMLElement);
    await dialog('Garlic Knots');
    await back();
    await gone();
    expect(window.location.search).toBe('');
  });

  it('closes one thing at a time', async () => {
    const { user } = await withKnots();
    const cart = await openCart(user);
    await user.click(await cart.findByRole('button', { name: 'Choose another day' }));
    await dialog('Order details');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Order details' })).toBeNull());
    expect(await dialog('Your cart')).toBeTruthy();
  });
});

describe('the focus', () => {
  it('stays on the plus that becomes a row of minus, count and plus', async () => {
    await withKnots();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('One more Garlic Knots');
  });

  it('returns to the dish when its dialog closes, even after other dialogs', async () => {
    window.sessionStorage.clear();
    window.sessionStorage.setItem('bite-order-details-asked', JSON.stringify(luigis.restaurant.guid));
    const { user } = renderSite();
    const [dish] = screen.getAllByRole('link', { name: 'Garlic Knots' });
    await user.click(dish as HTMLElement);
    await user.click(within(await dialog('Garlic Knots')).getByRole('button', { name: /^Add to cart/ }));
    await user.click(within(await dialog('Order details')).getByRole('button', { name: 'Pickup ASAP' }));
    await gone();
    await hasFocus(dish as HTMLElement);
  });

  it('is on the page after a dialog that nobody has opened', async () => {
    const { user } = renderSite({ at: `/?item=${itemGuid(2)}` });
    await dialog('Garlic Knots');
    await user.keyboard('{Escape}');
    await gone();
    await hasFocus(screen.getByRole('main'));
  });

  it('passes the header by the first link of the page', async () => {
    const { user } = renderSite();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('O2.7-04 goes to an address that is missing, which is read out', async () => {
    rememberDetails(luigis, { orderType: 'delivery', isConfigured: false });
    const { user } = renderSite();
    const [add] = screen.getAllByRole('button', { name: 'Add Garlic Knots' });
    await user.click(add as HTMLElement);
    const box = within(await dialog('Order details'));
    await user.click(box.getByRole('button', { name: 'Deliver ASAP' }));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(box.getByRole('alert').textContent).toMatch(/address/i);
  });
});

describe('a cart that cannot be gone on with', () => {
  const earlier = (changes: object) => {
    const cart = withLine(
      indexStorefront(luigis),
      emptyCart(luigis.restaurant, LUNCH),
      { menuItemId: 2, quantity: 2, modifiers: [] },
      LUNCH,
    );
    window.localStorage.setItem('order-up-cart', JSON.stringify({ ...cart, ...changes }));
  };

  it('has expired: says so, and puts back what is asked for', async () => {
    earlier({ expiresAt: new Date(LUNCH - 1).toISOString() });
    const { user, site } = renderSite();
    const offer = within(await screen.findByRole('alert'));
    expect(offer.getByText('Your cart from earlier has expired.')).toBeTruthy();
    await user.click(offer.getByRole('button', { name: 'Put 2 items back' }));
    expect(site.cart.get()?.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Garlic Knots', 2],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is put back at the prices of a menu that came in the moment of the press', async () => {
    earlier({ expiresAt: new Date(LUNCH - 1).toISOString() });
    const { site } = renderSite();
    const offer = within(await screen.findByRole('alert'));
    const items = luigis.items.map((item) => (item.itemId === 2 ? { ...item, basePrice: 9.25 } : item));
    await act(async () => {
      site.storefront.set(aStorefront({ items, version: '2' }));
      offer.getByRole('button', { name: 'Put 2 items back' }).click();
    });
    expect(site.cart.get()?.items.map(({ basePrice }) => basePrice)).toEqual([9.25]);
  });

  it('is another restaurant’s: names what is not on this menu', async () => {
    earlier({ restaurantId: 20_000_009 });
    const storefront = aStorefront({ items: luigis.items.filter(({ itemId }) => itemId !== 2) });
    const { user, site } = renderSite({ storefront });
    const offer = within(await screen.findByRole('alert'));
    expect(offer.getByText('Your last cart was for another restaurant.')).toBeTruthy();
    expect(offer.getByText('Nothing of it is on this menu: Garlic Knots.')).toBeTruthy();
    await user.click(offer.getByRole('button', { name: 'All right' }));
    expect(site.cart.get()?.items).toEqual([]);
  });
});

describe('the time of an order', () => {
  it('O9-15 can be any slot of the next two weeks’ open days, which are told from closed ones, from the list’s own button', async () => {
    vi.setSystemTime(MORNING);
    const { user, site } = await withKnots();
    await user.click(screen.getAllByRole('button', { name: 'Choose another day' })[0] as HTMLElement);
    const box = within(await dialog('Order details'));
    await user.click(box.getByRole('radio', { name: 'Thursday Nov 27' }));
    const times = within(box.getByRole('group', { name: 'Pickup time' }));
    await user.click(times.getByRole('radio', { name: '8 PM' }));
    await user.click(box.getByRole('button', { name: 'Confirm time' }));
    await gone();
    expect(site.details.get().scheduledTime).toBe('2025-11-28T01:00:00.000Z');
    const [list] = screen.getAllByRole('combobox', { name: 'Pickup time' }) as HTMLSelectElement[];
    expect(list?.selectedOptions[0]?.textContent).toBe('Thursday 8 PM');
  });

  it('O9-15 is never one that is full: the list of its day shows it as such', async () => {
    const { ordering } = aStorefront().restaurant;
    const limited = aStorefront({ restaurant: { ordering: { ...ordering, slotCapacity: 4 } } });
    const slotsTaken = { '2025-11-28T01:00:00.000Z': 4 };
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: {}, slotsTaken }),
    });
    const { user, site } = renderSite({ storefront: limited });
    await waitFor(() => expect(site.live.get().slotsTaken).toEqual(slotsTaken));
    await user.click(screen.getAllByRole('button', { name: 'Choose another day' })[0] as HTMLElement);
    const box = within(await dialog('Order details'));
    await user.click(box.getByRole('radio', { name: 'Thursday Nov 27' }));
    expect(box.getByRole<HTMLInputElement>('radio', { name: '8 PM Full' }).disabled).toBe(true);
  });

  it('is never one that the cart does not fit into, though a smaller order would', async () => {
    const { ordering } = aStorefront().restaurant;
    const items = aStorefront().items.map((item) =>
      item.itemId === 2 ? { ...item, kitchenMinutes: 20 } : item,
    );
    const limited = aStorefront({ items, restaurant: { ordering: { ...ordering, slotKitchenMinutes: 60 } } });
    const minutesTaken = { '2025-11-28T01:00:00.000Z': 30 };
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: {}, minutesTaken }),
    });
    const { user, site } = renderSite({ storefront: limited });
    await waitFor(() => expect(site.live.get().minutesTaken).toEqual(minutesTaken));
    await user.click(screen.getAllByRole('button', { name: 'Add Garlic Knots' })[0] as HTMLElement);
    const slot = async () => {
      await user.click(screen.getAllByRole('button', { name: 'Choose another day' })[0] as HTMLElement);
      const box = within(await dialog('Order details'));
      await user.click(box.getByRole('radio', { name: 'Thursday Nov 27' }));
      const found = box.getByRole<HTMLInputElement>('radio', { name: /^8 PM/ });
      await user.keyboard('{Escape}');
      await gone();
      return found.disabled;
    };
    expect(await slot()).toBe(false);
    await user.click(screen.getAllByRole('button', { name: 'One more Garlic Knots' })[0] as HTMLElement);
    expect(await slot()).toBe(true);
  });

  it('is moved from a dish that is not served then, which says when it is before it is added', async () => {
    const earlier = aStorefront({
      restaurant: {
        operatingHours: {
          sat: { open: '06:00', close: '22:00', closed: false },
          fri: { open: '11:00', close: '22:00', closed: false },
        },
      },
    });
    const { user, site } = renderSite({ storefront: earlier, at: `/?item=${itemGuid(6)}` });
    const box = within(await dialog('Breakfast Pizza'));
    expect(await box.findByText('Served 7 AM – 11 AM')).toBeTruthy();
    expect(box.getByText(/Your order is for today 1:20 PM/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: /Move the order to tomorrow 7 AM/ }));
    expect(site.details.get().scheduledTime).toBe('2025-11-22T12:00:00.000Z');
    expect(box.queryByText(/Your order is for/)).toBeNull();
  });

  it('is named by no dish while it is closed and none is chosen: the dish says when it is served, and asks for a time', async () => {
    vi.setSystemTime(LUNCH + 10 * 60 * 60_000);
    const earlier = aStorefront({
      restaurant: { operatingHours: { sat: { open: '06:00', close: '22:00', closed: false } } },
    });
    const { user, site } = renderSite({ storefront: earlier, at: `/?item=${itemGuid(6)}` });
    const box = within(await dialog('Breakfast Pizza'));
    expect(await box.findByText('Served 7 AM – 11 AM')).toBeTruthy();
    expect(box.queryByText(/Your order is for/)).toBeNull();
    await user.click(box.getByRole('button', { name: 'Choose a time' }));
    await dialog('Order details');
    expect(site.details.get().scheduledTime).toBeNull();
  });

  it('is moved from the cart to the first one at which all of it is served', async () => {
    const early = aStorefront({
      restaurant: {
        operatingHours: {
          sat: { open: '06:00', close: '22:00', closed: false },
          fri: { open: '11:00', close: '22:00', closed: false },
        },
      },
    });
    const { user } = renderSite({ storefront: early });
    await user.click(screen.getByRole('button', { name: 'Add Breakfast Pizza' }));
    const cart = await openCart(user);
    expect(await cart.findByText('Breakfast Pizza is not served at that time')).toBeTruthy();
    await user.click(cart.getByRole('button', { name: /Move the order to tomorrow 7 AM/ }));
    await waitFor(() => expect(cart.queryByText('Breakfast Pizza is not served at that time')).toBeNull());
    expect(cart.getByRole('button', { name: 'Go to checkout' }).hasAttribute('disabled')).toBe(false);
  });
});

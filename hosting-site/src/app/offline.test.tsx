// The site without a connection, and on the home screen.
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followInstallOffer } from '../lib/install-offer.ts';
import { withLine } from '../lib/ordering-engine.ts';
import { aStorefront, LUNCH } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

const luigis = aStorefront();
const DAY = 24 * 60 * 60_000;

atLunch();

beforeEach(() => {
  rememberDetails(luigis);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById('root')?.remove();
});

/** The network of the device. */
function network(isThere: boolean): void {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

/** The page as the service worker answers it. */
function keptPage(at: number): void {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.dataset['keptAt'] = String(at);
}

function fillCart(): void {
  const cart = withLine(
    indexStorefront(luigis),
    emptyCart(luigis.restaurant, LUNCH),
    { menuItemId: 2, quantity: 2, modifiers: [] },
    LUNCH,
  );
  window.localStorage.setItem('order-up-cart', JSON.stringify(cart));
}

const notice = () =>
  screen.getAllByRole('status').find((status) => /offline|cannot be reached/.test(status.textContent ?? ''));
const said = () => notice()?.textContent ?? '';
const gone = () => waitFor(() => expect(notice()).toBeUndefined());

describe('without a connection', () => {
  const fresh = aStorefront({ version: 'fresh' });
  const answering = { getStorefront: () => ok('getStorefront', fresh) };
  const silent = { getStorefront: lost, getStorefrontLive: lost };

  it('a kept menu says so, and of what time it is', async () => {
    fakeApi(silent);
    keptPage(LUNCH - 20 * 60_000);
    network(false);
    renderSite();
    await waitFor(() =>
      expect(said()).toMatch(
        /^You are offline\. This is the menu of 1?\d:\d\d [AP]M\. Prices and what is sold out may have changed\.$/,
      ),
    );
  });

  it('one of another day names the day', async () => {
    fakeApi(silent);
    keptPage(LUNCH - 3 * DAY);
    network(false);
    renderSite();
    await waitFor(() => expect(said()).toMatch(/This is the menu of \w{3}, \w{3} \d+, /));
  });

  it('a kept home page says what opens and what does not', async () => {
    fakeApi(silent);
    keptPage(LUNCH - 20 * 60_000);
    network(false);
    renderSite({ storefront: aStorefront({ website: { ...luigis.website, startPage: 'home' } }) });
    await waitFor(() =>
      expect(said()).toMatch(
        /^You are offline\. This is the page of 1?\d:\d\d [AP]M\. The menu opens without a connection; other links need one\.$/,
      ),
    );
  });

  it('a kept menu whose restaurant does not answer, although there is a network, says that instead', async () => {
    fakeApi(silent);
    keptPage(LUNCH);
    renderSite();
    await waitFor(() => expect(said()).toContain('The restaurant cannot be reached at the moment.'));
  });

  it('an open page says so from then on, and no longer once it has the present menu', async () => {
    fakeApi(silent);
    const { site } = renderSite();
    expect(notice()).toBeUndefined();
    network(false);
    expect(said()).toContain('You are offline.');
    fakeApi(answering);
    network(true);
    await gone();
    expect(site.storefront.get().version).toBe('fresh');
  });

  it('still says so when the network is back and the restaurant does not answer', async () => {
    fakeApi(silent);
    renderSite();
    network(false);
    network(true);
    await waitFor(() => expect(said()).toContain('The restaurant cannot be reached at the moment.'));
  });

  it('nobody goes to checkout, the cart says why and stays, and it goes on by itself', async () => {
    fakeApi(silent);
    fillCart();
    const { user, site } = renderSite();
    await user.click(screen.getByRole('button', { name: /^Cart/ }));
    const cart = within(await screen.findByRole('dialog', { name: 'Your cart' }));
    const onward = () => cart.getByRole('button', { name: 'Go to checkout' }) as HTMLButtonElement;
    await waitFor(() => expect(onward().disabled).toBe(false));
    network(false);
    expect(onward().disabled).toBe(true);
    expect(cart.getByText('You are offline. Ordering needs a connection. Your cart is kept.')).toBeTruthy();
    expect(site.cart.get()?.items).toHaveLength(1);
    fakeApi(answering);
    network(true);
    await waitFor(() => expect(onward().disabled).toBe(false));
  });

  it('an order that is sent nevertheless loses nothing that was typed, and says what to do', async () => {
    fakeApi({ ...silent, placeOrder: lost });
    fillCart();
    const { user } = renderSite({ at: '/checkout' });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Ada Diner');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '2125550199');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    network(false);
    expect(said()).toContain('Ordering needs a connection. Nothing you typed is lost');
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toContain('You are offline.');
    expect(refusal.textContent).toContain('it never orders twice');
    expect((name as HTMLInputElement).value).toBe('Ada Diner');
  });
});

describe('on the home screen', () => {
  const openMore = async () => {
    const { user } = renderSite();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('link', { name: 'Español' });
    return user;
  };
  const entry = () => screen.queryByRole('button', { name: 'Add to home screen' });

  it('nothing is offered where the browser does not offer it', async () => {
    fakeApi();
    await openMore();
    expect(entry()).toBeNull();
  });

  it('the More menu offers what the browser offers, which pops up only then, and once', async () => {
    fakeApi();
    followInstallOffer();
    const prompt = vi.fn(async () => undefined);
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    const user = await openMore();
    const button = entry();
    if (!button) throw new Error('Nothing is offered');
    await user.click(button);
    expect(prompt).toHaveBeenCalledOnce();
    expect(entry()).toBeNull();
  });
});

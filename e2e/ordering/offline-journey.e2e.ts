// A guest whose phone loses its network.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { sitePort, urls } from '../support/platform.ts';
import { press } from '../support/use.ts';

const LUIGIS = '/luigis-pizzeria';
/** Its site begins with a home page. */
const OTHER = '/taqueria-el-sol';
const OWN_DOMAIN = `http://luigis.localhost:${sitePort}/`;

/** The paths of the pages that the service worker has kept as a whole. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const whole: string[] = [];
    for (const name of await caches.keys())
      if (await (await caches.open(name)).match('/kept-menu')) whole.push(name.split(' ').at(-1) ?? '');
    return whole.sort();
  });

describe('without a connection', () => {
  const { open, forgive } = windows();

  it('the last menu and home page of each restaurant can be read and say how old they are, ordering waits with its cart, the last state of an order stays, and all goes on by itself', async () => {
    forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    const diner = await open(phone);
    const notice = diner.getByText(/^(You are offline|The restaurant cannot be reached)/);
    await diner.goto(OWN_DOMAIN);
    await expect.poll(() => keptBy(diner)).toEqual(['']);
    await diner.goto(`${urls.site}${OTHER}`);
    await expect.poll(() => keptBy(diner)).toEqual([OTHER]);
    await openMenu(diner, LUIGIS);
    await addDish(diner, { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] });
    await expect.poll(() => keptBy(diner)).toEqual([LUIGIS, OTHER].sort());
    await diner.goto(`${urls.site}${LUIGIS}/checkout`);
    await diner.goto(`${urls.site}${LUIGIS}/track/no-such-order`);
    await diner.goto(`${urls.site}${LUIGIS}/account`);
    // Its script comes after the page: cut off before that, it would fail.
    await diner.getByRole('textbox', { name: 'Email' }).waitFor();

    await diner.context().setOffline(true);
    for (const page of ['checkout', 'track/no-such-order', 'account']) {
      await diner.goto(`${urls.site}${LUIGIS}/${page}`);
      await diner.getByRole('heading', { name: 'No connection' }).waitFor();
    }
    await press(diner.getByRole('link', { name: 'See the menu' }));
    await diner.getByText(/This is the menu of \d.* [AP]M.*\. Prices and what is sold out may/).waitFor();
    await expect.poll(() => diner.title()).toContain('Luigi');
    await checkScreen(diner);

    await openCart(diner);
    const cart = diner.getByRole('dialog', { name: 'Your cart' });
    await cart.getByText('Hand-tossed').waitFor();
    await cart.getByText('Ordering needs a connection. Your cart is kept.').waitFor();
    const onward = cart.getByRole('button', { name: 'Go to checkout' });
    await expect.poll(() => onward.isDisabled()).toBe(true);
    await checkScreen(diner);

    await diner.context().setOffline(false);
    await notice.first().waitFor({ state: 'hidden' });
    await press(onward);
    await diner.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    await fillDetails(diner, ada);
    const number = await placeOrder(diner);
    const order = new URL(diner.url());
    await expect.poll(() => keptBy(diner)).toEqual([LUIGIS, OTHER, order.pathname].sort());

    await diner.context().setOffline(true);
    await diner.reload();
    const state = diner.getByText(/^This is the state of \d.* [AP]M.*\./);
    await state.waitFor();
    await diner.getByText(number).first().waitFor();
    await checkScreen(diner);
    await diner.context().setOffline(false);
    await state.waitFor({ state: 'hidden' });

    await diner.context().setOffline(true);
    await diner.goto(`${urls.site}${OTHER}`);
    await diner
      .getByText(/This is the page of \d.* [AP]M.*\. The menu opens without a connection;/)
      .waitFor();
    await expect.poll(() => diner.title()).not.toContain('Luigi');
    await checkScreen(diner);
    await press(
      diner
        .getByRole('main')
        .getByRole('link', { name: /^Order now$/i })
        .first(),
    );
    await diner.getByText(/This is the menu of \d/).waitFor();
    await diner.goto(OWN_DOMAIN);
    await notice.waitFor();
    await expect.poll(() => diner.title()).toContain('Luigi');
  });
});

// Presses and keys on the menu page before the code that answers them is there: each is answered once it has come.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, windows } from '../support/browser.ts';
import { urls } from '../support/platform.ts';

/** Which code is held back until `arrive` is called: the page's own, or that of ordering. */
const held = { page: /\/assets\/main-[^/]+\.js/, ordering: /\/assets\/ordering-[^/]+\.js/ };

async function openEarly(page: Page, code: keyof typeof held) {
  const arrival = Promise.withResolvers<void>();
  await page.route(held[code], async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`${urls.site}/luigis-pizzeria`, { waitUntil: 'commit' });
  // Of the page React has taken over all that waits for nothing.
  const isTakenOver = (main: Element) => Object.keys(main).some((key) => key.startsWith('__reactProps'));
  if (code === 'ordering') await expect.poll(() => page.getByRole('main').evaluate(isTakenOver)).toBe(true);
  return { arrive: arrival.resolve };
}

const inHeader = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name });

describe('what is pressed or typed before its code has come', () => {
  const { open } = windows();

  describe.each([
    ['the page’s code', 'page'],
    ['the code of ordering', 'ordering'],
  ] as const)('%s', (_, code) => {
    it.each([
      ['a phone', phone],
      ['a desktop', desktop],
    ])('opens the cart once it has come, and nothing over it, on %s', async (_where, size) => {
      const diner = await open(size);
      const { arrive } = await openEarly(diner, code);
      await inHeader(diner, 'Cart').click();
      arrive();
      await diner.getByRole('dialog', { name: 'Your cart' }).waitFor();
      await expect.poll(() => diner.getByRole('dialog').count()).toBe(1);
    });

    it('opens the menu of pages once it has come', async () => {
      const diner = await open(phone);
      const { arrive } = await openEarly(diner, code);
      await inHeader(diner, 'More').click();
      arrive();
      await diner.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Contact' }).waitFor();
    });

    it('O2.2-10 what is typed into the search is searched for once it has come', async () => {
      const diner = await open(desktop);
      const { arrive } = await openEarly(diner, code);
      const box = diner.getByRole('searchbox', { name: 'Search the menu' });
      await box.click();
      await box.pressSequentially('marg');
      arrive();
      await diner
        .getByRole('region', { name: 'Search results' })
        .getByRole('heading', { name: 'Margherita' })
        .first()
        .waitFor();
      await expect.poll(() => box.inputValue()).toBe('marg');
      await box.pressSequentially('h');
      await expect.poll(() => box.inputValue()).toBe('margh');
    });

    it('O2.6-03 chooses delivery once it has come', async () => {
      const diner = await open(phone);
      const { arrive } = await openEarly(diner, code);
      await diner.getByRole('main').getByText('Delivery', { exact: true }).first().click();
      arrive();
      await diner.getByRole('main').getByRole('button', { name: 'Enter delivery address' }).waitFor();
    });
  });
});

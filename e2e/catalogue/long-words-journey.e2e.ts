// A restaurant whose texts all have the maximum length, from the menu to the receipt.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, fillDetails, openCart, openDish, openMenu, payLater, placeOrder } from '../support/diner.ts';
import { openLongWords } from '../support/long-words.ts';
import { urls } from '../support/platform.ts';
import { isOnScreen } from '../support/visibility.ts';

/** The time limit for a whole order at a restaurant that is created for it. */
const PATIENCE = 400_000;
const small = { width: 320, height: 640 };

/** Nothing in a dialog is cut off at its sides, where wide content does not make the page scroll. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const cut = await page
    .getByRole('dialog')
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.tagName}.${element.className}`),
    );
  expect(cut).toEqual([]);
}

describe('words of 200 letters', () => {
  const { open: openWindow } = windows();

  it(
    'O2.4-01 O2.5-01 O2.6-07 push nothing off a screen of 320 px, from the menu to the receipt',
    async () => {
      const { slug, remove } = await openLongWords(db);
      try {
        const diner = await openWindow(small);
        await openMenu(diner, `/${slug}`);
        const dialog = await openDish(diner, slug, /^Margherita/);
        await expectNothingCutOff(diner);
        await dialog
          .getByLabel(/Hand-tossed/)
          .first()
          .check();
        await dialog.getByLabel('Special instructions').fill('N'.repeat(200));
        await checkScreen(diner);
        await step(diner, () => dialog.getByRole('button', { name: /^Add to cart/ }).click());
        await openCart(diner);
        await expectNothingCutOff(diner);
        await diner.getByRole('button', { name: 'Go to checkout' }).click();
        await diner.getByRole('heading', { name: 'Checkout' }).waitFor();
        await fillDetails(diner, { ...ada, name: 'N'.repeat(100) });
        await checkScreen(diner);
        await payLater(diner);
        await expect.poll(() => isOnScreen(diner.getByRole('button', { name: /^Place order/ }))).toBe(true);
        await placeOrder(diner);
        for (const page of ['story', 'contact']) {
          await diner.goto(`${urls.site}/${slug}/${page}`);
          await checkScreen(diner);
        }
      } finally {
        await remove();
      }
    },
    PATIENCE,
  );
});

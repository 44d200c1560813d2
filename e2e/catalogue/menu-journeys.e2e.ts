// The menu with words of any length, on screens of any height, and with typical searches.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { openLongWords } from '../support/long-words.ts';
import { urls } from '../support/platform.ts';

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

const isOnScreen = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

async function open(page: Page, slug: string, dish: RegExp): Promise<Locator> {
  // A name that is cut off after two lines must still open by keyboard.
  await page.getByRole('link', { name: dish }).last().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 2, name: dish }).waitFor();
  expect(page.url()).toContain(slug);
  return dialog;
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
        const dialog = await open(diner, slug, /^Margherita/);
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
        expect(await isOnScreen(diner.getByRole('button', { name: /^Place order/ }))).toBe(true);
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

describe('a dish on a low screen', () => {
  const { open: openWindow } = windows();

  it.each([
    { title: 'a phone on its side', size: { width: 844, height: 390 } },
    { title: 'a desktop at twice its size', size: { width: 720, height: 450 } },
  ])('O2.5-01 O2.5-02 shows its name, its price, its options and the way out on $title', async ({ size }) => {
    const diner = await openWindow(size);
    await openMenu(diner, '/luigis-pizzeria');
    const dialog = await open(diner, 'luigis', /^Margherita$/);
    await checkScreen(diner);
    const close = dialog.getByRole('button', { name: 'Close' });
    for (const part of [
      dialog.getByRole('heading', { level: 2 }),
      dialog.getByText('$14.50').first(),
      dialog.getByRole('radio').first(),
      close,
    ])
      expect(await isOnScreen(part)).toBe(true);
    await dialog.getByRole('button', { name: 'Select options to continue' }).dispatchEvent('click');
    const crust = dialog.getByRole('group', { name: /Crust/ });
    await expect.poll(() => isOnScreen(crust.locator('legend'))).toBe(true);
    expect(await crust.evaluate((group) => group === document.activeElement)).toBe(true);
    expect(await isOnScreen(close)).toBe(true);
  });
});

describe('the first screen of a phone', () => {
  const { open: openWindow } = windows();

  it('O2.2-06 O2.2-07 has food on it', async () => {
    const diner = await openWindow(phone);
    await openMenu(diner, '/luigis-pizzeria');
    const dish = diner.getByRole('region', { name: 'Featured Items' }).getByRole('heading', { level: 3 });
    expect(await isOnScreen(dish.first())).toBe(true);
  });
});

describe('looking for food', () => {
  const { open: openWindow } = windows();

  const dishes = (page: Page) =>
    page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 3 }).allTextContents();

  it('O2.2-10 finds it by what people type, the best first, from the top, and leads back', async () => {
    const diner = await openWindow(desktop);
    await openMenu(diner, '/luigis-pizzeria');
    await diner.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    const search = diner.getByRole('searchbox', { name: 'Search the menu' });
    const before = await diner.evaluate(() => window.scrollY);
    const find = async (words: string): Promise<string[]> => {
      await search.fill(words);
      await diner.getByText(`for “${words}”`).waitFor();
      return dishes(diner);
    };
    expect((await find('pepperoni pizza'))[0]).toBe('Pepperoni Classico');
    await checkScreen(diner);
    expect(await isOnScreen(diner.getByText('for “pepperoni pizza”'))).toBe(true);
    expect((await find('mozarella'))[0]).toBe('Mozzarella Sticks');
    expect((await find('tiramisu'))[0]).toBe('Tiramisù');
    expect(await find('gluten free')).toContain('Spaghetti & Meatballs');
    expect(await find('jalapeno')).toEqual(await find('jalapeño'));
    expect((await find('jalapeno')).length).toBeGreaterThan(0);
    await search.fill('');
    await diner.getByRole('region', { name: 'Red Pies' }).waitFor();
    expect(await diner.evaluate(() => window.scrollY)).toBe(before);
    expect(await textOf(diner.getByRole('main'))).not.toContain('for “');
  });
});

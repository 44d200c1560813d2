// The order board as the people at it need it: whole on every screen they own, and one truth on two of them.
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { desktop, phone, type Size, textOf, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { type FullBoard, fillBoard } from '../support/full-board.ts';
import { projectId, urls } from '../support/platform.ts';
import { card, move, showColumn, signIn } from '../support/staff.ts';
import { cutText, isReachable, wholeCards } from '../support/what-is-seen.ts';

const db = getFirestore(initializeApp({ projectId, credential: applicationDefault() }));
const tablet: Size = { width: 1024, height: 768 };

let filled: FullBoard | undefined;
const fill = async (slug: string, kind: 'big' | 'small') => {
  filled = await fillBoard(db, slug, kind);
};
afterEach(async () => {
  await filled?.remove();
  filled = undefined;
});

const cards = (page: Page) => page.getByRole('article');
const columnsBesideEachOther = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('article')].filter(({ offsetWidth }) => offsetWidth > 0);
    return new Set(shown.map((article) => Math.round(article.getBoundingClientRect().left))).size;
  });
const restaurantName = (page: Page) =>
  page
    .locator('#content p, header p')
    .filter({ hasText: /^Sakura Sushi$/ })
    .locator('visible=true')
    .first();
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#content, [data-column]'))
      element.scrollTop = element.scrollHeight;
  });

describe('a full board', () => {
  const { open } = windows();

  it.each([
    [{ width: 390, height: 844 }, 1],
    [{ width: 768, height: 1024 }, 2],
    [{ width: 834, height: 1112 }, 2],
    [tablet, 3],
    [{ width: 1280, height: 800 }, 4],
    [{ width: 1440, height: 900 }, 4],
  ])('at %o has %i columns and cuts nothing', async (size, columns) => {
    await fill('sakura-sushi', 'big');
    const page = await open(size);
    await signIn(page, 'counter@sakura.example.com');
    await cards(page).first().waitFor();
    expect(await columnsBesideEachOther(page)).toBe(columns);
    for (const column of ['New', 'Ready']) {
      await showColumn(page, column);
      await cards(page).first().waitFor();
      expect(await cutText(page)).toEqual([]);
      await step(page, () => scrollToEnd(page));
      expect(await cutText(page)).toEqual([]);
      expect(await isReachable(restaurantName(page))).toBe(true);
    }
  });

  it('shows twelve whole cards on a tablet once they are compact, and only deliveries where asked', async () => {
    await fill('sakura-sushi', 'small');
    const page = await open(tablet);
    await signIn(page, 'counter@sakura.example.com');
    await cards(page).first().waitFor();
    await step(page, () => page.getByRole('button', { name: 'Compact cards' }).click());
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(12);
    await step(page, () => page.getByRole('button', { name: 'Delivery', exact: true }).click());
    expect(await cards(page).count()).toBe(0);
    await step(page, () => page.getByRole('button', { name: 'Show all' }).click());
  });

  it.each([
    [phone, 'light'],
    [tablet, 'dark'],
    [desktop, 'light'],
  ] as const)('at %o gives way to a message, which covers nothing', async (size, colorScheme) => {
    await fill('sakura-sushi', 'small');
    const page = await open(size, { colorScheme });
    await signIn(page, 'counter@sakura.example.com');
    await card(page, '#516')
      .getByRole('button', { name: /^Accept/ })
      .click();
    const message = page.getByRole('listitem').filter({ hasText: '#516 accepted' });
    await message.hover();
    const [strip, content] = [await message.boundingBox(), await page.locator('#content').boundingBox()];
    if (!strip || !content) throw new Error('There is no message, or no page');
    expect(content.y + content.height).toBeLessThanOrEqual(strip.y);
    expect(strip.y + strip.height).toBeLessThanOrEqual(size.height);
    await checkScreen(page);
  });

  it('shows a large order whole for as long as somebody wants it, however the tablet is turned', async () => {
    await fill('sakura-sushi', 'big');
    const page = await open({ width: 1280, height: 800 });
    await signIn(page, 'counter@sakura.example.com');
    const lines = card(page, '#503').getByText(/^\d+×$/);
    await step(page, () =>
      card(page, '#503')
        .getByRole('button', { name: /more of 30 lines/ })
        .click(),
    );
    expect(await lines.count()).toBe(30);
    for (const size of [{ width: 800, height: 1280 }, phone, { width: 1280, height: 800 }]) {
      await step(page, () => page.setViewportSize(size));
      await showColumn(page, 'New');
      await card(page, '#503').waitFor();
      expect(await lines.count()).toBe(30);
      expect(await cutText(page)).toEqual([]);
    }
  });

  it.each([phone, tablet])('of deliveries is read whole by a driver at %o', async (size) => {
    await fill('luigis-pizzeria', 'big');
    const driver = await open(size);
    await signIn(driver, 'driver@luigis.example.com');
    await cards(driver).first().waitFor();
    expect(await cutText(driver)).toEqual([]);
    await checkScreen(driver);
  });
});

describe('two boards of one restaurant', () => {
  const { open, forgive } = windows();

  async function order(): Promise<string> {
    const diner = await open(phone);
    await openMenu(diner, '/luigis-pizzeria');
    await addDish(diner, { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] });
    await openCart(diner);
    await diner.getByRole('button', { name: 'Go to checkout' }).click();
    await fillDetails(diner, ada);
    return placeOrder(diner);
  }

  /** Without a look at the screen, which takes longer than an offer to undo, or than a request may wait. */
  const act = (page: Page, number: string, action: string) =>
    card(page, number)
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click();

  async function counterAndKitchen(): Promise<{ counter: Page; kitchen: Page }> {
    const [counter, kitchen] = [await open(desktop), await open(tablet)];
    await signIn(counter, 'counter@luigis.example.com');
    await signIn(kitchen, 'kitchen@luigis.example.com');
    return { counter, kitchen };
  }

  it('I4-12 withdraw an offer to undo once somebody else has moved the order, and refuse one that comes too late', async () => {
    const number = await order();
    const { counter, kitchen } = await counterAndKitchen();
    await showColumn(kitchen, 'New');
    await act(kitchen, number, 'Accept');
    // A message under the pointer stays: only the news from the counter takes it away.
    const offer = kitchen.getByText(`${number} accepted`, { exact: true });
    await offer.hover();
    await move(counter, number, 'Start');
    await offer.waitFor({ state: 'hidden' });

    await showColumn(kitchen, 'Preparing');
    await act(kitchen, number, 'Ready');
    const undo = kitchen.getByRole('button', { name: 'Undo', exact: true });
    await undo.hover();
    const { promise: isLate, resolve: send } = Promise.withResolvers<void>();
    await kitchen.route('**/moves', async (route) => {
      await isLate;
      await route.continue();
    });
    await undo.click();
    await act(counter, number, 'Hand over');
    await counter.getByRole('button', { name: 'Cash' }).click();
    await counter.getByText(`${number} handed over (cash)`).waitFor();
    forgive(/status of 409/);
    send();
    await step(kitchen, () => kitchen.getByText(`${number} did not change`).waitFor());
    await kitchen.getByText('Rosa Delgado has moved the order since, so it was not taken back.').waitFor();
    await showColumn(kitchen, 'Finished');
  });

  it('see a pause that one of them made, as the diner does, and its end', async () => {
    const { counter, kitchen } = await counterAndKitchen();
    await step(counter, () => counter.getByRole('button', { name: /^Pause/ }).click());
    await counter.getByRole('menuitem', { name: '15 minutes' }).click();
    for (const page of [counter, kitchen])
      await step(page, () => page.getByText('Diners can only order for later.').waitFor());
    const diner = await open(phone);
    await diner.goto(`${urls.site}/luigis-pizzeria`);
    await diner
      .getByText(/paused/i)
      .first()
      .waitFor();
    await checkScreen(diner);
    await step(kitchen, () => kitchen.getByRole('button', { name: 'Take orders again' }).click());
    for (const page of [counter, kitchen])
      await page.getByText('Diners can only order for later.').waitFor({ state: 'hidden' });
  });

  it('say that food in the making was cancelled until one of them has seen it', async () => {
    const number = await order();
    const { counter, kitchen } = await counterAndKitchen();
    await showColumn(kitchen, 'New');
    await move(kitchen, number, 'Accept');
    await showColumn(kitchen, 'In kitchen');
    await move(kitchen, number, 'Start');
    await counter.getByRole('button', { name: `More for order ${number}` }).click();
    await counter.getByRole('menuitem', { name: /^Cancel/ }).click();
    const reason = counter.getByRole('dialog', { name: `Cancel order ${number}` });
    await step(counter, () => reason.getByLabel('An ingredient has run out').check());
    expect(await textOf(reason)).toContain('The kitchen has begun with this order.');
    await reason.getByRole('button', { name: 'Cancel order' }).click();
    const announced = (page: Page) => page.getByRole('alert').filter({ hasText: `Stop making ${number}` });
    for (const page of [counter, kitchen]) await step(page, () => announced(page).waitFor());
    await announced(kitchen).getByRole('button', { name: /^Seen/ }).click();
    for (const page of [counter, kitchen]) await announced(page).waitFor({ state: 'hidden' });
  });
});

// The order board with many orders: complete and usable at every screen size.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { desktop, phone, type Size, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { type FullBoard, fillBoard } from '../support/full-board.ts';
import { act, card, holdMessages, showColumn, signIn } from '../support/staff.ts';
import { cutText, isReachable, wholeCards } from '../support/visibility.ts';

const tablet: Size = { width: 1024, height: 768 };

let filled: FullBoard | undefined;
const fill = async (kind: 'big' | 'small') => {
  filled = await fillBoard(db, 'sakura-sushi', kind);
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
  page.locator('header').getByText('Sakura Sushi', { exact: true }).locator('visible=true').first();
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#content, [data-column]'))
      element.scrollTop = element.scrollHeight;
  });

describe('a full board', () => {
  const { open } = windows();

  it.each([
    ['on a phone', [[phone, 1]]],
    [
      'on a tablet, however it is turned, and at a desk',
      [
        [{ width: 768, height: 1024 }, 2],
        [{ width: 834, height: 1112 }, 2],
        [tablet, 3],
        [{ width: 1280, height: 800 }, 4],
        [desktop, 4],
      ],
    ],
  ] as const)('has as many columns as fit and cuts nothing %s', async (_where, sizes) => {
    await fill('big');
    const page = await open(sizes[0][0]);
    await signIn(page, 'counter@sakura.example.com');
    await cards(page).first().waitFor();
    for (const [size, columns] of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => columnsBesideEachOther(page), { message: `at ${size.width} px` }).toBe(columns);
      for (const column of ['New', 'Ready']) {
        await showColumn(page, column);
        await cards(page).first().waitFor();
        await expect.poll(() => cutText(page)).toEqual([]);
        await step(page, () => scrollToEnd(page));
        await expect.poll(() => cutText(page)).toEqual([]);
        const isNameReachable = () => isReachable(restaurantName(page));
        await expect.poll(isNameReachable, { message: `${column} at ${size.width} px` }).toBe(true);
      }
    }
  });

  it('shows twelve whole cards on a tablet once they are compact, and only deliveries where asked', async () => {
    await fill('small');
    const page = await open(tablet);
    await signIn(page, 'counter@sakura.example.com');
    await cards(page).first().waitFor();
    await step(page, () => page.getByRole('button', { name: 'Compact cards' }).click());
    await expect.poll(() => wholeCards(page)).toBeGreaterThanOrEqual(12);
    await step(page, () => page.getByRole('button', { name: 'Delivery', exact: true }).click());
    await expect.poll(() => cards(page).count()).toBe(0);
    await step(page, () => page.getByRole('button', { name: 'Show all' }).click());
  });

  it.each([
    ['on a phone', 'light', [phone]],
    ['on a tablet and at a desk', 'dark', [tablet, desktop]],
  ] as const)('gives way to a message, which covers nothing, %s', async (_where, colorScheme, sizes) => {
    await fill('small');
    const page = await open(sizes[0], { colorScheme });
    await signIn(page, 'counter@sakura.example.com');
    await holdMessages(page);
    await act(page, '#516', 'Accept');
    const message = page.getByRole('listitem').filter({ hasText: '#516 accepted' });
    await message.waitFor();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const spare = async () => {
        const [strip, content] = [await message.boundingBox(), await page.locator('#content').boundingBox()];
        if (!strip || !content) throw new Error('There is no message, or no page');
        return Math.min(strip.y - content.y - content.height, size.height - strip.y - strip.height);
      };
      await expect
        .poll(spare, { message: `pixels between them at ${size.width} px` })
        .toBeGreaterThanOrEqual(0);
      await checkScreen(page);
    }
  });

  it('shows a large order whole for as long as somebody wants it, however the tablet is turned', async () => {
    await fill('big');
    const page = await open({ width: 1280, height: 800 });
    await signIn(page, 'counter@sakura.example.com');
    const lines = card(page, '#503').getByText(/^\d+×$/);
    await step(page, () =>
      card(page, '#503')
        .getByRole('button', { name: /more of 30 lines/ })
        .click(),
    );
    await expect.poll(() => lines.count()).toBe(30);
    for (const size of [{ width: 800, height: 1280 }, phone, { width: 1280, height: 800 }]) {
      await step(page, () => page.setViewportSize(size));
      await showColumn(page, 'New');
      await card(page, '#503').waitFor();
      await expect.poll(() => lines.count()).toBe(30);
      await expect.poll(() => cutText(page)).toEqual([]);
    }
  });
});

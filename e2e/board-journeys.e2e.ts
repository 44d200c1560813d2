// The order board as the people at it need it: whole on every screen they own, and one truth on two of them.
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { desktop, phone, type Size, windows } from './support/browser.ts';
import { checkScreen, step } from './support/check-screen.ts';
import { type FullBoard, fillBoard } from './support/full-board.ts';
import { projectId, urls } from './support/platform.ts';
import { showColumn, signIn } from './support/staff.ts';
import { cutText, isReachable, wholeCards } from './support/what-is-seen.ts';

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
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#content, [data-column]'))
      element.scrollTop = element.scrollHeight;
  });

describe('a full board', () => {
  const { open } = windows();

  it('at 390 px is one column and cuts nothing, with the restaurant’s name in sight', async () => {
    await fill('sakura-sushi', 'big');
    const page = await open(phone);
    await signIn(page, 'counter@sakura.example.com');
    await cards(page).first().waitFor();
    expect(await columnsBesideEachOther(page)).toBe(1);
    for (const column of ['New', 'Ready']) {
      await showColumn(page, column);
      await cards(page).first().waitFor();
      expect(await cutText(page)).toEqual([]);
      await step(page, () => scrollToEnd(page));
      expect(await cutText(page)).toEqual([]);
      expect(await isReachable(page.getByText('Sakura Sushi').locator('visible=true').first())).toBe(true);
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
});

describe('two boards of one restaurant', () => {
  const { open } = windows();

  async function counterAndKitchen(): Promise<{ counter: Page; kitchen: Page }> {
    const [counter, kitchen] = [await open(desktop), await open(tablet)];
    await signIn(counter, 'counter@luigis.example.com');
    await signIn(kitchen, 'kitchen@luigis.example.com');
    return { counter, kitchen };
  }

  it('see a pause that one of them made, as the diner does, and its end', async () => {
    const { counter, kitchen } = await counterAndKitchen();
    await step(counter, () => counter.getByRole('button', { name: /^Pause/ }).click());
    await counter.getByRole('menuitem', { name: '15 minutes' }).click();
    for (const page of [counter, kitchen])
      await step(page, () => page.getByText('Diners cannot order.').waitFor());
    const diner = await open(phone);
    await diner.goto(`${urls.site}/luigis-pizzeria`);
    await diner
      .getByText(/paused/i)
      .first()
      .waitFor();
    await checkScreen(diner);
    await step(kitchen, () => kitchen.getByRole('button', { name: 'Take orders again' }).click());
    for (const page of [counter, kitchen])
      await page.getByText('Diners cannot order.').waitFor({ state: 'hidden' });
  });
});

// The actions of a diner, step by step, by the texts on the screen.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { textOf } from './browser.ts';
import { checkScreen, step } from './check-screen.ts';
import { urls } from './platform.ts';
import { press, tick, write } from './use.ts';

export interface Dish {
  name: string;
  size?: string;
  options?: string[];
}

/** Opens the menu and chooses pickup, as soon as possible. */
export async function openMenu(page: Page, path: string): Promise<void> {
  await page.goto(`${urls.site}${path}`);
  await page.getByRole('dialog').waitFor();
  await checkScreen(page);
  await step(page, async () => {
    await press(page.getByRole('button', { name: 'Pickup ASAP' }));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
}

export async function fillAddress(details: Locator): Promise<void> {
  await details.getByRole('textbox', { name: 'Delivery address' }).fill('5 Elm Street');
  await details.getByLabel('Apt (optional)').fill('Apt 4');
  await details.getByLabel('City').fill('New York');
  await details.getByLabel('ZIP code').fill('10012');
}

export async function addDish(page: Page, { name, size, options = [] }: Dish): Promise<void> {
  await press(page.getByRole('link', { name, exact: true }).last());
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await checkScreen(page);
  if (size) await tick(dialog.getByRole('radio', { name: size }));
  for (const option of options) await tick(dialog.getByLabel(option).first());
  await step(page, async () => {
    await press(dialog.getByRole('button', { name: /^Add to cart/ }));
    await dialog.waitFor({ state: 'hidden' });
  });
}

/** The cart button is in the header; on phones there is another one at the bottom. */
export async function openCart(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: /^View cart/ });
  const inHeader = page.getByRole('banner').getByRole('button', { name: /cart/i });
  await press((await bar.isVisible()) ? bar : inHeader);
  await step(page, () => page.getByRole('dialog', { name: 'Your cart' }).waitFor());
}

export interface Person {
  name: string;
  phone: string;
  email: string;
}

export const ada: Person = { name: 'Ada Lovelace', phone: '(212) 555-0123', email: 'ada@example.com' };

export async function fillDetails(page: Page, person: Person): Promise<void> {
  await write(page.getByLabel('Name', { exact: true }), person.name);
  await write(page.getByLabel('Phone'), person.phone);
  await write(page.getByLabel('Email'), person.email);
}

/** Of the ways to pay, the one without a card. */
export const payLater = (page: Page): Promise<void> =>
  tick(page.getByRole('radio', { name: /^Pay (at pickup|on delivery)/ }));

/** Places the order, to be paid later, and returns its number as shown on the tracking page. */
export async function placeOrder(page: Page): Promise<string> {
  await payLater(page);
  await press(page.getByRole('button', { name: /^Place order/ }));
  await page.waitForURL(/\/track\//);
  const line = page
    .getByRole('main')
    .getByText(/Order #\d+/)
    .first();
  await step(page, () => line.waitFor());
  const number = /#\d+/.exec(await textOf(line))?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

/** Opens a dish of the menu by keyboard: a name that is cut off after two lines must still open. */
export async function openDish(page: Page, slug: string, dish: RegExp): Promise<Locator> {
  await page.getByRole('link', { name: dish }).last().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 2, name: dish }).waitFor();
  expect(page.url()).toContain(slug);
  return dialog;
}

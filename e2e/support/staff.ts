// What staff do: sign in, find their way, and work on the order board.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { address } from '../../tools/stack/stack.ts';
import { step } from './check-screen.ts';
import { password, stack, urls } from './platform.ts';

/** By the form, as people do. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(urls.admin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Where signing in is not what is tried: the session begins without the form, and the back office opens in it. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { request } = page.context();
  const account = await request.post(
    `http://${address}:${stack.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = (await account.json()) as { idToken: string };
  const begun = await request.post(`${urls.admin}${API_BASE}${routes.signIn.path}`, {
    headers: { [CSRF_HEADER]: '1', origin: urls.admin },
    data: { idToken },
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  await page.goto(urls.admin);
}

/** Follows a link of the sidebar, which is a drawer on phones. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await menu.or(link).first().waitFor();
  if (await menu.isVisible()) await step(page, () => menu.click());
  await step(page, async () => {
    await link.click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });
}

/** The names of the sidebar's links. */
export async function screensOffered(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  return links.allTextContents();
}

/** The card of an order, whichever column it stands in. */
export const card = (page: Page, number: string): Locator =>
  page.getByRole('article', { name: `Order ${number}` });

/** On phones the columns are tabs: shows the one that holds the order. */
export async function showColumn(page: Page, title: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${title}`) });
  if (await tab.isVisible()) await tab.click();
}

const doneWords = { Accept: 'accepted', Start: 'started', Ready: 'ready' } as const;

/** Settles when the server has taken the move. */
export async function move(page: Page, number: string, action: keyof typeof doneWords): Promise<void> {
  await card(page, number)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();
  await step(page, () => page.getByText(`${number} ${doneWords[action]}`, { exact: true }).waitFor());
}

/** Hands an unpaid order over and says how it was paid. */
export async function handOver(page: Page, number: string, paidBy: 'Cash' | 'Card'): Promise<void> {
  await card(page, number)
    .getByRole('button', { name: /^Hand over/ })
    .click();
  const payment = page.getByRole('dialog', { name: `How was ${number} paid?` });
  await step(page, () => payment.waitFor());
  await payment.getByRole('button', { name: paidBy }).click();
  await step(page, () => page.getByText(`${number} handed over (${paidBy.toLowerCase()})`).waitFor());
}

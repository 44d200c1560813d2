// The actions of staff: sign in, navigate, and work on the order board.
import type { BodyOf } from '@bite/shared/api/answers';
import { API_BASE, CSRF_HEADER, pathTo } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { address } from '../../tools/stack/stack.ts';
import { step } from './check-screen.ts';
import { password, stack, urls } from './platform.ts';

/** With the form, as people do. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(urls.admin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * For journeys that do not test signing in: creates a session without the form and opens a page of the back office in it.
 * @param path '/platform/users'; by default the person's first page.
 */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
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
  const isAccepted = async () =>
    (await request.get(`${urls.admin}${API_BASE}${routes.getSession.path}`)).status();
  await expect.poll(isAccepted).toBe(200);
  await page.goto(`${urls.admin}${path}`);
}

/** Messages stay from now on, as under a pointer: on a busy machine one of ten seconds is over before a journey has used it. */
export async function holdMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    setInterval(() => {
      const messages = document.querySelector('[data-sonner-toaster]');
      messages?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    }, 200);
  });
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

/** Resolves when the list has rows; a machine that has just started may need a second attempt to load them. */
export async function whenLoaded(page: Page, rows: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  const shown = async () => {
    if (await again.isVisible()) await again.click();
    return rows.count();
  };
  await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** The names of the sidebar's links. */
export async function screensOffered(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  return links.allTextContents();
}

/** The card of an order in any column. */
export const card = (page: Page, number: string): Locator =>
  page.getByRole('article', { name: `Order ${number}` });

/** Narrower boards show one column at a time, below tabs. */
const BOARD_WITH_TABS = 1280;

/** Shows a column of the board where only one is seen at a time. Presses nothing if it is shown: a press is a look at new orders. */
export async function showColumn(page: Page, title: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= BOARD_WITH_TABS) return;
  const tab = page.getByRole('tab', { name: new RegExp(`^${title}`) });
  const isSelected = () =>
    tab.getAttribute('aria-selected', { timeout: 5_000 }).then(
      (selected) => selected === 'true',
      () => false,
    );
  // After a check of other widths the board may just be returning to its tabs: a press may come too early, or meet nothing.
  const select = async () => {
    await tab.waitFor();
    if (await isSelected()) return true;
    await tab.click({ timeout: 5_000 }).catch(() => undefined);
    return isSelected();
  };
  await expect.poll(select, { message: `the tab ${title} is selected` }).toBe(true);
}

/** Clicks a button of an order's card. The screen is not checked, which may take longer than an offer to undo. */
export const act = (page: Page, number: string, action: string): Promise<void> =>
  buttonOf(page, number, action).click();

const buttonOf = (page: Page, number: string, action: string): Locator =>
  card(page, number).getByRole('button', { name: new RegExp(`^${action}`) });

/**
 * Resolves when the board shows an order beyond this step. The board's message is not waited for: on a busy machine it may have
 * come and gone.
 */
export async function isBeyond(page: Page, number: string, action: string): Promise<void> {
  await buttonOf(page, number, action).waitFor({ state: 'hidden' });
  await card(page, number).locator('[data-next-step][aria-disabled="true"]').waitFor({ state: 'hidden' });
}

/** Resolves when the board shows the move. */
export async function move(page: Page, number: string, action: 'Accept' | 'Start' | 'Ready'): Promise<void> {
  await act(page, number, action);
  await step(page, () => isBeyond(page, number, action));
}

/** Makes a move of the order as the board does, without looking at it. */
export async function moveUnseen(
  page: Page,
  place: RestaurantRef,
  orderGuid: string,
  move: BodyOf<'moveOrder'>,
): Promise<void> {
  const path = pathTo(routes.moveOrder, { ...place, orderGuid });
  const headers = { [CSRF_HEADER]: '1', origin: urls.admin };
  const moved = await page.context().request.post(`${urls.admin}${path}`, { headers, data: move });
  expect(moved.ok(), await moved.text()).toBe(true);
}

/** Hands an unpaid order over and records how it was paid. */
export async function handOver(page: Page, number: string, paidBy: 'Cash' | 'Card'): Promise<void> {
  await act(page, number, 'Hand over');
  const payment = page.getByRole('dialog', { name: `How was ${number} paid?` });
  await step(page, () => payment.waitFor());
  await payment.getByRole('button', { name: paidBy }).click();
  await payment.waitFor({ state: 'hidden' });
  await step(page, () => isBeyond(page, number, 'Hand over'));
}

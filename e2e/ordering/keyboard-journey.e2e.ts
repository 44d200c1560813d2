// An order by keyboard alone: the focus always makes sense, and Back closes what was opened last.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { urls } from '../support/platform.ts';

const label = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const labels = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined;
    return active?.getAttribute('aria-label') ?? labels ?? active?.textContent?.trim() ?? '';
  });
const focusIsOn = (page: Page, words: RegExp) => expect.poll(() => label(page)).toMatch(words);
const press = (page: Page, key: string) => step(page, () => page.keyboard.press(key));

describe.each([
  { title: 'on a phone', size: phone },
  { title: 'at a desk', size: desktop },
])('ordering by keyboard $title', ({ size }) => {
  const { open } = windows();

  it('the focus returns to what opened a dialog, and stays by what is added and taken away', async () => {
    const page = await open(size);
    await page.goto(`${urls.site}/luigis-pizzeria`);
    await page.getByRole('dialog', { name: 'Order details' }).waitFor();
    await page.getByRole('button', { name: 'Pickup ASAP' }).focus();
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await press(page, 'Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

    await page.getByRole('link', { name: 'Tiramisù', exact: true }).last().focus();
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Tiramisù' }).waitFor();
    await press(page, 'Escape');
    await focusIsOn(page, /^Tiramisù$/);

    await page.getByRole('button', { name: 'Add Tiramisù' }).last().focus();
    await press(page, 'Enter');
    await focusIsOn(page, /^One more Tiramisù$/);

    await page.getByRole('banner').getByRole('button', { name: /cart/i }).focus();
    await press(page, 'Enter');
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await cart.getByRole('button', { name: 'Edit Tiramisù' }).focus();
    await press(page, 'Enter');
    const item = page.getByRole('dialog', { name: 'Tiramisù' });
    await item.getByRole('button', { name: /^Update/ }).focus();
    await press(page, 'Enter');
    await focusIsOn(page, /^Edit Tiramisù$/);

    await cart.getByRole('button', { name: 'Choose another day' }).focus();
    await press(page, 'Enter');
    await focusIsOn(page, /^(Today|Tomorrow)/);
    await press(page, 'Escape');
    await focusIsOn(page, /^Choose another day$/);

    await cart.getByRole('button', { name: 'Remove Tiramisù from the cart' }).focus();
    await press(page, 'Enter');
    await cart.getByText('Your cart is empty').waitFor();
    await expect.poll(() => cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await step(page, () => page.goBack());
    await cart.waitFor({ state: 'hidden' });
    await focusIsOn(page, /Cart/);
  });
});

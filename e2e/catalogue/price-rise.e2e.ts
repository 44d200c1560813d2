// Friday's price rise: a manager raises the prices of the whole menu by keyboard, a diner sees it, the manager takes it back.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { secondPizzeria } from '../../tools/test/second-pizzeria.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { restaurantPath, urls } from '../support/platform.ts';
import { holdMessages, signIn } from '../support/staff.ts';
import { press, skipToPage, tabTo, write } from '../support/use.ts';
import { isReachable } from '../support/visibility.ts';

const SLUG = secondPizzeria.slug;
const DISH = 'Tiramisù';

/** Reads the menu again until the dish costs what it should: its page is built anew within seconds. */
async function expectPrice(diner: Page, price: string): Promise<void> {
  const shown = async () => {
    await diner.goto(`${urls.site}/${SLUG}`);
    const card = diner
      .getByRole('listitem')
      .filter({ has: diner.getByRole('link', { name: DISH, exact: true }) });
    return (await card.first().textContent()) ?? '';
  };
  await expect.poll(shown, { timeout: FIRST_ANSWER, interval: 1_000 }).toContain(price);
}

/** From row to row go arrows, so that the controls of each need not be passed. */
async function toEndOfList(manager: Page): Promise<void> {
  await tabTo(manager.locator('tbody tr').first());
  await manager.keyboard.press('End');
}

describe('a price rise', () => {
  const { open } = windows();

  it('C3-12 of every item is seen before it is made, on the diner’s menu, and taken back, by keyboard', async () => {
    const diner = await open(phone);
    await expectPrice(diner, '$9.00');
    const manager = await open(desktop, { by: 'keyboard' });
    await signIn(manager, 'manager@second.example.com', `${restaurantPath(SLUG)}/items`);
    await manager.getByRole('rowheader').first().waitFor();
    await skipToPage(manager);
    await press(manager.getByRole('checkbox', { name: 'Select all' }));
    const count = Number.parseInt((await manager.getByText(/^\d+ selected$/).textContent()) ?? '', 10);
    expect(count).toBeGreaterThanOrEqual(40);
    const dialog = manager.getByRole('dialog', { name: `Change the prices of ${count} items` });
    await step(manager, async () => {
      await toEndOfList(manager);
      await press(manager.getByRole('button', { name: 'Change prices' }));
      await dialog.waitFor();
    });
    await write(dialog.getByRole('spinbutton', { name: 'By how much (%)' }), '10');
    await manager.keyboard.press('Tab');
    await manager.keyboard.type('.99');
    await step(manager, () => dialog.getByRole('row', { name: `${DISH} $9.00 $9.99` }).waitFor());
    await holdMessages(manager);
    await press(dialog.getByRole('button', { name: 'Change prices' }));
    const done = manager.getByRole('listitem').filter({ hasText: / items repriced/ });
    await step(manager, () => done.waitFor());
    await expectPrice(diner, '$9.99');
    await manager.keyboard.press('Alt+t');
    await press(done.getByRole('button', { name: 'Undo' }));
    await expectPrice(diner, '$9.00');
  });

  it('C3-12 is prepared by touch on a phone, where its button is in sight below however many prices', async () => {
    const manager = await open(phone, { by: 'touch' });
    await signIn(manager, 'manager@second.example.com', `${restaurantPath(SLUG)}/items`);
    await press(manager.getByRole('checkbox', { name: /^Select / }).first());
    await press(manager.getByRole('button', { name: /^Select all \d+$/ }));
    await press(manager.getByRole('button', { name: 'Actions…' }));
    await press(manager.getByRole('button', { name: 'Change prices' }));
    const dialog = manager.getByRole('dialog', { name: /^Change the prices of \d\d items$/ });
    await write(dialog.getByRole('spinbutton', { name: 'By how much (%)' }), '10');
    await step(manager, () => dialog.getByRole('row', { name: `${DISH} $9.00 $9.90` }).waitFor());
    await expect.poll(() => isReachable(dialog.getByRole('button', { name: 'Change prices' }))).toBe(true);
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await dialog.waitFor({ state: 'hidden' });
  });
});

// A manager changes prices, a diner sees it, the manager takes it back: Friday's rise of the whole menu, by keyboard, and what an
// option costs at one pizza and by size.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { openMenu } from '../support/diner.ts';
import { restaurantPath, urls } from '../support/platform.ts';
import { holdMessages, signIn } from '../support/staff.ts';

const SLUG = 'luigis-pizzeria';
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
  await expect.poll(shown, { timeout: 60_000, interval: 1_000 }).toContain(price);
}

describe('a price rise', () => {
  const { open } = windows();

  it('C3-12 of every item is seen before it is made, on the diner’s menu, and taken back, by keyboard', async () => {
    const diner = await open(phone);
    await expectPrice(diner, '$9.00');
    const manager = await open(desktop);
    await signIn(manager, 'manager@luigis.example.com', `${restaurantPath(SLUG)}/items`);
    await manager.getByRole('rowheader').first().waitFor();
    await manager.getByRole('checkbox', { name: 'Select all' }).focus();
    await manager.keyboard.press('Space');
    const count = Number.parseInt((await manager.getByText(/^\d+ selected$/).textContent()) ?? '', 10);
    expect(count).toBeGreaterThanOrEqual(40);
    await manager.getByRole('button', { name: 'Change prices' }).focus();
    const dialog = manager.getByRole('dialog', { name: `Change the prices of ${count} items` });
    await step(manager, async () => {
      await manager.keyboard.press('Enter');
      await dialog.waitFor();
    });
    await dialog.getByRole('spinbutton', { name: 'By how much (%)' }).focus();
    await manager.keyboard.type('10');
    await manager.keyboard.press('Tab');
    await manager.keyboard.type('.99');
    await step(manager, () => dialog.getByRole('row', { name: `${DISH} $9.00 $9.99` }).waitFor());
    await holdMessages(manager);
    await dialog.getByRole('button', { name: 'Change prices' }).focus();
    await manager.keyboard.press('Enter');
    const done = manager.getByRole('listitem').filter({ hasText: / items repriced/ });
    await step(manager, () => done.waitFor());
    await expectPrice(diner, '$9.99');
    await done.getByRole('button', { name: 'Undo' }).press('Enter');
    await expectPrice(diner, '$9.00');
  });
});

const PIZZA = 'Margherita';

/** Shows the cheeses of the pizza in this size until one costs what it should. */
async function expectOption(diner: Page, size: RegExp, option: RegExp): Promise<void> {
  const cheese = diner.getByRole('dialog', { name: PIZZA }).getByRole('group', { name: /^Cheese/ });
  const shown = async () => {
    await diner.goto(`${urls.site}/${SLUG}`);
    await diner.getByRole('link', { name: PIZZA, exact: true }).last().click();
    await diner.getByRole('radio', { name: size }).check();
    return (await cheese.textContent()) ?? '';
  };
  await expect.poll(shown, { timeout: 60_000, interval: 1_000 }).toMatch(option);
}

describe('the price of an option', () => {
  const { open } = windows();

  it('C3-13 C3-17 is set at one pizza and by size, shown to diners, and taken back', async () => {
    const [diner, manager] = [await open(phone), await open(desktop)];
    await openMenu(diner, `/${SLUG}`);
    await signIn(manager, 'manager@luigis.example.com', `${restaurantPath(SLUG)}/items`);
    await manager.getByRole('searchbox').fill(PIZZA);
    await manager.getByRole('link', { name: PIZZA, exact: true }).click();
    const row = manager
      .getByRole('list', { name: 'Choices' })
      .getByRole('listitem')
      .filter({ hasText: 'Cheese' });
    await step(manager, () => row.getByRole('button', { name: 'Prices here' }).press('Enter'));
    const save = async (): Promise<void> => {
      await manager.keyboard.press('Control+s');
      await manager.getByText('All changes saved').waitFor();
    };
    const here = row.getByRole('spinbutton', { name: 'Extra mozzarella (USD)' });
    await here.fill('1.75');
    await step(manager, save);

    await row.getByRole('button', { name: 'Edit Cheese' }).click();
    const drawer = manager.getByRole('dialog', { name: 'Edit Cheese' });
    const option = drawer
      .getByRole('listitem')
      .filter({ has: manager.getByRole('button', { name: 'Move option 3' }) });
    await step(manager, () => option.getByRole('button', { name: 'Prices by size' }).press('Enter'));
    await option.getByRole('button', { name: 'Add size' }).click();
    await option.getByRole('spinbutton', { name: 'Price with it (USD)' }).fill('3.25');
    const saveGroup = async (): Promise<void> => {
      await drawer.getByRole('button', { name: 'Save' }).click();
      await drawer.waitFor({ state: 'hidden' });
    };
    await step(manager, saveGroup);
    await expectOption(diner, /^Small/, /Extra mozzarella.*\+\$1\.75.*Vegan mozzarella.*\+\$3\.25/);
    await expectOption(diner, /^Large/, /Extra mozzarella.*\+\$1\.75.*Vegan mozzarella.*\+\$3\.00/);
    await checkScreen(diner);

    await here.fill('');
    await save();
    await row.getByRole('button', { name: 'Edit Cheese' }).click();
    await option.getByRole('button', { name: /^Prices by size/ }).click();
    await option.getByRole('button', { name: 'Remove size 1' }).click();
    await saveGroup();
    await expectOption(diner, /^Small/, /Extra mozzarella.*\+\$2\.50.*Vegan mozzarella.*\+\$3\.00/);
  });
});

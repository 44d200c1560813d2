// A manager brings a menu from Square in through the screen, a diner orders from it, and the import is undone.
import {
  aCategory,
  aModifier,
  aModifierList,
  aSquareFile,
  aSquareItem,
  aTax,
  aVariation,
} from '@bite/shared/testing/a-square-catalog';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { secondPizzeria } from '../../tools/test/second-pizzeria.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { restaurantPath, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { choose, press, skipToPage } from '../support/use.ts';

const SLUG = secondPizzeria.slug;
const IMPORT = `${restaurantPath(SLUG)}/import-export`;
const CAN = 'Square Lemonade';
const file = aSquareFile(
  aCategory('SUMMER', { name: 'Summer Drinks' }),
  aTax('TAX', { name: 'Sales tax of Square', percentage: '8.875' }),
  aModifierList('ICE', [aModifier('CRUSHED', 50, { name: 'Crushed ice' })], { name: 'Ice' }),
  aSquareItem('LEMON', {
    name: CAN,
    abbreviation: 'LEM',
    category_id: 'SUMMER',
    tax_ids: ['TAX'],
    modifier_list_info: [{ modifier_list_id: 'ICE' }],
    variations: [
      aVariation('SMALL', 400, { name: 'Small', ordinal: 1 }),
      aVariation('LARGE', 650, { name: 'Large', ordinal: 2 }),
    ],
  }),
);

/** The emulator rebuilds the public menu once for each document, one after the other. */
const patient = { timeout: FIRST_ANSWER, interval: 1_000 };

async function check(page: Page): Promise<void> {
  await choose(page.getByLabel(/^Menu file/), {
    name: 'square.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await press(page.getByRole('button', { name: 'Check the file' }));
}

const { open } = windows();

it('C3-12 a Square catalogue comes in through the screen by keyboard, is ordered from on a phone, and is recognized and taken out again there', async () => {
  const page = await open(desktop, { by: 'keyboard' });
  await signIn(page, 'manager@second.example.com', IMPORT);
  await skipToPage(page);
  await check(page);
  const report = page.getByRole('region', { name: 'What would change' });
  await step(page, () => report.getByText('ITEM item_data.abbreviation').waitFor());
  await step(page, async () => {
    await press(report.getByRole('button', { name: 'Import', exact: true }));
    await page.getByText('The menu is imported.').waitFor();
  });

  const storefront = `${urls.site}/api/v1/storefront?slug=${SLUG}`;
  const isServed = async () => (await (await fetch(storefront)).text()).includes(CAN);
  await expect.poll(isServed, patient).toBe(true);
  const diner = await open(phone, { by: 'touch' });
  await openMenu(diner, `/${SLUG}`);
  await addDish(diner, { name: CAN, size: 'Large', options: ['Crushed ice'] });
  await openCart(diner);
  const cart = diner.getByRole('dialog', { name: 'Your cart' });
  await cart.getByText('$7.00').first().waitFor();
  await press(cart.getByRole('button', { name: 'Go to checkout' }));
  await diner.getByRole('heading', { name: 'Checkout' }).waitFor();
  await fillDetails(diner, ada);
  await placeOrder(diner);

  const handheld = await open(phone, { by: 'touch' });
  await signIn(handheld, 'manager@second.example.com', IMPORT);
  await check(handheld);
  await step(handheld, () => handheld.getByText('there is nothing to import').waitFor());
  await press(handheld.getByRole('button', { name: 'Undo…' }));
  await checkScreen(handheld);
  await press(handheld.getByRole('button', { name: 'Undo the import' }));
  await handheld.getByText('The import is undone: the menu is as it was before.').waitFor();
  await expect.poll(isServed, patient).toBe(false);
}, 500_000);

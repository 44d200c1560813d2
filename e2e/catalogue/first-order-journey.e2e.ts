// A new restaurant from an empty catalogue to its first order: everything is made where it is missed, at a desk by
// keyboard, and on a phone by touch; the order is placed by keyboard, too. Counts what a person does: each control that is used, and each field that is filled.
import { collections, paths } from '@bite/shared/paths';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { desktop, meansOf, phone, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, addDish, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { restaurantPath, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, skipToPage, tick, write } from '../support/use.ts';

/** At one a second, three minutes. */
const MOST = 180;
const refOf = (slug: string) => {
  const [, tenantId = 0, restaurantId = 0] =
    /\/t\/(\d+)\/r\/(\d+)/.exec(restaurantPath(slug))?.map(Number) ?? [];
  return { tenantId, restaurantId };
};
// Of a business with several restaurants: people of the pizzeria's, who work meanwhile, would be asked which one.
const { tenantId } = refOf('sakura-sushi');
const newPlace = (restaurantId: number, slug: string) => ({
  tenantId,
  restaurantId,
  slug,
  guid: crypto.randomUUID(),
  name: 'The New Place',
});
const atDesk = newPlace(29_000_041, 'the-new-place');
const onPhone = newPlace(29_000_042, 'the-other-new-place');

/** The emulator rebuilds the public menu once for each document, one after the other. */
const patient = { timeout: FIRST_ANSWER, interval: 500 };

/** Open when the pizzeria is, and with nothing to sell. */
beforeAll(async () => {
  const pizzeria = refOf('luigis-pizzeria');
  const model = await db.doc(paths.restaurant(pizzeria)).get();
  const timezone = (await db.doc(paths.tenant(pizzeria.tenantId)).get()).get('settings.timezone');
  const { parentMenuGroupId: _menu, ...websiteConfig } = model.get('websiteConfig');
  const settings = { timezone, ...model.get('settings') };
  for (const own of [atDesk, onPhone])
    await db.doc(paths.restaurant(own)).set({ ...model.data(), ...own, settings, websiteConfig });
});

afterAll(async () => {
  for (const own of [atDesk, onPhone]) {
    await db.recursiveDelete(db.doc(paths.restaurant(own)));
    await db.doc(paths.storefront(own.guid)).delete();
    await db.doc(`${collections.storefrontLive}/${own.guid}`).delete();
  }
});

const { open } = windows();

/** Ends with the preview of a menu whose only item has a size, options and a sales category. @returns the number of its steps. */
async function makeMenu(page: Page, { restaurantId }: typeof atDesk): Promise<number> {
  let count = 0;
  const use = (target: Locator): Promise<void> => {
    count += 1;
    return press(target);
  };
  const fill = (target: Locator, text: string): Promise<void> => {
    count += 1;
    return write(target, text);
  };
  const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  const create = (name: string) => page.getByRole('option', { name: `Create “${name}”` });

  await signIn(page, 'owner@goldenhour.example.com', `/t/${tenantId}/r/${restaurantId}/menu-groups`);
  if (meansOf(page) === 'keyboard') await skipToPage(page);
  // A menu with a menu group.
  await use(button('New menu').first());
  await fill(page.getByRole('textbox', { name: 'Name' }), 'Lunch');
  await use(button('Create menu'));
  await use(button('Add menu group'));
  await fill(
    page.getByRole('dialog', { name: 'New menu group' }).getByRole('textbox', { name: 'Name' }),
    'Soups',
  );
  await use(button('Create menu group'));
  await page.getByRole('heading', { name: 'Soups' }).waitFor();

  // An item, made where it is put in.
  await use(button('Add items'));
  await fill(page.getByRole('combobox', { name: 'Items' }), 'Minestrone');
  await use(create('Minestrone'));
  const item = page.getByRole('dialog', { name: 'New item' });
  await item.waitFor();
  await checkScreen(page);
  await use(item.getByRole('radio', { name: 'By size' }));
  await use(button('Add size', item));
  await fill(item.getByRole('textbox', { name: 'Size' }), 'Bowl');
  await fill(item.getByRole('spinbutton', { name: /^Price/ }), '7.50');

  // Its choices, made in the item.
  await fill(item.getByRole('combobox', { name: 'Add a modifier group' }), 'Extras');
  await use(create('Extras'));
  const group = page.getByRole('dialog', { name: 'New modifier group' });
  await use(group.getByRole('radio', { name: /^Each its own price/ }));
  await use(button('Add option', group));
  await fill(group.getByRole('textbox', { name: 'Option' }), 'Parmesan');
  await fill(group.getByRole('spinbutton', { name: /^Price/ }), '1');
  await use(group.getByLabel('Online ordering'));
  await checkScreen(page);
  await use(button('Create modifier group', group));
  await group.waitFor({ state: 'hidden' });

  // What reports count it as.
  await fill(item.getByRole('combobox', { name: 'Sales category' }), 'Food');
  await use(create('Food'));
  const category = page.getByRole('dialog', { name: 'New sales category' });
  await fill(category.getByRole('textbox', { name: 'Code' }), 'F');
  await use(button('Create sales category', category));
  await category.waitFor({ state: 'hidden' });
  await use(button('Create item', item));
  await item.waitFor({ state: 'hidden' });
  await use(button('Add', page.getByRole('dialog', { name: 'Add items to Soups' })));
  await page
    .getByRole('list', { name: 'Items of Soups' })
    .getByRole('link', { name: 'Minestrone' })
    .waitFor();

  if (meansOf(page) === 'keyboard') await skipToPage(page);
  await use(page.getByRole('link', { name: 'Preview' }));
  await page.getByText('Minestrone').first().waitFor();
  await checkScreen(page);
  return count;
}

it('C3-12 C3-15 C3-18 C3-19 a new restaurant gets from an empty catalogue to its first order within three minutes, by keyboard', async () => {
  const page = await open(desktop, { by: 'keyboard' });
  const count = await makeMenu(page, atDesk);
  expect(count).toBeLessThanOrEqual(MOST);

  const storefront = `${urls.site}/api/v1/storefront?slug=${atDesk.slug}`;
  const isServed = async () => (await (await fetch(storefront)).text()).includes('Minestrone');
  await expect.poll(isServed, patient).toBe(true);
  const diner = await open(desktop, { by: 'keyboard' });
  await openMenu(diner, `/${atDesk.slug}`);
  await addDish(diner, { name: 'Minestrone', size: 'Bowl', options: ['Parmesan'] });
  await openCart(diner);
  const cart = diner.getByRole('dialog', { name: 'Your cart' });
  await cart.getByText('$8.50').first().waitFor();
  await press(cart.getByRole('button', { name: 'Go to checkout' }));
  await fillDetails(diner, ada);
  await tick(diner.getByRole('radio', { name: /^20%/ }));
  await placeOrder(diner);
}, 300_000);

it('C3-12 C3-15 a new restaurant gets a menu that sells by touch on a phone, in as few steps', async () => {
  const count = await makeMenu(await open(phone, { by: 'touch' }), onPhone);
  expect(count).toBeLessThanOrEqual(MOST);
}, 300_000);

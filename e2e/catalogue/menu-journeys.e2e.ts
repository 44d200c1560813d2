// The menu on screens of any height, and with typical searches.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { openDish, openMenu } from '../support/diner.ts';
import { isOnScreen } from '../support/visibility.ts';

describe('a dish on a low screen', () => {
  const { open: openWindow } = windows();

  it.each([
    { title: 'a phone on its side', size: { width: 844, height: 390 } },
    { title: 'a desktop at twice its size', size: { width: 720, height: 450 } },
  ])('O2.5-01 O2.5-02 shows its name, its price, its options and the way out on $title', async ({ size }) => {
    const diner = await openWindow(size);
    await openMenu(diner, '/luigis-pizzeria');
    const dialog = await openDish(diner, 'luigis', /^Margherita$/);
    await checkScreen(diner);
    const close = dialog.getByRole('button', { name: 'Close' });
    for (const part of [
      dialog.getByRole('heading', { level: 2 }),
      dialog.getByText('$14.50').first(),
      dialog.getByRole('radio').first(),
      close,
    ])
      await expect.poll(() => isOnScreen(part)).toBe(true);
    await dialog.getByRole('button', { name: 'Select options to continue' }).dispatchEvent('click');
    const crust = dialog.getByRole('group', { name: /Crust/ });
    await expect.poll(() => isOnScreen(crust.locator('legend'))).toBe(true);
    await expect.poll(() => crust.evaluate((group) => group === document.activeElement)).toBe(true);
    await expect.poll(() => isOnScreen(close)).toBe(true);
  });
});

describe('the first screen of a phone', () => {
  const { open: openWindow } = windows();

  it('O2.2-06 O2.2-07 has food on it', async () => {
    const diner = await openWindow(phone);
    await openMenu(diner, '/luigis-pizzeria');
    const dish = diner.getByRole('region', { name: 'Featured Items' }).getByRole('heading', { level: 3 });
    await expect.poll(() => isOnScreen(dish.first())).toBe(true);
  });
});

describe('looking for food', () => {
  const { open: openWindow } = windows();

  const dishes = (page: Page) =>
    page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 3 }).allTextContents();

  it('O2.2-10 finds it by what people type, the best first, from the top, and leads back', async () => {
    const diner = await openWindow(desktop);
    await openMenu(diner, '/luigis-pizzeria');
    await diner.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    const search = diner.getByRole('searchbox', { name: 'Search the menu' });
    const before = await diner.evaluate(() => window.scrollY);
    const find = async (words: string): Promise<string[]> => {
      await search.fill(words);
      // The first dozen stand at once, the others a moment later.
      const said = Number.parseInt(await textOf(diner.getByText(`for “${words}”`)), 10);
      await expect.poll(async () => (await dishes(diner)).length).toBe(said);
      return dishes(diner);
    };
    expect((await find('pepperoni pizza'))[0]).toBe('Pepperoni Classico');
    await checkScreen(diner);
    await expect.poll(() => isOnScreen(diner.getByText('for “pepperoni pizza”'))).toBe(true);
    expect((await find('mozarella'))[0]).toBe('Mozzarella Sticks');
    expect((await find('tiramisu'))[0]).toBe('Tiramisù');
    expect(await find('gluten free')).toContain('Spaghetti & Meatballs');
    const plain = await find('jalapeno');
    expect(plain.length).toBeGreaterThan(0);
    expect(await find('jalapeño')).toEqual(plain);
    await search.fill('');
    await diner.getByRole('region', { name: 'Red Pies' }).waitFor();
    await expect.poll(() => diner.evaluate(() => window.scrollY)).toBe(before);
    await expect.poll(() => textOf(diner.getByRole('main'))).not.toContain('for “');
  });
});

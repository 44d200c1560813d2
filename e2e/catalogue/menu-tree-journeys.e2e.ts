// A manager arranges the menu: by keyboard and by drag at a desk, and looks at it on a phone. Everything is put back by Undo.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { holdMessages, openScreen, signIn, whenLoaded } from '../support/staff.ts';

const tree = (page: Page) => page.getByRole('list', { name: 'Menus' });
/** The names from top to bottom. */
const names = async (list: Locator): Promise<string[]> =>
  list
    .getByRole('button', { name: /^Move / })
    .evaluateAll((handles) =>
      handles.map((handle) => handle.getAttribute('aria-label')?.slice('Move '.length) ?? ''),
    );
const undo = async (page: Page, list: Locator, before: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => names(list)).toEqual(before);
  await page.getByText('It is back where it was').first().waitFor();
};

/** By mouse, from one row's handle to another's; dropped once the rows stand as they are to be. */
async function drag(
  page: Page,
  list: Locator,
  { from, to, shown }: { from: string; to: string; shown: readonly string[] },
): Promise<void> {
  const centre = async (name: string) => {
    const box = await list.getByRole('button', { name: `Move ${name}`, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 10, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
  let nudge = 0;
  const order = async () => {
    nudge = 1 - nudge;
    await page.mouse.move(end.x, end.y + nudge);
    return (await names(list)).slice(0, shown.length);
  };
  await expect.poll(order).toEqual(shown);
  await page.mouse.up();
}

/** By mouse, from a row's handle to a place outside its list; dropped once that place is marked. */
async function dragOnto(page: Page, handle: Locator, { target }: { target: Locator }): Promise<void> {
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('What is dragged, or where to, is not to be seen');
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10, { steps: 4 });
  await page.mouse.move(x, y, { steps: 12 });
  let nudge = 0;
  const isMarked = async () => {
    nudge = 1 - nudge;
    await page.mouse.move(x, y + nudge);
    return target.evaluate((row) => row.classList.contains('ring-2'));
  };
  await expect.poll(isMarked).toBe(true);
  await page.mouse.up();
}

describe('the menu of a restaurant', () => {
  const { open } = windows();

  it('C3-15 is arranged by keyboard and by drag, section by section and item by item, and each move is taken back by Undo', async () => {
    const page = await open(desktop);
    await signIn(page, 'manager@second.example.com');
    await openScreen(page, 'Menus');
    await whenLoaded(page, tree(page).getByRole('listitem').nth(2));
    await holdMessages(page);
    const before = await names(tree(page));
    const [menu = '', first = '', second = ''] = before;

    await tree(page)
      .getByRole('button', { name: `Move ${first}`, exact: true })
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await step(page, () => page.keyboard.press('Space'));
    await page.getByText('Menu sorted').waitFor();
    await expect.poll(async () => (await names(tree(page))).slice(0, 3)).toEqual([menu, second, first]);
    await undo(page, tree(page), before);

    await drag(page, tree(page), { from: second, to: first, shown: [menu, second, first] });
    await page.getByText('Menu sorted').waitFor();
    await expect.poll(async () => (await names(tree(page))).slice(0, 3)).toEqual([menu, second, first]);
    await undo(page, tree(page), before);

    await step(page, () => tree(page).getByRole('link', { name: first }).first().click());
    const items = page.getByRole('list', { name: `Items of ${first}` });
    await items.getByRole('listitem').first().waitFor();
    const dishes = await names(items);
    const [dish = ''] = dishes;
    await items.getByRole('checkbox', { name: `Select ${dish}`, exact: true }).check();
    await step(page, () => page.getByRole('button', { name: 'Move to…' }).click());
    await page.getByRole('combobox', { name: 'Menu group' }).fill(second);
    await page
      .getByRole('option', { name: new RegExp(`${second}$`) })
      .first()
      .click();
    await step(page, () => page.getByRole('button', { name: 'Move', exact: true }).click());
    await page.getByText(`moved to`).waitFor();
    await expect.poll(() => names(items)).toEqual(dishes.slice(1));
    await undo(page, items, dishes);

    await dragOnto(page, items.getByRole('button', { name: `Move ${dish}`, exact: true }), {
      target: tree(page).getByRole('listitem').filter({ hasText: second }).first(),
    });
    await page.getByText(`moved to`).last().waitFor();
    await expect.poll(() => names(items)).toEqual(dishes.slice(1));
    await undo(page, items, dishes);

    for (const name of [first, second])
      await tree(page)
        .getByRole('checkbox', { name: `Select ${name}`, exact: true })
        .check();
    const selected = page.getByRole('region', { name: 'Selected menu groups' });
    await step(page, () => selected.getByRole('button', { name: 'Move to…' }).click());
    await page.getByRole('combobox', { name: 'Below' }).fill('The top');
    await page.keyboard.press('Enter');
    await step(page, () => page.getByRole('button', { name: 'Move', exact: true }).click());
    await page.getByText('2 menu groups moved to the top').waitFor();
    await expect.poll(async () => (await names(tree(page))).slice(-2)).toEqual([first, second]);
    await undo(page, tree(page), before);
    await selected.getByRole('button', { name: 'Select none' }).click();

    await step(page, () => page.getByRole('link', { name: 'Edit', exact: true }).click());
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    await checkScreen(page);
    await page.goBack();
    await items.waitFor();
    await page.setViewportSize(phone);
    await step(page, () => page.getByRole('link', { name: 'All menus' }).click());
    await expect.poll(() => names(tree(page))).toEqual(before);
    await page.getByRole('link', { name: 'Preview' }).click();
    await step(page, () => page.getByRole('heading', { level: 2, name: first }).waitFor());
  });
});

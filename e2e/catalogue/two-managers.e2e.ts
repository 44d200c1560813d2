// Two managers have the same item open: what each changes is kept, and where both change the same, the second one decides.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secondPizzeria } from '../../tools/test/second-pizzeria.ts';
import { desktop, meansOf, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { restaurantPath } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, skipToPage, write } from '../support/use.ts';

const SLUG = secondPizzeria.slug;
const DISH = 'Tiramisù';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** A phone has no keys for it. */
const askToSave = (page: Page): Promise<void> =>
  meansOf(page) === 'touch'
    ? press(page.getByRole('button', { name: 'Save', exact: true }))
    : page.keyboard.press('Control+s');
const save = async (page: Page): Promise<void> => {
  await askToSave(page);
  await page.getByText('All changes saved').waitFor();
};

describe('two managers on one item', () => {
  const { open, forgive } = windows();

  it('C3-12 keep what each of them changes, and the second one to change the same field sees both values and whose the other is', async () => {
    forgive(/409 \(Conflict\)/);
    const [first, second] = [await open(desktop, { by: 'keyboard' }), await open(phone, { by: 'touch' })];
    await signIn(first, 'manager@second.example.com', `${restaurantPath(SLUG)}/items`);
    const dish = first.getByRole('rowheader').getByRole('link', { name: DISH, exact: true });
    const address = (await dish.getAttribute('href')) ?? '';
    await Promise.all([
      first.goto(new URL(address, first.url()).href),
      signIn(second, 'owner@second.example.com', address),
    ]);
    await Promise.all([first, second].map((page) => field(page, 'SKU').waitFor()));
    const before = await field(first, 'SKU').inputValue();
    // Only the page below the bar scrolls.
    const beyond = () => document.documentElement.scrollHeight - innerHeight;
    await expect.poll(() => first.evaluate(beyond)).toBeLessThanOrEqual(0);

    await skipToPage(first);
    await press(first.getByRole('link', { name: 'Details', exact: true }));
    await write(field(first, 'SKU'), 'first-1');
    await save(first);
    await write(field(second, 'Name in the kitchen'), 'TIRA');
    await save(second);
    await expect.poll(() => field(second, 'SKU').inputValue()).toBe('first-1');

    await write(field(first, 'SKU'), 'first-2');
    await write(field(second, 'SKU'), 'second-2');
    await save(second);
    await step(first, async () => {
      await askToSave(first);
      await first.getByText(/changed this while you were editing/).waitFor();
    });
    const notice = first.getByRole('alert').filter({ hasText: 'changed this while you were editing' });
    await expect.poll(() => notice.textContent()).toMatch(/Luigi.*Theirs: second-2.*Yours: first-2/);
    await press(notice.getByRole('button', { name: 'Keep mine and save again' }));
    await first.getByText('All changes saved').waitFor();
    await expect.poll(() => field(first, 'Name in the kitchen').inputValue()).toBe('TIRA');

    // The one on the phone decides, too: theirs instead of their own.
    await write(field(second, 'SKU'), 'second-3');
    await step(second, async () => {
      await askToSave(second);
      await second.getByText(/changed this while you were editing/).waitFor();
    });
    await press(second.getByRole('button', { name: 'Load their version' }));
    await press(second.getByRole('button', { name: 'Load theirs' }));
    await expect.poll(() => field(second, 'SKU').inputValue()).toBe('first-2');

    await write(field(second, 'SKU'), before);
    await write(field(second, 'Name in the kitchen'), '');
    await save(second);
  });
});

// Two managers have the same item open: what each changes is kept, and where both change the same, the second one decides.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secondPizzeria } from '../../tools/test/second-pizzeria.ts';
import { desktop, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { restaurantPath } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';

const SLUG = secondPizzeria.slug;
const DISH = 'Tiramisù';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await page.getByText('All changes saved').waitFor();
};

describe('two managers on one item', () => {
  const { open, forgive } = windows();

  it('C3-12 keep what each of them changes, and the second one to change the same field sees both values and whose the other is', async () => {
    forgive(/409 \(Conflict\)/);
    const [first, second] = [await open(desktop), await open(desktop)];
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
    expect(await first.evaluate(beyond)).toBeLessThanOrEqual(0);

    await field(first, 'SKU').fill('first-1');
    await save(first);
    await field(second, 'Name in the kitchen').fill('TIRA');
    await save(second);
    expect(await field(second, 'SKU').inputValue()).toBe('first-1');

    await field(first, 'SKU').fill('first-2');
    await field(second, 'SKU').fill('second-2');
    await save(second);
    await step(first, async () => {
      await first.keyboard.press('Control+s');
      await first.getByText(/changed this while you were editing/).waitFor();
    });
    const notice = first.getByRole('alert').filter({ hasText: 'changed this while you were editing' });
    expect(await notice.textContent()).toMatch(/Luigi.*Theirs: second-2.*Yours: first-2/);
    await notice.getByRole('button', { name: 'Keep mine and save again' }).click();
    await first.getByText('All changes saved').waitFor();
    expect(await field(first, 'Name in the kitchen').inputValue()).toBe('TIRA');

    await field(first, 'SKU').fill(before);
    await field(first, 'Name in the kitchen').fill('');
    await save(first);
  });
});

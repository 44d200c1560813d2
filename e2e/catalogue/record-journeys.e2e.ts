// Tax rates, sales categories and courses, kept by a manager: at a desk by keyboard alone, and on a phone.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { openScreen, signIn } from '../support/staff.ts';

interface Kind {
  title: string;
  one: string;
  /** What its form asks for beyond a name. */
  more: readonly (readonly [role: 'textbox' | 'spinbutton', label: string, value: string])[];
}

const kinds: readonly Kind[] = [
  { title: 'Tax rates', one: 'tax rate', more: [['spinbutton', 'Rate (%)', '4.5']] },
  { title: 'Sales categories', one: 'sales category', more: [['textbox', 'Code', 'X-1']] },
  { title: 'Courses', one: 'course', more: [] },
];

const press = (page: Page, ...keys: readonly string[]) =>
  step(page, async () => {
    for (const key of keys) await page.keyboard.press(key);
  });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const fill = async (page: Page, { more }: Kind, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  for (const [role, label, value] of more) await page.getByRole(role, { name: label }).fill(value);
};

/** The list once it has come, which on a machine that has just started may have to be asked for again. */
async function openList(page: Page, title: string): Promise<void> {
  await openScreen(page, title);
  const again = page.getByRole('button', { name: 'Try again' });
  const list = page.getByRole('rowheader').or(page.getByText(`No ${title.toLowerCase()} yet`));
  const shown = async () => {
    if (await again.isVisible()) await again.click();
    return list.count();
  };
  await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** On a machine that has just started the server may take longer than a screen waits: it says so, and one tries again. */
async function save(page: Page, isDone: Locator): Promise<void> {
  const isLate = page.getByText('The server did not answer');
  await step(page, async () => {
    await page.keyboard.press('Control+s');
    await isDone.or(isLate).first().waitFor();
    if (await isLate.isVisible()) await page.keyboard.press('Control+s');
    await isDone.waitFor();
  });
}

describe('records of the catalogue', () => {
  const { open, forgive } = windows();

  it.each(kinds)(
    'C3-19 C3-20 C3-22 $title are created, found, changed, deleted and brought back by keyboard',
    async (kind) => {
      const page = await open(desktop);
      await signIn(page, 'manager@luigis.example.com');
      await openList(page, kind.title);
      await page
        .getByRole('link', { name: `New ${kind.one}` })
        .first()
        .focus();
      await press(page, 'Enter');
      await page.getByRole('heading', { level: 1, name: `New ${kind.one}` }).waitFor();
      await page.keyboard.press('Control+s');
      await step(page, () => page.locator('[aria-invalid=true]').first().waitFor());
      await fill(page, kind, 'Journey');
      await save(page, row(page, 'Journey'));

      await page.keyboard.press('/');
      await page.keyboard.type('jour');
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
      await press(page, 'ArrowDown', 'Enter');
      await page.getByRole('textbox', { name: 'Name' }).fill('Journey on');
      await save(page, page.getByText('All changes saved'));
      await step(page, () => page.goBack());
      expect(await page.getByRole('searchbox').inputValue()).toBe('jour');

      await page.getByRole('searchbox').focus();
      await press(page, 'ArrowDown', 'Space');
      await page.getByText('1 selected').waitFor();
      const selected = page.getByRole('region', { name: 'Selected' });
      await selected.getByRole('button', { name: 'Delete' }).focus();
      await press(page, 'Enter');
      await page.getByRole('alertdialog', { name: 'Delete Journey on?' }).waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).focus();
      // Undo is there for ten seconds, which the checks of a step may take: it is gone to first.
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Undo' }).focus();
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(0);
      await press(page, 'Enter');
      await row(page, 'Journey on').waitFor();
    },
  );

  it.each(kinds)('C3-19 C3-20 C3-22 $title are kept on a phone, too, and go to a file', async (kind) => {
    const page = await open(phone, { colorScheme: 'dark' });
    await signIn(page, 'manager@luigis.example.com');
    await openList(page, kind.title);
    await step(page, () =>
      page
        .getByRole('link', { name: `New ${kind.one}` })
        .first()
        .tap(),
    );
    await fill(page, kind, 'On a phone');
    await step(page, () => page.getByRole('button', { name: `Create ${kind.one}` }).tap());
    await row(page, 'On a phone').waitFor();
    await page.getByRole('button', { name: 'View and export' }).tap();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).tap();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await step(page, () => page.getByRole('checkbox', { name: 'Select On a phone' }).tap());
    await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete' }).tap();
    await step(page, () => page.getByRole('alertdialog').waitFor());
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await row(page, 'On a phone').waitFor({ state: 'detached' });
  });

  it('a tax rate that items use stays, and says what uses it', async () => {
    forgive(/409 \(Conflict\)/);
    const page = await open(desktop);
    await signIn(page, 'manager@luigis.example.com');
    await openList(page, 'Tax rates');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await step(page, () => page.getByRole('menuitem', { name: 'Delete' }).click());
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await step(page, () => page.getByText(/is in use, so it was not deleted/).waitFor());
  });
});

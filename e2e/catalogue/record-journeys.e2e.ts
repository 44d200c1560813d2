// A manager keeps tax rates, sales categories and courses: at a desk by keyboard alone, and on a phone.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { holdMessages, openScreen, signIn, whenLoaded } from '../support/staff.ts';

interface Kind {
  title: string;
  one: string;
  /** The required fields besides the name. */
  more: readonly (readonly [role: 'textbox' | 'spinbutton', label: string, value: string])[];
  /** A field that is set on several at once, and what is typed there. */
  bulk: readonly [role: 'textbox' | 'combobox', label: string, typed: string];
}

const kinds: readonly Kind[] = [
  {
    title: 'Tax rates',
    one: 'tax rate',
    more: [['spinbutton', 'Rate (%)', '4.5']],
    bulk: ['combobox', 'Rounding', 'Always up'],
  },
  {
    title: 'Sales categories',
    one: 'sales category',
    more: [['textbox', 'Code', 'X-1']],
    bulk: ['textbox', 'Code', 'X-2'],
  },
  { title: 'Courses', one: 'course', more: [], bulk: ['textbox', 'Number', '7'] },
];

const press = (page: Page, ...keys: readonly string[]) =>
  step(page, async () => {
    for (const key of keys) await page.keyboard.press(key);
  });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const fill = async (page: Page, { more }: Kind, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  for (const [role, label, value] of more) await page.getByRole(role, { name: label }).fill(value);
};

/** Sets one field of the selected record, by keyboard alone. */
async function editSelected(page: Page, { one, bulk: [role, label, typed] }: Kind): Promise<void> {
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: `Edit 1 ${one}` });
  await drawer.getByRole('checkbox', { name: label }).focus();
  await press(page, 'Space');
  await drawer.getByRole(role, { name: label }).focus();
  // In a text field over what stands there; a choice has nothing to select.
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typed);
  await drawer.getByRole('button', { name: `Change 1 ${one}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 selected').waitFor({ state: 'detached' });
}

async function openList(page: Page, title: string): Promise<void> {
  await openScreen(page, title);
  await whenLoaded(page, page.getByRole('rowheader').or(page.getByText(`No ${title.toLowerCase()} yet`)));
}

/**
 * Does something, and again for as long as its answer is late: the server of a machine that has just started may be slower than a
 * screen waits, which says so then.
 */
async function persist(
  page: Page,
  isDone: Locator,
  act: () => Promise<unknown>,
  again: () => Promise<unknown> = act,
): Promise<void> {
  const isLate = page.getByText('The server did not answer');
  await act();
  await isDone.or(isLate).first().waitFor();
  while (!(await isDone.isVisible())) {
    await again();
    await isLate.waitFor({ state: 'detached' });
    await isDone.or(isLate).first().waitFor();
  }
}

const save = (page: Page, isDone: Locator): Promise<void> =>
  step(page, () => persist(page, isDone, () => page.keyboard.press('Control+s')));

async function deleteByTouch(page: Page, name: string): Promise<void> {
  await step(page, () => page.getByRole('checkbox', { name: `Select ${name}` }).tap());
  const selected = page.getByRole('region', { name: 'Selected' });
  await step(page, () => selected.getByRole('button', { name: 'Actions…' }).tap());
  await selected.getByRole('button', { name: 'Delete' }).tap();
  await step(page, () => page.getByRole('alertdialog').waitFor());
  await persist(page, page.getByText(`${name} deleted`).first(), () =>
    page.getByRole('button', { name: 'Delete', exact: true }).tap(),
  );
  await row(page, name).waitFor({ state: 'detached' });
}

describe('records of the catalogue', () => {
  const { open, forgive } = windows();

  it('C3-19 C3-20 C3-22 tax rates, sales categories and courses are created, found, changed, set in bulk, deleted and brought back as they were by keyboard', async () => {
    const page = await open(desktop);
    await signIn(page, 'manager@luigis.example.com');
    for (const kind of kinds) {
      const [first, name] = [`Journey of a ${kind.one}`, `Journey on, ${kind.one}`];
      await openList(page, kind.title);
      await page
        .getByRole('link', { name: `New ${kind.one}` })
        .first()
        .focus();
      await press(page, 'Enter');
      await page.getByRole('heading', { level: 1, name: `New ${kind.one}` }).waitFor();
      await page.keyboard.press('Control+s');
      await step(page, () => page.locator('[aria-invalid=true]').first().waitFor());
      await fill(page, kind, first);
      await save(page, row(page, first));

      await page.keyboard.press('/');
      await page.keyboard.type('jour');
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
      await press(page, 'ArrowDown', 'Enter');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await save(page, page.getByText('All changes saved'));
      const address = new URL(page.url()).pathname;
      await step(page, () => page.goBack());
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('jour');

      await page.getByRole('searchbox').focus();
      await press(page, 'ArrowDown', 'Space');
      await page.getByText('1 selected').waitFor();
      await editSelected(page, kind);
      await page.getByRole('searchbox').focus();
      await press(page, 'ArrowDown', 'Space');
      const selected = page.getByRole('region', { name: 'Selected' });
      await selected.getByRole('button', { name: 'Delete' }).focus();
      await press(page, 'Enter');
      await page.getByRole('alertdialog', { name: `Delete ${name}?` }).waitFor();
      await holdMessages(page);
      const deleted = page.getByRole('listitem').filter({ hasText: `${name} deleted` });
      const undo = deleted.getByRole('button', { name: 'Undo' });
      await persist(page, undo, () =>
        page.getByRole('button', { name: 'Delete', exact: true }).press('Enter'),
      );
      await row(page, name).waitFor({ state: 'detached' });
      await step(page, () =>
        persist(
          page,
          page.getByText(`${name} is back`),
          () => undo.press('Enter'),
          () => page.getByRole('button', { name: 'Try again' }).press('Enter'),
        ),
      );
      const link = row(page, name).getByRole('link', { name });
      await expect.poll(() => link.getAttribute('href')).toBe(address);
    }
  });

  it('C3-19 C3-20 C3-22 tax rates, sales categories and courses are kept on a phone, too, go to a file, and are brought back from the list of deleted ones', async () => {
    const page = await open(phone, { colorScheme: 'dark' });
    await signIn(page, 'manager@luigis.example.com');
    for (const kind of kinds) {
      const name = `On a phone, ${kind.one}`;
      await openList(page, kind.title);
      await step(page, () =>
        page
          .getByRole('link', { name: `New ${kind.one}` })
          .first()
          .tap(),
      );
      await fill(page, kind, name);
      await step(page, () =>
        persist(page, row(page, name), () => page.getByRole('button', { name: `Create ${kind.one}` }).tap()),
      );
      await page.getByRole('button', { name: 'View and export' }).tap();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Export as CSV' }).tap();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
      await deleteByTouch(page, name);
      if (kind !== kinds[0]) continue;
      await page.getByRole('button', { name: 'More about tax rates' }).tap();
      await page.getByRole('menuitem', { name: 'Deleted tax rates' }).tap();
      await step(page, () => row(page, name).first().waitFor());
      await page
        .getByRole('button', { name: `Actions for ${name}` })
        .first()
        .tap();
      await persist(page, page.getByText(`${name} is back`), () =>
        page.getByRole('menuitem', { name: 'Bring back' }).tap(),
      );
      await page.getByRole('link', { name: kind.title }).tap();
      await deleteByTouch(page, name);
    }
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

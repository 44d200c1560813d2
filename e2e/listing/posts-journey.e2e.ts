// Posts on a connected listing: written, seen at the simulated Google, and what it makes of them.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { googleUrl } from '../../tools/stack/stack.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { restaurantPath, stack } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, tick, write } from '../support/use.ts';

const posts = `${restaurantPath('luigis-pizzeria')}/listing/posts`;
const owner = 'owner@luigis.example.com';

const atGoogle = async (): Promise<string> => (await fetch(googleUrl(stack))).text();

/** Google judges posts some seconds after they were written. */
async function refreshUntil(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await press(page.getByRole('button', { name: 'Refresh' }));
        return shown.isVisible();
      },
      { interval: 4000, timeout: 120_000 },
    )
    .toBe(true);
}

async function deletePost(page: Page, title: string): Promise<void> {
  await step(page, () => press(page.getByRole('button', { name: new RegExp(`Actions for .*${title}`) })));
  await step(page, () => press(page.getByRole('menuitem', { name: 'Delete' })));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.getByRole('link', { name: title }).waitFor({ state: 'detached' });
}

describe('posts', () => {
  const { open } = windows();

  it('I3.8-12 I4-06 at a desk: an offer of a promotion is published with its code, turns live, and is deleted here and there', async () => {
    const title = `Welcome ${Date.now() % 100_000}`;
    const page = await open(desktop);
    await signIn(page, owner, `${posts}/new`);
    await tick(page.getByRole('radio', { name: /An offer/ }));
    await page.getByRole('option', { name: 'Welcome (WELCOME10)' }).waitFor({ state: 'attached' });
    await page.getByLabel('Promotion').selectOption('Welcome (WELCOME10)');
    await expect.poll(() => page.getByLabel('Code').inputValue()).toBe('WELCOME10');
    await checkScreen(page);
    await write(page.getByLabel('Title'), title);
    await write(page.getByLabel('Text'), `${title}: ten percent off your first order.`);
    await step(page, () => press(page.getByRole('button', { name: 'Publish now' })));
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByText('Google is looking at it').waitFor();
    await checkScreen(page);
    expect(await atGoogle()).toContain(`${title}: ten percent off`);
    await refreshUntil(page, row.getByText('Live', { exact: true }));
    await deletePost(page, title);
    await expect.poll(atGoogle, { timeout: 60_000 }).not.toContain(`${title}: ten percent off`);
  });

  it('I3.8-12 I4-06 by touch on a phone: news that Google rejects say so, and are live once they were changed', async () => {
    const text = `Forbidden fruit ${Date.now() % 100_000}`;
    const page = await open(phone);
    await signIn(page, owner, `${posts}/new`);
    await write(page.getByLabel('Text'), text);
    await checkScreen(page);
    await step(page, () => press(page.getByRole('button', { name: 'Publish now' })));
    await page.getByRole('link', { name: text }).waitFor();
    await refreshUntil(page, page.getByText('Rejected by Google'));
    await checkScreen(page);
    await step(page, () => press(page.getByRole('link', { name: text })));
    const better = text.replace('Forbidden', 'Fresh');
    await write(page.getByLabel('Text'), better);
    await step(page, () => press(page.getByRole('button', { name: 'Save here and at Google' })));
    await page.getByRole('heading', { level: 1, name: better }).waitFor();
    await page.getByText('Google is looking at it').first().waitFor();
    await checkScreen(page);
    await step(page, () => page.goto(new URL(posts, page.url()).href));
    await refreshUntil(page, page.getByText('Live', { exact: true }).first());
    await deletePost(page, better);
  });
});

// An owner switches automatic replies on; a review at Google is answered by itself, and one of two stars once it was approved.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { placedRestaurants } from '../../tools/seed/demo-data.ts';
import { fireSchedule } from '../../tools/stack/schedules.ts';
import { googleUrl } from '../../tools/stack/stack.ts';
import { connectListing } from '../../tools/test/connected-listing.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { restaurantPath, stack } from '../support/platform.ts';
import { openScreen, signIn } from '../support/staff.ts';

const browser = windows();
const google = googleUrl(stack);
const slug = 'morning-light-cafe';
const cafe = placedRestaurants.find(({ demo }) => demo.slug === slug);
const HERE = 'Morning Light';
let disconnect: (() => Promise<void>) | undefined;
afterAll(() => disconnect?.());

async function review(page: Page, author: string, stars: string, words: string): Promise<void> {
  await page
    .getByLabel('Location')
    .first()
    .selectOption({ label: await optionWith(page, HERE) });
  await page.getByLabel('Your name').fill(author);
  await page.getByLabel('Stars').first().selectOption(stars);
  await page.getByLabel('Your words').fill(words);
  await page.getByRole('button', { name: 'Write the review' }).click();
}

const optionWith = async (page: Page, name: string): Promise<string> => {
  const options = await page.getByLabel('Location').first().locator('option').allTextContents();
  return options.find((option) => option.includes(name)) ?? '';
};

/** What Google shows at the review. */
async function shownAt(page: Page, author: string): Promise<string> {
  await page.reload();
  return textOf(page.getByRole('row').filter({ hasText: author }).first());
}

/** As the schedules do by and by. */
async function timePasses(): Promise<void> {
  await fireSchedule(stack, 'finishDueWork');
}

describe('automatic replies', () => {
  it('I3.8-14 I3.8-08 answer a good review by themselves, and a bad one once somebody has approved it', async () => {
    if (!cafe) throw new Error('There is no café');
    disconnect = await connectListing(db, google, cafe, {
      ...{ email: 'golden@example.com', accountId: '102', locationId: '2012' },
    });
    const owner = await browser.open(desktop);
    await signIn(owner, 'owner@goldenhour.example.com', `${restaurantPath(slug)}/listing/auto-replies`);
    await step(owner, () => owner.getByText('Automatic replies are switched off.').waitFor());
    await step(owner, () => owner.getByRole('link', { name: 'Settings', exact: true }).click());
    await owner.getByLabel('Answer reviews automatically').check();
    await owner.getByLabel('You answer first, for (hours)').fill('0');
    await owner.getByRole('button', { name: 'Add template' }).click();
    await owner
      .getByLabel('Template', { exact: true })
      .fill('Thank you, {reviewerName}! See you at {businessName}.');
    await step(owner, () => owner.getByText('Thank you, Alex! See you at', { exact: false }).waitFor());
    await step(owner, async () => {
      await owner.getByRole('button', { name: 'Save', exact: true }).click();
      await owner.getByText('are answered automatically').waitFor();
    });

    const guests = await browser.open(desktop);
    await guests.goto(google);
    await review(guests, 'Ada Journey', '5', 'Lovely coffee');
    await review(guests, 'Bo Journey', '2', 'Cold eggs');

    await openScreen(owner, 'Reviews');
    await owner.getByRole('button', { name: 'Sync now' }).click();
    await expect
      .poll(
        async () => {
          await timePasses();
          return shownAt(guests, 'Ada Journey');
        },
        { timeout: 90_000 },
      )
      .toContain('Thank you, Ada Journey! See you at');
    expect(await shownAt(guests, 'Bo Journey')).not.toMatch(/sorry|apolog/i);

    const manager = await browser.open(phone);
    await signIn(manager, 'manager@goldenhour.example.com', `${restaurantPath(slug)}/listing/auto-replies`);
    const waiting = manager.getByRole('article', { name: /Bo Journey/ });
    await step(manager, () => waiting.getByText('You approve replies to this rating').waitFor());
    await waiting.getByRole('button', { name: 'Edit…' }).click();
    const dialog = manager.getByRole('dialog', { name: 'Edit the reply' });
    await step(manager, () => dialog.getByRole('textbox').fill('We are sorry, Bo. Please talk to us.'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await waiting.getByText('We are sorry, Bo.').waitFor();
    await step(manager, () => waiting.getByRole('button', { name: 'Approve and send' }).click());
    await manager.getByText('The reply will be sent within a minute').waitFor();
    await expect
      .poll(
        async () => {
          await timePasses();
          return shownAt(guests, 'Bo Journey');
        },
        { timeout: 90_000 },
      )
      .toContain('We are sorry, Bo. Please talk to us.');
    await manager.getByRole('tab', { name: 'Sent and others' }).click();
    await step(manager, () =>
      manager
        .getByText(/^(Being checked|Published)$/)
        .first()
        .waitFor(),
    );
    await expect(shownAt(guests, 'Ada Journey')).resolves.toContain('Thank you, Ada Journey!');
  });
});

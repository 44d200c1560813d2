// Reviews of a connected listing: read, answered, and what the simulated Google makes of the reply.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { googleUrl } from '../../tools/stack/stack.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { placeOf, restaurantPath, stack } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, write } from '../support/use.ts';

const google = googleUrl(stack);
const slug = 'luigis-pizzeria';
const owner = 'owner@luigis.example.com';
const location = '2001';

/** What others do at Google. */
const does = (action: string, fields: Record<string, string>) =>
  fetch(`${google}/do/${action}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A guest writes a review with two stars, which is gone afterwards. */
async function writeReview(author: string): Promise<void> {
  const id = `rev-journey-${Date.now()}`;
  await does('review', { location, id, author, stars: '2', comment: 'The pizza was cold when it came.' });
  onTestFinished(async () => {
    await does('remove-review', { location, review: id });
  });
}

const card = (page: Page, author: string) => page.getByRole('article', { name: author });

const readNow = (page: Page): Promise<void> => press(page.getByRole('button', { name: 'Sync now' }));

/** Google judges replies some seconds after they were written. */
async function readUntil(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await readNow(page);
        return shown.isVisible();
      },
      { interval: 4000, timeout: 120_000 },
    )
    .toBe(true);
}

describe('reviews', () => {
  const { open } = windows();

  it('I3.8-11 I3.8-06 I5.4-05 by touch on a phone: one that was just written is read, answered, and its reply seen to turn from being checked to published', async () => {
    const author = `Gail ${Date.now() % 100_000}`;
    const page = await open(phone);
    await signIn(page, owner, `${restaurantPath(slug)}/listing/reviews`);
    await page.getByRole('button', { name: 'Sync now' }).waitFor();
    await checkScreen(page);
    await step(page, () => press(page.getByRole('button', { name: 'More filters' })));
    await page.getByLabel('First day').waitFor();
    await checkScreen(page);
    await writeReview(author);
    await readNow(page);
    await card(page, author).waitFor();
    await checkScreen(page);

    await step(page, () => press(page.getByRole('button', { name: `Reply to ${author}` })));
    await checkScreen(page);
    await write(
      page.getByRole('textbox', { name: `Reply to ${author}` }),
      'We are sorry, Gail. Çok özür dileriz.',
    );
    await step(page, () => press(page.getByRole('button', { name: 'Send reply' })));
    await card(page, author).getByText('Being checked').waitFor();
    await checkScreen(page);
    expect(await (await fetch(google)).text()).toContain('Çok özür dileriz.');

    await readUntil(page, card(page, author).getByText('Published'));
    await card(page, author).getByText('Published').waitFor();
    await checkScreen(page);
  });

  it('I3.8-11 at a desk: those of all locations are narrowed to one and to those without an answer, and one is answered there', async () => {
    const author = `Hal ${Date.now() % 100_000}`;
    await writeReview(author);
    const page = await open(desktop);
    await signIn(page, owner, `${restaurantPath(slug)}/listing/reviews`);
    await readNow(page);
    await card(page, author).waitFor();
    await step(page, () =>
      page.goto(new URL(`/t/${placeOf(slug).tenantId}/listing/reviews`, page.url()).href),
    );
    await card(page, author).waitFor();
    await checkScreen(page);
    await page.getByLabel('Replies').selectOption('Not answered');
    await step(page, () => press(page.getByRole('button', { name: '2 stars' })));
    await card(page, author).waitFor();
    await checkScreen(page);
    await step(page, () => press(page.getByRole('button', { name: `Reply to ${author}` })));
    await write(page.getByRole('textbox', { name: `Reply to ${author}` }), 'We are sorry, Hal.');
    await step(page, () => press(page.getByRole('button', { name: 'Send reply' })));
    await card(page, author).getByText('Being checked').waitFor();
    await checkScreen(page);
  });
});

// Connecting a Google listing, from the consent at the simulated Google to what differs there, and an access that is taken back.

import { CSRF_HEADER, pathTo } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { googleUrl } from '../../tools/stack/stack.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { placeOf, restaurantPath, stack, urls } from '../support/platform.ts';
import { openScreen, signIn } from '../support/staff.ts';
import { press, tick, write } from '../support/use.ts';

const google = googleUrl(stack);
const sushi = 'sakura-sushi';
const owner = 'owner@goldenhour.example.com';
const atGoogle = 'golden@example.com';
const connectionPath = (slug: string) => `${restaurantPath(slug)}/listing/connection`;

/** What others do at Google. */
const does = (action: string, fields: Record<string, string>) =>
  fetch(`${google}/do/${action}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Google's page belongs to somebody else: it is not checked. */
async function allow(page: Page): Promise<void> {
  await page.waitForURL(`${google}/**`);
  await page.getByRole('button', { name: `Allow as ${atGoogle}` }).click();
  await page.waitForURL((url) => url.pathname === connectionPath(sushi) && url.search === '');
}

async function connect(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Connect to Google' }));
  await allow(page);
  await tick(page.getByRole('radio', { name: 'Sakura Sushi', exact: true }));
  await step(page, () => press(page.getByRole('button', { name: 'Connect this location' })));
  await page.getByText('Connected.', { exact: true }).waitFor();
}

describe('a Google listing', () => {
  const { open, forgive } = windows();
  let opened: Page | undefined;

  // Before the windows are closed: the demo's restaurant is connected to nothing, as before.
  afterEach(async () => {
    const path = pathTo(routes.disconnectListing, { ...placeOf(sushi) });
    const headers = { [CSRF_HEADER]: '1', origin: urls.admin };
    const ended = await opened?.context().request.delete(`${urls.admin}${path}`, { headers });
    expect(ended?.ok(), await ended?.text()).toBe(true);
    opened = undefined;
  });

  it('I3.8-15, I3.7-02, I3.8-10 is connected by touch on a phone: no at first, then yes, a location, and one difference that is approved', async () => {
    const page = await open(phone);
    opened = page;
    await signIn(page, owner, connectionPath(sushi));
    await page.getByRole('heading', { name: 'Not connected' }).waitFor();
    await checkScreen(page);
    await press(page.getByRole('button', { name: 'Connect to Google' }));
    await page.waitForURL(`${google}/**`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You did not give access at Google. Nothing was connected.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await checkScreen(page);
    await press(page.getByRole('link', { name: 'Back to the connection' }));
    await press(page.getByRole('button', { name: 'Connect to Google' }));
    await allow(page);
    await page.getByRole('radio', { name: 'Sakura Sushi', exact: true }).waitFor();
    await checkScreen(page);
    await tick(page.getByRole('radio', { name: 'Sakura Sushi', exact: true }));
    await step(page, () => press(page.getByRole('button', { name: 'Connect this location' })));
    await page.getByText('Connected.', { exact: true }).waitFor();
    await checkScreen(page);

    await openScreen(page, 'Google profile');
    await step(page, () => press(page.getByRole('button', { name: 'Read the profile' })));
    const hours = page.getByRole('region', { name: 'Opening hours', exact: true });
    await hours.waitFor();
    await checkScreen(page);
    await tick(hours.getByRole('radio', { name: 'Send ours to Google' }));
    await step(page, () => press(page.getByRole('button', { name: 'Look over one change' })));
    await page.getByRole('alertdialog', { name: 'Change the listing at Google?' }).waitFor();
    await checkScreen(page);
    await step(page, () => press(page.getByRole('button', { name: 'Approve' })));
    await page.getByText(/^The same on both sides: .*Opening hours/).waitFor();
  });

  it('I4-04 whose access was taken back is in error at a desk, and connects again; other restaurants notice nothing', async () => {
    const page = await open(desktop);
    opened = page;
    await signIn(page, owner, connectionPath(sushi));
    await connect(page);
    await openScreen(page, 'Google profile');
    await step(page, () => press(page.getByRole('button', { name: 'Read the profile' })));
    await page.getByRole('button', { name: 'Read again' }).waitFor();

    await does('revoke', { email: atGoogle });
    forgive(/409 \(Conflict\)/);
    await step(page, () => press(page.getByRole('button', { name: 'Read again' })));
    await press(page.getByRole('link', { name: 'Connect again' }));
    await page.getByText(/Nothing is kept in step until then/).waitFor();
    await checkScreen(page);

    const luigi = await open(desktop);
    await signIn(luigi, 'owner@luigis.example.com', connectionPath('luigis-pizzeria'));
    await luigi.getByText('Connected.', { exact: true }).waitFor();
    await checkScreen(luigi);

    await press(page.getByRole('button', { name: 'Connect again' }));
    await allow(page);
    await page.getByText('Connected.', { exact: true }).waitFor();
    await press(page.getByRole('button', { name: 'Disconnect' }));
    await write(page.getByRole('alertdialog').getByRole('textbox'), 'Sakura Sushi');
    await step(page, () => press(page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' })));
    await page.getByRole('heading', { name: 'Not connected' }).waitFor();
  });
});

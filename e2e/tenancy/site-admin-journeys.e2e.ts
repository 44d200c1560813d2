// Site administration: a new business with its first owner and restaurant, its suspension, and who has no access.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { checkTables } from '../support/check-tables.ts';
import { mailedLink } from '../support/mailbox.ts';
import { createRestaurant, createTenant } from '../support/new-business.ts';
import { acceptInvitation } from '../support/newcomer.ts';
import { password, restaurantPath, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';

/** Signs in and opens the site administration. */
async function enterPlatform(page: Page, email: string): Promise<void> {
  await signIn(page, email, '/platform/tenants');
}

const textAt = async (path: string): Promise<string> => (await fetch(`${urls.site}${path}`)).text();
const statusOf = async (path: string): Promise<number> => (await fetch(`${urls.site}${path}`)).status;

describe('site administration', () => {
  const { open, forgive } = windows();

  it('C3-02 C3-07 C2-07 a new business has a page and an owner at once, and with its suspension both stop', async () => {
    const run = Date.now().toString(36);
    const [tenant, restaurant, email] = [
      `Harbour ${run}`,
      `Harbour Grill ${run}`,
      `hannah-${run}@example.com`,
    ];
    const slug = `harbour-grill-${run}`;

    const admin = await open(desktop);
    await enterPlatform(admin, 'admin@bite.example.com');
    await admin.getByRole('heading', { level: 1, name: 'Businesses' }).waitFor();
    await checkScreen(admin);
    await createTenant(admin, tenant, email);
    await createRestaurant(admin, restaurant);

    const diner = await open(phone);
    await expect.poll(() => statusOf(`/${slug}`), { timeout: FIRST_ANSWER, interval: 500 }).toBe(200);
    await diner.goto(`${urls.site}/${slug}`);
    await diner.getByRole('heading', { level: 1, name: restaurant }).waitFor();

    const owner = await open(desktop);
    await acceptInvitation(owner, {
      email,
      firstName: 'Hannah',
      lastName: 'Berg',
      password: 'harbour-2026',
    });
    await owner.getByRole('heading', { name: `Orders of ${restaurant}` }).waitFor();

    await admin.goto(`${urls.admin}/platform/restaurants`);
    await admin.getByText('Which restaurant?').waitFor();
    await admin.getByRole('searchbox', { name: 'Search restaurants' }).fill(tenant.toUpperCase());
    await admin.getByRole('row', { name: new RegExp(restaurant) }).waitFor();
    await checkScreen(admin);
    await admin.getByRole('link', { name: tenant, exact: true }).click();

    await admin.getByRole('button', { name: 'Suspend' }).click();
    const question = admin.getByRole('alertdialog', { name: `Suspend ${tenant}?` });
    await question.getByRole('textbox').fill(tenant);
    await checkScreen(admin);
    await question.getByRole('button', { name: 'Suspend' }).click();
    await question.waitFor({ state: 'hidden' });
    await admin.getByText('Suspended').first().waitFor();

    const stops = diner.getByText(/website is switched off/).first();
    const isStopped = async () => /website is switched off/.test(await textAt(`/${slug}`));
    await expect.poll(isStopped, { timeout: FIRST_ANSWER, interval: 1000 }).toBe(true);
    await diner.reload();
    await stops.waitFor();
    await checkScreen(diner);
    await owner.reload();
    await owner
      .getByText(/suspended/i)
      .first()
      .waitFor();
    await expect.poll(() => owner.getByRole('heading', { name: `Orders of ${restaurant}` }).count()).toBe(0);
    forgive(/status of 40[34]/);

    const history = admin.getByRole('region', { name: 'History' });
    await expect.poll(() => textOf(history)).toMatch(/active →\s*became\s*suspended/);
    await admin.getByRole('button', { name: 'Activate' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
    await admin.getByRole('button', { name: 'Suspend' }).waitFor();
    await expect.poll(isStopped, { timeout: FIRST_ANSWER, interval: 1000 }).toBe(false);
    const isOpenAgain = async () => {
      await diner.reload();
      await diner
        .getByText(/^(Open now|Opens .*|Closed)/)
        .first()
        .waitFor();
      return (await stops.count()) === 0;
    };
    await expect.poll(isOpenAgain, { timeout: FIRST_ANSWER, interval: 2000 }).toBe(true);
  });

  it('C3-02 whoever signs up asks for a business, and is its owner once a site administrator creates it', async () => {
    const run = Date.now().toString(36);
    const [business, email] = [`Lakeside ${run}`, `lena-${run}@example.com`];
    const lena = await open(phone);
    await lena.goto(`${urls.admin}/auth/signup`);
    await lena.getByLabel('First name').fill('Lena');
    await lena.getByLabel('Last name').fill('Lake');
    await lena.getByLabel('Email').fill(email);
    await lena.getByLabel('Password', { exact: true }).fill('lakeside-2026');
    await lena.getByRole('button', { name: 'Create account' }).click();
    await lena.getByRole('link', { name: 'Continue' }).click();
    await lena.getByLabel('Business name').fill(business);
    await lena.getByLabel('Phone').fill('+1 207 555 0111');
    await checkScreen(lena);
    await lena.getByRole('button', { name: 'Send request' }).click();
    await lena.getByText(/is waiting for an answer/).waitFor();
    await checkScreen(lena);

    const admin = await open(desktop);
    await enterPlatform(admin, 'admin@bite.example.com');
    await admin.getByText(/for a business of their own/).waitFor();
    await admin.getByRole('link', { name: 'Answer' }).click();
    await admin.getByRole('row', { name: new RegExp(business) }).waitFor();
    await checkScreen(admin);
    await checkTables(admin);
    await admin.getByRole('link', { name: business }).click();
    await expect.poll(() => admin.getByLabel('Email of the first owner').inputValue()).toBe(email);
    await checkScreen(admin);
    await admin.getByRole('button', { name: 'Create business' }).click();
    await admin.getByRole('heading', { level: 1, name: business }).waitFor();

    await lena.reload();
    await lena.getByText(/was created\. Open the link in the invitation/).waitFor();
    expect(await mailedLink(email, '/auth/invitation')).toContain('/auth/invitation');
    forgive(/status of 40[03]/);
  });

  it('O2.9-23 whoever is no site administrator sees that they have no access, on a phone too', async () => {
    const owner = await open(phone);
    await enterPlatform(owner, 'owner@luigis.example.com');
    await owner.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await checkScreen(owner);
    await owner.getByRole('button', { name: 'Sign Out' }).click();
    await owner.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });

  it('O2.9-25 whoever is not signed in is asked to sign in as an administrator, and comes back', async () => {
    const admin = await open(phone, { colorScheme: 'dark' });
    await admin.goto(`${urls.admin}/platform/users`);
    await admin.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
    await checkScreen(admin);
    forgive(/status of 401/);
    await admin.getByRole('button', { name: 'Sign In as Admin' }).click();
    await admin.getByLabel('Email').fill('admin@bite.example.com');
    await admin.getByLabel('Password', { exact: true }).fill(password);
    await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
    await admin.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await checkScreen(admin);
    await admin.getByRole('link', { name: /Giulia Bianchi manager@luigis/ }).click();
    await admin.getByRole('heading', { level: 1, name: 'Giulia Bianchi' }).waitFor();
    await checkScreen(admin);
  });

  it('O2.9-21 support looks at everything and changes nothing', async () => {
    const support = await open(desktop, { colorScheme: 'dark' });
    await enterPlatform(support, 'support@bite.example.com');
    await support.getByRole('link', { name: /Luigi/ }).first().click();
    await support.getByText(/You can look at these settings/).waitFor();
    await expect.poll(() => support.getByRole('button', { name: 'Suspend' }).count()).toBe(0);
    await checkScreen(support);
  });
});

describe('settings', () => {
  const { open } = windows();

  it('C3-04 C9-03 an owner changes a restaurant’s hours and tax on a phone, and the change is in the history', async () => {
    const owner = await open(phone);
    await signIn(owner, 'owner@scoopandswirl.example.com', `${restaurantPath('scoop-swirl')}/settings`);
    const rate = owner.getByLabel('Tax rate (%)');
    await rate.waitFor();
    await checkScreen(owner);
    const before = await rate.inputValue();
    const after = before === '8.5' ? '7.25' : '8.5';
    // Typed with a comma, as in much of the world.
    await rate.fill('');
    await rate.pressSequentially(after.replace('.', ','));
    await expect.poll(() => rate.inputValue()).toBe(after);
    await owner.getByText('Not saved yet: Tax rate').waitFor();
    await owner.keyboard.press('Control+s');
    await owner.getByText('All changes saved').waitFor();
    await owner.reload();
    await expect.poll(() => owner.getByLabel('Tax rate (%)').inputValue()).toBe(after);
    await expect.poll(() => textOf(owner.getByRole('region', { name: 'History' }))).toContain(`${after}%`);
    await owner.getByLabel('Tax rate (%)').fill(before);
    await owner.keyboard.press('Control+s');
    await owner.getByText('All changes saved').waitFor();
  });

  it('O4-15 a dialog comes and goes with a movement, a short one where less motion is wanted', async () => {
    const owner = await open(desktop, { reducedMotion: 'no-preference' });
    await owner.addInitScript(() => {
      document.addEventListener('animationstart', ({ animationName }) => {
        document.body.dataset['moved'] = `${document.body.dataset['moved'] ?? ''} ${animationName}`;
      });
    });
    await signIn(owner, 'owner@scoopandswirl.example.com', `${restaurantPath('scoop-swirl')}/settings`);
    const moved = () => owner.evaluate(() => document.body.dataset['moved'] ?? '');
    const dialog = owner.getByRole('alertdialog');
    const openAndClose = async () => {
      await owner.getByRole('button', { name: 'Deactivate' }).click();
      await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
      const duration = await dialog.evaluate((element) => getComputedStyle(element).animationDuration);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      return duration;
    };
    expect(await openAndClose()).toBe('0.14s');
    await expect.poll(() => moved()).toMatch(/\benter\b.*\bleave\b/);
    await owner.emulateMedia({ reducedMotion: 'reduce' });
    expect(await openAndClose()).toBe('0.001s');
  });
});

// Lists of the back office with names of maximum length, at every width that staff use.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { checkTables } from '../support/check-tables.ts';
import { db } from '../support/database.ts';
import { restaurantPath } from '../support/platform.ts';
import { openScreen, signIn } from '../support/staff.ts';

const LONG = `Zora ${'W'.repeat(195)}`;
const longUser = db.doc('users/long-name');
const longTenant = db.doc('tenants/19999999');

describe('tables of the back office', () => {
  const { open } = windows();

  beforeAll(async () => {
    const [someone] = (await db.collection('users').where('email', '==', 'manager@luigis.example.com').get())
      .docs;
    const [business] = (await db.collection('tenants').limit(1).get()).docs;
    const email = `${'z'.repeat(60)}@${'long'.repeat(12)}.example.com`;
    await longUser.set({
      ...someone?.data(),
      uid: 'long-name',
      email,
      displayName: LONG,
      isActive: false,
      emailVerified: false,
    });
    await longTenant.set({
      ...business?.data(),
      tenantId: 19_999_999,
      guid: crypto.randomUUID(),
      name: `${LONG} LLC`.slice(-200),
      displayName: LONG,
    });
  });

  afterAll(async () => {
    await Promise.all([longUser.delete(), longTenant.delete()]);
  });

  it.each(['light', 'dark'] as const)(
    'ui rows stay one height and every word can be read, from 320 to 1440 px, in %s colours',
    async (colorScheme) => {
      const admin = await open(desktop, { colorScheme });
      await signIn(admin, 'admin@bite.example.com', '/platform/tenants');
      for (const screen of ['Businesses', 'Users', 'Restaurants']) {
        await openScreen(admin, screen);
        if (screen === 'Restaurants') await admin.getByLabel('Search restaurants').fill('a');
        await admin.getByRole('rowheader').first().waitFor();
        await checkTables(admin);
        await checkScreen(admin);
      }
    },
  );

  it('ui what is cut off is read with the keyboard, and Escape puts it away', async () => {
    const admin = await open(desktop);
    await signIn(admin, 'admin@bite.example.com', '/platform/users');
    await admin.getByRole('link', { name: /Zora W+/ }).focus();
    const whole = admin.getByRole('tooltip');
    await expect.poll(() => whole.textContent()).toContain(LONG);
    await admin.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });
  });

  it('ui the team of a business, its invitations and staff list stay in their columns too', async () => {
    const owner = await open(desktop);
    const luigis = restaurantPath('luigis-pizzeria');
    await signIn(owner, 'owner@luigis.example.com', luigis.replace(/\/r\/.*$/, '/team'));
    await owner.getByRole('rowheader').first().waitFor();
    await checkTables(owner);
    await checkScreen(owner);
  });
});

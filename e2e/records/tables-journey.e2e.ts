// Lists of the back office with names as long as anybody may make them, at every width that staff work at.
import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { checkTables } from '../support/check-tables.ts';
import { projectId, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';

const db = getFirestore(getApps()[0] ?? initializeApp({ projectId, credential: applicationDefault() }));
const LONG = `Zora ${'W'.repeat(195)}`;
const longUser = db.doc('users/long-name');
const longTenant = db.doc('tenants/19999999');
const SOON = 60_000;

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
      await signIn(admin, 'admin@bite.example.com');
      await admin.waitForURL((url) => !url.pathname.startsWith('/auth'));
      for (const screen of ['tenants', 'users', 'restaurants?q=a']) {
        await admin.goto(`${urls.admin}/platform/${screen}`);
        await admin.getByRole('rowheader').first().waitFor({ timeout: SOON });
        await checkTables(admin);
        await checkScreen(admin);
      }
    },
  );

  it('ui what is cut off is read with the keyboard, and Escape puts it away', async () => {
    const admin = await open(desktop);
    await signIn(admin, 'admin@bite.example.com');
    await admin.waitForURL((url) => !url.pathname.startsWith('/auth'));
    await admin.goto(`${urls.admin}/platform/users`);
    await admin.getByRole('link', { name: /Zora W+/ }).focus();
    const whole = admin.getByRole('tooltip');
    await expect.poll(() => whole.textContent(), { timeout: SOON }).toContain(LONG);
    await admin.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });
  });

  it('ui the team of a business, its invitations and staff list stay in their columns too', async () => {
    const owner = await open(desktop);
    await signIn(owner, 'owner@luigis.example.com');
    await owner.waitForURL(/\/orders$/);
    await owner.goto(owner.url().replace(/\/r\/.*$/, '/team'));
    await owner.getByRole('rowheader').first().waitFor({ timeout: SOON });
    await checkTables(owner);
    await checkScreen(owner);
  });
});

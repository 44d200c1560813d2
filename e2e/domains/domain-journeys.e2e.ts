// A restaurant's own name on the web: from the address it has from the start to a domain of its own, which is set up, taken over,
// watched and taken off again.
import { describe, expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { baseDomain } from '../../tools/stack/stack.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { createRestaurant, createTenant } from '../support/new-business.ts';
import { restaurantPath, sitePort, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, skipToPage, write } from '../support/use.ts';
import {
  addForStranger,
  addRecord,
  changeCertificate,
  type DnsRecord,
  forget,
  removeRecords,
} from './dns-host.ts';
import { addDomain, apiAt, badge, becomes, checkNow, openDomains, proveDomain } from './domain-screens.ts';

const ADMIN = 'admin@bite.example.com';
const OWNER = 'owner@scoopandswirl.example.com';
const SLUG = 'scoop-swirl';
const OTHER_OWNER = 'owner@goldenhour.example.com';
const OTHER = 'sakura-sushi';
const BESIDE = 'morning-light-cafe';

describe('the addresses of a restaurant', () => {
  const { open, forgive } = windows();

  it.each([
    ['on a phone, by touch', phone, 'touch'],
    ['at a desk', desktop, 'mouse'],
  ] as const)(
    'I4-22 I4-23 a domain of its own goes live, past a missing record, a wrong one and a slow certificate: %s',
    async (_where, size, by) => {
      const domain = `scoops-${Date.now().toString(36)}.example`;
      const page = await open(size, { by });
      await openDomains(page, OWNER, SLUG);
      const api = apiAt(page, SLUG);
      try {
        await addDomain(page, `https://${domain.toUpperCase()}/menu`, domain);
        await changeCertificate(domain, 'hold');
        await badge(page, 'Waiting for DNS').waitFor();
        const { records } = await api.setUp(domain);
        const [address] = records.filter(
          ({ purpose }: DnsRecord & { purpose?: string }) => purpose === 'address',
        );
        if (!address) throw new Error('No address is wanted');
        for (const record of records) if (record !== address) await addRecord(record);
        await checkNow(page);
        await page.getByText('Missing.').first().waitFor();
        await addRecord({ ...address, value: '203.0.113.7' });
        await checkNow(page);
        await page.getByText('203.0.113.7').first().waitFor();
        await removeRecords(domain);
        for (const record of records) await addRecord(record);
        await checkNow(page);
        await becomes(page, domain, 'Certificate on its way');
        await changeCertificate(domain, 'issue');
        await checkNow(page);
        await becomes(page, domain, 'Live');
        await step(page, async () => {
          await press(page.getByRole('button', { name: 'Make it primary' }));
          await page.getByText(/It is the primary address/).waitFor();
        });
        await changeCertificate(domain, 'expiring');
        await press(page.getByRole('button', { name: 'Show the records' }));
        await checkNow(page);
        await page.getByText(/was not renewed yet/).waitFor();
      } finally {
        await api.remove(domain);
        await forget(domain);
      }
    },
  );

  it('I4-22 a domain that somebody else has is refused with the reason, here and at the hosting service', async () => {
    const domain = `taken-${Date.now().toString(36)}.example`;
    const first = await open(desktop);
    await openDomains(first, OWNER, SLUG);
    const second = await open(phone);
    await openDomains(second, OTHER_OWNER, OTHER);
    const strangers = `strangers-${domain}`;
    forgive(/409/);
    try {
      await addDomain(first, domain, domain);
      await press(second.getByRole('button', { name: 'Add a domain' }));
      await write(second.getByLabel('Your domain'), `www.${domain}`);
      await step(second, async () => {
        await press(second.getByRole('button', { name: 'Add domain' }));
        await second.locator('[aria-invalid="true"]').waitFor();
      });
      await addForStranger(strangers);
      await write(second.getByLabel('Your domain'), strangers);
      await step(second, async () => {
        await press(second.getByRole('button', { name: 'Add domain' }));
        await second
          .getByText(/knows this domain from another account|prove that it is yours/i)
          .first()
          .waitFor();
      });
    } finally {
      await apiAt(first, SLUG).remove(domain);
      await apiAt(second, OTHER).remove(strangers);
      await forget(domain);
      await forget(strangers);
    }
  });

  it('I4-24 a domain goes to another restaurant with a code of the first', async () => {
    const domain = `given-${Date.now().toString(36)}.example`;
    const giver = await open(desktop);
    await openDomains(giver, OWNER, SLUG);
    const taker = await open(phone, { by: 'touch' });
    await openDomains(taker, OTHER_OWNER, OTHER);
    // The giver's page asks for the domain by itself, too, which is gone then.
    forgive(/status of 404/);
    const api = apiAt(giver, SLUG);
    try {
      await proveDomain(giver, SLUG, domain);
      await giver.getByRole('button', { name: 'Get a code' }).waitFor();
      await press(giver.getByRole('button', { name: 'Get a code' }));
      const question = giver.getByRole('alertdialog');
      await step(giver, async () => {
        await press(question.getByRole('button', { name: 'Get a code' }));
        await giver.getByText('The code, which is shown only now').waitFor();
      });
      const code = (await giver.locator('code', { hasNotText: '.' }).last().textContent()) ?? '';
      await press(taker.getByRole('button', { name: 'Take over a domain' }));
      await write(taker.getByLabel('Domain', { exact: true }), domain);
      await write(taker.getByLabel('Code'), code);
      await step(taker, async () => {
        await press(taker.getByRole('button', { name: 'Take over', exact: true }));
        await taker.getByRole('heading', { level: 1, name: domain }).waitFor();
      });
      await step(giver, async () => {
        await giver.reload();
        await giver.getByText('This domain is not this restaurant’s any more').waitFor();
      });
      await press(giver.getByRole('link', { name: 'To all domains of this restaurant' }));
      await giver.getByRole('heading', { level: 1, name: 'Domains' }).waitFor();
      await expect.poll(() => giver.getByText(domain, { exact: true }).count()).toBe(0);
    } finally {
      await api.remove(domain);
      await apiAt(taker, OTHER).remove(domain);
      await forget(domain);
    }
  });

  it('I4-24 a domain goes to another restaurant of the business without a code, and leads to that one', async () => {
    const domain = `moved-${Date.now().toString(36)}.example`;
    const page = await open(phone, { by: 'touch' });
    await openDomains(page, OTHER_OWNER, OTHER);
    // The page may ask for the domain by itself while it is being moved.
    forgive(/status of 404/);
    const api = apiAt(page, OTHER);
    try {
      await proveDomain(page, OTHER, domain);
      await press(page.getByRole('button', { name: 'Move it to one of yours' }));
      const question = page.getByRole('alertdialog');
      await write(question.getByRole('combobox', { name: 'Restaurant' }), 'Morning');
      await press(page.getByRole('option', { name: 'Morning Light Café' }));
      await step(page, async () => {
        await press(question.getByRole('button', { name: 'Move it' }));
        await page.getByText(/(leads|belongs) to .*Morning Light Café.* now/).waitFor();
        await page.getByRole('heading', { level: 1, name: 'Domains' }).waitFor();
      });
      await expect.poll(() => page.getByRole('main').getByText(domain).count()).toBe(0);
      await page.goto(`${urls.admin}${restaurantPath(BESIDE)}/domains`);
      await press(page.getByRole('link', { name: domain }));
      await page.getByRole('heading', { level: 1, name: domain }).waitFor();
    } finally {
      await api.remove(domain);
      await apiAt(page, BESIDE).remove(domain);
      await forget(domain);
    }
  });

  it('I1-05 I4-21 a new restaurant’s free address opens its website at once, and goes on working after it was renamed', async () => {
    const run = Date.now().toString(36);
    const name = `Quay ${run}`;
    const before = `quay-${run}.${baseDomain}`;
    const after = `dock-${run}.${baseDomain}`;
    const admin = await open(desktop);
    await signIn(admin, ADMIN, '/platform/tenants');
    await createTenant(admin, `Quays ${run}`, `quinn-${run}@example.com`);
    await createRestaurant(admin, name);

    const guest = await open(phone);
    forgive(/status of 404/);
    const opens = async () => (await guest.goto(`http://${before}:${sitePort}/`))?.status();
    await expect.poll(opens, { timeout: FIRST_ANSWER, interval: 1000 }).toBe(200);
    await guest.getByRole('heading', { level: 1, name }).waitFor();

    const page = await open(desktop, { by: 'keyboard' });
    const { pathname } = new URL(admin.url());
    await signIn(page, ADMIN, pathname.replace(/settings$/, 'domains'));
    const card = page.locator('section', { hasText: 'Your free address' }).first();
    await card.getByText(before, { exact: true }).waitFor();
    await skipToPage(page);
    await step(page, async () => {
      await press(card.getByRole('button', { name: 'Rename' }));
      await write(page.getByLabel('New name'), `dock-${run}`);
      await page.getByText(`${after} is free.`).waitFor();
    });
    const dialog = page.getByRole('dialog');
    await step(page, async () => {
      await press(dialog.getByRole('button', { name: 'Rename' }));
      await dialog.waitFor({ state: 'hidden' });
      await card.getByText(after, { exact: true }).waitFor();
    });
    await card.getByRole('list', { name: 'Former names' }).getByText(before).waitFor();
    const landsAt = async () => {
      await guest.goto(`http://${before}:${sitePort}/menu`);
      return new URL(guest.url()).hostname;
    };
    await expect.poll(landsAt, { timeout: FIRST_ANSWER, interval: 1000 }).toBe(after);
    await guest.getByRole('heading', { level: 1, name }).first().waitFor();
  });
});

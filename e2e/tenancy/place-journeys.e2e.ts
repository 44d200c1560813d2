// Navigation in the back office, and a restaurant's opening hours from its owner to its diners.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { restaurantPath, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { tick } from '../support/use.ts';

const OWNER = 'owner@scoopandswirl.example.com';

async function openSettings(page: Page): Promise<void> {
  await signIn(page, OWNER, `${restaurantPath('scoop-swirl')}/settings`);
  await page.getByLabel('Tax rate (%)').waitFor();
}

/** Sets the times of a day, whatever they were. */
async function openDay(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${day}`) }).click();
  const states = page.getByRole('radiogroup', { name: `${day}: open or closed` });
  await states.getByRole('radio', { name: 'Open', exact: true }).check();
}

interface Record {
  restaurant: { operatingHours: object };
  version: string;
}

/** The stored hours, and a function that restores them. */
async function storedHours(page: Page) {
  const [, tenantId, restaurantId] = /\/t\/(\d+)\/r\/(\d+)\//.exec(page.url()) ?? [];
  const address = `${urls.admin}${API_BASE}/tenants/${tenantId}/restaurants/${restaurantId}`;
  const { request } = page.context();
  const read = async (): Promise<Record> =>
    ((await (await request.get(address)).json()) as { data: Record }).data;
  const before = (await read()).restaurant.operatingHours;
  return async () => {
    const { version } = await read();
    const whole = Object.fromEntries(
      Object.entries(before).map(([day, hours]) => [day, { more: null, ...hours }]),
    );
    const answer = await request.patch(address, {
      headers: { [CSRF_HEADER]: '1', origin: urls.admin },
      data: { version, changes: { operatingHours: whole } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}

describe('finding one’s way', () => {
  const { open } = windows();

  it.each([
    ['at a desk, by keyboard', desktop],
    ['on a phone', phone],
  ] as const)('the search leads to a page, and the breadcrumbs back: %s', async (_where, size) => {
    const page = await open(size);
    await openSettings(page);
    const search = page.getByRole('dialog', { name: 'Search' });
    await step(page, async () => {
      if (size === desktop) await page.keyboard.press('Control+k');
      else await page.getByRole('button', { name: 'Search' }).click();
      await search.getByRole('option', { name: /^Orders/ }).waitFor();
    });
    await search.getByRole('combobox').fill('tax rates');
    await step(page, () => search.getByRole('option', { name: /^Tax rates/ }).waitFor());
    await step(page, async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Tax rates' }).waitFor();
    });
    await page.goto(`${page.url()}/new`);
    await page.getByRole('heading', { level: 1, name: 'New tax rate' }).waitFor();
    await step(page, async () => {
      await page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .getByRole('link', { name: 'Tax rates' })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Tax rates' }).waitFor();
    });
    await page.goto(page.url().replace(/tax-rates$/, 'website'));
    await step(page, () => page.getByRole('list', { name: 'Content blocks' }).waitFor());
    const details = page.getByRole('button', { name: /^Icon, colours and button/ }).first();
    await details.click();
    await step(page, () => page.getByLabel('Background colour', { exact: true }).waitFor());
  });
});

describe('opening hours', () => {
  const { open, forgive } = windows();

  it('C3-04 an owner gives a day lunch and dinner, copies it to others, and diners read both', async () => {
    const owner = await open(desktop);
    await openSettings(owner);
    const restore = await storedHours(owner);
    try {
      const sections = owner.getByRole('navigation', { name: 'Sections of the settings' });
      await step(owner, () => sections.getByRole('link', { name: 'Opening hours' }).click());
      await openDay(owner, 'Tuesday');
      await owner.getByLabel('Tuesday opens at').fill('11:15');
      await owner.getByLabel('Tuesday closes at').fill('14:45');
      await owner.getByRole('button', { name: 'Add hours after a break: Tuesday' }).click();
      await owner.getByLabel('Tuesday, 2. opens at').fill('17:15');
      await step(owner, () => owner.getByLabel('Tuesday, 2. closes at').fill('22:45'));
      await step(owner, () => owner.getByRole('button', { name: 'Copy to other days: Tuesday' }).click());
      const days = owner.getByRole('dialog', { name: 'Copy Tuesday to other days' });
      for (const day of ['Wednesday', 'Thursday', 'Friday'])
        await tick(days.getByRole('checkbox', { name: day }));
      await days.getByRole('button', { name: 'Copy', exact: true }).click();
      await owner.getByRole('button', { name: 'Friday 11:15 AM – 2:45 PM, 5:15 PM – 10:45 PM' }).waitFor();
      await owner.keyboard.press('Control+s');
      await step(owner, () => owner.getByText('All changes saved').waitFor());

      const diner = await open(phone);
      const words = async () => {
        await diner.goto(`${urls.site}/scoop-swirl/contact`);
        return textOf(diner.locator('main'));
      };
      await expect
        .poll(words, { timeout: FIRST_ANSWER, interval: 1000 })
        .toMatch(/Tuesday\s*11:15 AM – 2:45 PM, 5:15 PM – 10:45 PM.*Friday\s*11:15 AM – 2:45 PM, 5:15 PM/s);
    } finally {
      await restore();
    }
  });

  it('C3-04 two people who change the same day are shown both, and neither’s is lost', async () => {
    const [first, second] = [await open(desktop), await open(desktop)];
    await openSettings(first);
    const restore = await storedHours(first);
    try {
      await openSettings(second);
      const close = async (page: Page, time: string) => {
        await openDay(page, 'Thursday');
        await page.getByLabel('Thursday opens at').fill('10:00');
        await page.getByLabel('Thursday closes at').fill(time);
        await page.keyboard.press('Control+s');
      };
      await close(first, '20:10');
      await first.getByText('All changes saved').waitFor();
      forgive(/status of 409/);
      await close(second, '21:20');
      const conflict = second.getByRole('alert').filter({ hasText: 'changed this while you were editing' });
      await step(second, () => conflict.waitFor());
      await expect.poll(() => textOf(conflict)).toMatch(/Theirs: 10 AM – 8:10 PM\s*Yours: 10 AM – 9:20 PM/);
      await conflict.getByRole('button', { name: 'Keep mine and save again' }).click();
      await second.getByText('All changes saved').waitFor();
    } finally {
      await restore();
    }
  });
});

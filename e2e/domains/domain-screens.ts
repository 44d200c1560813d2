// What owners of restaurants do on the screens of domains, and what the server says of a domain meanwhile.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import { MINUTE } from '@bite/shared/kernel/durations';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { step } from '../support/check-screen.ts';
import { placeOf, restaurantPath, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, write } from '../support/use.ts';
import { addRecord, type DnsRecord } from './dns-host.ts';
import { checkedAfter } from './domain-time.ts';

interface Shown {
  guid: string;
  domain: string;
}
interface SetUp {
  domain: Shown;
  records: (DnsRecord & { state: string })[];
}

const headers = { [CSRF_HEADER]: '1', origin: urls.admin };

/** As the page's own calls, in its session. */
export function apiAt(page: Page, slug: string) {
  const { tenantId, restaurantId } = placeOf(slug);
  const root = `${urls.admin}${API_BASE}/tenants/${tenantId}/restaurants/${restaurantId}/domains`;
  const { request } = page.context();
  const find = async (domain: string): Promise<Shown | undefined> => {
    const answer = (await (await request.get(root)).json()) as { data: { domains: Shown[] } };
    return answer.data.domains.find((one) => one.domain === domain);
  };
  return {
    async setUp(domain: string): Promise<SetUp> {
      const found = await find(domain);
      const answer = await request.get(`${root}/${found?.guid}`);
      return ((await answer.json()) as { data: SetUp }).data;
    },
    async remove(domain: string): Promise<void> {
      // Or the page that shows it would go on asking for it.
      await page.goto('about:blank');
      const found = await find(domain);
      if (found) await request.delete(`${root}/${found.guid}`, { headers });
    },
  };
}

export const badge = (page: Page, words: string): Locator =>
  page.locator('section', { hasText: 'State' }).first().getByText(words, { exact: true });

export async function openDomains(page: Page, email: string, slug: string): Promise<void> {
  await signIn(page, email, `${restaurantPath(slug)}/domains`);
  await page.getByRole('heading', { level: 1, name: 'Domains' }).waitFor();
}

export async function addDomain(page: Page, typed: string, domain: string): Promise<void> {
  await step(page, async () => {
    await press(page.getByRole('button', { name: 'Add a domain' }));
    await page.getByLabel('Your domain').waitFor();
  });
  await write(page.getByLabel('Your domain'), typed);
  await step(page, async () => {
    await press(page.getByRole('button', { name: 'Add domain' }));
    await page.getByRole('heading', { level: 1, name: domain }).waitFor();
  });
}

export const checkNow = (page: Page): Promise<void> =>
  step(page, async () => {
    await press(page.getByRole('button', { name: /^Check (now|again)$/ }));
    // Once it is live, the card folds and the button with it.
    await page
      .getByRole('button', { name: /^(Check now|Show the records)$/ })
      .first()
      .waitFor();
  });

/** Adds a domain, enters all records that it wants, and ends once they have been seen. */
export async function proveDomain(page: Page, slug: string, domain: string): Promise<void> {
  await addDomain(page, domain, domain);
  const { records } = await apiAt(page, slug).setUp(domain);
  for (const record of records) await addRecord(record);
  await checkNow(page);
}

/** Looks again as impatient people do, a minute later each time, until the page says so. */
export async function becomes(page: Page, domain: string, words: string): Promise<void> {
  const isShown = async () => {
    if (await badge(page, words).isVisible()) return true;
    await checkedAfter(domain, MINUTE);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: domain }).waitFor();
    return badge(page, words).isVisible();
  };
  await expect.poll(isShown, { timeout: FIRST_ANSWER, message: words }).toBe(true);
}

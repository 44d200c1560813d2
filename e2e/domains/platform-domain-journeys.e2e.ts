// What site administrators do with the domains of all restaurants, many at once.
import { API_BASE, CSRF_HEADER, pathTo } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { placedRestaurants } from '../../tools/seed/demo-data.ts';
import { desktop, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { urls } from '../support/platform.ts';
import { openScreen, signIn } from '../support/staff.ts';
import { press, write } from '../support/use.ts';

const ADMIN = 'admin@bite.example.com';
/** One more than a page. */
const MANY = 51;
/** A restaurant may have twenty, and the first one's site is busy with other journeys. */
const owners = placedRestaurants.slice(1, 5);
const ownerOf = (index: number): string => {
  const { guid, tenantGuid } = owners[index % owners.length] ?? {};
  return `${guid},${tenantGuid}`;
};

/** All whose name begins so, as the page's own calls. */
async function removeAll(page: Page, prefix: string): Promise<void> {
  const { request } = page.context();
  const headers = { [CSRF_HEADER]: '1', origin: urls.admin };
  const search = `${urls.admin}${API_BASE}${routes.searchDomainMappings.path}?prefix=${prefix}&limit=100`;
  const { data } = (await (await request.get(search)).json()) as { data: { mappings: { guid: string }[] } };
  for (const { guid } of data.mappings)
    await request.delete(`${urls.admin}${pathTo(routes.deleteDomainMapping, { mappingGuid: guid })}`, {
      headers,
    });
}

describe('the domains of all restaurants', () => {
  const { open, forgive } = windows();

  it('I4-25 I9-11 I7.4-04 I7.4-05 are pasted, of which faulty ones are told, and are listed, found by their beginning and deleted', async () => {
    const run = `many-${Date.now().toString(36)}`;
    // The first begins with what the others begin with, as people read it.
    const umlauts = `${run.replace('a', 'ä')}-0.example`;
    const domains = [
      umlauts,
      ...Array.from({ length: MANY - 1 }, (_, index) => `${run}-${index + 1}.example`),
    ];
    const page = await open(desktop);
    await signIn(page, ADMIN, '/platform/domains/many');
    try {
      const lines = ['no domain', ...domains].map((domain, index) => `${domain},${ownerOf(index)}`);
      await page.getByRole('textbox', { name: 'Domains' }).fill(lines.join('\n'));
      await step(page, () => press(page.getByRole('button', { name: 'Create or change them' })));
      await step(page, async () => {
        await press(page.getByRole('alertdialog').getByRole('button', { name: 'Create or change' }));
        await page.getByText(`${MANY} of ${MANY + 1} were created or changed.`).waitFor();
      });
      await page
        .getByRole('list', { name: 'Lines with faults' })
        .getByText(/^Line 1/)
        .waitFor();

      await openScreen(page, 'All domains');
      const rows = page.getByRole('row', { name: new RegExp(run.replace('a', '[aä]')) });
      const more = page.getByRole('button', { name: 'Load more' });
      await more.waitFor();
      await press(more);
      await expect.poll(() => rows.count()).toBe(MANY);

      await page.getByRole('searchbox', { name: 'Search domains' }).fill(`https://www.${umlauts}/`);
      await page.getByRole('row', { name: new RegExp(umlauts) }).waitFor();
      await expect.poll(() => rows.count()).toBe(1);
      await page.getByRole('searchbox', { name: 'Search domains' }).fill(`${run}-50`);
      await page.getByRole('row', { name: new RegExp(`${run}-50`) }).waitFor();
      await expect.poll(() => rows.count()).toBe(1);
      await checkScreen(page);
      await step(page, async () => {
        await press(page.getByRole('link', { name: `${run}-50.example` }));
        await page.getByRole('heading', { level: 1, name: `${run}-50.example` }).waitFor();
      });
      // Nobody is resolved at a domain that is not proven, nor is one found that was just deleted.
      forgive(/status of 404/);
      await press(page.getByRole('button', { name: 'Delete' }));
      const question = page.getByRole('alertdialog');
      await write(question.getByRole('textbox'), `${run}-50.example`);
      await step(page, async () => {
        await press(question.getByRole('button', { name: 'Delete' }));
        await page.getByRole('heading', { level: 1, name: 'All domains' }).waitFor();
      });
    } finally {
      await removeAll(page, run);
    }
  });
});

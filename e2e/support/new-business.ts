// A business and a restaurant that a site administrator creates on the screen, as people do.
import type { Page } from 'playwright-core';
import { checkScreen } from './check-screen.ts';

/** From the list of businesses; ends on the page of the new one. The owner gets an invitation. */
export async function createTenant(page: Page, name: string, ownerEmail: string): Promise<void> {
  await page.getByRole('link', { name: 'New business' }).click();
  await page.getByLabel('Business name').fill(`${name} Incorporated`);
  await page.getByLabel('Display name').fill(name);
  await page.getByLabel('Plan').selectOption('professional');
  await page.getByLabel('Email of the first owner').fill(ownerEmail);
  await checkScreen(page);
  await page.getByRole('button', { name: 'Create business' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** From the page of a business; ends on the settings of the restaurant. */
export async function createRestaurant(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Add a restaurant' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const [label, text] of [
    ['Street', '1 Harbour Road'],
    ['City', 'Portland'],
    ['State', 'ME'],
    ['ZIP code', '04101'],
    ['Phone', '+1 207 555 0100'],
    ['Email', 'hello@harbour.example.com'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await checkScreen(page);
  await page.getByRole('button', { name: 'Create restaurant' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

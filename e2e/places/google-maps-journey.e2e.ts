// A restaurant and its place on Google Maps: found, connected, its hours taken over, and forgotten again.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { placeOf, restaurantPath, urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, tick, write } from '../support/use.ts';

const OWNER = 'owner@scoopandswirl.example.com';
const SLUG = 'scoop-swirl';

interface Read {
  restaurant: { operatingHours: Record<string, object> };
  version: string;
}

/** Restores the restaurant's hours, and disconnects it. */
async function storedState(page: Page): Promise<() => Promise<void>> {
  const { tenantId, restaurantId } = placeOf(SLUG);
  const address = `${urls.admin}${API_BASE}/tenants/${tenantId}/restaurants/${restaurantId}`;
  const { request } = page.context();
  const headers = { [CSRF_HEADER]: '1', origin: urls.admin };
  const read = async (): Promise<Read> =>
    ((await (await request.get(address)).json()) as { data: Read }).data;
  const before = (await read()).restaurant.operatingHours;
  return async () => {
    const { version } = await read();
    const operatingHours = Object.fromEntries(
      Object.entries(before).map(([day, hours]) => [day, { more: null, ...hours }]),
    );
    const answer = await request.patch(address, { headers, data: { version, changes: { operatingHours } } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await request.delete(`${address}/google-place`, { headers });
  };
}

describe('a restaurant and its place on Google Maps', () => {
  const { open } = windows();

  it.each([
    ['on a phone, by touch', phone, 'touch'],
    ['at a desk', desktop, 'mouse'],
  ] as const)(
    'I3.9-07 I3.2-06 I5.5-01 O7.2-06 its owner finds it, takes over its hours, and disconnects it: %s',
    async (_where, size, by) => {
      const page = await open(size, { by });
      await signIn(page, OWNER, `${restaurantPath(SLUG)}/listing/google-maps`);
      const restore = await storedState(page);
      try {
        await step(page, async () => {
          await write(page.getByLabel('Name and address'), 'slice kiosk');
          await page.getByRole('button', { name: /^Connect .*Slice Kiosk/ }).waitFor();
        });
        await step(page, async () => {
          await press(page.getByRole('button', { name: /^Connect .*Slice Kiosk/ }));
          await page.getByRole('heading', { name: 'Opening hours' }).waitFor();
        });
        const photos = page.getByRole('img', { name: /by .*Ava Photographer/ });
        await photos.last().scrollIntoViewIfNeeded();
        const areShown = () =>
          photos.evaluateAll((all) => all.map((photo) => (photo as HTMLImageElement).naturalWidth > 0));
        await expect.poll(areShown).toEqual([true, true, true]);
        const dialog = page.getByRole('dialog', { name: 'Take over facts' });
        await step(page, async () => {
          await press(page.getByRole('button', { name: 'Take over facts' }));
          await dialog.getByRole('checkbox', { name: 'Opening hours' }).waitFor();
        });
        await tick(dialog.getByRole('checkbox', { name: 'Opening hours' }));
        await step(page, async () => {
          await press(dialog.getByRole('button', { name: 'Take over what is ticked' }));
          await dialog.waitFor({ state: 'hidden' });
        });
        const diner = await open(phone);
        const words = async () => {
          await diner.goto(`${urls.site}/scoop-swirl/contact`);
          return (await diner.locator('main').textContent()) ?? '';
        };
        await expect.poll(words).toMatch(/12\s*PM\s*–\s*8\s*PM/);
        expect(await words()).not.toContain('Slice Kiosk');
        const question = page.getByRole('alertdialog');
        await step(page, async () => {
          await press(page.getByRole('button', { name: 'Disconnect' }));
          await question.waitFor();
        });
        await step(page, async () => {
          await press(question.getByRole('button', { name: 'Disconnect' }));
          await page.getByRole('heading', { name: 'Connect this restaurant' }).waitFor();
        });
      } finally {
        await restore();
      }
    },
  );

  it('I3.9-01 I3.9-03 a new restaurant is filled from its place before it is created', async () => {
    const page = await open(phone, { by: 'touch' });
    const { tenantId } = placeOf('sakura-sushi');
    await signIn(page, 'owner@goldenhour.example.com', `/t/${tenantId}/restaurants/new`);
    const dialog = page.getByRole('dialog', { name: 'Find it on Google Maps' });
    await step(page, async () => {
      await press(page.getByRole('button', { name: 'Find it on Google Maps' }));
      await write(dialog.getByLabel('Name and address'), 'sakura');
      await dialog.getByRole('button', { name: /^Use .*Sakura Sushi/ }).waitFor();
    });
    await step(page, async () => {
      await press(dialog.getByRole('button', { name: /^Use .*Sakura Sushi/ }));
      await dialog.waitFor({ state: 'hidden' });
    });
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Sakura Sushi');
    await expect.poll(() => page.getByLabel('Street').inputValue()).toBe('1137 East 2nd Street');
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toContain('213-555-0172');
    await page.getByRole('button', { name: /^Monday Closed/ }).waitFor();
    await page.getByRole('button', { name: /^Tuesday 11:30 AM – 10 PM/ }).waitFor();
  });
});

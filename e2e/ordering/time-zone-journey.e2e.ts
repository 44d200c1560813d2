// A diner in another time zone than the restaurant.
import { countingTables } from '@bite/shared/testing/fresh-process';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { press } from '../support/use.ts';

const EASTERN = /\d (AM|PM) E[SD]T/;

/** Whether a select shows its chosen label completely. */
const isWhole = (select: Locator): Promise<boolean> =>
  select.evaluate((element) => {
    const { selectedOptions, clientWidth } = element as HTMLSelectElement;
    const style = getComputedStyle(element);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return false;
    canvas.font = style.font;
    const { width } = canvas.measureText(selectedOptions[0]?.label ?? '');
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return width <= clientWidth - padding;
  });

describe('a diner in another time zone', () => {
  const { open } = windows();

  it('O3-05 reads the times on offer with the zone of the restaurant', async () => {
    const diner = await open(phone, { timezoneId: 'America/Los_Angeles' });
    await openMenu(diner, '/luigis-pizzeria');
    const times = diner.getByRole('main').getByRole('combobox', { name: 'Pickup time' });
    await expect.poll(() => textOf(times.getByRole('option').nth(1))).toMatch(EASTERN);
  });

  it('O3-05 reads with the zone of the restaurant when the order will be ready and when it was placed', async () => {
    const diner = await open(phone, { timezoneId: 'America/Los_Angeles' });
    await openMenu(diner, '/luigis-pizzeria');
    await addDish(diner, { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] });
    await openCart(diner);
    await press(diner.getByRole('button', { name: 'Go to checkout' }));
    await diner.getByRole('heading', { name: 'Checkout' }).waitFor();
    await expect.poll(() => textOf(diner.getByText(/^As soon as possible, ready about/))).toMatch(EASTERN);
    await fillDetails(diner, ada);
    const number = await placeOrder(diner);
    await expect.poll(() => textOf(diner.getByText(/^Ready about/))).toMatch(EASTERN);

    await diner.emulateMedia({ media: 'print' });
    const placedAt = diner.getByRole('main').getByText(/^\w{3} \d+, \d{4}, /);
    await placedAt.waitFor();
    await expect.poll(() => textOf(placedAt)).toMatch(EASTERN);
    await diner.emulateMedia({ media: 'screen' });

    await step(diner, () => diner.getByRole('button', { name: 'More', exact: true }).click());
    await expect.poll(() => textOf(diner.getByRole('link', { name: number }))).toMatch(EASTERN);
  });

  it('costs a diner in the restaurant’s own zone no look into the browser’s tables of calendars and numbers until the order’s day is chosen', async () => {
    const diner = await open(phone, { timezoneId: 'America/New_York' });
    await diner.addInitScript(`${countingTables} Object.assign(globalThis, { counted });`);
    await openMenu(diner, '/luigis-pizzeria');
    const times = diner.getByRole('main').getByRole('combobox', { name: 'Pickup time' });
    await expect.poll(() => textOf(times.getByRole('option').nth(1))).toMatch(/\d [AP]M$/);
    const counted = await diner.evaluate(() => Reflect.get(globalThis, 'counted'));
    expect(counted).toEqual({ calendars: 0, numbers: 0 });
  });

  it.each([320, 390])(
    'O2.3-06 the time of the order is whole in the bar of a phone %d px wide',
    async (width) => {
      const diner = await open({ ...phone, width }, { timezoneId: 'America/New_York' });
      await openMenu(diner, '/luigis-pizzeria');
      const times = diner.getByRole('main').getByRole('combobox', { name: 'Pickup time' });
      await expect.poll(() => isWhole(times)).toBe(true);
    },
  );
});

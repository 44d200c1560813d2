// A diner whose own clock shows another time than the restaurant's.
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, textOf, windows } from './support/browser.ts';
import { openMenu } from './support/diner.ts';

const EASTERN = /\d (AM|PM) E[SD]T/;

/** Whether a select shows all of its chosen label. */
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
    expect(await textOf(times.getByRole('option').nth(1))).toMatch(EASTERN);
  });

  it.each([320, 390])(
    'O2.3-06 the time of the order is whole in the bar of a phone %d px wide',
    async (width) => {
      const diner = await open({ ...phone, width }, { timezoneId: 'America/New_York' });
      await openMenu(diner, '/luigis-pizzeria');
      const times = diner.getByRole('main').getByRole('combobox', { name: 'Pickup time' });
      expect(await isWhole(times)).toBe(true);
    },
  );
});

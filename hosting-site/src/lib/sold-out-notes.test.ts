import type { StorefrontLive } from '@bite/shared/catalogue/storefront';
import { describe, expect, it } from 'vitest';
import { aStorefront, LUNCH } from '../testing/a-storefront.ts';
import { createSite } from './site.ts';
import { followSoldOut, soldOutWords } from './sold-out-notes.ts';

const HOUR = 3_600_000;
const timezone = 'America/New_York';
/** Noon on a Thursday. */
const now = Date.parse('2025-11-20T17:00:00Z');
const inHours = (hours: number): string => new Date(now + hours * HOUR).toISOString();

describe('what is sold out', () => {
  it.each<[string, string | undefined, number, string]>([
    ['until further notice', undefined, 0, 'Sold out'],
    ['until this evening', inHours(6), 0, 'Sold out until 6 PM'],
    ['until tomorrow’s opening', inHours(23), 0, 'Sold out today'],
    ['until the day after tomorrow', inHours(48), 0, 'Sold out until Saturday 12 PM'],
    ['until tomorrow, for an order after it', inHours(23), 30, 'Sold out today'],
    ['until tomorrow, for an order of tomorrow before it', inHours(23), 22, 'Sold out until tomorrow 11 AM'],
  ])('%s, has its end in words', (_what, until, laterBy, words) => {
    const when = { at: now + laterBy * HOUR, now, timezone };
    expect(soldOutWords(until, when).replace(/ [A-Z]{3}$/, '')).toBe(words);
  });

  it('is said on the page by the order’s time, as it is chosen, and by the clock', () => {
    const site = createSite(aStorefront());
    site.clock.set(LUNCH);
    followSoldOut(site);
    const until = new Date(LUNCH + 2 * HOUR).toISOString();
    const live: StorefrontLive = { busyExtraMinutes: 0, soldOut: { '2': { until }, '4': {} } };
    site.live.set(live);
    const isOut = (itemId: number) => site.soldOut.get()[itemId]?.isOut;
    expect([isOut(1), isOut(2), isOut(4)]).toEqual([undefined, true, true]);
    site.details.choose({ scheduledTime: until });
    expect([isOut(1), isOut(2), isOut(4)]).toEqual([undefined, false, true]);
    const kept = site.soldOut.get();
    site.live.set({ ...live, busyExtraMinutes: 10 });
    expect(site.soldOut.get()).toBe(kept);
    site.details.choose({ scheduledTime: null });
    expect(isOut(2)).toBe(true);
    site.clock.set(LUNCH + 2 * HOUR);
    expect(isOut(2)).toBeUndefined();
  });

  it('is an item once each of its sizes is, until the first of them is back', () => {
    const storefront = aStorefront();
    const sized = storefront.items.find(({ sizes }) => (sizes?.length ?? 0) > 1);
    const site = createSite(storefront);
    site.clock.set(LUNCH);
    followSoldOut(site);
    const marks = (sized?.sizes ?? []).map(({ id }, index) => [
      `${sized?.itemId}-${id}`,
      { until: new Date(LUNCH + (index + 1) * HOUR).toISOString() },
    ]);
    site.live.set({ busyExtraMinutes: 0, soldOut: Object.fromEntries(marks.slice(1)) });
    expect(site.soldOut.get()).toEqual({});
    site.live.set({ busyExtraMinutes: 0, soldOut: Object.fromEntries(marks) });
    expect(site.soldOut.get()[sized?.itemId ?? 0]?.isOut).toBe(true);
    site.clock.set(LUNCH + HOUR);
    expect(site.soldOut.get()).toEqual({});
  });
});

import type { Storefront } from '@bite/shared/catalogue/storefront';
import { periodsOn } from '@bite/shared/tenancy/hours';
import { describe, expect, it } from 'vitest';
import { aStorefront } from '../testing/a-storefront.ts';
import { structuredData } from './structured-data.ts';

const DATE = '2025-11-21';
const closed = { closed: true, open: '', close: '' };
const openFrom = (open: string, close: string) => ({ closed: false, open, close });

const days = [
  { day: 'a day on which nobody opens', hours: closed, opens: '00:00', closes: '00:00' },
  { day: 'a day that never closes', hours: openFrom('00:00', '00:00'), opens: '00:00', closes: '23:59' },
  {
    day: 'a day that never closes, counted from the morning',
    hours: openFrom('06:00', '06:00'),
    opens: '00:00',
    closes: '23:59',
  },
  { day: 'an evening past midnight', hours: openFrom('18:00', '02:00'), opens: '18:00', closes: '02:00' },
  { day: 'an evening until midnight', hours: openFrom('18:00', '00:00'), opens: '18:00', closes: '00:00' },
  { day: 'a day', hours: openFrom('11:00', '22:00'), opens: '11:00', closes: '22:00' },
];

/** How a search engine reads a day: a closing time before the opening time is the next day's. */
const root = 'https://luigis.example';
const dataOf = (storefront: Storefront) =>
  structuredData(storefront, { root, menu: root, isShown: true }, root);

const OPEN = { open: '11:00', close: '14:00', closed: false };

function minutesOpen(opens: string, closes: string): number {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const minutes = at(closes) - at(opens);
  return minutes < 0 ? minutes + 24 * 60 : minutes;
}

describe('the hours that search engines are told', () => {
  it.each(days)('have one form for $day, on a weekday and on a special one', ({ hours, opens, closes }) => {
    const { restaurant } = aStorefront({
      restaurant: { operatingHours: { fri: hours }, specialHours: [{ date: DATE, note: '', ...hours }] },
    });
    const data = dataOf(aStorefront({ restaurant }));
    expect(data).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Friday', opens, closes }],
      specialOpeningHoursSpecification: [{ validFrom: DATE, validThrough: DATE, opens, closes }],
    });
    const [period] = periodsOn(restaurant, DATE);
    const open = period ? (period.closesAt - period.opensAt) / 60_000 : 0;
    expect(Math.abs(minutesOpen(opens, closes) - open)).toBeLessThanOrEqual(1);
  });

  it('name each opening of a day with a break', () => {
    const split = { ...OPEN, more: [{ open: '17:00', close: '23:00' }] };
    const { restaurant } = aStorefront({
      restaurant: { operatingHours: { fri: split }, specialHours: [{ date: DATE, ...split }] },
    });
    const data = dataOf(aStorefront({ restaurant }));
    const both = [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '23:00' },
    ];
    expect(data).toMatchObject({ openingHoursSpecification: both, specialOpeningHoursSpecification: both });
  });

  it('name no day that is not known', () => {
    const storefront = aStorefront({ restaurant: { operatingHours: {} } });
    const data = dataOf(storefront);
    expect(data).toMatchObject({ openingHoursSpecification: [], specialOpeningHoursSpecification: [] });
  });
});

describe('an item that search engines are told of', () => {
  it('names the diets that it suits', () => {
    const items = aStorefront().items.map((item) => ({ ...item, diets: ['vegan', 'lactoseFree'] as const }));
    const data = JSON.stringify(dataOf(aStorefront({ items })));
    expect(data).toContain(
      '"suitableForDiet":["https://schema.org/VeganDiet","https://schema.org/LowLactoseDiet"]',
    );
    expect(JSON.stringify(dataOf(aStorefront()))).not.toContain('suitableForDiet');
  });
});

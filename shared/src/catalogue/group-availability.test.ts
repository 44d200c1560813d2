import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf } from '../kernel/time.ts';
import { aGroupEntity } from '../testing/storefront-sources.ts';
import { availabilityOf, within } from './group-availability.ts';
import { whyUnavailable } from './menu-availability.ts';

const range = (start: string, end: string) => ({ timeRange: { start, end } });

describe('when a menu group is served', () => {
  it('a group with nothing switched off is always served', () => {
    expect(availabilityOf(aGroupEntity(1, []))).toBeUndefined();
  });

  it('only what restricts it is kept', () => {
    const group = aGroupEntity(1, [], {
      availability: { takeout: false },
      dateRange: { start: '2026-05-01' },
      daysOfWeek: { mon: false },
      daysAvailable: { sun: false, mon: false },
      seasonalAvailability: {
        isActive: true,
        startMonth: 6,
        startDay: 1,
        endMonth: 9,
        endDay: 30,
        displayMessage: 'Summer only',
      },
    });
    expect(availabilityOf(group)).toEqual({
      takeout: false,
      dateRange: { start: '2026-05-01' },
      daysOff: ['sun', 'mon'],
      season: { startMonth: 6, startDay: 1, endMonth: 9, endDay: 30, displayMessage: 'Summer only' },
    });
  });

  it('a season that is not switched on, or is not whole, restricts nothing', () => {
    const season = { startMonth: 6, startDay: 1, endMonth: 9, endDay: 30 };
    expect(availabilityOf(aGroupEntity(1, [], { seasonalAvailability: season }))).toBeUndefined();
    expect(
      availabilityOf(aGroupEntity(1, [], { seasonalAvailability: { isActive: true, startMonth: 6 } })),
    ).toBeUndefined();
  });

  it('dates, days and channels of parent and child add up', () => {
    const menu = {
      dateRange: { start: '2026-01-01', end: '2026-06-30' },
      daysOff: ['sun'],
      delivery: false as const,
    };
    const section = { dateRange: { start: '2026-03-01' }, daysOff: ['mon'], takeout: false as const };
    expect(within(menu, section)).toEqual({
      dateRange: { start: '2026-03-01', end: '2026-06-30' },
      daysOff: ['sun', 'mon'],
      takeout: false,
      delivery: false,
    });
  });

  it('a season of its own replaces that of the parent, and one it has not is inherited', () => {
    const season = (month: number) => ({
      season: { startMonth: month, startDay: 1, endMonth: month, endDay: 28 },
    });
    expect(within(season(1), season(6))).toEqual(season(6));
    expect(within(season(1), { daysOff: ['mon'] })).toEqual({ ...season(1), daysOff: ['mon'] });
  });

  it.each([
    ['07:00-11:00', '09:00-15:00', '09:00-11:00'],
    ['18:00-02:00', '20:00-23:00', '20:00-23:00'],
    ['18:00-02:00', '22:00-04:00', '22:00-02:00'],
    ['18:00-00:00', '20:00-03:00', '20:00-00:00'],
    ['06:00-06:00', '22:00-04:00', '22:00-04:00'],
    ['05:00-23:00', '22:00-06:00', '22:00-06:00'],
  ])('a menu served %s with a section %s serves it %s', (outer, own, expected) => {
    const parse = (text: string) => range(text.slice(0, 5), text.slice(6));
    expect(within(parse(outer), parse(own))).toEqual(parse(expected));
  });

  it('a section that its menu leaves no time is never served', () => {
    const never = within(range('07:00', '11:00'), range('12:00', '15:00'));
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        (wanted) => {
          expect(whyUnavailable(never, 'pickup', wanted.getTime(), 'America/New_York')).toBe('day');
        },
      ),
    );
  });

  it('where hours overlap in one stretch, both hours must hold', () => {
    const clock = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => clockOf(quarter * 15));
    const day = fc
      .tuple(clock, clock)
      .filter(([start, end]) => start < end)
      .map(([start, end]) => range(start, end));
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 24 * 60 - 1 }), (menu, section, minute) => {
        const wanted = Date.parse('2026-06-10T00:00:00Z') + minute * 60_000;
        const isServed = (availability: Parameters<typeof whyUnavailable>[0]) =>
          whyUnavailable(availability, 'pickup', wanted, 'UTC') === undefined;
        expect(isServed(within(menu, section))).toBe(isServed(menu) && isServed(section));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { whyUnavailable } from './menu-availability.ts';
import type { MenuAvailability } from './storefront.ts';

/** In New York, in June: four hours behind UTC. 10 June 2026 is a Wednesday. */
const whyAt = (
  availability: MenuAvailability | undefined,
  local: string,
  orderType: 'pickup' | 'delivery' = 'pickup',
) => whyUnavailable(availability, orderType, Date.parse(`${local}-04:00`), 'America/New_York');

const noon = '2026-06-10T12:00';

describe('when a menu group is served', () => {
  it('always, where nothing is said', () => {
    expect(whyAt(undefined, noon)).toBeUndefined();
    expect(whyAt({}, noon)).toBeUndefined();
  });

  it.each([
    [{ takeout: false }, 'pickup', 'channel'],
    [{ takeout: false }, 'delivery', undefined],
    [{ delivery: false }, 'delivery', 'channel'],
    [{ delivery: false }, 'pickup', undefined],
  ] as const)('%j for %s: %s', (availability, orderType, expected) => {
    expect(whyAt(availability, noon, orderType)).toBe(expected);
  });

  it.each([
    ['the day before it starts', { start: '2026-06-11' }, 'date'],
    ['the day it starts', { start: '2026-06-10' }, undefined],
    ['the day it ends', { end: '2026-06-10' }, undefined],
    ['the day after it ended', { end: '2026-06-09' }, 'date'],
    ['between the two', { start: '2026-06-01', end: '2026-06-30' }, undefined],
  ])('dates: %s', (_, dateRange, expected) => {
    expect(whyAt({ dateRange }, noon)).toBe(expected);
  });

  it('weekdays are those of the restaurant, not of UTC', () => {
    expect(whyAt({ daysOff: ['wed'] }, '2026-06-10T23:30')).toBe('day');
    expect(whyAt({ daysOff: ['thu'] }, '2026-06-10T23:30')).toBeUndefined();
  });

  it.each([
    ['06:59', 'time'],
    ['07:00', undefined],
    ['10:59', undefined],
    ['11:00', 'time'],
  ])('breakfast from 7 to 11 at %s: %s', (clock, expected) => {
    expect(whyAt({ timeRange: { start: '07:00', end: '11:00' } }, `2026-06-10T${clock}`)).toBe(expected);
  });

  it.each([
    ['21:59', 'time'],
    ['22:00', undefined],
    ['23:59', undefined],
    ['00:00', undefined],
    ['01:59', undefined],
    ['02:00', 'time'],
  ])('a late menu from 22 to 2 at %s: %s', (clock, expected) => {
    expect(whyAt({ timeRange: { start: '22:00', end: '02:00' } }, `2026-06-10T${clock}`)).toBe(expected);
  });

  it.each([
    ['Friday night', '2026-06-12T23:00', undefined],
    ['the early hours of Saturday, which are Friday’s', '2026-06-13T01:00', undefined],
    ['the early hours of Friday, which are Thursday’s', '2026-06-12T01:00', 'day'],
    ['Saturday when it is over', '2026-06-13T02:00', 'day'],
    ['Saturday night', '2026-06-13T23:00', 'day'],
  ])('a late menu on Fridays: %s', (_, local, expected) => {
    const onFridays = {
      timeRange: { start: '22:00', end: '02:00' },
      daysOff: ['mon', 'tue', 'wed', 'thu', 'sat', 'sun'],
    };
    expect(whyAt(onFridays, local)).toBe(expected);
  });

  it('a late menu of one date lasts into the next', () => {
    const oneNight = {
      timeRange: { start: '22:00', end: '02:00' },
      dateRange: { start: '2026-06-12', end: '2026-06-12' },
    };
    expect(whyAt(oneNight, '2026-06-13T01:00')).toBeUndefined();
    expect(whyAt(oneNight, '2026-06-12T01:00')).toBe('date');
  });

  it('a range from midnight to midnight is the whole day', () => {
    for (const clock of ['00:00', '12:00', '23:59']) {
      expect(
        whyAt({ timeRange: { start: '00:00', end: '00:00' }, daysOff: ['thu'] }, `2026-06-10T${clock}`),
      ).toBeUndefined();
    }
  });
});

describe('a day and a night that begin at six', () => {
  const aroundTheClock = { timeRange: { start: '06:00', end: '06:00' }, daysOff: ['wed'] };

  it.each([
    ['2026-06-10T05:59', undefined],
    ['2026-06-10T06:00', 'day'],
    ['2026-06-11T05:59', 'day'],
    ['2026-06-11T06:00', undefined],
  ])('are off on Wednesday from six to six: %s', (local, expected) => {
    expect(whyAt(aroundTheClock, local)).toBe(expected);
  });
});

describe('seasons', () => {
  const season = (startMonth: number, startDay: number, endMonth: number, endDay: number) => ({
    season: { startMonth, startDay, endMonth, endDay },
  });

  it.each([
    ['asparagus, the day before', season(4, 15, 6, 24), '2026-04-14', 'season'],
    ['asparagus, first day', season(4, 15, 6, 24), '2026-04-15', undefined],
    ['asparagus, last day', season(4, 15, 6, 24), '2026-06-24', undefined],
    ['asparagus, the day after', season(4, 15, 6, 24), '2026-06-25', 'season'],
    ['winter before the turn of the year', season(11, 15, 2, 28), '2026-12-31', undefined],
    ['winter after the turn of the year', season(11, 15, 2, 28), '2027-01-01', undefined],
    ['winter, first day', season(11, 15, 2, 28), '2026-11-15', undefined],
    ['winter, last day', season(11, 15, 2, 28), '2027-02-28', undefined],
    ['winter, in leap years too', season(11, 15, 2, 28), '2028-02-29', 'season'],
    ['winter, the day before', season(11, 15, 2, 28), '2026-11-14', 'season'],
    ['one day', season(12, 25, 12, 25), '2026-12-25', undefined],
    ['one day, the next', season(12, 25, 12, 25), '2026-12-26', 'season'],
  ])('%s', (_, availability, date, expected) => {
    expect(whyAt(availability, `${date}T12:00`)).toBe(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../kernel/time.ts';
import { intervalsOf, minutesOfInterval } from '../tenancy/day-hours.ts';
import { type OperatingHours, operatingHours } from '../tenancy/restaurant.schema.ts';
import { holds } from '../testing/holds.ts';
import { placeHours } from './place.schema.ts';
import { operatingHoursOf } from './place-hours.ts';

const SUN = 0;
const [MON, TUE, WED, FRI, SAT] = [1, 2, 3, 5, 6];
type Point = readonly [day: number, clock: string];

const point = ([day, clock]: Point) => ({
  ...{ day, hour: Number(clock.slice(0, 2)), minute: Number(clock.slice(3)) },
});
const period = (open: Point, close?: Point) => ({ open: point(open), ...(close && { close: point(close) }) });

const weekOf = (...periods: readonly object[]): OperatingHours | undefined =>
  operatingHoursOf(placeHours.parse({ periods }));

/** '11:00-14:00 17:00-22:00'; nothing for a closed day. */
const wordsOf = (week: OperatingHours | undefined) =>
  Object.fromEntries(
    weekdays
      .map((day) => [day, intervalsOf(week?.[day]).map(({ open, close }) => `${open}-${close}`)] as const)
      .filter(([, intervals]) => intervals.length > 0)
      .map(([day, intervals]) => [day, intervals.join(' ')]),
  );

const everyDay = (hours: string) => Object.fromEntries(weekdays.map((day) => [day, hours]));

describe('the opening hours of a place, as a restaurant keeps them', () => {
  it.each([
    ['one period a day', [period([MON, '11:30'], [MON, '22:00'])], { mon: '11:30-22:00' }],
    [
      'several, in their order',
      [period([MON, '17:00'], [MON, '22:00']), period([MON, '11:00'], [MON, '14:00'])],
      { mon: '11:00-14:00 17:00-22:00' },
    ],
    ['one past midnight', [period([FRI, '18:00'], [SAT, '02:00'])], { fri: '18:00-02:00' }],
    ['one until midnight', [period([TUE, '18:00'], [WED, '00:00'])], { tue: '18:00-00:00' }],
    ['one over the end of the week', [period([SAT, '18:00'], [SUN, '02:00'])], { sat: '18:00-02:00' }],
    ['one without a close: it never closes', [period([SUN, '00:00'])], everyDay('00:00-00:00')],
    [
      'seven whole days',
      weekdays.map((_, day) => period([day, '00:00'], [(day + 1) % 7, '00:00'])),
      everyDay('00:00-00:00'),
    ],
    [
      'one of more than a day',
      [period([FRI, '18:00'], [SUN, '02:00'])],
      { fri: '18:00-00:00', sat: '00:00-00:00', sun: '00:00-02:00' },
    ],
    [
      'two that touch at midnight',
      [period([FRI, '18:00'], [SAT, '00:00']), period([SAT, '00:00'], [SAT, '02:00'])],
      { fri: '18:00-02:00' },
    ],
    [
      'two that overlap',
      [period([MON, '11:00'], [MON, '15:00']), period([MON, '14:00'], [MON, '20:00'])],
      { mon: '11:00-20:00' },
    ],
    [
      'a night and the day after it',
      [period([FRI, '18:00'], [SAT, '02:00']), period([SAT, '11:00'], [SAT, '23:59'])],
      { fri: '18:00-02:00', sat: '11:00-23:59' },
    ],
    [
      'from Saturday night into Sunday, twice',
      [period([SAT, '20:00'], [SUN, '00:00']), period([SUN, '00:00'], [SUN, '03:00'])],
      { sat: '20:00-03:00' },
    ],
    ['zeros that are left out', [{ open: {}, close: { hour: 9 } }], { sun: '00:00-09:00' }],
  ])('I3.9-03 are, of %s, those', (_what, periods, expected) => {
    expect(wordsOf(weekOf(...periods))).toEqual(expected);
  });

  it('I3.9-03 are closed on days without a period, which keep hours for the form', () => {
    const week = weekOf(period([MON, '11:00'], [MON, '20:00']));
    expect(week?.tue).toEqual({ open: '09:00', close: '22:00', closed: true });
    expect(Object.keys(week ?? {}).sort()).toEqual([...weekdays].sort());
  });

  it.each([undefined, {}, { periods: [] }, { weekdayDescriptions: ['Monday: Closed'] }])(
    'I3.9-03 are unknown of %j',
    (hours) => {
      expect(operatingHoursOf(hours && placeHours.parse(hours))).toBeUndefined();
    },
  );

  it('I3.9-03 leave out a day with more breaks than a restaurant can have', () => {
    const often = ['01:00', '03:00', '05:00', '07:00', '09:00'].map((clock) =>
      period([MON, clock], [MON, clock.replace(':00', ':30')]),
    );
    const week = weekOf(...often, period([TUE, '11:00'], [TUE, '12:00']));
    expect(week).not.toHaveProperty('mon');
    expect(week?.tue).toMatchObject({ open: '11:00', closed: false });
  });

  const A_DAY = 24 * 60;
  const A_WEEK = 7 * A_DAY;

  /** The minutes of the week in which the restaurant is open, of those asked about. */
  function isOpen(week: OperatingHours, minute: number): boolean {
    const day = Math.floor(minute / A_DAY);
    return [0, 1].some((back) => {
      const name = weekdays[(day - back + 7) % 7];
      return intervalsOf(name && week[name]).some((interval) => {
        const { opens, closes } = minutesOfInterval(interval);
        const at = (minute % A_DAY) + back * A_DAY;
        return opens <= at && at < closes;
      });
    });
  }

  it('I3.9-03 are open in exactly the minutes in which the place is, and can be stored', () => {
    const minute = fc.nat(A_WEEK / 15 - 1).map((quarter) => quarter * 15);
    const spans = fc.array(fc.record({ from: minute, length: fc.integer({ min: 1, max: 8 * 24 }) }), {
      minLength: 1,
      maxLength: 9,
    });
    const at = (time: number) => ({
      day: Math.floor(time / A_DAY) % 7,
      hour: Math.floor((time % A_DAY) / 60),
      minute: time % 60,
    });
    const example = fc.property(spans, fc.array(minute, { minLength: 20, maxLength: 20 }), (some, asked) => {
      const ends = some.map(({ from, length }) => from + Math.min(length * 15, A_WEEK - 15));
      const periods = some.map(({ from }, index) => ({
        open: at(from),
        close: at((ends[index] ?? 0) % A_WEEK),
      }));
      const week = operatingHoursOf(placeHours.parse({ periods }));
      expect(operatingHours.safeParse(week).error?.issues).toBeUndefined();
      for (const time of asked) {
        const day = weekdays[Math.floor(time / A_DAY)];
        const isKnown = day !== undefined && week?.[day] !== undefined;
        const before = weekdays[(Math.floor(time / A_DAY) + 6) % 7];
        if (!week || !isKnown || (before && week[before] === undefined)) continue;
        const isOpenThere = some.some(({ from }, index) => {
          const end = ends[index] ?? 0;
          return (from <= time && time < end) || time + A_WEEK < end;
        });
        expect(isOpen(week, time)).toBe(isOpenThere);
      }
    });
    holds(example, 500);
  });
});

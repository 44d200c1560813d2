import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFreshProcess } from '../testing/fresh-process.ts';
import { holds } from '../testing/holds.ts';
import { DAY, MINUTE } from './durations.ts';
import {
  addDays,
  clockOf,
  formatClock,
  instantAt,
  isTimeZone,
  localTimeAt,
  minutesOf,
  offsetAt,
  offsetsAround,
  weekdayOf,
} from './time.ts';

const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';
/** Moves its clocks by half an hour. */
const LORD_HOWE = 'Australia/Lord_Howe';
/** Five hours and three quarters ahead of UTC. */
const KATHMANDU = 'Asia/Kathmandu';

const zones = [
  NEW_YORK,
  LONDON,
  LORD_HOWE,
  KATHMANDU,
  'UTC',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Tehran',
];
const anInstant = fc.integer({ min: Date.parse('2015-01-01T00:00Z'), max: Date.parse('2037-12-31T00:00Z') });
const aZone = fc.constantFrom(...zones);

describe('what the wall clock shows', () => {
  it.each([
    ['before clocks go forward', NEW_YORK, '2026-03-08T06:59:59Z', '2026-03-08 01:59 sun'],
    ['after clocks went forward', NEW_YORK, '2026-03-08T07:00:00Z', '2026-03-08 03:00 sun'],
    ['the first of two half past ones', NEW_YORK, '2026-11-01T05:30:00Z', '2026-11-01 01:30 sun'],
    ['the second of two half past ones', NEW_YORK, '2026-11-01T06:30:00Z', '2026-11-01 01:30 sun'],
    ['before summer time', LONDON, '2026-03-29T00:59:00Z', '2026-03-29 00:59 sun'],
    ['from summer time on', LONDON, '2026-03-29T01:00:00Z', '2026-03-29 02:00 sun'],
    ['before a change of half an hour', LORD_HOWE, '2026-04-04T14:59:00Z', '2026-04-05 01:59 sun'],
    ['after a change of half an hour', LORD_HOWE, '2026-04-04T15:00:00Z', '2026-04-05 01:30 sun'],
    ['before the half hour that is skipped', LORD_HOWE, '2026-10-03T15:29:00Z', '2026-10-04 01:59 sun'],
    ['after the half hour that is skipped', LORD_HOWE, '2026-10-03T15:30:00Z', '2026-10-04 02:30 sun'],
    ['the last minute of a day', KATHMANDU, '2026-06-10T18:14:59Z', '2026-06-10 23:59 wed'],
    ['the first minute of a day', KATHMANDU, '2026-06-10T18:15:00Z', '2026-06-11 00:00 thu'],
    ['yesterday, seen from UTC', NEW_YORK, '2026-01-01T04:59:00Z', '2025-12-31 23:59 wed'],
  ])('%s in %s', (_, zone, instant, expected) => {
    const { date, clock, weekday, minutes } = localTimeAt(Date.parse(instant), zone);
    expect(`${date} ${clock} ${weekday}`).toBe(expected);
    expect(clockOf(minutes)).toBe(clock);
  });
});

describe('how far the wall clock is ahead of UTC', () => {
  it.each([
    [NEW_YORK, '2026-06-10T22:00Z', -4 * 60],
    [NEW_YORK, '2026-12-10T22:00Z', -5 * 60],
    [LORD_HOWE, '2026-04-04T14:59Z', 11 * 60],
    [LORD_HOWE, '2026-04-04T15:00Z', 10 * 60 + 30],
    [KATHMANDU, '2026-06-10T22:00Z', 5 * 60 + 45],
    ['Pacific/Chatham', '2026-06-10T22:00Z', 12 * 60 + 45],
    ['UTC', '2026-06-10T22:00Z', 0],
  ])('%s at %s: %d minutes', (zone, instant, minutes) => {
    expect(offsetAt(Date.parse(instant), zone)).toBe(minutes * 60_000);
  });

  it('is what the platform’s own calendar says, around changes of the clock as well', () => {
    holds(
      fc.property(aZone, anInstant, (zone, instant) => {
        const shown = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
          .formatToParts(instant)
          .find(({ type }) => type === 'timeZoneName')?.value;
        const [, sign = '+', hours = '0', minutes = '0'] =
          /GMT(?:([+-])(\d+):(\d+))?/.exec(shown ?? '') ?? [];
        const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
        expect(offsetAt(instant, zone)).toBe(ahead * 60_000 || 0);
      }),
    );
  });
});

describe('the offsets that a page brings', () => {
  it('are those of the platform’s calendar, on each day', () => {
    holds(
      fc.property(aZone, anInstant, (zone, now) => {
        const { firstDay, minutes, changes } = offsetsAround(now, zone);
        expect(minutes).toEqual(minutes.map((_, index) => offsetAt((firstDay + index) * DAY, zone) / MINUTE));
        expect(firstDay * DAY).toBeLessThan(now - 2 * DAY);
        expect((firstDay + minutes.length) * DAY).toBeGreaterThan(now + 34 * DAY);
        const uneven = minutes.slice(1).filter((offset, index) => offset !== minutes[index]);
        expect(changes).toHaveLength(uneven.length);
        for (const change of changes) expect(offsetAt(change - 1, zone)).not.toBe(offsetAt(change, zone));
      }),
    );
  });

  it('are enough for a browser to know the time without its tables of time zones', () => {
    const now = Date.parse('2026-10-20T22:00Z');
    const told = offsetsAround(now, NEW_YORK);
    const change = Date.parse('2026-11-01T06:00Z');
    const instants = [...[-1, 0, 1, 11, 12, 13, 30].map((days) => now + days * DAY), change - 1, change];
    const expected = instants.map((instant) => localTimeAt(instant, NEW_YORK));
    const later = Date.parse('2027-07-01T00:00Z');
    const look = (moments: readonly number[]) =>
      inFreshProcess(
        { time: new URL('./time.ts', import.meta.url).href },
        { told, moments, zone: NEW_YORK },
        `({ time }, { told, moments, zone }) => {
          time.learnOffsets(told, zone);
          return moments.map((moment) => time.localTimeAt(moment, zone));
        }`,
      );
    expect(look(instants)).toMatchObject({ answer: expected, counted: { calendars: 0 } });
    const beyond = look([later]);
    expect(beyond.answer).toEqual([localTimeAt(later, NEW_YORK)]);
    expect(beyond.counted.calendars).toBeGreaterThan(0);
  });
});

describe('the instant of a wall-clock time', () => {
  it.each([
    ['an ordinary time', NEW_YORK, '2026-06-10', 18 * 60, '2026-06-10T22:00Z'],
    ['the last minute before a gap', NEW_YORK, '2026-03-08', 119, '2026-03-08T06:59Z'],
    ['the start of a gap is its end', NEW_YORK, '2026-03-08', 120, '2026-03-08T07:00Z'],
    ['a time inside a gap is its end', NEW_YORK, '2026-03-08', 150, '2026-03-08T07:00Z'],
    ['the first time after a gap', NEW_YORK, '2026-03-08', 180, '2026-03-08T07:00Z'],
    ['a repeated time is the first of the two', NEW_YORK, '2026-11-01', 90, '2026-11-01T05:30Z'],
    ['the first time that is not repeated', NEW_YORK, '2026-11-01', 120, '2026-11-01T07:00Z'],
    ['a gap', LONDON, '2026-03-29', 90, '2026-03-29T01:00Z'],
    ['a repeated time', LONDON, '2026-10-25', 90, '2026-10-25T00:30Z'],
    ['after the repeated hour', LONDON, '2026-10-25', 120, '2026-10-25T02:00Z'],
    ['a gap of half an hour', LORD_HOWE, '2026-10-04', 135, '2026-10-03T15:30Z'],
    ['a repeated half hour', LORD_HOWE, '2026-04-05', 105, '2026-04-04T14:45Z'],
    ['after the repeated half hour', LORD_HOWE, '2026-04-05', 120, '2026-04-04T15:30Z'],
    ['midnight at three quarters', KATHMANDU, '2026-06-11', 0, '2026-06-10T18:15Z'],
    [
      'an hour past midnight, counted from the day before',
      NEW_YORK,
      '2026-06-10',
      25 * 60,
      '2026-06-11T05:00Z',
    ],
    [
      'a gap in the early hours, counted from the day before',
      NEW_YORK,
      '2026-03-07',
      26 * 60 + 30,
      '2026-03-08T07:00Z',
    ],
    ['a midnight that is skipped', 'America/Havana', '2026-03-08', 0, '2026-03-08T05:00Z'],
  ])('%s (%s)', (_, zone, date, minutes, expected) => {
    expect(new Date(instantAt(date, minutes, zone)).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('shows on the wall clock what was asked for, and is the first instant that does', () => {
    holds(
      fc.property(anInstant, aZone, (instant, zone) => {
        const shown = localTimeAt(instant, zone);
        const found = instantAt(shown.date, shown.minutes, zone);
        expect(localTimeAt(found, zone)).toEqual(shown);
        expect(found).toBeLessThanOrEqual(instant);
        expect(instant - found).toBeLessThan(61 * 60_000);
      }),
      500,
    );
  });

  it('never goes back as the wall clock goes on', () => {
    holds(
      fc.property(anInstant, aZone, fc.integer({ min: 0, max: 180 }), (instant, zone, further) => {
        const { date, minutes } = localTimeAt(instant, zone);
        expect(instantAt(date, minutes + further, zone)).toBeGreaterThanOrEqual(
          instantAt(date, minutes, zone),
        );
      }),
      300,
    );
  });
});

describe('dates and clocks', () => {
  it('days are added across months, years and changes of the clocks', () => {
    expect([
      addDays('2026-02-28', 1),
      addDays('2028-02-28', 1),
      addDays('2026-12-31', 1),
      addDays('2026-03-08', 1),
    ]).toEqual(['2026-03-01', '2028-02-29', '2027-01-01', '2026-03-09']);
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('a date has its weekday wherever the server stands', () => {
    expect(weekdayOf('2026-06-10')).toBe('wed');
    expect(weekdayOf('2026-03-08')).toBe('sun');
  });

  it('clocks and minutes are two ways to say one thing', () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(minutesOf(clockOf(minutes))).toBe(minutes);
      }),
    );
    expect(clockOf(24 * 60)).toBe('00:00');
  });

  it.each([
    ['11:00', '11 AM'],
    ['16:15', '4:15 PM'],
    ['00:00', '12 AM'],
    ['12:00', '12 PM'],
    ['12:05', '12:05 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is written %s', (clock, text) => {
    expect(formatClock(clock)).toBe(text);
  });

  it('only zones that exist are zones', () => {
    expect(['America/New_York', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'Mars/Base-01',
    '<b>+01</b>',
    '+24:00',
    '+99:99',
    '-05:00',
  ])('%s is no time zone', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });
});

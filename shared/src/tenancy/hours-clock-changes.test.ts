import { describe, expect, it } from 'vitest';
import { openFrom, someHours } from '../testing/some-hours.ts';
import { type Hours, openState, periodsOn } from './hours.ts';

describe('open on the days when clocks change', () => {
  const sundayFrom = (open: string, close: string, timezone = 'America/New_York') =>
    someHours({ timezone, operatingHours: { sun: openFrom(open, close) } });
  const hoursLong = (hours: Hours, date: string) => {
    const [period] = periodsOn(hours, date);
    return period && (period.closesAt - period.opensAt) / 3_600_000;
  };

  it.each([
    ['spring forward in New York', sundayFrom('01:00', '04:00'), '2026-03-08', 2],
    ['fall back in New York', sundayFrom('00:30', '02:30'), '2026-11-01', 3],
    ['summer time in London', sundayFrom('00:00', '03:00', 'Europe/London'), '2026-03-29', 2],
    [
      'half an hour back on Lord Howe',
      sundayFrom('01:00', '03:00', 'Australia/Lord_Howe'),
      '2026-04-05',
      2.5,
    ],
    ['half an hour on on Lord Howe', sundayFrom('01:00', '03:00', 'Australia/Lord_Howe'), '2026-10-04', 1.5],
    ['hours that lie in the gap alone', sundayFrom('02:00', '03:00'), '2026-03-08', 0],
  ])('%s: real hours between the times on the door', (_, hours, date, expected) => {
    expect(hoursLong(hours, date)).toBe(expected);
  });

  it('Saturday night ends when the clock would have shown two', () => {
    expect(openState(someHours(), Date.parse('2026-03-08T06:30:00Z'))).toEqual({
      open: true,
      closesAt: Date.parse('2026-03-08T07:00:00Z'),
    });
    expect(openState(someHours(), Date.parse('2026-11-01T06:30:00Z'))).toEqual({
      open: true,
      closesAt: Date.parse('2026-11-01T07:00:00Z'),
    });
  });

  it.each([0, 15])(
    'hours that lie in the gap alone open nothing, with the last order %d minutes before',
    (minutes) => {
      const hours = { ...sundayFrom('02:00', '03:00') };
      hours.ordering = { ...hours.ordering, prepMinutes: 0, lastOrderMinutesBeforeClosing: minutes };
      expect(openState(hours, Date.parse('2026-03-08T06:00:00Z'))).toMatchObject({
        open: false,
        opensAt: Date.parse('2026-03-15T06:00:00Z'),
      });
    },
  );

  it('a clock three quarters of an hour off keeps its own hours', () => {
    const hours = someHours({ timezone: 'Asia/Kathmandu', operatingHours: openFrom('11:00', '22:00') });
    expect(openState(hours, Date.parse('2026-06-10T05:14:59Z'))).toMatchObject({
      open: false,
      opensAt: Date.parse('2026-06-10T05:15Z'),
    });
    expect(openState(hours, Date.parse('2026-06-10T05:15:00Z'))).toEqual({
      open: true,
      closesAt: Date.parse('2026-06-10T16:15Z'),
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../kernel/durations.ts';
import { clockOf, localTimeAt } from '../kernel/time.ts';
import { holds } from '../testing/holds.ts';
import { afterQuietHours, isQuiet, nextDay } from './reply-times.ts';

const ZONE = 'America/New_York';
const night = { from: '22:00', to: '08:00' };
const iso = (instant: number): string => new Date(instant).toISOString();
const moved = (instant: string, quiet = night, zone = ZONE): string =>
  iso(afterQuietHours(Date.parse(instant), quiet, zone));

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-06-11T01:59:59.000Z', '2026-06-11T01:59:59.000Z'],
    ['as they begin', '2026-06-11T02:00:00.000Z', '2026-06-11T12:00:00.000Z'],
    ['after midnight', '2026-06-11T05:30:00.000Z', '2026-06-11T12:00:00.000Z'],
    ['as they end', '2026-06-11T12:00:00.000Z', '2026-06-11T12:00:00.000Z'],
  ])('I3.8-14 over midnight: %s', (_, instant, expected) => {
    expect(moved(instant)).toBe(expected);
  });

  it('I3.8-14 within a day', () => {
    const lunch = { from: '12:00', to: '14:00' };
    expect(moved('2026-06-11T16:30:00.000Z', lunch)).toBe('2026-06-11T18:00:00.000Z');
    expect(moved('2026-06-11T18:00:00.000Z', lunch)).toBe('2026-06-11T18:00:00.000Z');
  });

  it.each([
    ['clocks go forward', '2026-03-08T04:00:00.000Z', night, '2026-03-08T12:00:00.000Z'],
    ['clocks go back', '2026-11-01T04:00:00.000Z', night, '2026-11-01T13:00:00.000Z'],
    [
      'they end in the hour that is left out',
      '2026-03-08T05:00:00.000Z',
      { from: '22:00', to: '02:30' },
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'their end comes a second time',
      '2026-11-01T06:10:00.000Z',
      { from: '22:00', to: '01:30' },
      '2026-11-01T06:30:00.000Z',
    ],
  ])('I3.8-14 in the night when %s', (_, instant, quiet, expected) => {
    expect(moved(instant, quiet)).toBe(expected);
  });

  const aClock = fc.integer({ min: 0, max: 1439 }).map(clockOf);
  const someHours = fc.record({ from: aClock, to: aClock }).filter(({ from, to }) => from !== to);
  const zones = fc.constantFrom(
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'UTC',
  );
  const instants = fc
    .integer({ min: 0, max: 2 * 366 * 24 * 60 })
    .map((minutes) => Date.parse('2026-01-01T00:00:00Z') + minutes * MINUTE);

  it('I3.8-14 over two years in any zone: never sent in them, never earlier, and by their next end', () => {
    holds(
      fc.property(instants, someHours, zones, (instant, quiet, zone) => {
        const sent = afterQuietHours(instant, quiet, zone);
        expect(isQuiet(sent, quiet, zone)).toBe(false);
        expect(sent).toBeGreaterThanOrEqual(instant);
        expect(sent - instant).toBeLessThanOrEqual(DAY + HOUR);
        if (!isQuiet(instant, quiet, zone)) expect(sent).toBe(instant);
      }),
      1000,
    );
  });

  it('I3.8-14 the next day begins after midnight, when it is not quiet', () => {
    holds(
      fc.property(instants, fc.option(someHours, { nil: undefined }), zones, (instant, quiet, zone) => {
        const next = nextDay(instant, quiet, zone);
        expect(localTimeAt(next, zone).date > localTimeAt(instant, zone).date).toBe(true);
        if (quiet) expect(isQuiet(next, quiet, zone)).toBe(false);
        else expect(next - instant).toBeLessThanOrEqual(DAY + HOUR);
      }),
      300,
    );
  });
});

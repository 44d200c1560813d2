import { describe, expect, it } from 'vitest';
import { AROUND_THE_CLOCK, CLOSED, inSummer, openFrom, someHours, summer } from '../testing/some-hours.ts';
import { tomorrowsOpening } from './tomorrows-opening.ts';

const opens = (now: string, change: Parameters<typeof someHours>[0] = {}): string =>
  inSummer(tomorrowsOpening(someHours(change), summer(now)));

describe('tomorrow’s opening', () => {
  it.each([
    ['during the day', 'wed 18:00', 'thu 11:00'],
    ['in the morning, before today’s', 'wed 08:00', 'thu 11:00'],
    ['at night, after closing, when it is still yesterday', 'thu 00:30', 'thu 11:00'],
    ['while last night’s opening lasts', 'sat 01:00', 'sat 18:00'],
    ['before a day on which nobody opens', 'sat 20:00', 'mon 11:00'],
  ])('%s', (_, now, expected) => {
    expect(opens(now)).toBe(expected);
  });

  it('is the first of a day with a break', () => {
    const split = { ...openFrom('17:00', '22:00'), more: [{ open: '11:00', close: '14:00' }] };
    expect(opens('wed 12:00', { operatingHours: split })).toBe('thu 11:00');
  });

  it('is midnight where the restaurant never closes, and 4 AM where it never opens', () => {
    expect(opens('wed 12:00', { operatingHours: AROUND_THE_CLOCK })).toBe('thu 00:00');
    expect(opens('wed 12:00', { operatingHours: CLOSED })).toBe('thu 04:00');
  });

  it('follows special hours', () => {
    const specialHours = [{ date: '2026-06-11', closed: false, open: '15:00', close: '20:00' }];
    expect(opens('wed 12:00', { specialHours })).toBe('thu 15:00');
  });
});

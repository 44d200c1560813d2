import { describe, expect, it } from 'vitest';
import { formatExpiry, isExpired, NO_EXPIRY, parseExpiry } from './expiry.ts';

const at = (iso: string): number => Date.parse(iso);

describe('expiry of a card', () => {
  it.each([
    ['0930', { year: 2030, month: 9 }],
    ['0100', { year: 2000, month: 1 }],
    ['1299', { year: 2099, month: 12 }],
    ['203009', { year: 2030, month: 9 }],
    ['190001', { year: 1900, month: 1 }],
    ['210012', { year: 2100, month: 12 }],
    ['20300901', { year: 2030, month: 9 }],
    ['20300931', { year: 2030, month: 9 }],
  ])('I5.2-05 reads %s', (text, expiry) => {
    expect(parseExpiry(text)).toEqual(expiry);
  });

  it.each([
    NO_EXPIRY,
    '',
    '930',
    '1330',
    '0030',
    '203013',
    '203000',
    '189912',
    '210101',
    '20300900',
    '20300932',
    '09/30',
    '09301',
    '2030090',
    '203009011',
  ])('I5.2-05 reads no expiry from %j', (text) => {
    expect(parseExpiry(text)).toBeUndefined();
  });

  it.each([
    [{ year: 2030, month: 9 }, '0930'],
    [{ year: 2031, month: 12 }, '1231'],
    [{ year: 2005, month: 1 }, '0105'],
  ])('I5.2-05 writes %j as %s', (expiry, text) => {
    expect(formatExpiry(expiry)).toBe(text);
    expect(parseExpiry(text)).toEqual(expiry);
  });

  it.each([
    ['2026-09-30T23:59:59.999Z', 'UTC', false],
    ['2026-10-01T00:00:00.000Z', 'UTC', true],
    ['2026-10-01T03:59:59.999Z', 'America/New_York', false],
    ['2026-10-01T04:00:00.000Z', 'America/New_York', true],
    ['2026-09-30T14:59:59.999Z', 'Asia/Tokyo', false],
    ['2026-09-30T15:00:00.000Z', 'Asia/Tokyo', true],
  ])('is good to the end of its month in the zone: at %s in %s expired is %s', (now, zone, expired) => {
    expect(isExpired({ year: 2026, month: 9 }, at(now), zone)).toBe(expired);
  });

  it('is good to the end of the year in December', () => {
    const december = { year: 2026, month: 12 };
    expect(isExpired(december, at('2026-12-31T23:59:59.999Z'), 'UTC')).toBe(false);
    expect(isExpired(december, at('2027-01-01T00:00:00.000Z'), 'UTC')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { clockTime, currencyCode, isoDate, isoTime, money, required, webUrl } from './schema.ts';

describe('building blocks of the schemas', () => {
  it.each(['00:00', '09:05', '19:59', '23:59'])('C5-07 %s is a time of day', (text) => {
    expect(clockTime.parse(text)).toBe(text);
  });

  it.each(['24:00', '9:05', '12:60', '12:5', '12:05:00', ' 12:05', 'noon', ''])(
    'C5-07 %j is not a time of day',
    (text) => {
      expect(issuesOf(clockTime, text)).toEqual([': Invalid time format, expected HH:MM']);
    },
  );

  it.each([
    [-0.01, 'Must not be negative'],
    [12.5551, 'Too many decimals'],
    [100_000_001, 'Amount is too large'],
  ])('%d is not a price', (amount, message) => {
    expect(issuesOf(money, amount)).toEqual([`: ${message}`]);
  });

  it.each([0, 12.5, 12.55, 1_500_000])('%d is a price', (amount) => {
    expect(money.parse(amount)).toBe(amount);
  });

  it.each([undefined, null, '', '   ', 7])(
    'a required text that is %j is refused in the field’s own words',
    (value) => {
      expect(issuesOf(required('Name is required'), value)).toEqual([': Name is required']);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', '/menu', 'example.com'])(
    'a stored link is never %s',
    (link) => {
      expect(issuesOf(webUrl('Invalid link'), link)).toEqual([': Invalid link']);
    },
  );

  it.each(['https://example.com/menu?x=1', 'http://127.0.0.1:9199/o/picture'])('%s is a link', (link) => {
    expect(webUrl().parse(link)).toBe(link);
  });

  it.each(['USDT', 'usd', 'US', ''])('%j is no currency', (code) => {
    expect(issuesOf(currencyCode, code)).toEqual([': Currency must be 3 letters']);
  });

  it('times are instants in UTC, never local ones', () => {
    expect(isoTime.safeParse('2026-06-10T22:00:00.000Z').success).toBe(true);
    expect(isoTime.safeParse('2026-06-10T22:00:00').success).toBe(false);
    expect(isoTime.safeParse('2026-06-10T22:00:00-04:00').success).toBe(false);
  });

  it.each(['0000', '0001', '9999'])(
    'is none in the year %s, which no database holds in every time zone',
    (year) => {
      expect(isoTime.safeParse(`${year}-06-10T22:00:00.000Z`).success).toBe(false);
      expect(isoDate.safeParse(`${year}-06-10`).success).toBe(false);
    },
  );
});

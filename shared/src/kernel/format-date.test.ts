import { describe, expect, it } from 'vitest';
import { DEFAULT_DATE_FORMAT, dateFormats, formatDate } from './format-date.ts';

describe('a date', () => {
  it.each([
    ['MM/DD/YYYY', '06/10/2026'],
    ['DD/MM/YYYY', '10/06/2026'],
    ['YYYY-MM-DD', '2026-06-10'],
  ])('in the order %s is %s', (format, text) => {
    expect(formatDate('2026-06-10', format)).toBe(text);
  });

  it('is in the order of new tenants where none is given, or none that is known', () => {
    expect(DEFAULT_DATE_FORMAT).toBe('MM/DD/YYYY');
    expect(dateFormats).toHaveLength(3);
    for (const format of [undefined, 'YY', '']) expect(formatDate('2026-06-10', format)).toBe('06/10/2026');
  });

  it.each(['', 'soon', '2026-6-1', '2026-06-10T12:00:00Z', 'x2026-06-10'])(
    'that is none stays: %j',
    (text) => {
      expect(formatDate(text)).toBe(text);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { daysBetween } from './days-between.ts';
import { addDays } from './time.ts';

describe('the days of a span', () => {
  it('are all from the first to the last', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
  });

  it('never end where a year has no four digits, and so are none', () => {
    expect(() => daysBetween(addDays('0000-01-01', -1), '0000-01-02')).toThrow(RangeError);
  });
});

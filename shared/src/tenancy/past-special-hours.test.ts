import { describe, expect, it } from 'vitest';
import { pastSpecialHours } from './past-special-hours.ts';

const NOW = Date.parse('2026-06-10T11:00:00.000Z');
const dated = (...dates: string[]) => dates.map((date) => ({ date }));

describe('special hours for a date that is over', () => {
  it('are found where the date is new, by their position', () => {
    expect(pastSpecialHours([], dated('2026-12-25', '2025-12-25', '0206-12-25'), NOW)).toEqual([1, 2]);
  });

  it('are left alone where the date was stored before', () => {
    expect(pastSpecialHours(dated('2025-12-25'), dated('2026-12-25', '2025-12-25'), NOW)).toEqual([]);
  });

  it('are none as long as it is still that day somewhere', () => {
    expect(pastSpecialHours([], dated('2026-06-09', '2026-06-08'), NOW)).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import { formatTime, isElsewhere, zoneName } from './zoned-time.ts';

const noon = Date.parse('2026-03-10T16:00:00Z');

describe('times on the restaurant’s clock', () => {
  it('O3-05 today is the hour alone, in the restaurant’s zone', () => {
    expect(formatTime('2026-03-10T22:45:00Z', 'America/New_York', noon)).toBe('6:45 PM');
    expect(formatTime('2026-03-10T22:45:00Z', 'America/Los_Angeles', noon)).toBe('3:45 PM');
  });

  it('another day is named, judged by the restaurant’s own midnight', () => {
    expect(formatTime('2026-03-11T03:30:00Z', 'America/New_York', noon)).toBe('11:30 PM');
    expect(formatTime('2026-03-11T04:30:00Z', 'America/New_York', noon)).toBe('Wed 12:30 AM');
    expect(formatTime('2026-03-30T22:45:00Z', 'America/New_York', noon)).toBe('Mar 30, 6:45 PM');
  });

  it('the zone is named as people there call it', () => {
    expect(zoneName('America/New_York', noon)).toBe('EDT');
    expect(zoneName('America/Los_Angeles', Date.parse('2026-01-10T16:00:00Z'))).toBe('PST');
  });

  it('the reader is elsewhere only where the clock differs', () => {
    expect(isElsewhere('America/New_York', noon, 'America/Toronto')).toBe(false);
    expect(isElsewhere('America/New_York', noon, 'Europe/Berlin')).toBe(true);
  });
});

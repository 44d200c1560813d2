import { describe, expect, it } from 'vitest';
import { cronOf, isTimeFor, type ScheduleTime, scheduleTimes } from './schedule-times.ts';

const nightly = { dailyAt: { hour: 3, minute: 30 } };

describe('the times of schedules', () => {
  it('are the same for Cloud Scheduler and for the ticker of the emulators', () => {
    expect(cronOf('every minute')).toBe('* * * * *');
    expect(cronOf('every five minutes')).toBe('*/5 * * * *');
    expect(cronOf(nightly)).toBe('30 3 * * *');
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => Date.UTC(2026, 5, 10, 0, minute));
    expect(minutes.filter((instant) => isTimeFor('every minute', instant))).toHaveLength(24 * 60);
    expect(minutes.filter((instant) => isTimeFor('every five minutes', instant))).toHaveLength(24 * 12);
    expect(minutes.filter((instant) => isTimeFor(nightly, instant))).toEqual([Date.UTC(2026, 5, 10, 3, 30)]);
  });

  it.each([
    ['America/Los_Angeles', '2026-01-10'],
    ['America/Los_Angeles', '2026-07-10'],
    ['America/New_York', '2026-01-10'],
    ['America/New_York', '2026-07-10'],
  ])('of what runs nightly are between midnight and six in %s on %s', (timeZone, date) => {
    const times: ScheduleTime[] = Object.values(scheduleTimes);
    const nightlyOnes = times.filter((time) => typeof time === 'object');
    expect(nightlyOnes.length).toBeGreaterThan(0);
    for (const { dailyAt } of nightlyOnes) {
      const at = new Date(`${date}T00:00:00Z`);
      at.setUTCHours(dailyAt.hour, dailyAt.minute);
      const hour = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' });
      expect(Number(hour)).toBeLessThan(6);
    }
  });
});

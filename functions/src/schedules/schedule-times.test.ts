import { describe, expect, it } from 'vitest';
import { cronOf, isTimeFor, type ScheduleTime, scheduleTimes } from './schedule-times.ts';

const nightly = { dailyAt: { hour: 3, minute: 30 } };

describe('the times of schedules', () => {
  it('are the same for Cloud Scheduler and for the ticker of the emulators', () => {
    expect(cronOf('every minute')).toBe('* * * * *');
    expect(cronOf(nightly)).toBe('30 3 * * *');
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => Date.UTC(2026, 5, 10, 0, minute));
    expect(minutes.filter((instant) => isTimeFor('every minute', instant))).toHaveLength(24 * 60);
    expect(minutes.filter((instant) => isTimeFor(nightly, instant))).toEqual([Date.UTC(2026, 5, 10, 3, 30)]);
  });

  it('of what runs nightly are between midnight and six from one coast of the Americas to the other', () => {
    const times: ScheduleTime[] = Object.values(scheduleTimes);
    for (const time of times) {
      if (time === 'every minute') continue;
      const at = new Date(Date.UTC(2026, 0, 10, time.dailyAt.hour, time.dailyAt.minute));
      for (const timeZone of ['America/Los_Angeles', 'America/New_York']) {
        const hour = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' });
        expect(Number(hour)).toBeLessThan(6);
      }
    }
  });
});

// When each schedule runs, in UTC; every name is a deployable of index.ts. What runs nightly runs when it is night from one
// coast of the Americas to the other, which is where the restaurants are.
import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/time';

export type ScheduleTime = 'every minute' | { dailyAt: { hour: number; minute: number } };

export const scheduleTimes = {
  finishDueWork: 'every minute',
  healCounts: { dailyAt: { hour: 9, minute: 0 } },
  healOrders: { dailyAt: { hour: 9, minute: 30 } },
  healUsers: { dailyAt: { hour: 10, minute: 0 } },
  healSearch: { dailyAt: { hour: 10, minute: 15 } },
  healStorefronts: { dailyAt: { hour: 10, minute: 30 } },
} as const satisfies Record<string, ScheduleTime>;

export type ScheduleName = keyof typeof scheduleTimes;
export const scheduleNames = Object.keys(scheduleTimes) as ScheduleName[];

/** In cron's form, as Cloud Scheduler takes it. */
export const cronOf = (time: ScheduleTime): string =>
  time === 'every minute' ? '* * * * *' : `${time.dailyAt.minute} ${time.dailyAt.hour} * * *`;

/** Whether it runs in the minute of this instant, in milliseconds. */
export function isTimeFor(time: ScheduleTime, instant: number): boolean {
  if (time === 'every minute') return true;
  const at = new Date(instant);
  return at.getUTCHours() === time.dailyAt.hour && at.getUTCMinutes() === time.dailyAt.minute;
}

/** When it was last to run before this instant, in milliseconds. */
export function lastTimeBefore(time: ScheduleTime, instant: number): number {
  if (time === 'every minute') return Math.floor(instant / MINUTE) * MINUTE;
  const { hour, minute } = time.dailyAt;
  const today = Math.floor(instant / DAY) * DAY + hour * HOUR + minute * MINUTE;
  return today <= instant ? today : today - DAY;
}

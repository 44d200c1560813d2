// When each schedule runs, in UTC; every name is a deployable of index.ts. Nightly schedules run when it is night on both
// coasts of North America, in summer and winter.
import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';

export type ScheduleTime = 'every minute' | { dailyAt: { hour: number; minute: number } };

export const scheduleTimes = {
  finishDueWork: 'every minute',
  repairCounts: { dailyAt: { hour: 8, minute: 0 } },
  repairOrders: { dailyAt: { hour: 8, minute: 30 } },
  eraseOrders: { dailyAt: { hour: 8, minute: 45 } },
  countOrderedTogether: { dailyAt: { hour: 8, minute: 15 } },
  repairUsers: { dailyAt: { hour: 9, minute: 0 } },
  repairSearch: { dailyAt: { hour: 9, minute: 15 } },
  repairStorefronts: { dailyAt: { hour: 9, minute: 30 } },
  cleanUpCarts: { dailyAt: { hour: 9, minute: 40 } },
  comparePayments: { dailyAt: { hour: 9, minute: 50 } },
  removePictures: { dailyAt: { hour: 9, minute: 45 } },
} as const satisfies Record<string, ScheduleTime>;

export type ScheduleName = keyof typeof scheduleTimes;
export const scheduleNames = Object.keys(scheduleTimes) as ScheduleName[];

/** The cron expression for Cloud Scheduler. */
export const cronOf = (time: ScheduleTime): string =>
  time === 'every minute' ? '* * * * *' : `${time.dailyAt.minute} ${time.dailyAt.hour} * * *`;

/** Whether the schedule runs in the minute of this instant, in milliseconds. */
export function isTimeFor(time: ScheduleTime, instant: number): boolean {
  if (time === 'every minute') return true;
  const at = new Date(instant);
  return at.getUTCHours() === time.dailyAt.hour && at.getUTCMinutes() === time.dailyAt.minute;
}

/** The latest time before this instant at which it should have run, in milliseconds. */
export function lastTimeBefore(time: ScheduleTime, instant: number): number {
  if (time === 'every minute') return Math.floor(instant / MINUTE) * MINUTE;
  const { hour, minute } = time.dailyAt;
  const today = Math.floor(instant / DAY) * DAY + hour * HOUR + minute * MINUTE;
  return today <= instant ? today : today - DAY;
}

// When each schedule runs, in UTC; every name is a deployable of index.ts. Nightly schedules run when it is night on both
// coasts of North America, in summer and winter.
import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';

/** Every so many minutes, from the full hour on. */
const minutesOf = { 'every minute': 1, 'every five minutes': 5, 'every hour': 60 } as const;

export type ScheduleTime = keyof typeof minutesOf | { dailyAt: { hour: number; minute: number } };

export const scheduleTimes = {
  finishDueWork: 'every minute',
  checkSetUps: 'every minute',
  probeHosts: 'every minute',
  reconcilePayments: 'every five minutes',
  syncPlaces: 'every hour',
  refreshListingTokens: 'every five minutes',
  syncListings: 'every five minutes',
  followDomainPurchases: 'every five minutes',
  repairCounts: { dailyAt: { hour: 8, minute: 0 } },
  repairOrders: { dailyAt: { hour: 8, minute: 30 } },
  eraseOrders: { dailyAt: { hour: 8, minute: 45 } },
  countOrderedTogether: { dailyAt: { hour: 8, minute: 15 } },
  repairUsers: { dailyAt: { hour: 9, minute: 0 } },
  repairSearch: { dailyAt: { hour: 9, minute: 15 } },
  repairStorefronts: { dailyAt: { hour: 9, minute: 30 } },
  cleanUpCarts: { dailyAt: { hour: 9, minute: 40 } },
  comparePayments: { dailyAt: { hour: 9, minute: 50 } },
  warnOfDomainExpiry: { dailyAt: { hour: 9, minute: 55 } },
  removePictures: { dailyAt: { hour: 9, minute: 45 } },
} as const satisfies Record<string, ScheduleTime>;

export type ScheduleName = keyof typeof scheduleTimes;
export const scheduleNames = Object.keys(scheduleTimes) as ScheduleName[];

/** The cron expression for Cloud Scheduler. */
export function cronOf(time: ScheduleTime): string {
  if (typeof time === 'object') return `${time.dailyAt.minute} ${time.dailyAt.hour} * * *`;
  if (time === 'every hour') return '0 * * * *';
  return time === 'every minute' ? '* * * * *' : `*/${minutesOf[time]} * * * *`;
}

/** Whether the schedule runs in the minute of this instant, in milliseconds. */
export function isTimeFor(time: ScheduleTime, instant: number): boolean {
  const at = new Date(instant);
  if (typeof time === 'string') return at.getUTCMinutes() % minutesOf[time] === 0;
  return at.getUTCHours() === time.dailyAt.hour && at.getUTCMinutes() === time.dailyAt.minute;
}

/** The latest time before this instant at which it should have run, in milliseconds. */
export function lastTimeBefore(time: ScheduleTime, instant: number): number {
  if (typeof time === 'string') {
    const pause = minutesOf[time] * MINUTE;
    return Math.floor(instant / pause) * pause;
  }
  const { hour, minute } = time.dailyAt;
  const today = Math.floor(instant / DAY) * DAY + hour * HOUR + minute * MINUTE;
  return today <= instant ? today : today - DAY;
}

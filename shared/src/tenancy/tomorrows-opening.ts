// When a restaurant opens tomorrow: until then something may be sold out.
import { MINUTE } from '../kernel/durations.ts';
import { addDays, instantAt, localTimeAt } from '../kernel/time.ts';
import { currentPeriod, DAYS_AHEAD, type OpeningHours, periodsOn } from './hours.ts';

/** The hour at which a new day begins for people who close after midnight. */
const DAY_BEGINS_MINUTES = 4 * 60;

/**
 * The first opening of the next business day, in milliseconds; 4 AM of tomorrow if there is none within two weeks. After
 * midnight the day is still yesterday's, until the restaurant has closed and 4 AM has passed.
 */
export function tomorrowsOpening(hours: OpeningHours, now: number): number {
  const underWay = currentPeriod(hours, now);
  const begun = Math.min(underWay?.opensAt ?? now, now - DAY_BEGINS_MINUTES * MINUTE);
  const { date: today } = localTimeAt(begun, hours.timezone);
  const dates = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day + 1));
  const opening = dates
    .flatMap((date) => periodsOn(hours, date).map(({ opensAt }) => opensAt))
    .find((opensAt) => opensAt > now);
  return opening ?? instantAt(addDays(today, 1), DAY_BEGINS_MINUTES, hours.timezone);
}

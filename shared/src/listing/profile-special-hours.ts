// Hours of single dates as we have them and as the listing service has them. Only dates from today on count.
import { addDays } from '../kernel/time.ts';
import { intervalsOf, type OpenInterval } from '../tenancy/day-hours.ts';
import type { SpecialHours } from '../tenancy/restaurant.schema.ts';
import { clockOfService, intervalText, ourEnd, timeOfDay } from './profile-hours.ts';
import type { ServiceLocation } from './service-location.schema.ts';

export type SpecialPeriod = NonNullable<
  NonNullable<ServiceLocation['specialHours']>['specialHourPeriods']
>[number];
type ServiceDate = NonNullable<SpecialPeriod['startDate']>;

/** By date; none where it is closed. */
export type SpecialDays = ReadonlyMap<string, readonly OpenInterval[]>;

const serviceDate = (date: string): ServiceDate => {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
};

/** Undefined for a date of every year, or none at all. */
function dateOf({ year, month, day }: ServiceDate = {}): string | undefined {
  if (!year || !month || !day) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const isNextDay = ({ open, close }: OpenInterval): boolean => close <= open && close !== '00:00';

/** @param today 'YYYY-MM-DD' at the restaurant. */
export const ownSpecialDays = (rows: readonly SpecialHours[], today: string): SpecialDays =>
  new Map(
    rows
      .filter(({ date }) => date >= today)
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .map((row) => [row.date, intervalsOf(row)]),
  );

/** What the service is told. */
export const specialPeriodsOf = (specialDays: SpecialDays): SpecialPeriod[] =>
  [...specialDays].flatMap(([date, intervals]): SpecialPeriod[] =>
    intervals.length === 0
      ? [{ startDate: serviceDate(date), closed: true }]
      : intervals.map((interval) => ({
          startDate: serviceDate(date),
          openTime: timeOfDay(interval.open),
          endDate: serviceDate(isNextDay(interval) ? addDays(date, 1) : date),
          closeTime: timeOfDay(interval.close, true),
        })),
  );

/** A closure that is longer than this is none of a single date. */
const LONGEST = 366;

export function theirSpecialDays(periods: readonly SpecialPeriod[], today: string): SpecialDays {
  const found = new Map<string, OpenInterval[]>();
  for (const { startDate, endDate, openTime, closeTime, closed } of periods) {
    const start = dateOf(startDate);
    if (start === undefined) continue;
    if (closed) {
      const end = dateOf(endDate) ?? start;
      for (let date = start, count = 0; date <= end && count < LONGEST; date = addDays(date, 1), count += 1)
        found.set(date, []);
    } else {
      const interval = { open: clockOfService(openTime), close: ourEnd(clockOfService(closeTime)) };
      found.set(start, [...(found.get(start) ?? []), interval]);
    }
  }
  return new Map(
    [...found]
      .filter(([date]) => date >= today)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, intervals]) => [date, intervals.sort((one, other) => (one.open < other.open ? -1 : 1))]),
  );
}

/** Our rows with theirs from today on: past dates stay, and so do the notes of dates that both have. */
export function specialRowsFrom(
  theirs: SpecialDays,
  ours: readonly SpecialHours[],
  today: string,
): SpecialHours[] {
  const rows = [...theirs].map(([date, [first, ...more]]): SpecialHours => {
    const { note, translations } = ours.find((row) => row.date === date) ?? {};
    return {
      ...{ date, closed: first === undefined },
      ...(first && { open: first.open, close: first.close }),
      ...(more.length > 0 && { more }),
      ...(note !== undefined && { note }),
      ...(translations && { translations }),
    };
  });
  return [...ours.filter(({ date }) => date < today), ...rows];
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'December 25, 2026: closed' */
export const specialLines = (specialDays: SpecialDays): string[] =>
  [...specialDays].map(([date, intervals]) => {
    const hours = intervals.length === 0 ? 'closed' : intervals.map(intervalText).join(', ');
    return `${format.format(Date.parse(`${date}T00:00:00Z`))}: ${hours}`;
  });

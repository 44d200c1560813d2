// Weekly opening hours as we have them and as the listing service has them: a list of periods that name their days.
import { formatClock, type Weekday, weekdays } from '../kernel/time.ts';
import { intervalsOf, isAllDay, type OpenInterval } from '../tenancy/day-hours.ts';
import type { OperatingHours } from '../tenancy/restaurant.schema.ts';
import { type ServiceLocation, serviceDays } from './service-location.schema.ts';

type ServiceDay = (typeof serviceDays)[number];
export type ServicePeriod = NonNullable<NonNullable<ServiceLocation['regularHours']>['periods']>[number];
type TimeOfDay = NonNullable<ServicePeriod['openTime']>;

/** In the service's order; ours begins with Sunday. */
const days: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayNames: Readonly<Record<Weekday, string>> = {
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
  ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
};
const MIDNIGHT = '00:00';

/** '09:30' as the service has it; the end of a day is 24 hours. */
export function timeOfDay(clock: string, isEnd = false): TimeOfDay {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { hours: isEnd && hours === 0 && minutes === 0 ? 24 : hours, minutes };
}

/** '24:00' for the end of a day; seconds are dropped. */
export const clockOfService = ({ hours = 0, minutes = 0 }: Partial<TimeOfDay> = {}): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** Our own end of a day is the midnight that follows. */
export const ourEnd = (clock: string): string => (clock === '24:00' ? MIDNIGHT : clock);

const endsNextDay = ({ open, close }: OpenInterval): boolean => close <= open && close !== MIDNIGHT;

/** What the service is told. */
export const periodsOf = (hours: OperatingHours): ServicePeriod[] =>
  days.flatMap((day, index) =>
    intervalsOf(hours[day]).map((interval) => ({
      openDay: serviceDays[index] as ServiceDay,
      openTime: timeOfDay(interval.open),
      closeDay: serviceDays[endsNextDay(interval) ? (index + 1) % 7 : index] as ServiceDay,
      closeTime: timeOfDay(interval.close, true),
    })),
  );

/** -1 for a word that is no day. */
const dayIndex = (name: string | undefined): number => (serviceDays as readonly string[]).indexOf(name ?? '');
const dayAt = (index: number): Weekday => days[index % 7] as Weekday;

/** A period, each part with its number of days after its first one; over several days it is cut at each midnight. */
function partsOf({
  openDay,
  openTime,
  closeDay,
  closeTime,
}: ServicePeriod): (readonly [number, OpenInterval])[] {
  const [open, end] = [clockOfService(openTime), clockOfService(closeTime)];
  const [close, span] = [ourEnd(end), (dayIndex(closeDay ?? openDay) - dayIndex(openDay) + 7) % 7];
  if (span === 0 || (span === 1 && close <= open)) return [[0, { open, close }]];
  const whole = { open: MIDNIGHT, close: MIDNIGHT };
  const between = Array.from({ length: span - 1 }, (_, index) => [index + 1, whole] as const);
  const last = end === MIDNIGHT ? [] : [[span, { open: MIDNIGHT, close }] as const];
  return [[0, { open, close: MIDNIGHT }], ...between, ...last];
}

/** The intervals of each day; days that are none are left out. */
export function intervalsByDay(
  periods: readonly ServicePeriod[],
): Readonly<Partial<Record<Weekday, OpenInterval[]>>> {
  const found: Partial<Record<Weekday, OpenInterval[]>> = {};
  for (const period of periods.filter(({ openDay }) => dayIndex(openDay) >= 0))
    for (const [after, interval] of partsOf(period)) {
      const day = dayAt(dayIndex(period.openDay) + after);
      found[day] = [...(found[day] ?? []), interval];
    }
  for (const intervals of Object.values(found))
    intervals.sort((one, other) => (one.open < other.open ? -1 : 1));
  return found;
}

/** Where our own would have to say so: the times of a day that is closed. */
const usual = { open: '09:00', close: '17:00' };

/** As a change of ours: a day that they do not open is closed, and keeps its times. */
export function hoursFrom(periods: readonly ServicePeriod[], ours: OperatingHours) {
  const theirs = intervalsByDay(periods);
  return Object.fromEntries(
    weekdays.map((day) => {
      const [first, ...rest] = theirs[day] ?? [];
      const { open, close } = first ?? ours[day] ?? usual;
      return [day, { open, close, closed: !first, more: rest.length > 0 ? rest : null }] as const;
    }),
  );
}

/** '11 AM–2:30 PM', 'open 24 hours' */
export const intervalText = (interval: OpenInterval): string =>
  isAllDay(interval) && interval.open === MIDNIGHT
    ? 'open 24 hours'
    : `${formatClock(interval.open)}–${formatClock(interval.close)}`;

const textOf = (intervals: readonly OpenInterval[] = []): string =>
  intervals.length === 0 ? 'closed' : intervals.map(intervalText).join(', ');

/** 'Monday: 11 AM–2:30 PM, 5 PM–12 AM' for each day; none where no day opens. */
export function hoursLines(byDay: Readonly<Partial<Record<Weekday, readonly OpenInterval[]>>>): string[] {
  if (days.every((day) => (byDay[day] ?? []).length === 0)) return [];
  return days.map((day) => `${dayNames[day]}: ${textOf(byDay[day])}`);
}

export const ownIntervals = (hours: OperatingHours): Readonly<Record<Weekday, OpenInterval[]>> =>
  Object.fromEntries(days.map((day) => [day, intervalsOf(hours[day])])) as Record<Weekday, OpenInterval[]>;

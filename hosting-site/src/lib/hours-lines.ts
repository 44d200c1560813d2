// The week's opening hours with days of equal hours on one line.
import { formatClock, type Weekday } from '@bite/shared/kernel/time';
import { type HoursOfDay, intervalsOf, isAllDay } from '@bite/shared/tenancy/day-hours';
import type { Hours } from '@bite/shared/tenancy/hours';

type OperatingHours = Hours['operatingHours'];

const week: readonly { day: Weekday; name: string }[] = [
  { day: 'mon', name: 'Mon' },
  { day: 'tue', name: 'Tue' },
  { day: 'wed', name: 'Wed' },
  { day: 'thu', name: 'Thu' },
  { day: 'fri', name: 'Fri' },
  { day: 'sat', name: 'Sat' },
  { day: 'sun', name: 'Sun' },
];

/** '11 AM – 2 PM, 5 PM – 10 PM' */
export function hoursOfDay(day: HoursOfDay | undefined): string {
  const intervals = intervalsOf(day);
  if (intervals.length === 0) return 'Closed';
  return intervals
    .map((interval) =>
      isAllDay(interval) ? 'Open 24 hours' : `${formatClock(interval.open)} – ${formatClock(interval.close)}`,
    )
    .join(', ');
}

export interface HoursLine {
  days: string;
  hours: string;
}

/** Empty if no hours are known. */
export function hoursLines(hours: OperatingHours): HoursLine[] {
  if (Object.keys(hours).length === 0) return [];
  const spans: { first: string; last: string; hours: string }[] = [];
  for (const { day, name } of week) {
    const own = hoursOfDay(hours[day]);
    const span = spans.at(-1);
    if (span?.hours === own) span.last = name;
    else spans.push({ first: name, last: name, hours: own });
  }
  return spans.map(({ first, last, hours: own }) => ({
    days: first === last ? first : `${first} – ${last}`,
    hours: own,
  }));
}

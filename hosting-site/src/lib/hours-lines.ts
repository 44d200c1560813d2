// The week's opening hours with days of equal hours on one line.

import { formatClock, type Weekday } from '@bite/shared/kernel/time';
import { message, t } from '@bite/shared/kernel/translate';
import { type HoursOfDay, intervalsOf, isAllDay } from '@bite/shared/tenancy/day-hours';
import type { Hours } from '@bite/shared/tenancy/hours';

type OperatingHours = Hours['operatingHours'];

const week: readonly { day: Weekday; name: string }[] = [
  { day: 'mon', name: message('Mon') },
  { day: 'tue', name: message('Tue') },
  { day: 'wed', name: message('Wed') },
  { day: 'thu', name: message('Thu') },
  { day: 'fri', name: message('Fri') },
  { day: 'sat', name: message('Sat') },
  { day: 'sun', name: message('Sun') },
];

/** '11 AM – 2 PM, 5 PM – 10 PM' */
export function hoursOfDay(day: HoursOfDay | undefined): string {
  const intervals = intervalsOf(day);
  if (intervals.length === 0) return t('Closed');
  return intervals
    .map((interval) =>
      isAllDay(interval)
        ? t('Open 24 hours')
        : `${formatClock(interval.open)} – ${formatClock(interval.close)}`,
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
    days: first === last ? t(first) : `${t(first)} – ${t(last)}`,
    hours: own,
  }));
}

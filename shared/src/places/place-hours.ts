// Converts the opening periods of the place-search service to a restaurant's week (I3.9-03). A place says when it opens and closes
// within a week that begins on Sunday; a restaurant has intervals by weekday. Days without a period are closed.
import { DAY, MINUTE } from '../kernel/durations.ts';
import { clockOf, type Weekday, weekdays } from '../kernel/time.ts';
import { MAX_INTERVALS } from '../tenancy/day-hours.schema.ts';
import type { OpenInterval } from '../tenancy/day-hours.ts';
import { defaultHours } from '../tenancy/default-hours.ts';
import type { DayHours, OperatingHours } from '../tenancy/restaurant.schema.ts';
import type { PlaceHours } from './place.schema.ts';

type Period = NonNullable<PlaceHours['periods']>[number];
type Point = NonNullable<Period['open']>;

/** Minutes since Sunday began; `to` is after `from` and may lie in the next week. */
interface Span {
  from: number;
  to: number;
}

const A_DAY = DAY / MINUTE;
const A_WEEK = 7 * A_DAY;

/** Undefined where the service knows no hours. A day with more intervals than a restaurant can have is left out. */
export function operatingHoursOf(hours: PlaceHours | undefined): OperatingHours | undefined {
  const periods = (hours?.periods ?? []).filter(({ open }) => open !== undefined);
  if (periods.length === 0) return undefined;
  const intervals = intervalsByDay(joined(periods.map(spanOf)));
  return Object.fromEntries(
    weekdays.flatMap((day, index) => {
      const [first, ...more] = intervals[index] ?? [];
      if (more.length >= MAX_INTERVALS) return [];
      return [[day, first ? openDay(first, more) : closedDay(day)]];
    }),
  );
}

const openDay = (first: OpenInterval, more: readonly OpenInterval[]): DayHours => ({
  ...first,
  closed: false,
  ...(more.length > 0 && { more: [...more] }),
});

/** A closed day keeps hours for the form. */
const closedDay = (day: Weekday): DayHours => ({ ...defaultHours[day], closed: true });

const minuteOfWeek = ({ day, hour, minute }: Point): number => day * A_DAY + hour * 60 + minute;

/** Without a close the place never closes; so it is if it closes when it opens, a week later. */
function spanOf({ open, close }: Period): Span {
  const from = open ? minuteOfWeek(open) : 0;
  if (!close) return { from: 0, to: A_WEEK };
  const length = (minuteOfWeek(close) - from + A_WEEK) % A_WEEK;
  return { from, to: from + (length === 0 ? A_WEEK : length) };
}

/** In order, without those that touch or overlap, also over the end of the week. */
function joined(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  const merged: Span[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  const [first, last] = [merged[0], merged.at(-1)];
  if (!first || !last) return [];
  if (last.to - A_WEEK < first.from) return merged;
  if (first === last) return [{ from: 0, to: A_WEEK }];
  // What is still open when the week ends is one with what is open when it begins.
  last.to = Math.max(last.to, first.to + A_WEEK);
  return joined(merged.slice(1));
}

/** What lasts longer than a day goes on at midnight as an interval of the next day. */
function intervalsByDay(spans: readonly Span[]): OpenInterval[][] {
  const days: OpenInterval[][] = weekdays.map(() => []);
  for (const { from, to } of spans) {
    let start = from;
    while (to - start > A_DAY) {
      const midnight = (Math.floor(start / A_DAY) + 1) * A_DAY;
      add(days, start, midnight);
      start = midnight;
    }
    add(days, start, to);
  }
  return days.map((day) => day.sort((one, other) => (one.open < other.open ? -1 : 1)));
}

const add = (days: OpenInterval[][], from: number, to: number): void =>
  void days[Math.floor(from / A_DAY) % 7]?.push({ open: clockOf(from % A_DAY), close: clockOf(to % A_DAY) });

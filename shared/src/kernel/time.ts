// Local wall-clock time in an IANA zone. Instants are ISO strings in UTC; a date is 'YYYY-MM-DD', a clock time 'HH:MM'.

import { tzOffset } from '@date-fns/tz';
import { DAY, MINUTE } from './durations.ts';
import { t } from './translate.ts';

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

export interface LocalTime {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  clock: string;
  weekday: Weekday;
  /** Minutes since midnight on the wall clock. */
  minutes: number;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** Zones that are known to exist: asking anew takes longer than reading the rest of a restaurant. */
const knownZones = new Set<string>();
/** There are some 600; they may be spelt in capitals, too. */
const MOST_KNOWN_ZONES = 1000;

/** Whether it is the name of a time zone, 'America/New_York'; bare offsets such as '+05:30' are none. */
export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    if (knownZones.size < MOST_KNOWN_ZONES) knownZones.add(zone);
    return true;
  } catch {
    return false;
  }
}

const exactOffset = (instant: number, zone: string): number => tzOffset(zone, new Date(instant)) * MINUTE;

/** Offsets at the beginning of days in UTC, by zone and day: to ask for one takes as long as all the rest of a slot. */
const offsetsOfDays = new Map<string, number>();
const MOST_OFFSETS = 5_000;

function offsetAtStart(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const known = offsetsOfDays.get(key);
  if (known !== undefined) return known;
  const offset = exactOffset(day * DAY, zone);
  if (offsetsOfDays.size >= MOST_OFFSETS) offsetsOfDays.clear();
  offsetsOfDays.set(key, offset);
  return offset;
}

/** What the wall clock of a zone shows on the days to come. */
export interface DayOffsets {
  /** Days since the epoch, in UTC. */
  firstDay: number;
  /** The offset from UTC at the beginning of each day, in minutes. */
  minutes: readonly number[];
  /** When the clock changes within these days: milliseconds since the epoch. */
  changes: readonly number[];
}

/**
 * From three days ago, since an opening of yesterday may be under way, its date is behind that of UTC in the west, and
 * a wall-clock time is looked up from a day before it; likewise four days beyond the month ahead that orders may be for.
 */
const FIRST_OFFSET = -3;
const OFFSETS_TOLD = 38;

/** For a page: its browser would first have to load its tables of time zones, which takes a phone longer than anything else of a menu. */
export function offsetsAround(now: number, zone: string): DayOffsets {
  const firstDay = Math.floor(now / DAY) + FIRST_OFFSET;
  const days = Array.from({ length: OFFSETS_TOLD }, (_, index) => firstDay + index);
  const minutes = days.map((day) => offsetAtStart(day, zone) / MINUTE);
  const changing = days.slice(0, -1).filter((_, index) => minutes[index] !== minutes[index + 1]);
  return { firstDay, minutes, changes: changing.map((day) => changeWithin(day, zone)) };
}

/** When the clock changes on a day that ends with another offset than it began with. */
function changeWithin(day: number, zone: string): number {
  const before = offsetAtStart(day, zone);
  let [unchanged, changed] = [day * DAY, (day + 1) * DAY];
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (exactOffset(middle, zone) === before) unchanged = middle;
    else changed = middle;
  }
  return changed;
}

const changesLearned = new Map<string, readonly number[]>();

/** Other days are still looked up. */
export function learnOffsets({ firstDay, minutes, changes }: DayOffsets, zone: string): void {
  for (const [index, offset] of minutes.entries())
    offsetsOfDays.set(`${zone} ${firstDay + index}`, offset * MINUTE);
  changesLearned.set(zone, changes);
}

/** The offset of the wall clock in `zone` from UTC at `instant`, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY);
  const [atStart, atEnd] = [offsetAtStart(day, zone), offsetAtStart(day + 1, zone)];
  // No zone changes its clock twice within a day.
  if (atStart === atEnd) return atStart;
  const change = changesLearned.get(zone)?.find((moment) => moment > day * DAY && moment <= (day + 1) * DAY);
  if (change === undefined) return exactOffset(instant, zone);
  return instant < change ? atStart : atEnd;
}

/** The wall-clock time in `zone` at `instant` (milliseconds since the epoch). */
export function localTimeAt(instant: number, zone: string): LocalTime {
  const shifted = new Date(instant + offsetAt(instant, zone));
  const minutes = shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
  return {
    date: shifted.toISOString().slice(0, 10),
    clock: clockOf(minutes),
    weekday: weekdays[shifted.getUTCDay()] as Weekday,
    minutes,
  };
}

/**
 * The instant at which the wall clock in `zone` shows `minutes` after midnight of `date`; minutes may exceed 24 hours.
 * A time skipped by a clock change becomes the first moment after the gap; of a repeated time, the first one is returned.
 */
export function instantAt(date: string, minutes: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const before = wall - offsetAt(wall - DAY, zone);
  const after = wall - offsetAt(wall + DAY, zone);
  const earlier = Math.min(before, after);
  if (showsWall(earlier, wall, zone)) return earlier;
  const later = Math.max(before, after);
  return showsWall(later, wall, zone) ? later : endOfGap(earlier, later, zone);
}

function showsWall(instant: number, wall: number, zone: string): boolean {
  return instant + offsetAt(instant, zone) === wall;
}

/** The moment between two instants at which the offset changes, to the minute. */
function endOfGap(from: number, to: number, zone: string): number {
  const target = offsetAt(to, zone);
  let low = from;
  let high = to;
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / (2 * MINUTE)) * MINUTE;
    if (offsetAt(middle, zone) === target) high = middle;
    else low = middle;
  }
  return high;
}

/** Whether the wall clock in `zone` shows the time of `instant` twice, in the night when clocks go back. */
export function isRepeatedTime(instant: number, zone: string): boolean {
  const offset = offsetAt(instant, zone);
  return [-DAY, DAY].some((way) => {
    const other = instant + offset - offsetAt(instant + way, zone);
    return other !== instant && showsWall(other, instant + offset, zone);
  });
}

/** Minutes since midnight of 'HH:MM'. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

export function clockOf(minutes: number): string {
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;
}

/** '11 AM', '4:15 PM': the short form that menus use for 'HH:MM'. */
export function formatClock(clock: string): string {
  const minutes = minutesOf(clock);
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const time = `${twelve}${rest === 0 ? '' : `:${pad(rest)}`}`;
  return hour < 12 ? t('{time} AM', { time }) : t('{time} PM', { time });
}

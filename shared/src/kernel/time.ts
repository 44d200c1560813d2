// Local wall-clock time in an IANA zone. Instants are ISO strings in UTC; a date is 'YYYY-MM-DD', a clock time 'HH:MM'.
import { tzOffset } from '@date-fns/tz';

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

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const pad = (value: number): string => String(value).padStart(2, '0');

export function isTimeZone(zone: string): boolean {
  return !Number.isNaN(tzOffset(zone, new Date(0)));
}

/** How far the wall clock in `zone` is ahead of UTC at `instant`, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  return tzOffset(zone, new Date(instant)) * MINUTE;
}

/** What the wall clock in `zone` shows at `instant` (milliseconds since the epoch). */
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
 * The instant at which the wall clock in `zone` shows `minutes` after midnight of `date`; minutes may pass 24 hours.
 * A time that a clock change skips becomes the first moment after the gap; one that happens twice is the first of the two.
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

/** The moment the offset changes between two instants, to the minute. */
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

/** Whether the wall clock in `zone` shows the time of `instant` twice: in the night it is put back. */
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
  return `${twelve}${rest === 0 ? '' : `:${pad(rest)}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

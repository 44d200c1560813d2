// Dates and times with their year: in a restaurant's time zone, with the zone's name where the reader's clock shows another time,
// or, of what belongs to no restaurant, in the reader's.
import { zoneMark } from './zoned-time.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone ?? ''} ${options.timeStyle ?? ''}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formats.set(key, known);
  return known;
}

/** 'Jun 10, 2026' @param instant ISO, or milliseconds. */
export const formatDay = (instant: string | number, zone?: string): string =>
  formatIn(zone, { dateStyle: 'medium' }).format(new Date(instant));

/** 'Jun 10, 2026, 6:00 PM', 'Jun 10, 2026, 3:00 PM PDT' @param instant ISO, or milliseconds. */
export function formatMoment(instant: string | number, zone?: string): string {
  const at = new Date(instant);
  const text = formatIn(zone, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return zone === undefined ? text : `${text}${zoneMark(zone, at.getTime())}`;
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'December 24, 2026' in every time zone; undefined for an invalid date. @param written '2026-12-24' */
export function formatDate(written: string | undefined): string | undefined {
  const midnight = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(midnight) ? undefined : date.format(midnight);
}

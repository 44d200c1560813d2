// Dates and times in the reader's time zone. For a restaurant's own time zone see zoned-time.ts.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Jun 10, 2026' @param instant ISO, or milliseconds. */
export const formatDay = (instant: string | number): string => day.format(new Date(instant));

/** 'Jun 10, 2026, 6:00 PM' @param instant ISO, or milliseconds. */
export const formatMoment = (instant: string | number): string => moment.format(new Date(instant));

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'December 24, 2026' in every time zone; undefined for an invalid date. @param written '2026-12-24' */
export function formatDate(written: string | undefined): string | undefined {
  const midnight = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(midnight) ? undefined : date.format(midnight);
}

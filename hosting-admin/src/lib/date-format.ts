// Days and moments as the reader's own clock has them. What is a restaurant's own day or time is in zoned-time.ts.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Jun 10, 2026' @param instant ISO, or milliseconds. */
export const formatDay = (instant: string | number): string => day.format(new Date(instant));

/** 'Jun 10, 2026, 6:00 PM' @param instant ISO, or milliseconds. */
export const formatMoment = (instant: string | number): string => moment.format(new Date(instant));

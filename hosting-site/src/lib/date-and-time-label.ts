// A whole date for paper and lists. Apart from the times that every page says at once.
import { clockLabel } from './local-times.ts';

/** 'Nov 21, 2025, 1:20 PM': for paper and lists, which are read on any day. */
export function dateAndTimeLabel(instant: number, timezone: string, reader?: string): string {
  const date = new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: timezone });
  return `${date}, ${clockLabel(instant, timezone, reader)}`;
}

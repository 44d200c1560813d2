// A complete date and time. Separate from the labels that every page needs.
import { locale } from '@bite/shared/kernel/translate';
import { clockLabel } from './local-times.ts';

/** 'Nov 21, 2025, 1:20 PM': for receipts and lists, which may be read on another day. */
export function dateAndTimeLabel(instant: number, timezone: string, reader?: string): string {
  const date = new Date(instant).toLocaleDateString(locale(), { dateStyle: 'medium', timeZone: timezone });
  return `${date}, ${clockLabel(instant, timezone, reader)}`;
}

// How dates are written: in the order the tenant chose (C3-02).

export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const DEFAULT_DATE_FORMAT: DateFormat = 'MM/DD/YYYY';

const isDateFormat = (format: string): format is DateFormat => dateFormats.some((known) => known === format);

/**
 * '06/10/2026' for '2026-06-10', a date on the restaurant's calendar (time.ts: localTimeAt); the default order where the
 * format is none that we know. What is no date stays as it is.
 */
export function formatDate(date: string, format: string = DEFAULT_DATE_FORMAT): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year || !month || !day) return date;
  const order = isDateFormat(format) ? format : DEFAULT_DATE_FORMAT;
  return order.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

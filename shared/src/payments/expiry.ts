// The three ways the gateway writes a card's expiry (I5.2-05). A card is good to the end of its month.
import { instantAt } from '../kernel/time.ts';
import { isCompactDate } from './gateway-dates.ts';

export interface CardExpiry {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** The expiry in profiles of bank accounts, which do not expire. */
export const NO_EXPIRY = '0000';

const inFull: Record<number, (text: string) => string> = {
  4: (text) => `20${text.slice(2)}${text.slice(0, 2)}01`,
  6: (text) => `${text}01`,
  8: (text) => text,
};

/** MMYY, YYYYMM or YYYYMMDD; undefined for anything else, '0000' included. Two-digit years are of this century. */
export function parseExpiry(text: string): CardExpiry | undefined {
  const date = inFull[text.length]?.(text) ?? '';
  if (!isCompactDate(date)) return undefined;
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(4, 6)) };
}

/** MMYY, the notation that every call takes. */
export function formatExpiry({ year, month }: CardExpiry): string {
  return String(month).padStart(2, '0') + String(year % 100).padStart(2, '0');
}

/** True from the first moment of the following month in `zone`. `now` in milliseconds. */
export function isExpired({ year, month }: CardExpiry, now: number, zone: string): boolean {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const firstDay = `${next.year}-${String(next.month).padStart(2, '0')}-01`;
  return now >= instantAt(firstDay, 0, zone);
}

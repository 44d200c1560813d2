// The gateway's date formats. Only its own bounds are checked (I5.2-25), not the calendar: it refuses 30 February itself.

const isBetween = (text: string, from: number, to: number): boolean =>
  Number(text) >= from && Number(text) <= to;

/** 'MMDD' */
export const isMonthDay = (text: string): boolean =>
  /^\d{4}$/.test(text) && isBetween(text.slice(0, 2), 1, 12) && isBetween(text.slice(2), 1, 31);

/** 'YYYYMMDD' */
export const isCompactDate = (text: string): boolean =>
  /^\d{8}$/.test(text) && isBetween(text.slice(0, 4), 1900, 2100) && isMonthDay(text.slice(4));

/** 'YYYY-MM-DD' */
export const isDashedDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isCompactDate(text.replaceAll('-', ''));

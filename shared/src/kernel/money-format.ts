// Formats money. Separate from money.ts, so that a page that only shows prices loads no decimal arithmetic.

import { currencyDecimals } from './money-decimals.ts';
import { locale } from './translate.ts';

/** Around an amount: ['$', ''] of '$5.00'. */
export type Around = readonly [before: string, after: string];

/** How a language writes a currency. A page brings it (money-marks.ts). */
export interface MoneyMarks {
  /** For Intl: 'en-US'. */
  language: string;
  currency: string;
  positive: Around;
  negative: Around;
  /** '.' of '$1,234.50'; '' of a currency without decimals. */
  decimal: string;
  /** ',' of '$1,234.50'. */
  group: string;
  /** How many digits a whole number has at least that is grouped: 4, in Spanish 5. */
  groupedFrom: number;
}

const marks = new Map<string, MoneyMarks>();
const formats = new Map<string, Intl.NumberFormat>();

/** From now on, amounts of this currency are written with these marks in this language, and need no tables of the browser's. */
export function learnMoneyMarks(learned: MoneyMarks): void {
  marks.set(`${learned.language} ${learned.currency}`, learned);
}

/** '$12.50' for 12.5 USD: always with the currency's own decimals (O2.4-01, O9-13), in the language of the page. */
export function formatMoney(amount: number, currency: string, language = locale()): string {
  const known = marks.get(`${language} ${currency}`);
  const size = Math.abs(amount);
  const digits = size.toFixed(currencyDecimals(currency));
  // What would have to be rounded is left to Intl.
  return known && Number(digits) === size
    ? withMarks(digits, amount < 0, known)
    : // Nothing is never below zero: -0 becomes 0.
      moneyFormat(currency, language).format(amount + 0);
}

/** @param digits Of the amount without its sign: '1234.50'. */
export function withMarks(
  digits: string,
  isNegative: boolean,
  { group, groupedFrom, decimal, positive, negative }: MoneyMarks,
): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(...)+$)/g, group);
  const number = fraction ? grouped + decimal + fraction : grouped;
  return (isNegative ? negative : positive).join(number);
}

/**
 * Without the narrow symbol other languages than English would write out the name of most currencies, 'EUR 12.50'. Of a currency
 * that Intl does not take, the number alone.
 */
export function moneyFormat(currency: string, language: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const decimals = currencyDecimals(currency);
    const currencyDisplay = language.startsWith('en') ? 'symbol' : 'narrowSymbol';
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    try {
      format = new Intl.NumberFormat(language, { ...digits, style: 'currency', currency, currencyDisplay });
    } catch {
      format = new Intl.NumberFormat(language, digits);
    }
    formats.set(key, format);
  }
  return format;
}

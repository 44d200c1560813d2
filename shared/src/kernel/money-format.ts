// Formats money. Separate from money.ts, so that a page that only shows prices loads no decimal arithmetic.

import { currencyDecimals } from './money-decimals.ts';
import { locale } from './translate.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * '$12.50' for 12.5 USD: always with the currency's own decimals (O2.4-01, O9-13), in the language of the page. Without the
 * narrow symbol other languages than English would write out the name of most currencies, 'EUR 12.50'.
 */
export function formatMoney(amount: number, currency: string, language = locale()): string {
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
  return format.format(amount);
}

const percents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** '8.75%' for 8.75, '8.0%' for 8: a percent, not a fraction, with one or two decimals, half up (O9-13). */
export function formatPercent(percent: number): string {
  return `${percents.format(`${percent}`)}%`;
}

// How a language writes a currency, told by the server to a page: to know it by itself, a browser first loads its tables of numbers
// and currencies, which takes a phone longer than anything else of a menu.

import { currencyDecimals } from './money-decimals.ts';
import { type Around, type MoneyMarks, moneyFormat, withMarks } from './money-format.ts';

const numberParts = new Set(['integer', 'group', 'decimal', 'fraction']);

/** Undefined where the language writes numbers in another way than digits in threes: then a page asks its browser. */
export function moneyMarksOf(currency: string, language: string): MoneyMarks | undefined {
  const format = moneyFormat(currency, language);
  const around = (amount: number): Around => {
    const parts = format.formatToParts(amount);
    const first = parts.findIndex(({ type }) => numberParts.has(type));
    const last = parts.findLastIndex(({ type }) => numberParts.has(type));
    const text = (some: typeof parts) => some.map(({ value }) => value).join('');
    return [text(parts.slice(0, first)), text(parts.slice(last + 1))];
  };
  const partOf = (amount: number, wanted: Intl.NumberFormatPartTypes) =>
    format.formatToParts(amount).find(({ type }) => type === wanted)?.value;
  const marks: MoneyMarks = {
    language,
    currency,
    positive: around(1),
    negative: around(-1),
    decimal: partOf(1, 'decimal') ?? '',
    group: partOf(12_345, 'group') ?? '',
    groupedFrom: partOf(1234, 'group') === undefined ? 5 : 4,
  };
  const decimals = currencyDecimals(currency);
  const isRight = [0, 1, 1234, 12_345, 9_876_543, -1, -12_345].every(
    (amount) => withMarks(Math.abs(amount).toFixed(decimals), amount < 0, marks) === format.format(amount),
  );
  return isRight ? marks : undefined;
}

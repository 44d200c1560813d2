// The one form of a phone number by which it is known again, however it was written.
import { phoneParts } from './phone.ts';

/** Three digits of area and three of exchange, neither beginning with 0 or 1, and four more, with or without the 1. */
const northAmerican = /^1?([2-9]\d{2}[2-9]\d{6})$/;
/** As dialled from North America, and from most other countries. */
const abroad = /^(?:011|00)(?=[1-9])/;

/**
 * '15185550123' of '518/555-0123', '(518) 555-0123 x1' and '001 518 555 0123': digits alone, with the 1 of North America, without
 * an extension and without what is dialled before a country. Nobody knows the country of other national numbers.
 */
export function phoneKey(text: string): string {
  const { number = text } = phoneParts(text) ?? {};
  const isWhole = number.trimStart().startsWith('+');
  // '+44 (0)20': the zero is for those who call from within the country.
  const digits = (isWhole || abroad.test(number.replace(/\D/g, '')) ? number.replace('(0)', '') : number)
    .replace(/\D/g, '')
    .replace(abroad, '');
  const [, national] = northAmerican.exec(digits) ?? [];
  return national && !(isWhole && !digits.startsWith('1')) ? `1${national}` : digits;
}

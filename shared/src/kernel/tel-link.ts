// The link that a phone dials with one tap (RFC 3966).
import { phoneParts } from './phone.ts';

/** Three digits of area and three of exchange, neither beginning with 0 or 1, and four more, with or without the 1. */
const northAmerican = /^1?([2-9]\d{2}[2-9]\d{6})$/;
/** Whoever is paid in these writes numbers so: ten digits of that shape lack only the 1. */
const northAmericanCurrencies = ['USD', 'CAD'];

/**
 * 'tel:+12125550123;ext=45' of '(212) 555-0123 x45'. Other national numbers keep their digits, since nobody wrote their
 * country's; what holds no number is dialled by the digits that it has.
 * @param currency The restaurant's, which tells how its neighbours write their numbers.
 */
export function telLink(phone: string, currency: string): string {
  const { number = phone, extension } = phoneParts(phone) ?? {};
  const digits = number.replace(/\D/g, '');
  const isWhole = number.trimStart().startsWith('+');
  const [, national] = northAmericanCurrencies.includes(currency) ? (northAmerican.exec(digits) ?? []) : [];
  const dialled = national && !isWhole ? `+1${national}` : `${isWhole ? '+' : ''}${digits}`;
  return `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`;
}

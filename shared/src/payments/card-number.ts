// What can be told from a card number alone: typing errors, the brand, and how little of it may be shown.

const SHORTEST_CARD = 12;
const LONGEST_CARD = 19;
const MASK = '•';

const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

/** True for 12 to 19 digits, spaces and hyphens aside, whose last is the right check digit (ISO/IEC 7812). */
export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number);
  if (!/^\d+$/.test(digits) || digits.length < SHORTEST_CARD || digits.length > LONGEST_CARD) return false;
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = Number(digits.at(-place));
    const weighed = place % 2 === 0 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Whether somebody typed a card number into a text: 13 to 19 digits that pass the check, however they are grouped. */
export function holdsCardNumber(text: string): boolean {
  const groups = text.normalize('NFKC').match(/\d(?:[\s.-]*\d){12,18}/g) ?? [];
  return groups.some((group) => passesLuhn(group.replace(/\D/g, '')));
}

/** '••••••••••••1111': the last four alone, and nothing of what is too short to be a card number. */
export function maskCardNumber(number: string): string {
  const digits = digitsOf(number);
  const shown = digits.length < SHORTEST_CARD ? '' : digits.slice(-4);
  return MASK.repeat(digits.length - shown.length) + shown;
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

/** First numbers, each range from and to inclusive, as the networks publish them. */
const brandRanges: readonly (readonly [from: string, to: string, brand: CardBrand])[] = [
  ['4', '4', 'visa'],
  ['51', '55', 'mastercard'],
  ['2221', '2720', 'mastercard'],
  ['34', '34', 'amex'],
  ['37', '37', 'amex'],
  ['6011', '6011', 'discover'],
  ['644', '649', 'discover'],
  ['65', '65', 'discover'],
  ['300', '305', 'diners'],
  ['36', '36', 'diners'],
  ['38', '39', 'diners'],
  ['3528', '3589', 'jcb'],
  ['62', '62', 'unionpay'],
];

/** The brand; undefined while the digits typed so far do not determine it. */
export function cardBrand(number: string): CardBrand | undefined {
  const digits = digitsOf(number);
  return brandRanges.find(([from, to]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  })?.[2];
}

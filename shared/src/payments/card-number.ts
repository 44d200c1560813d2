// What can be told from a card number alone: typing errors, the brand, and how little of it may be shown.
import { message } from '../kernel/translate.ts';

/** Where a text holds one. */
export const cardNumberTyped = message(
  'This looks like a card number. Cards are entered in the card field only.',
);

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

const SHORTEST_TYPED = 13;
/** Digits with what people put between those of one number; a leading plus begins a phone number. No text takes it more than one pass. */
const typedNumbers = /(?:\+[\s(]*)?\d(?:[\s.,_/()\u2010-\u2015-]*\d)*/g;
const betweenDigits = /[^\d]+/;

/**
 * Whether somebody typed a card number into a text: 13 to 19 digits that pass the check and are grouped as on cards, alone or among other
 * numbers, such as its expiry date. Phone numbers are none, one or several: they begin or are grouped in other ways.
 */
export function holdsCardNumber(text: string): boolean {
  return (text.normalize('NFKC').match(typedNumbers) ?? []).some((typed) => {
    const groups = typed.split(betweenDigits).filter((group) => group !== '');
    const first = typed.startsWith('+') ? 1 : 0;
    return groups.some(
      (_, start) => start >= first && beginsCard(groups.slice(start, start + LONGEST_CARD + 1)),
    );
  });
}

/** Whether the first of these groups, and some after it, are a card number. */
function beginsCard(groups: readonly string[]): boolean {
  let digits = '';
  for (const [index, group] of groups.entries()) {
    digits += group;
    if (digits.length > LONGEST_CARD) return false;
    const own = groups.slice(0, index + 1);
    if (digits.length >= SHORTEST_TYPED && isGroupedAsCard(own) && isIssued(digits)) return true;
  }
  return false;
}

/** '4111 1111 1111 1111', '3782 822463 10005', all together or digit by digit. Of phone numbers, some group is shorter or longer. */
const isGroupedAsCard = (groups: readonly string[]): boolean =>
  groups.length === 1 ||
  groups.every(({ length }) => length === 1) ||
  groups.every(({ length }, index) => length <= 8 && (length >= 4 || index === groups.length - 1));

/** Cards that pay begin with 2 to 6; some of one country with 8 or 9. Those of 13 digits are all of one network. */
const isIssued = (digits: string): boolean =>
  (digits.length > SHORTEST_TYPED ? /^[2-689]/ : /^4/).test(digits) && passesLuhn(digits);

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

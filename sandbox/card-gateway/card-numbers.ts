// What the gateway reads from a card's number before it forgets it: the brand, the last four, and whether it is one for tests.
import { type TestCard, testCards } from './test-cards.ts';

/** The letters of the gateway's bin answers. */
export type Brand = 'V' | 'M' | 'A' | 'D';

/** All that is kept of a card. */
export interface Card {
  lastFour: string;
  brand: Brand;
  /** The first two digits, which its tokens begin with. */
  start: string;
  trigger?: TestCard['trigger'];
}

const brands: readonly (readonly [pattern: RegExp, brand: Brand])[] = [
  [/^4\d{15}$/, 'V'],
  [/^(5[1-5]\d{14}|2[2-7]\d{14})$/, 'M'],
  [/^3[47]\d{13}$/, 'A'],
  // Diners and JCB are handled as Discover.
  [/^(6011|64[4-9]\d|65\d\d|622\d)\d{12}$|^36\d{12}$|^35\d{14}$/, 'D'],
];

/** Whether the last of these digits is the right check digit. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** Undefined for what is no card number. Spaces and hyphens are ignored. */
export function readCard(number: string): Card | undefined {
  const digits = number.replace(/[\s-]/g, '');
  const brand = brands.find(([pattern]) => pattern.test(digits))?.[1];
  const test = testCards.find((card) => card.number === digits);
  if (!brand || !passesLuhn(digits)) return undefined;
  const card: Card = { lastFour: digits.slice(-4), brand, start: digits.slice(0, 2) };
  return test?.trigger ? { ...card, trigger: test.trigger } : card;
}

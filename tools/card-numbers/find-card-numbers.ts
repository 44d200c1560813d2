// Finds numbers of cards in text: what a log or a document must never contain.
import { type CardBrand, cardBrand, passesLuhn } from '@bite/shared/payments/card-number';

/** By brand, so that a timestamp or an id with a fitting check digit is not taken for a card. */
const lengths: Record<CardBrand, readonly number[]> = {
  visa: [13, 16, 19],
  mastercard: [16],
  amex: [15],
  discover: [16, 17, 18, 19],
  diners: [14],
  jcb: [16, 17, 18, 19],
  unionpay: [16, 17, 18, 19],
};

/** Digits as one word, or in the groups in which cards show them. Parts of longer words, decimals and ids are none. */
const CANDIDATE =
  /(?<![\w.%-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})(?![\w-]|\.\d)/g;

function isCard(digits: string): boolean {
  const brand = cardBrand(digits);
  return brand !== undefined && lengths[brand].includes(digits.length) && passesLuhn(digits);
}

/** The card numbers in a text, each as it stands there. */
export const findCardNumbers = (text: string): string[] =>
  [...text.matchAll(CANDIDATE)].map(([found]) => found).filter((found) => isCard(found.replace(/[ -]/g, '')));

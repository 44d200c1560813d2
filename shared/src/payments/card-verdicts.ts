// What the bank said of the postal code and the security code that came with a card. The gateway approves payments whatever it was:
// what to make of it is the restaurant's choice.

export const cardVerdicts = ['match', 'mismatch', 'unchecked'] as const;
/** `unchecked`: the bank has not said. */
export type CardVerdict = (typeof cardVerdicts)[number];

/** Y, X, F, D: all of the address; Z, W, P: its postal code alone; A: the street alone; N: nothing of it. */
const postalLetters: Readonly<Record<string, CardVerdict>> = Object.fromEntries([
  ...[...'YXFDZWP'].map((letter) => [letter, 'match'] as const),
  ...[...'AN'].map((letter) => [letter, 'mismatch'] as const),
]);

/** @param letter avsresp of an answer. */
export const postalVerdict = (letter: string | undefined): CardVerdict =>
  postalLetters[letter?.trim().toUpperCase() ?? ''] ?? 'unchecked';

/** @param letter cvvresp of an answer. */
export function securityCodeVerdict(letter: string | undefined): CardVerdict {
  const said = letter?.trim().toUpperCase();
  if (said === 'M') return 'match';
  return said === 'N' ? 'mismatch' : 'unchecked';
}

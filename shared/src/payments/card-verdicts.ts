// What the bank said of the postal code and the security code that came with a card. The gateway approves payments whatever it was:
// what to make of it is the restaurant's choice.

/** `partial`: street or postal code alone. `unchecked`: the bank has not said. */
export type AddressVerdict = 'match' | 'partial' | 'mismatch' | 'unchecked';
export type SecurityCodeVerdict = 'match' | 'mismatch' | 'unchecked';

const addressLetters: Readonly<Record<string, AddressVerdict>> = {
  ...{ Y: 'match', X: 'match', F: 'match', D: 'match' },
  ...{ A: 'partial', Z: 'partial', W: 'partial', P: 'partial' },
  N: 'mismatch',
};

/** @param letter avsresp of an answer. */
export const addressVerdict = (letter: string | undefined): AddressVerdict =>
  addressLetters[letter?.trim().toUpperCase() ?? ''] ?? 'unchecked';

/** @param letter cvvresp of an answer. */
export function securityCodeVerdict(letter: string | undefined): SecurityCodeVerdict {
  const said = letter?.trim().toUpperCase();
  if (said === 'M') return 'match';
  return said === 'N' ? 'mismatch' : 'unchecked';
}

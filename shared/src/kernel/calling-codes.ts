// Which countries a phone number may be of. For the server: the list of countries is large.
import { countries } from 'countries-list';

/** Missing in the list. */
const added = [['1658', 'JM']] as const;

/** Premium and personal numbers, which cost whoever calls or texts them: of no country, though they begin as one's do. */
const costly = ['1500', '1700', '1900', '1976', '4470', '449'];

/** Each calling code with the countries that share it. Islands of the +1 have four digits of their own: 1876 is Jamaica. */
function byCallingCode(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [code, { phone }] of Object.entries(countries))
    for (const prefix of phone) found.set(String(prefix), [...(found.get(String(prefix)) ?? []), code]);
  for (const [prefix, code] of added) found.set(prefix, [code]);
  for (const prefix of costly) found.set(prefix, []);
  return found;
}

const LONGEST = 7;
let known: ReturnType<typeof byCallingCode> | undefined;

/**
 * Those of the longest calling code that it begins with, by their ISO 3166 alpha-2 code.
 * @param number In the form of E.164.
 */
export function countriesOfNumber(number: string): readonly string[] {
  known ??= byCallingCode();
  for (let length = LONGEST; length > 0; length -= 1) {
    const found = known.get(number.slice(1, 1 + length));
    if (found) return found;
  }
  return [];
}

// Whether an address's postal code lies among those of a delivery zone. A zone's entries are plain: 'SW1A1AA', '10025', the
// district 'SW1A', the beginning '100*', the range '10001..10010' (read-postal-codes.ts reads what people type). Without the
// postal code rules of all countries, so that the diner's site can ask it.

export interface PostalAddress {
  /** ISO 3166 alpha-2 */
  country: string;
  postalCode: string;
}

/** Capitals and digits alone: 'sw1a 1aa' and 'SW1A-1AA' are 'SW1A1AA'. Full-width signs count as plain ones. */
export const plainPostalCode = (written: string): string =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

const first =
  (length: number) =>
  (code: string): string =>
    code.slice(0, length);

const beforeLastThree = (code: string): string => code.slice(0, -3);

/** The part of a whole code that names a district, where a zone may be made of districts. */
const districtOf: Readonly<Record<string, (code: string) => string>> = {
  US: first(5),
  PR: first(5),
  CA: first(3),
  IE: first(3),
  NL: first(4),
  PT: first(4),
  GB: beforeLastThree,
  GG: beforeLastThree,
  IM: beforeLastThree,
  JE: beforeLastThree,
};

export const BEGINNING = '*';
export const RANGE = '..';

/** The form of an entry, as stored. */
export const postalEntryForm = /^[A-Z0-9]{1,10}(\*|\.\.[A-Z0-9]{1,10})?$/;

export function isInPostalCodes(entries: readonly string[], { country, postalCode }: PostalAddress): boolean {
  const code = plainPostalCode(postalCode);
  if (code === '') return false;
  const district = districtOf[country]?.(code) ?? code;
  return entries.some((entry) => isIn(entry, code, district));
}

function isIn(entry: string, code: string, district: string): boolean {
  if (entry.endsWith(BEGINNING)) return code.startsWith(entry.slice(0, -BEGINNING.length));
  const [from = '', to] = entry.split(RANGE);
  if (to === undefined) return entry === code || entry === district;
  return [code, district].some((one) => one.length === from.length && from <= one && one <= to);
}

/** As people read it: '10001–10010', '100…', '10025'. */
export const postalEntryWords = (entry: string): string => entry.replace(RANGE, '–').replace(/\*$/, '…');

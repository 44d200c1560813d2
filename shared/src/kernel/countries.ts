// The countries of the world by their ISO 3166 alpha-2 code.
import codesOf3 from 'countries-list/minimal/countries.3to2.min.json' with { type: 'json' };
import names from 'countries-list/minimal/countries.en.min.json' with { type: 'json' };

const nameOf: ReadonlyMap<string, string> = new Map(Object.entries(names));

export const isCountryCode = (text: string): boolean => nameOf.has(text);

interface Country {
  code: string;
  name: string;
}

let sorted: readonly Country[] | undefined;

/** In English, by name. Sorted when first asked for: a browser loads its rules of sorting for it, which takes a phone a while. */
export function countries(): readonly Country[] {
  sorted ??= [...nameOf]
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return sorted;
}

/** Parses a country: its code of two or three letters or its English name; undefined for anything else. */
export function countryCodeOf(written: string): string | undefined {
  const text = written.trim();
  const upper = text.toUpperCase();
  if (isCountryCode(upper)) return upper;
  const short = new Map(Object.entries(codesOf3)).get(upper);
  if (short !== undefined) return short;
  const plain = upper.replace(/^THE\s+/, '').replace(/\s+OF\s+AMERICA$/, '');
  return [...nameOf].find(([, name]) => name.toUpperCase() === plain)?.[0];
}

// A slug names a restaurant in an address; two names that make one slug count as the same (C3-07, O5-14).
import transliterate from '@sindresorhus/transliterate';

/** Typewriters', typographers' and keyboards' own. */
const apostrophes = /['’‘ʼ`´]/g;

/** In small letters without accents, each run of other characters one hyphen, none at the ends; '' when nothing is left. */
export function slugOf(name: string): string {
  // Accents go first: transliterated as they stand, 'ü' would be 'ue', which only German writes.
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(apostrophes, '');
  return transliterate(plain)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

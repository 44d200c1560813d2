// A slug names a restaurant in a URL; two names with the same slug count as the same (C3-07, O5-14).
import transliterate from '@sindresorhus/transliterate';

/** Apostrophes of all kinds. */
const apostrophes = /['’‘ʼ`´]/g;

/** In lower case without accents, with one hyphen for other characters and none at the ends; '' if nothing is left. */
export function slugOf(name: string): string {
  // Accents are removed first: transliteration would turn 'ü' into 'ue', which is only right for German.
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(apostrophes, '');
  return transliterate(plain)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

// Substring search for a database without one: every sequence of one to three characters (gram) of a record's texts is stored
// with it; a search looks up one gram of the term and checks the rest on the records found. Ignores case, accents, word order
// and phone number formats.

/** The texts by which a record is found. */
export interface SearchFields {
  texts: readonly (string | undefined)[];
  /** Matched by their digits only, in any format. */
  phones?: readonly (string | undefined)[];
}

const LONGEST_GRAM = 3;
/** The number of indexed characters per field, which limits the number of grams. */
const INDEXED_CHARACTERS = 300;

const marks = /\p{M}/gu;
/** Digits with common separators. */
const onlyDigits = /^[+\d\s()./-]*\d[+\d\s()./-]*$/;

/** Letter by letter, so that a part of a text is normalised as within the whole. */
function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(marks, '').toUpperCase().toLowerCase();
  return plain.normalize('NFKD').replace(marks, '').replaceAll('ς', 'σ').replace(/\s+/g, ' ').trim();
}

const digitsOf = (text: string): string => text.normalize('NFKD').replace(/\D/g, '');

const foldedFields = ({ texts, phones = [] }: SearchFields) => ({
  texts: texts.map((text) => folded(text ?? '')),
  phones: phones.map((phone) => digitsOf(phone ?? '')),
});

/** A word of the term, normalised for texts, and for phones if it may be part of one. */
interface Word {
  text: string;
  digits: string;
}

const wordOf = (text: string): Word => ({ text, digits: onlyDigits.test(text) ? digitsOf(text) : '' });

/** Empty for a blank term. */
const wordsOf = (term: string): Word[] =>
  folded(term)
    .split(' ')
    .filter((text) => text !== '')
    .map(wordOf);

/** Without duplicates, in any order. */
export function searchGramsOf(fields: SearchFields): string[] {
  const { texts, phones } = foldedFields(fields);
  const grams = [...texts, ...phones].flatMap((text) => {
    const characters = [...text].slice(0, INDEXED_CHARACTERS);
    return characters.flatMap((_, start) => gramsFrom(characters, start));
  });
  return [...new Set(grams)];
}

function gramsFrom(characters: readonly string[], start: number): string[] {
  const longest = Math.min(LONGEST_GRAM, characters.length - start);
  return Array.from({ length: longest }, (_, length) => characters.slice(start, start + length + 1).join(''));
}

/** Every record that matches the term has at least one of these grams; empty for a blank term. */
export function gramsToLookUp(term: string): string[] {
  const words = wordsOf(term);
  // If the whole term may be a phone number, its digits may be consecutive there.
  const choices = isPhonePart(term) ? words.filter(({ digits }) => digits !== '') : words;
  const [first, ...others] = choices.map(({ text, digits }) =>
    [...new Set([text, digits].filter((wanted) => wanted !== ''))].map(rarestGram),
  );
  return others.reduce((best, grams) => (isRarer(grams, best) ? grams : best), first ?? []);
}

const isPhonePart = (term: string): boolean => onlyDigits.test(folded(term));

/** Judged by its most common character. */
function isRarer(grams: readonly string[], others: readonly string[]): boolean {
  const worst = (each: readonly string[]) =>
    Math.min(...each.map((gram) => [...gram].length * 1000 + rarity(gram)));
  return worst(grams) > worst(others);
}

/** Characters of names and email addresses, most common first; all others count as rare. */
const COMMON = ' eaoinrst.lcmd@uhgpbk-yfvwzxjq0123456789';

/** Of the longest grams, the one least likely to be in other records. */
function rarestGram(text: string): string {
  const characters = [...text];
  const size = Math.min(LONGEST_GRAM, characters.length);
  const grams = Array.from({ length: characters.length - size + 1 }, (_, start) =>
    characters.slice(start, start + size).join(''),
  );
  return grams.reduce((rarest, gram) => (rarity(gram) > rarity(rarest) ? gram : rarest));
}

const rarity = (gram: string): number =>
  [...gram].reduce((sum, character) => {
    const rank = COMMON.indexOf(character);
    return sum + (rank < 0 ? COMMON.length : rank);
  }, 0);

/** Whether one of the fields contains each word of the term, in any order and within words, too; false for a blank term. */
export function matchesSearch(fields: SearchFields, term: string): boolean {
  const words = wordsOf(term);
  const { texts, phones } = foldedFields(fields);
  const isIn = (wanted: string) => (field: string) => wanted !== '' && field.includes(wanted);
  const isFound = ({ text, digits }: Word) => texts.some(isIn(text)) || phones.some(isIn(digits));
  return (
    (words.length > 0 && words.every(isFound)) ||
    (isPhonePart(term) && phones.some(isIn(digitsOf(folded(term)))))
  );
}

// Substring search for a database without one: every run of one to three characters (gram) of a record's texts is stored
// with it; a search looks one gram of the term up and checks the rest on the records found. Ignores case, accents, word
// order and phone number formats.

/** What a record is found by. */
export interface SearchFields {
  texts: readonly (string | undefined)[];
  /** Found by their digits alone, however they are written. */
  phones?: readonly (string | undefined)[];
}

const LONGEST_GRAM = 3;
/** Characters of one field that are indexed, so that no record can have grams without end. */
const INDEXED_CHARACTERS = 300;

const marks = /\p{M}/gu;
/** Digits with what people write between them. */
const onlyDigits = /^[+\d\s()./-]*\d[+\d\s()./-]*$/;

/** Letter by letter, so that a part of a text is folded as it is within the whole. */
function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(marks, '').toUpperCase().toLowerCase();
  return plain.normalize('NFKD').replace(marks, '').replaceAll('ς', 'σ').replace(/\s+/g, ' ').trim();
}

const digitsOf = (text: string): string => text.normalize('NFKD').replace(/\D/g, '');

const foldedFields = ({ texts, phones = [] }: SearchFields) => ({
  texts: texts.map((text) => folded(text ?? '')),
  phones: phones.map((phone) => digitsOf(phone ?? '')),
});

/** A word of the term as it is compared with texts, and with phones where it could be a part of one. */
interface Word {
  text: string;
  digits: string;
}

const wordOf = (text: string): Word => ({ text, digits: onlyDigits.test(text) ? digitsOf(text) : '' });

/** None of a blank term. */
const wordsOf = (term: string): Word[] =>
  folded(term)
    .split(' ')
    .filter((text) => text !== '')
    .map(wordOf);

/** In no order that matters; each once. */
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

/** One of these is among the grams of every record that the term matches; none of a blank term. */
export function gramsToLookUp(term: string): string[] {
  const words = wordsOf(term);
  // Where the whole term may be a phone number, its digits may stand together there.
  const choices = isPhonePart(term) ? words.filter(({ digits }) => digits !== '') : words;
  const [first, ...others] = choices.map(({ text, digits }) =>
    [...new Set([text, digits].filter((wanted) => wanted !== ''))].map(rarestGram),
  );
  return others.reduce((best, grams) => (isRarer(grams, best) ? grams : best), first ?? []);
}

const isPhonePart = (term: string): boolean => onlyDigits.test(folded(term));

/** Judged by what is commonest among them. */
function isRarer(grams: readonly string[], others: readonly string[]): boolean {
  const worst = (each: readonly string[]) =>
    Math.min(...each.map((gram) => [...gram].length * 1000 + rarity(gram)));
  return worst(grams) > worst(others);
}

/** The commonest characters of names and mail addresses first; those not among them count as rare. */
const COMMON = ' eaoinrst.lcmd@uhgpbk-yfvwzxjq0123456789';

/** Of the longest that there are, the one least likely to be in other records. */
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

/** Whether every word of the term stands in one of the fields, in any order and within words too; never for a blank term. */
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

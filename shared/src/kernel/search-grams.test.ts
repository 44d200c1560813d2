import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsToLookUp, matchesSearch, type SearchFields, searchGramsOf } from './search-grams.ts';

/** As a search goes: one gram is looked up, and what it finds is checked. */
const finds = (fields: SearchFields, term: string): boolean =>
  gramsToLookUp(term).some((gram) => searchGramsOf(fields).includes(gram)) && matchesSearch(fields, term);

const luigi: SearchFields = {
  texts: ['Luigi Bianchí', 'Luigi@Bella-Roma.example.com', undefined],
  phones: ['+1 (518) 555-0123', undefined],
};

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'aàåßİıſςσΣéÉ ﬁﬀ\u0301ǆ한글ねこ-.@5'), maxLength: 40 }),
);

/** A text and a part of it, by whole characters. */
const partOf = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.nat(), fc.nat()).map(([whole, from, length]) => {
    const characters = [...whole];
    const start = characters.length === 0 ? 0 : from % characters.length;
    return { whole, part: characters.slice(start, start + 2 + (length % 20)).join('') };
  });

/** Marks alone, which are no letters, leave nothing to search for. */
const isBlank = (term: string): boolean => gramsToLookUp(term).length === 0;

describe('searching by any part', () => {
  it.each([
    ['the beginning of a name', 'lui'],
    ['the middle of a name', 'GI bia'],
    ['the end of a name, without its accent', 'nchi'],
    ['an accent where there is none', 'Lüígi'],
    ['two letters', 'an'],
    ['one letter', 'b'],
    ['a part of an email address', 'roma.exam'],
    ['digits of a phone', '5550123'],
    ['a phone as people write it', '(518) 555-01'],
    ['two digits of it', '23'],
    ['blanks around it', '  bella '],
    ['words in another order', 'bianchi luigi'],
    ['words of several fields', 'bianchi ROMA 0123'],
    ['parts of words', 'chi lui'],
  ])('finds by %s', (_by, term) => {
    expect(finds(luigi, term)).toBe(true);
  });

  it.each(['', '  ', 'mario', 'luigi mario', '5550124', 'bianchiluigi', 'q 555', '\u0301'])(
    'does not find by %j',
    (term) => {
      expect(finds(luigi, term)).toBe(false);
    },
  );

  it('folds letters that are written in several ways', () => {
    expect(finds({ texts: ['STRASSENCAFÉ ΟΔΟΣ'] }, 'straßencafe οδοσ')).toBe(true);
    expect(finds({ texts: ['Cafe\u0301 Ørsted ﬁsh'] }, 'café ørsted fish')).toBe(true);
  });

  it('any part of two letters or more of any text finds it', () => {
    fc.assert(
      fc.property(partOf(words), words, ({ whole, part }, other) => {
        fc.pre(!isBlank(part));
        expect(finds({ texts: [other, whole] }, part)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('any words of a text find it in any order', () => {
    const several = fc.array(words, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(several, (parts) => {
        fc.pre(!isBlank(parts.join(' ')));
        expect(finds({ texts: [parts.join(' ')] }, [...parts].reverse().join(' '))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('any digits of a phone find it, however both are written', () => {
    const phone = fc.string({ unit: fc.constantFrom(...'0123456789 ()-.+/'), minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(partOf(phone), ({ whole, part }) => {
        fc.pre(/\d/.test(part));
        expect(finds({ texts: [], phones: [whole] }, part)).toBe(true);
        expect(finds({ texts: [], phones: [whole] }, part.replace(/\D/g, ''))).toBe(true);
      }),
    );
  });

  it('looks one gram up, a rare one, and two where the term may be a phone number', () => {
    expect(gramsToLookUp('pizza@example.com')).toEqual(['izz']);
    expect(gramsToLookUp('ny')).toEqual(['ny']);
    expect(gramsToLookUp('5-0')).toEqual(['5-0', '50']);
    expect(gramsToLookUp('50')).toEqual(['50']);
    expect(gramsToLookUp('ada lopez')).toEqual(['pez']);
    expect(gramsToLookUp('ny 50')).toEqual(['50']);
  });

  it('has no grams without end: each once, of three characters at most, of the first 300 of a field', () => {
    fc.assert(
      fc.property(words, (text) => {
        const grams = searchGramsOf({ texts: [text, text] });
        expect(new Set(grams).size).toBe(grams.length);
        expect(grams.every((gram) => [...gram].length <= 3)).toBe(true);
      }),
    );
    const long = Array.from({ length: 5000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    expect(searchGramsOf({ texts: [long] })).toHaveLength(300 + 299 + 298);
  });
});

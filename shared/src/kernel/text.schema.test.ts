import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesOf } from '../testing/issues.ts';
import { storedForm } from './stored-form.schema.ts';
import { name, note } from './text.schema.ts';

const dish = name(20, 'Name is required');
const hint = note(20);

describe('a name', () => {
  it('is trimmed and composed, so that two spellings of é are one', () => {
    expect(dish.parse('  Cafe\u0301 cre\u0300me \n')).toBe('Café crème');
  });

  it.each([
    ['half of a surrogate pair', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('with %s is refused', (_, text) => {
    const issue = ': This text has a broken character in it. Please type it again';
    expect(issuesOf(dish, text)).toEqual([issue]);
    expect(issuesOf(hint, text)).toEqual([issue]);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['ESC', 'a\u001b[2Jb'],
    ['a C1 control', 'a\u009bb'],
    ['a line break', 'a\nb'],
    ['a paragraph separator', 'a\u2029b'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate that is never closed', 'a\u2067b'],
  ])('with %s is refused', (_, text) => {
    expect(issuesOf(dish, text)).toEqual([': Please leave out line breaks and invisible control characters']);
  });

  it.each(['李', "O'Brien-Şahin", '👩‍👩‍👧', 'שלום\u200f!', 'می\u200cخواهم', 'Crème “brûlée”'])(
    '%s is left as it is',
    (text) => {
      expect(dish.parse(text)).toBe(text);
    },
  );

  it.each([undefined, '', '   '])('that is missing or blank (%j) is asked for', (text) => {
    expect(issuesOf(dish, text)).toEqual([': Name is required']);
  });

  it.each([
    ['spaces without width', '\u200b\u200b'],
    ['marks of direction', '\u200e\u200f'],
    ['soft hyphens', '\u00ad'],
    ['an empty Braille cell', '\u2800\u2800'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['punctuation alone', '- . -'],
  ])('of %s is asked for, as it shows nothing to call somebody by', (_, text) => {
    expect(issuesOf(dish, text)).toEqual([': Name is required']);
    expect(issuesOf(note(20, 'Say why'), text)).toEqual([': Say why']);
  });

  it.each(['7', '🍕', '🇮🇹', '½', 'ﷺ', '한'])('of the one sign %s is a name', (text) => {
    expect(dish.parse(text)).toBe(text.normalize());
  });

  it('may be empty where nothing asks for it', () => {
    expect(name(5).parse(' ')).toBe('');
  });

  it('is no longer than its field', () => {
    expect(dish.safeParse('x'.repeat(20)).success).toBe(true);
    expect(issuesOf(dish, 'x'.repeat(21))).toEqual([': Must be at most 20 characters']);
    expect(issuesOf(name(3, undefined, 'Three at most'), 'four')).toEqual([': Three at most']);
  });
});

describe('a note', () => {
  it('keeps its line breaks, in one form, and loses other controls', () => {
    expect(hint.parse('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree four');
    expect(hint.parse('a\0b\u001bc\u202ed\u2066e')).toBe('abcde');
    expect(hint.parse('\n\0 \n')).toBe('');
  });

  it('is no longer than its field', () => {
    expect(issuesOf(hint, 'x'.repeat(21))).toEqual([': Must be at most 20 characters']);
  });
});

const letters = [
  'a',
  '\u0301',
  '\0',
  '\u202e',
  '\u2066',
  '\ud83d',
  '\ude00',
  '\r',
  '\n',
  '\t',
  ' ',
  '\u0627',
  '\uac00',
];

it('whatever is accepted is well-formed, composed, and accepted again as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters)), (parts) => {
      const text = parts.join('');
      for (const schema of [dish, hint]) {
        const { data } = schema.safeParse(text);
        if (data === undefined) continue;
        expect(data).not.toMatch(/\p{Cs}/u);
        expect(data).toBe(data.normalize());
        expect(schema.parse(data)).toBe(data);
      }
    }),
  );
});

describe('text that was stored before a limit', () => {
  const record = z
    .object({
      name: name(5, 'Name is required'),
      nickname: name(5).min(2, 'Too short').optional(),
      lines: z.array(z.object({ text: note(5).default('') })),
      words: z.record(z.string(), name(3)),
      count: z.int().max(5),
    })
    .refine(({ count }) => count !== 3, 'Not three');
  const stored = storedForm(record);
  const old = {
    name: 'much too long',
    nickname: '\u202e',
    lines: [{ text: 'much too long' }, {}],
    words: { a: 'long' },
    count: 1,
  };

  it('is read as it is', () => {
    expect(record.safeParse(old).success).toBe(false);
    expect(stored.parse(old)).toEqual({ ...old, lines: [{ text: 'much too long' }, { text: '' }] });
  });

  it('everything else is asked of it as before', () => {
    expect(issuesOf(stored, { ...old, name: ' ' })).toEqual(['name: Name is required']);
    expect(issuesOf(stored, { ...old, count: 6 })).toHaveLength(1);
    expect(issuesOf(stored, { ...old, count: 3 })).toEqual([': Not three']);
  });
});

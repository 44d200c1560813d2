import { describe, expect, it } from 'vitest';
import { languages, siteLanguages } from '../website/languages.ts';
import { list, partsOf, withClock } from './phrases.ts';
import { locale, plural, type Speech, speaking, t } from './translate.ts';

const spanish: Speech = {
  locale: 'es-US',
  catalogue: {
    'Your cart': 'Tu carrito',
    '{item} is sold out': '{item}: agotado',
    '{count} items in {place}': { one: 'un artículo en {place}', other: '{count} artículos en {place}' },
    'Opens {clock}': { one: 'Abre a la {clock}', other: 'Abre a las {clock}' },
  },
};
const inSpanish = <Result>(work: () => Result): Result => speaking(spanish, work);

describe('a text', () => {
  it('is English where no language is set, and in the catalogue’s words where one is', () => {
    expect(t('Your cart')).toBe('Your cart');
    expect(inSpanish(() => t('Your cart'))).toBe('Tu carrito');
  });

  it('that the catalogue lacks is English', () => {
    expect(inSpanish(() => t('Constructor'))).toBe('Constructor');
    expect(inSpanish(() => t('toString'))).toBe('toString');
  });

  it('takes values as they are, braces and dollars included, and numbers as the language writes them', () => {
    const item = '{item} $& $1';
    expect(t('{item} is sold out', { item })).toBe('{item} $& $1 is sold out');
    expect(inSpanish(() => t('{item} is sold out', { item }))).toBe('{item} $& $1: agotado');
    expect(t('{item} is sold out', { item: 1234.5 })).toBe('1,234.5 is sold out');
  });

  it.each(siteLanguages)('in %s has small numbers as the platform’s own tables write them', (language) => {
    const speech = { locale: languages[language].locale, catalogue: {} };
    for (let count = -1001; count <= 1001; count += 1)
      expect(speaking(speech, () => t('{count}', { count }))).toBe(count.toLocaleString(speech.locale));
  });

  it('with a count has the form for it, in each language', () => {
    const counted = (count: number) =>
      plural(count, '1 item in {place}', '{count} items in {place}', { place: 'A' });
    expect([0, 1, 1200].map(counted)).toEqual(['0 items in A', '1 item in A', '1,200 items in A']);
    expect(inSpanish(() => [0, 1, 1200].map(counted))).toEqual([
      '0 artículos en A',
      'un artículo en A',
      '1,200 artículos en A',
    ]);
  });

  it('with a clock agrees with the hour where the language wants it', () => {
    const opens = () => ['1 PM', '1:15 PM', '11 AM'].map((clock) => withClock('Opens {clock}', clock));
    expect(opens()).toEqual(['Opens 1 PM', 'Opens 1:15 PM', 'Opens 11 AM']);
    expect(inSpanish(opens)).toEqual(['Abre a la 1 PM', 'Abre a la 1:15 PM', 'Abre a las 11 AM']);
  });

  it('is had in parts, so that markup takes the place of its values', () => {
    expect(inSpanish(() => partsOf('{item} is sold out'))).toEqual(['', ['item'], ': agotado']);
    expect(partsOf('Worth {points} here')).toEqual(['Worth ', ['points'], ' here']);
  });

  it('lists things as the language does', () => {
    expect(list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(inSpanish(() => list(['a', 'b', 'c']))).toBe('a, b y c');
  });
});

describe('a language', () => {
  it('ends with the work that was done in it, also when that fails', () => {
    const failing = () => {
      throw new Error('no');
    };
    expect(() => inSpanish(failing)).toThrow('no');
    expect(locale()).toBe('en-US');
    expect(inSpanish(() => speaking(undefined, () => locale()))).toBe('en-US');
  });
});

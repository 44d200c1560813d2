import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { issuesOf } from '../testing/issues.ts';
import { isTranslated, siteLanguages } from './languages.ts';
import { translatable } from './translatable.schema.ts';

const poster = z.strictObject(
  translatable({
    title: name(5, 'Title is required'),
    button: name(5).default('Order'),
    lines: list(name(5), 2).default([]),
    text: note(5).optional(),
  }),
);

describe('texts in the languages of the guests’ site', () => {
  it('have a translation of each text for each language but the restaurant’s own', () => {
    const texts = { title: 'Casa', button: 'Pedir', lines: ['Hoy'], text: 'Ven' };
    const translations = Object.fromEntries(siteLanguages.filter(isTranslated).map((each) => [each, texts]));
    expect(poster.parse({ title: 'Home', translations })).toEqual({
      title: 'Home',
      button: 'Order',
      lines: [],
      translations,
    });
  });

  it('need no translation, and none has a default', () => {
    expect(poster.parse({ title: 'Home' })).not.toHaveProperty('translations');
    expect(poster.parse({ title: 'Home', translations: { es: {} } }).translations).toEqual({ es: {} });
  });

  it('may be left empty in another language where the own text is asked for', () => {
    expect(issuesOf(poster, { title: '' })).toEqual(['title: Title is required']);
    expect(poster.parse({ title: 'Home', translations: { es: { title: '' } } }).translations).toEqual({
      es: { title: '' },
    });
  });

  it('are as short and as clean in another language as their own', () => {
    const es = { title: 'Nuestra casa', button: 'Pe\nd', lines: ['uno', 'dos', 'tres'], text: 'Demasiado' };
    expect(
      issuesOf(poster, { title: 'Home', translations: { es } }).map((issue) => issue.split(':')[0]),
    ).toEqual([
      'translations.es.title',
      'translations.es.button',
      'translations.es.lines',
      'translations.es.text',
    ]);
  });
});

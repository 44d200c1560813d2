// What the menu's texts in other languages are called, and what they say, in words.

export const translationNames = {
  translations: 'In Spanish',
  'translations.es.name': 'Name in Spanish',
  'translations.es.description': 'Description in Spanish',
} as const;

interface Texts {
  name?: string | undefined;
  description?: string | undefined;
}

/** Empty for none, of which nothing is said. */
export const translationWords = (translations: { es?: Texts | undefined } | undefined): string =>
  [translations?.es?.name, translations?.es?.description].filter(Boolean).join('\n');

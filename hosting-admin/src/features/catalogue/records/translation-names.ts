// What the menu's texts in other languages are called, and what they say, in words.

/** Of what has a name alone. */
export const nameTranslationNames = {
  translations: 'In Spanish',
  'translations.es.name': 'Name in Spanish',
} as const;

export const translationNames = {
  ...nameTranslationNames,
  'translations.es.description': 'Description in Spanish',
} as const;

interface Texts {
  name?: string | undefined;
  description?: string | undefined;
  orderingRules?: string | undefined;
}

/** Empty for none, of which nothing is said. */
export const translationWords = (translations: { es?: Texts | undefined } | undefined): string =>
  [translations?.es?.name, translations?.es?.description, translations?.es?.orderingRules]
    .filter(Boolean)
    .join('\n');

// Names and descriptions of the menu in other languages (docs/decisions/053).
import type { Defined } from '../kernel/defined.ts';
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../website/languages.ts';

export interface TranslatedTexts {
  name?: string;
  description?: string;
}

export interface ItemTexts extends TranslatedTexts {
  orderingRules?: string;
}

export type Translations = InLanguages<TranslatedTexts>;
export type NameTranslations = InLanguages<Pick<TranslatedTexts, 'name'>>;

/** A record of the menu that guests read. */
export interface Translated {
  name: string;
  description?: string;
  translations?: Translations;
}

/** Texts in other languages, by language. */
export type InLanguages<Texts> = { [Language in SiteLanguage]?: Texts };

type Written<Texts> = { [Language in SiteLanguage]?: Texts | undefined };

/** Without languages and texts that are empty; undefined if nothing is left. */
export function writtenTranslations<Texts extends object>(
  written: Written<Texts> = {},
): InLanguages<Defined<Texts>> | undefined {
  const found = siteLanguages.flatMap((language) => {
    const texts = Object.entries(written[language] ?? {}).filter(([, text]) => hasText(text));
    return texts.length > 0 ? [[language, Object.fromEntries(texts.sort(byField))] as const] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as InLanguages<Defined<Texts>>) : undefined;
}

/** A list keeps its empty texts if any is written: it has one for each of what it translates. */
const hasText = (text: unknown): boolean =>
  Array.isArray(text) ? text.some(hasText) : typeof text === 'string' && text.trim() !== '';

const byField = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** The restaurant's own name of it. */
export const ownName = ({ name, translations }: Translated): string =>
  translations?.[defaultLanguage]?.name ?? name;

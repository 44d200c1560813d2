// Names and descriptions of the menu in other languages (docs/decisions/053).
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../website/languages.ts';

export interface TranslatedTexts {
  name?: string;
  description?: string;
}

/** By language. */
export type Translations = Partial<Record<SiteLanguage, TranslatedTexts>>;

/** A record of the menu that guests read. */
export interface Translated {
  name: string;
  description?: string;
  translations?: Translations;
}

type Written = { [Field in keyof TranslatedTexts]?: TranslatedTexts[Field] | undefined };

/** Without languages and texts that are empty; undefined if nothing is left. */
export function writtenTranslations(
  written: { [Language in SiteLanguage]?: Written | undefined } = {},
): Translations | undefined {
  const found = siteLanguages.flatMap((language) => {
    const { name, description } = written[language] ?? {};
    const texts = { ...(name?.trim() && { name }), ...(description?.trim() && { description }) };
    return Object.keys(texts).length > 0 ? [[language, texts] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The restaurant's own name of it. */
export const ownName = ({ name, translations }: Translated): string =>
  translations?.[defaultLanguage]?.name ?? name;

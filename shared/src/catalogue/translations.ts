// Names and descriptions of the menu in the language of a page (docs/decisions/053).
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../website/languages.ts';
import type { Storefront } from './storefront.ts';

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

/** What takes the place of a text is kept as the translation into the restaurant's own language. */
function inLanguage<Text extends Translated>(record: Text, language: SiteLanguage): Text {
  const { translations, ...rest } = record;
  const texts = language === defaultLanguage ? undefined : translations?.[language];
  if (!texts) return translations ? (rest as Text) : record;
  const own: TranslatedTexts = {
    ...(texts.name && { name: rest.name }),
    ...(texts.description && rest.description && { description: rest.description }),
  };
  return { ...rest, ...texts, translations: { [defaultLanguage]: own } } as Text;
}

/**
 * The menu as a page in this language shows it: names and descriptions where they are translated, else as they are. The server's
 * own copy, by which it prices and which kitchens read, has no part in it.
 */
export function storefrontIn(storefront: Storefront, language: SiteLanguage): Storefront {
  return {
    ...storefront,
    items: storefront.items.map((item) => inLanguage(item, language)),
    menuGroups: storefront.menuGroups.map((group) => inLanguage(group, language)),
    modifierGroups: storefront.modifierGroups.map((group) => ({
      ...inLanguage(group, language),
      modifiers: group.modifiers.map((modifier) => inLanguage(modifier, language)),
    })),
  };
}

/** The restaurant's own name of it. */
export const ownName = ({ name, translations }: Translated): string =>
  translations?.[defaultLanguage]?.name ?? name;

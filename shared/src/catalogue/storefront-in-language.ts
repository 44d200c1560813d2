// The menu in the language of a page.
import { defaultLanguage, type SiteLanguage } from '../website/languages.ts';
import type { Storefront } from './storefront.ts';
import type { Translated, TranslatedTexts } from './translations.ts';

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

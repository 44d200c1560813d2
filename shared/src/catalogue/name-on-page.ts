// The name in the language of the page of what is no part of its storefront, such as a promotion.
import { locale } from '../kernel/translate.ts';
import { defaultLanguage, siteLanguages } from '../website/languages.ts';
import type { NameTranslations } from './translations.ts';

export function nameOnPage({
  name,
  translations,
}: {
  name: string;
  translations?: NameTranslations;
}): string {
  const language = siteLanguages.find((one) => locale().startsWith(one)) ?? defaultLanguage;
  return translations?.[language]?.name || name;
}

import { defaultLanguage, languageOf, type SiteLanguage } from '@bite/shared/website/languages';

/** The page's language, in which the guest is then written to, as a field of a request; none for the default. */
export function inPageLanguage(): { language?: SiteLanguage } {
  const language = languageOf(document.documentElement.lang);
  return language === defaultLanguage ? {} : { language };
}

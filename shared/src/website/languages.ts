// The languages of the guests' site. A page names its language in its address, `?lang=es`, and the first one needs no name: what
// a cache keeps of a page never depends on who asks (docs/decisions/053).

export const LANGUAGE_PARAMETER = 'lang';

interface LanguageFacts {
  /** As its speakers call it. */
  name: string;
  /** For Intl: Spanish as it is written in the United States, with its money and its clock. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

export const languages = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-US', direction: 'ltr' },
} as const satisfies Record<string, LanguageFacts>;

export type SiteLanguage = keyof typeof languages;

export const siteLanguages = Object.keys(languages) as SiteLanguage[];

/** Those that have a catalogue: English is the source. */
export type TranslatedLanguage = Exclude<SiteLanguage, 'en'>;

/** Of what names its languages one by one, such as a form's fields: it asks for a language that is added. */
export type InEachLanguage = Record<TranslatedLanguage, unknown>;

export const isTranslated = (language: SiteLanguage): language is TranslatedLanguage => language !== 'en';

/** Also the one that restaurants write in. */
export const defaultLanguage: SiteLanguage = 'en';

/** The language that a page's parameter names; the default one for anything unknown. */
export const languageOf = (name: string | null | undefined): SiteLanguage =>
  siteLanguages.find((language) => language === name) ?? defaultLanguage;

/** The parameters that name a language: none for the default one. */
export const languageParameters = (language: SiteLanguage): Readonly<Record<string, string>> =>
  language === defaultLanguage ? {} : { [LANGUAGE_PARAMETER]: language };

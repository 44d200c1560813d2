// The language in which a review is answered: its own where there are built-in replies in it, else that in which restaurants write. Most
// reviews of one word are of no known language.
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../website/languages.ts';
import { languageOf } from './text-language.ts';

export function replyLanguageOf(comment: string | undefined): SiteLanguage {
  const spoken = languageOf(comment ?? '');
  return siteLanguages.find((language) => language === spoken) ?? defaultLanguage;
}

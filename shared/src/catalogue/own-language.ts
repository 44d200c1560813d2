// Marks what a restaurant has written in its own language on a page in another one, so that it is read aloud as that.
import { locale } from '../kernel/translate.ts';
import { defaultLanguage, type SiteLanguage } from '../website/languages.ts';
import type { Translated } from './translations.ts';

const isOwnPage = (): boolean => locale().startsWith(defaultLanguage);

/** The `lang` attribute of texts that are never translated, such as the names in a placed order. */
export const ownLanguage = (): SiteLanguage | undefined => (isOwnPage() ? undefined : defaultLanguage);

/** The `lang` attribute of a name or description: none where it is in the language of the page. */
export const languageIn = (
  { translations }: Pick<Translated, 'translations'>,
  field: 'name' | 'description' = 'name',
): SiteLanguage | undefined => (translations?.[defaultLanguage]?.[field] ? undefined : ownLanguage());

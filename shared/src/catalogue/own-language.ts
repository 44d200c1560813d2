// Marks what a restaurant has written in its own language on a page in another one, so that it is read aloud as that.
import { locale } from '../kernel/translate.ts';
import { defaultLanguage, type SiteLanguage } from '../website/languages.ts';
import type { StorefrontWebsite } from './storefront.ts';
import type { InLanguages } from './translations.ts';

const isOwnPage = (): boolean => locale().startsWith(defaultLanguage);

/** The `lang` attribute of texts that are never translated, such as the names in a placed order. */
export const ownLanguage = (): SiteLanguage | undefined => (isOwnPage() ? undefined : defaultLanguage);

/** The `lang` attribute of a text of a record: none where it is in the language of the page. */
export const languageIn = <Texts extends object>(
  { translations }: { translations?: InLanguages<Texts> },
  field: keyof Texts | 'name' = 'name',
): SiteLanguage | undefined =>
  translations?.[defaultLanguage]?.[field as keyof Texts] ? undefined : ownLanguage();

/** The `lang` attribute of one of the website's offers. */
export const languageOfOffer = (
  { translations }: Pick<StorefrontWebsite, 'translations'>,
  index: number,
): SiteLanguage | undefined =>
  translations?.[defaultLanguage]?.specialOffers?.[index] ? undefined : ownLanguage();

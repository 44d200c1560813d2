// The same page in another language.
import { LANGUAGE_PARAMETER, languageParameters, type SiteLanguage } from '@bite/shared/website/languages';

export function addressIn(language: SiteLanguage, path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_PARAMETER);
  for (const [name, value] of Object.entries(languageParameters(language))) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

// Reads the strip's URL: the restaurant, the theme and the language.
import { LANGUAGE_PARAMETER, languageOf, type SiteLanguage } from '@bite/shared/website/languages';

export interface Address {
  /** The first path segment (O2.8-01). */
  slug: string | undefined;
  /** Set if the surrounding page has only one theme; otherwise the visitor's own preference applies. */
  theme: 'light' | 'dark' | undefined;
  language: SiteLanguage;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Reads '/{slug}?theme=light&lang=es'. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const [first] = pathname.split('/').filter(Boolean);
  const parameters = new URLSearchParams(search);
  const theme = parameters.get('theme');
  return {
    slug: first === undefined ? undefined : decoded(first),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    language: languageOf(parameters.get(LANGUAGE_PARAMETER)),
  };
}

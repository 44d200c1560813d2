// Reads the strip's URL: the restaurant and the theme.

export interface Address {
  /** The first path segment (O2.8-01). */
  slug: string | undefined;
  /** Set if the surrounding page has only one theme; otherwise the visitor's own preference applies. */
  theme: 'light' | 'dark' | undefined;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Reads '/{slug}?theme=light'. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const [first] = pathname.split('/').filter(Boolean);
  const theme = new URLSearchParams(search).get('theme');
  return {
    slug: first === undefined ? undefined : decoded(first),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}

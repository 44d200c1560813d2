// What the address of the strip says: whose it is, and how it should look.

export interface Address {
  /** The first path segment (O2.8-01). */
  slug: string | undefined;
  /** Set where the page around the strip has one look only; otherwise the visitor's own preference counts. */
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

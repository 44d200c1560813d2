// Light, dark or as the system has it, and under which key a browser keeps it (C9-08, O2.10-02).

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const DEFAULT_THEME: Theme = 'system';
export const THEME_KEY = 'bite-theme';
/** The other name the key had: read once, then removed. */
export const FORMER_THEME_KEY = 'theme';

export const themeMessages = {
  loading: 'Loading theme...',
  badDefault: 'Theme Configuration Error',
} as const;

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/**
 * The theme to show, and what to leave under THEME_KEY: null removes it. What is stored and no theme is removed; the former
 * key's value counts only where the present key has none.
 */
export function resolvedTheme(
  stored: string | null,
  former: string | null,
  byDefault: Theme = DEFAULT_THEME,
): { theme: Theme; keep: Theme | null } {
  const keep = [stored, former].find(isTheme) ?? null;
  return { theme: keep ?? byDefault, keep };
}

/** The stored theme; an invalid value is removed, and the former key's value is migrated once. */
export function storedTheme(storage: Storage, byDefault: Theme = DEFAULT_THEME): Theme {
  const { theme, keep } = resolvedTheme(
    storage.getItem(THEME_KEY),
    storage.getItem(FORMER_THEME_KEY),
    byDefault,
  );
  storage.removeItem(FORMER_THEME_KEY);
  if (keep) storage.setItem(THEME_KEY, keep);
  else storage.removeItem(THEME_KEY);
  return theme;
}

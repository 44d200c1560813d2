// Light, dark or as the system has it (O2.10-02), kept under 'bite-theme'.
import {
  DEFAULT_THEME,
  FORMER_THEME_KEY,
  isTheme,
  resolvedTheme,
  THEME_KEY,
  type Theme,
} from '@bite/shared/shell/theme';
import { useSyncExternalStore } from 'react';

/** The stored theme; what is stored and no theme is removed, and the former key's value is taken over once. */
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

const listeners = new Set<() => void>();
let current: Theme = DEFAULT_THEME;

export function setTheme(theme: Theme): void {
  current = theme;
  localStorage.setItem(THEME_KEY, theme);
  paint();
  for (const listener of listeners) listener();
}

/**
 * Reads the stored theme, shows it, and follows the system from now on.
 * @param byDefault What the build names for whoever has chosen none. Answers whether that is a theme.
 */
export function startTheme(byDefault: string = DEFAULT_THEME): boolean {
  const isGood = isTheme(byDefault);
  current = storedTheme(localStorage, isGood ? byDefault : DEFAULT_THEME);
  paint();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  return isGood;
}

export const isDark = (): boolean =>
  current === 'dark' || (current === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

function paint(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

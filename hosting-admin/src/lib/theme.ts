// Light, dark or as the system has it (O2.10-02), kept under 'bite-theme'.
import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const THEME_KEY = 'bite-theme';
/** The other name the key had (decisions 1). */
const FORMER_KEY = 'theme';

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

/** The stored theme; what is stored and no theme is removed, and the former key's value is taken over once. */
export function storedTheme(storage: Storage): Theme {
  const former = storage.getItem(FORMER_KEY);
  storage.removeItem(FORMER_KEY);
  const stored = storage.getItem(THEME_KEY);
  if (isTheme(stored)) return stored;
  storage.removeItem(THEME_KEY);
  if (!isTheme(former)) return 'system';
  storage.setItem(THEME_KEY, former);
  return former;
}

const listeners = new Set<() => void>();
let current: Theme = 'system';

export function setTheme(theme: Theme): void {
  current = theme;
  localStorage.setItem(THEME_KEY, theme);
  paint();
  for (const listener of listeners) listener();
}

/** Reads the stored theme, shows it, and follows the system from now on. */
export function startTheme(): void {
  current = storedTheme(localStorage);
  paint();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
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

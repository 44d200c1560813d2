// The theme: light, dark or system (O2.10-02), stored under 'bite-theme'.
import { DEFAULT_THEME, isTheme, storedTheme, THEME_KEY, type Theme } from '@bite/shared/shell/theme';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current: Theme = DEFAULT_THEME;

export function setTheme(theme: Theme): void {
  current = theme;
  localStorage.setItem(THEME_KEY, theme);
  paint();
  for (const listener of listeners) listener();
}

/**
 * Applies the stored theme and follows the system setting from now on.
 * @param byDefault The build's default theme. Returns whether it is valid.
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

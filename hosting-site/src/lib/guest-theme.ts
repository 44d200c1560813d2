// The theme that a guest has chosen on this device, which takes precedence over the restaurant's. The page itself applies it before
// anything is drawn (server/head-script.ts).
import { storedTheme, THEME_KEY, type Theme } from '@bite/shared/shell/theme';

/** The storage may be forbidden or full: then the choice holds for this page. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** @param byDefault The restaurant's. */
export const guestTheme = (byDefault: Theme): Theme =>
  attempt(() => storedTheme(window.localStorage, byDefault)) ?? byDefault;

/** Moves a choice from the former key to the present one. */
export const takeOverTheme = (): void => void guestTheme('system');

export function chooseTheme(theme: Theme): void {
  attempt(() => window.localStorage.setItem(THEME_KEY, theme));
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

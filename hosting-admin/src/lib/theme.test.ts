import { storedTheme, THEME_KEY } from '@bite/shared/shell/theme';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTheme } from './theme.ts';

describe('the stored theme', () => {
  beforeEach(() => localStorage.clear());

  it('O2.10-02 is the system’s by default', () => {
    expect(storedTheme(localStorage)).toBe('system');
  });

  it.each(['light', 'dark', 'system'] as const)('O2.10-02 %s is kept', (theme) => {
    localStorage.setItem(THEME_KEY, theme);
    expect(storedTheme(localStorage)).toBe(theme);
  });

  it('O2.10-02 is the one that the build names, for whoever has chosen none', () => {
    expect(storedTheme(localStorage, 'dark')).toBe('dark');
    localStorage.setItem(THEME_KEY, 'light');
    expect(storedTheme(localStorage, 'dark')).toBe('light');
  });

  it.each([
    [undefined, true],
    ['dark', true],
    ['purple', false],
    ['', false],
  ])('O2.10-02 of a build that names %j is one: %s', (byDefault, isGood) => {
    expect(startTheme(byDefault)).toBe(isGood);
  });

  it('O2.10-02 what is no theme is removed', () => {
    localStorage.setItem(THEME_KEY, 'purple');
    expect(storedTheme(localStorage)).toBe('system');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  it('C9-08 the former key is taken over once and removed', () => {
    localStorage.setItem('theme', 'dark');
    expect(storedTheme(localStorage)).toBe('dark');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(storedTheme(localStorage)).toBe('dark');
  });

  it('C9-08 the former key gives way to the present one', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem(THEME_KEY, 'light');
    expect(storedTheme(localStorage)).toBe('light');
  });
});

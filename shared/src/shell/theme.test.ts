import { describe, expect, it } from 'vitest';
import {
  DEFAULT_THEME,
  FORMER_THEME_KEY,
  isTheme,
  resolvedTheme,
  THEME_KEY,
  themeMessages,
  themes,
} from './theme.ts';

describe('the theme', () => {
  it('C2-05, C9-08, O2.10-02 is light, dark or the system’s, which is the default', () => {
    expect(themes).toEqual(['light', 'dark', 'system']);
    expect(DEFAULT_THEME).toBe('system');
    expect([...themes, 'purple', '', null].map(isTheme)).toEqual([true, true, true, false, false, false]);
  });

  it('C9-08 has its key, and had another', () => {
    expect([THEME_KEY, FORMER_THEME_KEY]).toEqual(['bite-theme', 'theme']);
  });

  it.each([
    [null, null, 'system', null],
    ['dark', null, 'dark', 'dark'],
    ['system', null, 'system', 'system'],
    ['dark', 'light', 'dark', 'dark'],
    [null, 'light', 'light', 'light'],
    ['purple', null, 'system', null],
    ['purple', 'light', 'light', 'light'],
    [null, 'purple', 'system', null],
    ['', '', 'system', null],
  ] as const)('C9-08, O2.10-02 of %j and formerly %j is %s; %j is kept', (stored, former, theme, keep) => {
    expect(resolvedTheme(stored, former)).toEqual({ theme, keep });
  });

  it('O2.10-02 has words for waiting and for a broken default', () => {
    expect(themeMessages).toEqual({ loading: 'Loading theme...', badDefault: 'Theme Configuration Error' });
  });
});

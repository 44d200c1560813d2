import { describe, expect, it } from 'vitest';
import {
  isMobile,
  isSidebarShortcut,
  MOBILE_BREAKPOINT,
  readSidebarCookie,
  SIDEBAR_COOKIE_MAX_AGE,
  sidebarCookie,
  sidebarWidths,
} from './layout.ts';

describe('the shape of the screen', () => {
  it.each([
    [320, true],
    [767, true],
    [767.5, true],
    [768, false],
    [1440, false],
  ])('O2.10-04, O9-48 %d pixels wide is mobile: %s', (width, expected) => {
    expect(MOBILE_BREAKPOINT).toBe(768);
    expect(isMobile(width)).toBe(expected);
  });
});

describe('the sidebar', () => {
  it('C2-04, C9-07, O2.10-03, O9-48 is remembered for seven days', () => {
    expect(SIDEBAR_COOKIE_MAX_AGE).toBe(604_800);
    expect(SIDEBAR_COOKIE_MAX_AGE).toBe(7 * 24 * 60 * 60);
    expect(sidebarCookie(true)).toBe('sidebar_state=true; Path=/; Max-Age=604800; SameSite=Lax');
    expect(sidebarCookie(false)).toBe('sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax');
  });

  it.each([
    ['sidebar_state=true', true],
    ['a=1; sidebar_state=false; b=2', false],
    ['sidebar_state=maybe', undefined],
    ['my_sidebar_state=true', undefined],
    ['', undefined],
  ])('C2-04, O2.10-03 the cookies %j say that it is open: %s', (cookies, expected) => {
    expect(readSidebarCookie(cookies)).toBe(expected);
  });

  it('C2-04, O2.10-03 has three widths', () => {
    expect(sidebarWidths).toEqual({ open: '16rem', mobile: '18rem', icons: '3rem' });
  });

  it.each([
    [{ key: 'b', ctrlKey: true, metaKey: false }, true],
    [{ key: 'B', ctrlKey: false, metaKey: true }, true],
    [{ key: 'b', ctrlKey: false, metaKey: false }, false],
    [{ key: 'k', ctrlKey: true, metaKey: false }, false],
  ])('C2-04, O2.10-03 %j turns it: %s', (event, expected) => {
    expect(isSidebarShortcut(event)).toBe(expected);
  });
});

// The back office's sidebar and where a screen counts as mobile (C2-04, C9-07, O2.10-03, O2.10-04, O9-48).

/** Pixels: a width below this is mobile. */
export const MOBILE_BREAKPOINT = 768;
export const isMobile = (width: number): boolean => width < MOBILE_BREAKPOINT;

export const SIDEBAR_COOKIE = 'sidebar_state';
/** Seconds: seven days. */
export const SIDEBAR_COOKIE_MAX_AGE = 604_800;
export const sidebarWidths = { open: '16rem', mobile: '18rem', icons: '3rem' } as const;

/** What the whole back office keeps on a device, as document.cookie takes it. @param maxAge In seconds. */
export const layoutCookie = (name: string, value: string, maxAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;

/** Undefined where there is none of that name. @param cookies As document.cookie has them. */
export const readLayoutCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([each]) => each === name)?.[1];

export const sidebarCookie = (isOpen: boolean): string =>
  layoutCookie(SIDEBAR_COOKIE, String(isOpen), SIDEBAR_COOKIE_MAX_AGE);

/** Whether the cookies say that it is open; undefined where they say nothing. @param cookies As document.cookie has them. */
export function readSidebarCookie(cookies: string): boolean | undefined {
  const value = readLayoutCookie(cookies, SIDEBAR_COOKIE);
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

/** Ctrl+B, or Cmd+B on a Mac. */
export function isSidebarShortcut({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key.toLowerCase() === 'b' && (ctrlKey || metaKey);
}

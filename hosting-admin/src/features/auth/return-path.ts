// Where to go after signing in. Only ever a page of this very site: the parameter can be written by anyone.

export const RETURN_PARAMETER = 'returnUrl';
export const SIGN_IN_PATH = '/auth';

/** The path of `returnUrl` if it leads to `origin`, and '/' if it leads elsewhere, back to sign-in or nowhere. */
export function returnPath(returnUrl: string | null, origin: string): string {
  if (!returnUrl || !URL.canParse(returnUrl, origin)) return '/';
  const url = new URL(returnUrl, origin);
  const leadsHere = url.origin === origin && !url.pathname.startsWith('//');
  if (!leadsHere || url.pathname === SIGN_IN_PATH) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page, remembering where the visitor wanted to go (O2.9-03). */
export function signInPath(wanted: string): string {
  if (wanted === '/') return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;
}

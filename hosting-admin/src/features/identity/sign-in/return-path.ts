// Where to go after signing in. Anybody can write the parameter: a page of this site is opened at once, one on another host
// only if the server knows that host.

import { readReturnUrl } from '@bite/shared/identity/return-url';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { LISTING_CONNECTED_PATH } from '@bite/shared/listing/connected-page';

export const RETURN_PARAMETER = 'returnUrl';
export const SIGN_IN_PATH = '/auth';
export const SIGN_UP_PATH = '/auth/signup';
export const RESET_PATH = '/auth/reset';
export const COMPLETE_PATH = '/auth/complete';

export type Destination = { path: string } | { elsewhere: string };

const HOME: Destination = { path: '/' };

/** '/' for whatever is no address, leads back to the sign-in pages, or could be read in two ways. */
export function destinationOf(returnUrl: string | null, origin: string): Destination {
  const url = returnUrl ? parsedUrl(returnUrl, origin) : undefined;
  if (!returnUrl || !url) return HOME;
  if (url.origin !== origin) return readReturnUrl(returnUrl) ? { elsewhere: returnUrl } : HOME;
  const isOwnPage = !url.pathname.startsWith('//') && !isAuthPage(url.pathname);
  return isOwnPage ? { path: `${url.pathname}${url.search}${url.hash}` } : HOME;
}

const isAuthPage = (pathname: string): boolean =>
  pathname === SIGN_IN_PATH || pathname.startsWith(`${SIGN_IN_PATH}/`);

/** A page of the authentication service, remembering where the visitor wanted to go. */
export function withReturn(path: string, returnUrl: string | null): string {
  return returnUrl ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnUrl })}` : path;
}

/** Google's answer to a question for access is for the session that asked: another one is not taken through addresses with it. */
export const withoutConsent = (pathname: string, rest: string): string =>
  pathname === LISTING_CONNECTED_PATH && /[?&](code|state)=/.test(rest) ? pathname : `${pathname}${rest}`;

/**
 * Where to sign in, remembering the page (O2.9-03).
 * @param authUrl The authentication service, where it is another site.
 * @param page The path of the present page, with its query and fragment.
 */
export function signInAddress(authUrl: string | undefined, page: string, origin: string): string {
  if (authUrl === undefined) return withReturn(SIGN_IN_PATH, page);
  const url = new URL(authUrl, origin);
  url.searchParams.set(RETURN_PARAMETER, new URL(page, origin).href);
  return url.href;
}

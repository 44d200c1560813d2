// Where a button of the home page leads: a page of the site itself, '/menu', or a page on the web.

/** A path: not '//evil.example' or '/\\evil.example'. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;
const ANY_SITE = 'https://site.example';

/** Stays on its own site, also once it is resolved: '/.//evil.example' becomes '//evil.example'. */
export const isOwnPage = (link: string): boolean =>
  PATH.test(link) && !new URL(link, ANY_SITE).pathname.startsWith('//');

export const isSiteLink = (link: string): boolean => isOwnPage(link) || isWebAddress(link);

function isWebAddress(link: string): boolean {
  try {
    return /^https?:$/.test(new URL(link).protocol);
  } catch {
    return false;
  }
}

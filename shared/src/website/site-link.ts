// Where a button of the home page leads: a page of the site itself, '/menu', or a page on the web.

/** A path that stays on its own site when it is resolved: not '//evil.example' or '/\\evil.example'. */
const OWN_PAGE = /^\/(?![/\\])[^\s\\]*$/;

export const isOwnPage = (link: string): boolean => OWN_PAGE.test(link);

export const isSiteLink = (link: string): boolean => isOwnPage(link) || isWebAddress(link);

function isWebAddress(link: string): boolean {
  try {
    return /^https?:$/.test(new URL(link).protocol);
  } catch {
    return false;
  }
}

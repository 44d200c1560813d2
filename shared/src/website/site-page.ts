// A page of the diners' site as a function of its address and the restaurant found there: what the `site` function hands
// to the site's server bundle, and what it gets back.
import type { Storefront } from '../catalogue/storefront.ts';
import type { DayOffsets } from '../kernel/time.ts';

export type StartPage = 'menu' | 'home';

/** How the site's own code names its two first pages, whichever of them is at the root. */
export const MENU = '/';
export const HOME = '/home';

/** Where a page is, below the site's root: '' is the root. Every link to the menu asks this, or the site's router, which does. */
export function pathOfPage(page: string, start: string = MENU): string {
  if (page === start) return '';
  return page === MENU ? '/menu' : page;
}

/**
 * The address of a page below a site's root, 'https://luigis.example' or 'https://order.example/luigis', with its parameters: the same
 * for canonical links, sitemaps and previews. @param path As pathOfPage says.
 */
export function addressOfPage(root: string, path: string, parameters: Record<string, string>): string {
  // A host alone is no address of a page: browsers and search engines add the slash.
  const start = root === new URL(root).origin ? '/' : '';
  const query = new URLSearchParams(parameters).toString();
  return `${root}${path || start}${query && `?${query}`}`;
}

/** Beside the pages of a restaurant, below its base path. */
export const WEB_MANIFEST = 'site.webmanifest';

/** The whole menu, beside the pages, for large ones, of which a page has only the beginning: each version has its own address. */
export const menuFile = (version: string): string => `menu-${version}.json`;

/** The version in the name of such a file; undefined for any other name. */
export const menuVersionIn = (name: string): string | undefined =>
  /^menu-([0-9a-f]{16})\.json$/.exec(name)?.[1];

/** A part of a large menu as a page of its own, below the restaurant's root: for readers without scripts and search engines. */
export const sectionPath = (menuGroupId: number): string => `/menu/${menuGroupId}`;

/** Of guests who have ordered: these stay while a website is switched off. Below the restaurant's base path. */
export const staysWhenSwitchedOff = (page: string): boolean => /^\/(track\/[^/]+|account)\/?$/.test(page);

export type SiteResolution =
  | { kind: 'found'; storefront: Storefront; dayOffsets?: DayOffsets }
  /** The restaurant has switched its website off. */
  | { kind: 'off'; storefront: Storefront }
  /** Nobody is configured here. `slug` is the first path segment, where one was tried. */
  | { kind: 'notFound'; slug?: string; host: string; isLocal: boolean }
  /** Something failed on our side; `message` is fit for diners' eyes. */
  | { kind: 'error'; message: string };

export interface SitePage {
  /** Path and query as the browser sees them: '/luigis/checkout?item=…'. */
  url: string;
  /** 'https://luigis.example', without a slash at the end. */
  origin: string;
  /** '' on a mapped domain and with restaurant parameters at the root, '/{slug}' under a slug. */
  basePath: string;
  /** Below which restaurants without a domain have their addresses, where that is not `origin`. */
  slugOrigin?: string;
  resolution: SiteResolution;
}

export interface RenderedPage {
  /** 200; 404 for an unknown restaurant or page and for a website that is switched off; 503 for an error. */
  status: number;
  /** The whole document, without style attributes. */
  html: string;
  /** The exact text of each inline style: the policy allows these by their hashes and no other. */
  inlineStyles: string[];
  /** Likewise of the scripts. */
  inlineScripts: string[];
}

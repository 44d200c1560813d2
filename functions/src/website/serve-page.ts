// Answers a diner's page request: finds the restaurant, renders the page, and sets the headers.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { storefrontIn } from '@bite/shared/catalogue/storefront-in-language';
import { RESTAURANT_HEADER } from '@bite/shared/domains/host-health';
import { isBareLocalhost } from '@bite/shared/domains/resolution';
import { localTimeAt, offsetsAround } from '@bite/shared/kernel/time';
import { LANGUAGE_PARAMETER, languageOf } from '@bite/shared/website/languages';
import { menuVersionIn, type SiteResolution, WEB_MANIFEST } from '@bite/shared/website/site-page';
import { type PageResolution, type ResolvePageDeps, resolvePage } from '../domains/resolve-page.ts';
import type { Log } from '../ports/log.ts';
import type { SitePages } from '../ports/site-pages.ts';
import { type OwnPictures, ownPictureAt, withOwnPictures } from './own-pictures.ts';
import { type PageAddress, pageAddress, type RequestAddress } from './page-address.ts';
import { cache, contentSecurityPolicy, etagOf, type Headers, referrerPolicy } from './page-headers.ts';
import { ROBOTS_PATH, robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

interface SiteFile {
  type: string;
  write: (found: Found, address: Pick<PageAddress, 'origin' | 'query'>) => string;
  headers?: (found: Found) => Headers;
}

/** Files that a restaurant's site has besides its pages. */
const files: Readonly<Record<string, SiteFile>> = {
  'sitemap.xml': {
    type: 'application/xml',
    write: ({ storefront, basePath }, { origin }) => sitemap(storefront, origin, basePath),
  },
  [WEB_MANIFEST]: {
    type: 'application/manifest+json',
    write: ({ storefront, basePath }, { query }) =>
      webManifest(storefront, basePath, languageOf(query.get(LANGUAGE_PARAMETER))),
  },
};

/** Of a version that is gone, the present menu, with which an older page goes on. */
const wholeMenu = (version: string): SiteFile => ({
  type: 'application/json',
  write: ({ storefront }, { query }) =>
    JSON.stringify(storefrontIn(storefront, languageOf(query.get(LANGUAGE_PARAMETER)))),
  headers: ({ storefront }) => ({
    'Cache-Control': storefront.version === version ? cache.forever : cache.menu,
    'X-Robots-Tag': 'noindex',
  }),
});

function fileNamed(name: string): SiteFile | undefined {
  const version = menuVersionIn(name);
  if (version !== undefined) return wholeMenu(version);
  return Object.hasOwn(files, name) ? files[name] : undefined;
}

export interface ServePageDeps extends ResolvePageDeps {
  pages: SitePages;
  imageOrigins: readonly string[];
  /** Without them all pictures come from the storage. */
  ownPictures?: OwnPictures;
  /** 'https://order.bite.example': where restaurants have their addresses by slug, for the canonical address of a page elsewhere. */
  siteOrigin?: string | undefined;
  /** The file by which Apple verifies a host; undefined for one that is not registered. */
  appleDomainFileOf?: (host: string) => Promise<string | undefined>;
  /** Set for test installations: tells search engines not to index any page. */
  isHidden?: boolean;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

export interface PageReply {
  status: number;
  headers: Headers;
  body: string | Uint8Array;
}

export const plain = (
  status: number,
  body: string,
  cacheControl: string,
  headers: Headers = {},
): PageReply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl, ...headers },
  body: `${body}\n`,
});

/** Never throws: our own failures are logged and answered with an error page. */
export async function servePage(deps: ServePageDeps, asked: RequestAddress): Promise<PageReply> {
  const address = pageAddress(asked);
  if (!address) return plain(400, 'Bad Request', cache.never);
  const reply = await replyAt(deps, address);
  return { ...reply, headers: { ...reply.headers, 'Referrer-Policy': referrerPolicy(address.path) } };
}

/** Of the restaurant's own host, and of one that many share. Should the look-up fail, the rules hold without the sitemap. */
async function robotsOf(deps: ServePageDeps, address: PageAddress): Promise<PageReply> {
  const own = await resolvePage(deps, {
    ...address,
    path: '/',
    url: '/',
    query: new URLSearchParams(),
  }).catch(() => undefined);
  const hasSitemap = own?.kind === 'found' && !own.noIndex && own.basePath === '';
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // A host that leads nowhere may be set up at this moment.
      'Cache-Control': own?.kind === 'notFound' ? cache.missing : cache.menu,
    },
    body: robots(hasSitemap ? `${address.origin}/sitemap.xml` : undefined),
  };
}

async function replyAt(deps: ServePageDeps, address: PageAddress): Promise<PageReply> {
  if (address.path === ROBOTS_PATH) return robotsOf(deps, address);
  if (address.path === APPLE_DOMAIN_PATH) return appleDomainFile(deps, address.host);
  const picture = deps.ownPictures && ownPictureAt(address.path);
  if (picture) return pictureReply(deps, picture);
  const name = address.path.split('/').at(-1) ?? '';
  const file = fileNamed(name);
  if (/\.[a-z0-9]{1,8}$/i.test(name) && !file) return plain(404, 'Not Found', cache.missing);
  try {
    const resolution = await resolvePage(deps, address);
    const reply =
      resolution.kind === 'redirect'
        ? redirect(resolution)
        : file
          ? fileAt(deps, file, name, address, resolution)
          : await page(deps, address, resolution);
    return { ...reply, headers: { ...reply.headers, ...restaurantHeader(resolution) } };
  } catch (error) {
    return failed(deps, address, error);
  }
}

async function pictureReply(
  { ownPictures, log }: ServePageDeps,
  { path, type }: { path: string; type: string },
): Promise<PageReply> {
  try {
    const body = await ownPictures?.readCopy(path);
    if (!body) return plain(404, 'Not Found', cache.missing);
    return { status: 200, headers: { 'Content-Type': type, 'Cache-Control': cache.picture }, body };
  } catch (error) {
    log.error('picture failed', { path, stack: error instanceof Error ? error.stack : String(error) });
    return plain(503, 'Service Unavailable', cache.never);
  }
}

/** By which our own look at a domain knows that it leads to us, and to whom. Of one address it is always the same, so that it is cached with it. */
function restaurantHeader(resolution: PageResolution): Headers {
  const guid =
    'storefront' in resolution
      ? resolution.storefront.restaurant.guid
      : resolution.kind === 'redirect'
        ? resolution.restaurantGuid
        : undefined;
  return guid === undefined ? {} : { [RESTAURANT_HEADER]: guid };
}

function redirect({ location, isPermanent }: Extract<PageResolution, { kind: 'redirect' }>): PageReply {
  // By default browsers keep a permanent redirect forever.
  return plain(isPermanent ? 301 : 302, `Moved to ${location}`, isPermanent ? cache.menu : cache.never, {
    Location: location,
  });
}

type Shown = Exclude<PageResolution, { kind: 'redirect' }>;
type Found = Extract<PageResolution, { kind: 'found' }>;

function fileAt(
  deps: ServePageDeps,
  file: SiteFile,
  name: string,
  address: PageAddress,
  resolution: Shown,
): PageReply {
  if (resolution.kind !== 'found' || address.path !== `${resolution.basePath}/${name}`)
    return plain(404, 'Not Found', cache.missing);
  const headers = {
    'Content-Type': `${file.type}; charset=utf-8`,
    'Cache-Control': cache.menu,
    ...file.headers?.(resolution),
  };
  const storefront = withOwn(deps, resolution.storefront);
  return { status: 200, headers, body: file.write({ ...resolution, storefront }, address) };
}

/** The page of a site that is switched off has no scripts, which would leave out the special days that are over. */
function withoutPastDays(storefront: Storefront, now: number): Storefront {
  const { restaurant } = storefront;
  const { date: today } = localTimeAt(now, restaurant.timezone);
  const specialHours = restaurant.specialHours.filter(({ date }) => date >= today);
  return { ...storefront, restaurant: { ...restaurant, specialHours } };
}

const withOwn = ({ ownPictures }: Pick<ServePageDeps, 'ownPictures'>, storefront: Storefront): Storefront =>
  ownPictures ? withOwnPictures(storefront, ownPictures.storage) : storefront;

function shownAs(deps: ServePageDeps, { host }: PageAddress, resolution: Shown): SiteResolution {
  const { now } = deps;
  if (resolution.kind === 'found' || resolution.kind === 'off') {
    const { kind } = resolution;
    const storefront = kind === 'off' ? withoutPastDays(resolution.storefront, now()) : resolution.storefront;
    const shown = withOwn(deps, storefront);
    return kind === 'off'
      ? { kind, storefront: shown }
      : { kind, storefront: shown, dayOffsets: offsetsAround(now(), shown.restaurant.timezone) };
  }
  if (resolution.kind === 'refused') return { kind: 'error', message: resolution.message };
  const { slug } = resolution;
  return { kind: 'notFound', host, isLocal: isBareLocalhost(host), ...(slug !== undefined && { slug }) };
}

/** Framed only where a card is typed: the menu frames nothing. */
const cardField = (found: Found | undefined, isPrivate: boolean): string | undefined =>
  isPrivate ? found?.storefront.restaurant.payment?.tokenizer : undefined;

const takesGooglePay = (found: Found | undefined, isPrivate: boolean): boolean =>
  isPrivate && found?.storefront.restaurant.payment?.wallets?.includes('googlePay') === true;

/** Where Apple looks for the file by which it verifies a host. */
const APPLE_DOMAIN_PATH = '/.well-known/apple-developer-merchantid-domain-association';

/** Apple's file, on hosts that are registered for Apple Pay alone. */
async function appleDomainFile({ appleDomainFileOf, log }: ServePageDeps, host: string): Promise<PageReply> {
  try {
    const file = await appleDomainFileOf?.(host);
    return file === undefined ? plain(404, 'Not Found', cache.missing) : plain(200, file, cache.missing);
  } catch (error) {
    log.error('the file for Apple failed', { host, stack: error instanceof Error ? error.stack : '' });
    return plain(503, 'Service Unavailable', cache.never);
  }
}

async function page(deps: ServePageDeps, address: PageAddress, resolution: Shown): Promise<PageReply> {
  const { url, origin, path, query } = address;
  const found = resolution.kind === 'found' ? resolution : undefined;
  const basePath = found?.basePath ?? '';
  const { status, html, inlineStyles, inlineScripts } = await deps.pages.render({
    url,
    origin,
    basePath,
    ...(found?.isOnAnothersHost && deps.siteOrigin !== undefined && { slugOrigin: deps.siteOrigin }),
    resolution: shownAs(deps, address, resolution),
  });
  const isPrivate = found !== undefined && /^\/(checkout|track)(\/|$)/.test(path.slice(basePath.length));
  const isEmbedded = query.get('embedded') === 'true';
  const { storefront } = 'storefront' in resolution ? resolution : {};
  const frameAncestors = isEmbedded ? (storefront?.website.frameHosts ?? []) : [];
  const isFound = found !== undefined && status === 200;
  const isUnlisted = isPrivate || isEmbedded || found?.noIndex || resolution.kind === 'off' || deps.isHidden;
  return {
    status: resolution.kind === 'refused' ? 404 : status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({
        imageOrigins: deps.imageOrigins,
        inlineStyles,
        inlineScripts,
        frameAncestors,
        framed: cardField(found, isPrivate),
        paysByGoogle: takesGooglePay(found, isPrivate),
      }),
      'Cache-Control': isPrivate ? cache.never : isFound ? cache.menu : cache.missing,
      ...(isFound && !isPrivate && { ETag: etagOf(html) }),
      ...(isUnlisted && { 'X-Robots-Tag': 'noindex' }),
    },
    body: html,
  };
}

const SORRY = 'Something went wrong on our side. Please try again.';

/** Renders the error page; if that fails, too, plain HTML (O2.1-07). */
async function failed(deps: ServePageDeps, address: PageAddress, error: unknown): Promise<PageReply> {
  const stack = error instanceof Error ? error.stack : String(error);
  deps.log.error('page failed', {
    host: address.host,
    path: address.path
      .split('/')
      .slice(0, 3)
      .join('/')
      .replace(/track\/.*/, 'track'),
    stack,
  });
  const resolution: SiteResolution = { kind: 'error', message: SORRY };
  const { url, origin } = address;
  const rendered = await deps.pages
    .render({ url, origin, basePath: '', resolution })
    .catch(() => ({ html: lastResort, inlineStyles: [], inlineScripts: [] }));
  const { html, inlineStyles, inlineScripts } = rendered;
  return {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({
        imageOrigins: deps.imageOrigins,
        inlineStyles,
        inlineScripts,
        frameAncestors: [],
      }),
      'Cache-Control': cache.never,
    },
    body: html,
  };
}

const lastResort = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Restaurant Not Available</title></head>
  <body><main><h1>Restaurant Not Available</h1><p>${SORRY}</p><p><a href="">Try Again</a></p></main></body>
</html>
`;

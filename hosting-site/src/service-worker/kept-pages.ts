// The last menu and home page of each restaurant, and the pages of orders in progress, for when there is no connection. A page is
// kept as a whole: together with the files that it loads, in a cache of its own, so that an old page never meets new files. The
// page of an order is kept as the server writes it, without anything of the order (lib/kept-orders.ts has that). Other pages are
// personal, or useless without a connection.
import { isForMenu } from '../lib/for-menu.ts';
import type { KeepRequest } from './keep-request.ts';
import { isMenuFile, isScriptFile } from './kept-files.ts';

type PageKind = 'menu' | 'home' | 'order';

/** Restaurants and languages; beyond these, and beyond this size, the pages seen longest ago go. */
const most: Readonly<Record<PageKind, number>> = { menu: 6, home: 6, order: 3 };
const MOST_BYTES = 24_000_000;
/** Of one page: pictures beyond this are left out. */
const ROOM = 4_000_000;
const MOST_PICTURES = 40;

const KEPT_AT = 'x-kept-at';
const KEPT_BYTES = 'x-kept-bytes';
/** Of an order: when its page is dropped, in milliseconds. */
const KEPT_UNTIL = 'x-kept-until';
/** The address of the page within its cache. */
const PAGE = '/kept-menu';
/** Parameters that name another restaurant than the address does, or another way to show it. */
const foreign = ['tenant', 'tenantGuid', 'restaurant', 'restaurantGuid', 'embedded'];

export interface KeptPageDeps {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** 'https://luigis.example' */
  origin: string;
}

interface KeptPage {
  /** Of its cache. */
  name: string;
  kind: PageKind;
  language: string;
  /** '/luigis', or '' where the host is the restaurant's own. */
  basePath: string;
  /** Of the page. */
  path: string;
  /** When it left the server, in milliseconds; 0 if it has not become complete, or is no longer to be shown. */
  at: number;
  bytes: number;
}

const NAME = /^bite-(menu|home|order) (\S+) [0-9a-f]+ (\S*) (\S*)$/;

async function keptIn(caches: CacheStorage, name: string): Promise<KeptPage | undefined> {
  const [, kind, language = '', basePath = '', path = ''] = NAME.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const page = await (await caches.open(name)).match(PAGE);
  const figure = (header: string) => Number(page?.headers.get(header) ?? 0);
  const until = figure(KEPT_UNTIL);
  const at = until > 0 && until < Date.now() ? 0 : figure(KEPT_AT);
  return { name, kind: kind as PageKind, language, basePath, path, at, bytes: figure(KEPT_BYTES) };
}

/** The latest first. */
async function allKept(caches: CacheStorage): Promise<KeptPage[]> {
  const found = await Promise.all((await caches.keys()).map((name) => keptIn(caches, name)));
  return found.filter((kept) => kept !== undefined).sort((one, other) => other.at - one.at);
}

/** The path of a page without a slash at its end; undefined if its parameters name another restaurant. */
const pathAt = ({ pathname, searchParams }: URL): string | undefined =>
  foreign.some((name) => searchParams.has(name)) ? undefined : pathname.replace(/\/+$/, '');

/** Where a restaurant's site begins, and so what a kept menu or home page stands in for. */
const beginnings = ['', '/menu', '/home'];
const paths: Readonly<Record<PageKind, RegExp>> = {
  menu: /^(\/menu)?$/,
  home: /^(\/home)?$/,
  order: /^\/track\/[^/\s]+$/,
};

interface Page {
  kind: PageKind;
  html: string;
  headers: Headers;
  language: string;
  basePath: string;
  /** The scripts and styles that it names. */
  files: string[];
}

const isPublic = ({ headers }: Response): boolean =>
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Undefined for anything else than the page of an order, or a public one at the address of a menu or home page. */
async function pageOf(response: Response, path: string): Promise<Page | undefined> {
  if (!response.ok || response.redirected) return undefined;
  const html = await response.text();
  const language = /^<!doctype html><html lang="([\w-]+)"/.exec(html)?.[1];
  const basePath = / data-base-path="([^"\s]*)"/.exec(html)?.[1];
  if (language === undefined || basePath === undefined) return undefined;
  if (!path.startsWith(basePath)) return undefined;
  const rest = path.slice(basePath.length);
  const kind = paths.order.test(rest) ? 'order' : html.includes('<body data-home>') ? 'home' : 'menu';
  if (!paths[kind].test(rest) || (kind !== 'order' && !isPublic(response))) return undefined;
  const files = [...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file);
  return { kind, html, headers: response.headers, language, basePath, files: [...new Set(files)] };
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** From any kept page, since files never change under their names. */
export const keptFile = (caches: CacheStorage, address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true });

/** A copy of a picture below the picture itself: '….jpg/320.webp', as our storage names them. */
const COPY = /^(.+\.(?:jpe?g|png|webp|gif|avif|heic)(?:\/|%2F))(\d{1,5}|full)(\.(?:webp|jpg|png)(?:\?.*)?)$/i;

/** The widest kept copy of the same picture, whatever its width: a dialog asks for a wider one than the card that was seen. */
export async function keptCopy(caches: CacheStorage, address: string): Promise<Response | undefined> {
  const [, picture, , kind] = COPY.exec(address) ?? [];
  if (picture === undefined) return undefined;
  const widthOf = (url: string): number => {
    const [, other, width, itsKind] = COPY.exec(url) ?? [];
    if (other !== picture || itsKind !== kind) return 0;
    return width === 'full' ? Number.POSITIVE_INFINITY : Number(width);
  };
  let widest = { url: '', width: 0 };
  for (const name of await caches.keys()) {
    if (!NAME.test(name)) continue;
    for (const { url } of await (await caches.open(name)).keys())
      if (widthOf(url) > widest.width) widest = { url, width: widthOf(url) };
  }
  return widest.url === '' ? undefined : keptFile(caches, widest.url);
}

const sizeOf = async (response: Response): Promise<number> =>
  (await response.clone().arrayBuffer()).byteLength;

/** The bytes that it adds to the cache. Throws if it cannot be had. */
async function keepFile({ caches, fetch }: KeptPageDeps, cache: Cache, address: string): Promise<number> {
  if (await cache.match(address)) return 0;
  const file = (await keptFile(caches, address)) ?? (await fetch(address));
  if (!file.ok) throw new Error(`${address}: HTTP ${file.status}`);
  const bytes = await sizeOf(file);
  await cache.put(address, file);
  return bytes;
}

/** Of other origins only those that they let us read: without that, nobody knows how large they are. */
async function keepPicture(
  { caches, fetch }: KeptPageDeps,
  cache: Cache,
  address: string,
  room: number,
): Promise<number> {
  try {
    if (await cache.match(address)) return 0;
    // What the page has just shown is in the browser's cache.
    const options = { mode: 'cors', credentials: 'omit', cache: 'force-cache' } as const;
    const picture = (await keptFile(caches, address)) ?? (await fetch(address, options));
    const bytes = await sizeOf(picture);
    if (!picture.ok || bytes > room) return 0;
    await cache.put(address, picture);
    return bytes;
  } catch {
    // The menu can be read without it.
    return 0;
  }
}

/** The page's own address without what changes nothing of it; undefined if that names no restaurant by itself. */
function plainAddressOf(page: string, origin: string): { href: string; path: string } | undefined {
  const address = new URL(page, origin);
  const path = pathAt(address);
  if (address.origin !== origin || path === undefined) return undefined;
  const language = address.searchParams.get('lang');
  const search = language === null ? '' : `?${new URLSearchParams({ lang: language })}`;
  return { href: `${origin}${path || '/'}${search}`, path };
}

/** The addresses of the files that are part of a page. */
const filesOf = (files: readonly string[], origin: string): URL[] =>
  files
    .map((file) => new URL(file, origin))
    .filter((file) => file.origin === origin && (isScriptFile(file.pathname) || isMenuFile(file.pathname)));

/** Keeps the page, unless it is none that is kept, or one of its files is missing: then what was kept before stays. */
export async function keepPage(deps: KeptPageDeps, request: KeepRequest): Promise<void> {
  const { caches, fetch, origin } = deps;
  const address = plainAddressOf(request.page, origin);
  if (!address) return;
  // Mostly the very answer that the page was made from, without asking again.
  const response = await fetch(address.href, { cache: 'force-cache', credentials: 'same-origin' });
  const page = await pageOf(response, address.path);
  const files = filesOf(request.files, origin);
  // Else a deployment or a change of the menu came between: the page's files are not those of this answer.
  const isSame =
    page?.html.includes(`"version":"${request.version}"`) &&
    page.files.every((path) => files.some(({ pathname }) => pathname === path));
  if (!page || !isSame) return;
  const { kind, language, basePath } = page;
  if (kind === 'order' && !(Number(request.until) > Date.now())) return;
  const name = `bite-${kind} ${language} ${await digestOf(page.html)} ${basePath} ${address.path}`;
  const cache = await caches.open(name);
  const before = await cache.match(PAGE);
  try {
    let bytes = Number(before?.headers.get(KEPT_BYTES) ?? page.html.length);
    for (const { href } of files) bytes += await keepFile(deps, cache, href);
    for (const picture of request.pictures.slice(0, MOST_PICTURES))
      bytes += await keepPicture(deps, cache, picture, ROOM - bytes);
    const headers = new Headers(page.headers);
    // It is stored as text.
    headers.delete('content-encoding');
    headers.delete('content-length');
    headers.set(KEPT_AT, String(request.at));
    headers.set(KEPT_BYTES, String(bytes));
    if (kind === 'order') headers.set(KEPT_UNTIL, String(request.until));
    // Last: a cache without its page has not become complete.
    await cache.put(PAGE, new Response(page.html, { headers }));
  } catch (error) {
    if (!before) await caches.delete(name);
    throw error;
  }
  await dropOld(caches, { name, kind, language, basePath, path: address.path });
}

type Present = Pick<KeptPage, 'name' | 'kind' | 'language' | 'basePath' | 'path'>;

/** Of the same place and language: another one at the same address, or the menu or home page at another address than before. */
const replaces = (present: Present, kept: KeptPage): boolean =>
  kept.basePath === present.basePath &&
  kept.language === present.language &&
  (kept.path === present.path || (kept.kind === present.kind && kept.kind !== 'order'));

async function dropOld(caches: CacheStorage, present: Present): Promise<void> {
  const count = { menu: 0, home: 0, order: 0 };
  let bytes = 0;
  for (const kept of await allKept(caches)) {
    const isPresent = kept.name === present.name;
    const hasRoom = count[kept.kind] < most[kept.kind] && bytes + kept.bytes <= MOST_BYTES;
    if (isPresent || (!replaces(present, kept) && hasRoom && kept.at > 0)) {
      count[kept.kind] += 1;
      bytes += kept.bytes;
    } else await caches.delete(kept.name);
  }
}

/** The best first: the very page in the wanted language, then in another one, then another beginning of the site. */
function rank({ path, language }: KeptPage, wanted: { path: string | undefined; language: string }): number {
  return (path === wanted.path ? 0 : 2) + (language === wanted.language ? 0 : 1);
}

/**
 * The kept page at this address, in its language if there is one in it, with the time at which it left the server on its root
 * element. Where a restaurant's site begins, also the way to its menu or home page at another address. Undefined if there is none.
 */
export async function keptPage(caches: CacheStorage, url: string): Promise<Response | undefined> {
  const address = new URL(url);
  const path = pathAt(address);
  const wanted = { path, language: address.searchParams.get('lang') ?? 'en' };
  const isWanted = ({ kind, basePath, path: own }: KeptPage): boolean =>
    kind === 'order'
      ? own === path
      : beginnings.some((rest) => path === `${basePath}${rest}`) &&
        !(kind === 'home' && isForMenu(address.search));
  const [kept] = (await allKept(caches))
    .filter((one) => one.at > 0 && isWanted(one))
    .sort((one, other) => rank(one, wanted) - rank(other, wanted));
  const page = kept && (await (await caches.open(kept.name)).match(PAGE));
  if (!page) return undefined;
  if (kept.path !== path) return Response.redirect(`${address.origin}${kept.path || '/'}${address.search}`);
  const html = (await page.text()).replace(
    ' data-base-path="',
    ` data-kept-at="${kept.at}" data-base-path="`,
  );
  return new Response(html, { headers: page.headers });
}

/** Where the site of a page begins without a connection: its menu, else its home page. */
export interface KeptBeginning {
  kind: 'menu' | 'home';
  path: string;
}

/** That of the restaurant to which the page at this address belongs, if one is kept. */
export async function keptBeginning(caches: CacheStorage, url: string): Promise<KeptBeginning | undefined> {
  const { pathname } = new URL(url);
  const all = (await allKept(caches)).filter(
    ({ at, basePath }) => at > 0 && `${pathname}/`.startsWith(`${basePath}/`),
  );
  for (const kind of ['menu', 'home'] as const) {
    const found = all.find((kept) => kept.kind === kind);
    if (found) return { kind, path: found.path };
  }
  return undefined;
}

/**
 * Drops the page at this address, which is no longer there, and with a site's root its menu and home page; all without an address.
 * Orders are followed also while a site is switched off.
 */
export async function dropPages(caches: CacheStorage, url?: string): Promise<void> {
  const path = url === undefined ? undefined : pathAt(new URL(url));
  for (const kept of await allKept(caches)) {
    const isOfSite = kept.kind !== 'order' && kept.basePath === path;
    if (url === undefined || kept.path === path || isOfSite) await caches.delete(kept.name);
  }
}

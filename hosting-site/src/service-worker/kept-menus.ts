// The last menu of each restaurant, for when there is no connection. A menu is kept as a whole: its page together with the files
// that this page loads, in a cache of its own, so that an old page never meets new files. Only menus are kept: other pages are
// personal, or useless without a connection.
import type { KeepRequest } from './keep-request.ts';
import { isMenuFile, isScriptFile } from './kept-files.ts';

const PREFIX = 'bite-menu ';
/** Restaurants and languages; beyond these, and beyond this size, the ones seen longest ago go. */
const MOST_MENUS = 6;
const MOST_BYTES = 24_000_000;
/** Of one menu: pictures beyond this are left out. */
const ROOM = 4_000_000;
const MOST_PICTURES = 40;

const KEPT_AT = 'x-kept-at';
const KEPT_BYTES = 'x-kept-bytes';
/** The address of the page within its cache. */
const PAGE = '/kept-menu';
/** Parameters that name another restaurant than the address does, or another way to show it. */
const foreign = ['tenant', 'tenantGuid', 'restaurant', 'restaurantGuid', 'embedded'];

export interface KeptMenuDeps {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** 'https://luigis.example' */
  origin: string;
}

interface KeptMenu {
  /** Of its cache. */
  name: string;
  language: string;
  /** '/luigis', or '' where the host is the restaurant's own. */
  basePath: string;
  /** Of the page: a restaurant may have another one at its root. */
  path: string;
  /** When its page left the server, in milliseconds; 0 if it has not become complete. */
  at: number;
  bytes: number;
}

async function keptIn(caches: CacheStorage, name: string): Promise<KeptMenu | undefined> {
  const [, language = '', basePath = '', path = ''] =
    /^bite-menu (\S+) [0-9a-f]+ (\S*) (\S*)$/.exec(name) ?? [];
  if (language === '') return undefined;
  const page = await (await caches.open(name)).match(PAGE);
  const figure = (header: string) => Number(page?.headers.get(header) ?? 0);
  return { name, language, basePath, path, at: figure(KEPT_AT), bytes: figure(KEPT_BYTES) };
}

/** The latest first. */
async function allKept(caches: CacheStorage): Promise<KeptMenu[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const found = await Promise.all(names.map((name) => keptIn(caches, name)));
  return found.filter((kept) => kept !== undefined).sort((one, other) => other.at - one.at);
}

/** The path of a page without a slash at its end; undefined if its parameters name another restaurant. */
const pathAt = ({ pathname, searchParams }: URL): string | undefined =>
  foreign.some((name) => searchParams.has(name)) ? undefined : pathname.replace(/\/+$/, '');

/** Where a restaurant's site begins, and so what the kept menu stands in for. */
const beginnings = ['', '/menu', '/home'];
/** Where its menu is. */
const menuPaths = ['', '/menu'];

interface Page {
  html: string;
  headers: Headers;
  language: string;
  basePath: string;
  /** The scripts and styles that it names. */
  files: string[];
}

/** Undefined for anything else than a public page at the address of a menu. */
async function menuPageOf(response: Response, path: string): Promise<Page | undefined> {
  const isPublic = !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  if (!response.ok || response.redirected || !isPublic) return undefined;
  const html = await response.text();
  const language = /^<!doctype html><html lang="([\w-]+)"/.exec(html)?.[1];
  const basePath = / data-base-path="([^"\s]*)"/.exec(html)?.[1];
  if (language === undefined || basePath === undefined) return undefined;
  if (!menuPaths.some((rest) => path === `${basePath}${rest}`)) return undefined;
  const files = [...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file);
  return { html, headers: response.headers, language, basePath, files: [...new Set(files)] };
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** From any kept menu, since files never change under their names. */
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
    if (!name.startsWith(PREFIX)) continue;
    for (const { url } of await (await caches.open(name)).keys())
      if (widthOf(url) > widest.width) widest = { url, width: widthOf(url) };
  }
  return widest.url === '' ? undefined : keptFile(caches, widest.url);
}

const sizeOf = async (response: Response): Promise<number> =>
  (await response.clone().arrayBuffer()).byteLength;

/** The bytes that it adds to the cache. Throws if it cannot be had. */
async function keepFile({ caches, fetch }: KeptMenuDeps, cache: Cache, address: string): Promise<number> {
  if (await cache.match(address)) return 0;
  const file = (await keptFile(caches, address)) ?? (await fetch(address));
  if (!file.ok) throw new Error(`${address}: HTTP ${file.status}`);
  const bytes = await sizeOf(file);
  await cache.put(address, file);
  return bytes;
}

/** Of other origins only those that they let us read: without that, nobody knows how large they are. */
async function keepPicture(
  { caches, fetch }: KeptMenuDeps,
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

/** The addresses of the files that are part of a menu. */
const filesOf = (files: readonly string[], origin: string): URL[] =>
  files
    .map((file) => new URL(file, origin))
    .filter((file) => file.origin === origin && (isScriptFile(file.pathname) || isMenuFile(file.pathname)));

/** Keeps the menu that the page shows, unless it is no menu, or one of its files is missing: then what was kept before stays. */
export async function keepMenu(deps: KeptMenuDeps, request: KeepRequest): Promise<void> {
  const { caches, fetch, origin } = deps;
  const address = plainAddressOf(request.page, origin);
  if (!address) return;
  // Mostly the very answer that the page was made from, without asking again.
  const response = await fetch(address.href, { cache: 'force-cache', credentials: 'same-origin' });
  const page = await menuPageOf(response, address.path);
  const files = filesOf(request.files, origin);
  // Else a deployment or a change of the menu came between: the page's files are not those of this answer.
  const isSame =
    page?.html.includes(`"version":"${request.version}"`) &&
    page.files.every((path) => files.some(({ pathname }) => pathname === path));
  if (!page || !isSame) return;
  const { language, basePath } = page;
  const name = `${PREFIX}${language} ${await digestOf(page.html)} ${basePath} ${address.path}`;
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
    // Last: a cache without its page has not become complete.
    await cache.put(PAGE, new Response(page.html, { headers }));
  } catch (error) {
    if (!before) await caches.delete(name);
    throw error;
  }
  await dropOld(caches, { name, language, basePath });
}

async function dropOld(
  caches: CacheStorage,
  present: Pick<KeptMenu, 'name' | 'language' | 'basePath'>,
): Promise<void> {
  let [menus, bytes] = [0, 0];
  for (const kept of await allKept(caches)) {
    const isPresent = kept.name === present.name;
    const isOlder = !isPresent && kept.basePath === present.basePath && kept.language === present.language;
    const hasRoom = menus < MOST_MENUS && bytes + kept.bytes <= MOST_BYTES;
    if (isPresent || (!isOlder && hasRoom && kept.at > 0)) {
      menus += 1;
      bytes += kept.bytes;
    } else await caches.delete(kept.name);
  }
}

/**
 * The kept menu of the restaurant whose site begins at this address, in its language if there is one in it, with the time at which
 * it left the server on its root element; the way to it if the menu is at another address. Undefined if there is none.
 */
export async function keptMenu(caches: CacheStorage, url: string): Promise<Response | undefined> {
  const address = new URL(url);
  const path = pathAt(address);
  const wanted = address.searchParams.get('lang') ?? 'en';
  const all = (await allKept(caches)).filter(
    ({ at, basePath }) => at > 0 && beginnings.some((rest) => path === `${basePath}${rest}`),
  );
  const kept = all.find(({ language }) => language === wanted) ?? all[0];
  const page = kept && (await (await caches.open(kept.name)).match(PAGE));
  if (!page) return undefined;
  if (kept.path !== path) return Response.redirect(`${address.origin}${kept.path || '/'}${address.search}`);
  const html = (await page.text()).replace(
    ' data-base-path="',
    ` data-kept-at="${kept.at}" data-base-path="`,
  );
  return new Response(html, { headers: page.headers });
}

/** The path of the kept menu of the restaurant to which the page at this address belongs, if there is one. */
export async function keptMenuAbove(caches: CacheStorage, url: string): Promise<string | undefined> {
  const { pathname } = new URL(url);
  const isAbove = ({ at, basePath }: KeptMenu) => at > 0 && pathname.startsWith(`${basePath}/`);
  return (await allKept(caches)).find(isAbove)?.path;
}

/** Drops the menu at this address, which is no longer there; all of them without an address. */
export async function dropMenus(caches: CacheStorage, url?: string): Promise<void> {
  const path = url === undefined ? undefined : pathAt(new URL(url));
  for (const kept of await allKept(caches))
    if (url === undefined || [kept.path, kept.basePath].some((own) => own === path))
      await caches.delete(kept.name);
}

// Where the page of an order is, for the notifications about it: kept on this device alone, since the address opens the order. What is
// sent names it by a reference.

const CACHE = 'bite-orders';
/** What the names of the kept pages of orders begin with. */
const KEPT_PAGES = 'bite-order ';
const KEPT_AT = 'x-kept-at';
/** Notifications come within a day or, for orders ahead, weeks; milliseconds. */
const LIFETIME = 30 * 24 * 60 * 60_000;

const keyOf = (origin: string, reference: string): string =>
  `${origin}/kept-order/${encodeURIComponent(reference)}`;

/** @param path Of the page, with its parameters. */
export async function keepOrderAddress(
  caches: CacheStorage,
  origin: string,
  reference: string,
  path: string,
): Promise<void> {
  const cache = await caches.open(CACHE);
  const now = Date.now();
  for (const key of await cache.keys()) {
    const kept = await cache.match(key.url);
    if (now - Number(kept?.headers.get(KEPT_AT)) > LIFETIME) await cache.delete(key.url);
  }
  await cache.put(keyOf(origin, reference), new Response(path, { headers: { [KEPT_AT]: String(now) } }));
}

/** On this origin; the beginning of the site if it is not kept any more. */
export async function orderAddress(caches: CacheStorage, origin: string, reference: string): Promise<URL> {
  const kept = await (await caches.open(CACHE)).match(keyOf(origin, reference));
  const url = new URL((await kept?.text()) ?? '/', origin);
  return url.origin === origin ? url : new URL('/', origin);
}

/** Also those of the pages that the service worker has kept (service-worker/kept-pages.ts). */
export async function forgetOrderAddresses(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (name === CACHE || name.startsWith(KEPT_PAGES)) await caches.delete(name);
}

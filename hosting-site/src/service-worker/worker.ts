// The service worker of all restaurants of a host. It changes nothing while there is a connection: pages come from the network, and
// only if that cannot be reached the kept page is shown, which says so. It shows what the server sends about an order, and knows nothing
// else of orders, nothing of the API and of accounts.

import { forgetOrderAddresses } from '../lib/order-addresses.ts';
import type { KeepRequest } from './keep-request.ts';
import { isMenuFile, isScriptFile } from './kept-files.ts';
import { dropPages, keepPage, keptBeginning, keptCopy, keptFile, keptPage } from './kept-pages.ts';
import { offlinePage } from './offline-page.ts';
import { newsIn, openOrder, showNews } from './show-news.ts';

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Extended {
  request: Request;
  clientId: string;
  resultingClientId: string;
  /** Undefined where the browser did not ask in advance. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What is used of the worker's own scope: the project's types are those of pages. */
const scope = self as unknown as {
  addEventListener(type: 'install' | 'activate', heard: (event: Extended) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void;
  addEventListener(type: 'message', heard: (event: Extended & { data: KeepRequest }) => void): void;
  addEventListener(
    type: 'push',
    heard: (event: Extended & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    heard: (event: Extended & { notification: Notification }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  location: Location;
};

/** How long a page may take while there is a kept one, in milliseconds. A function that starts takes some seconds. */
const PATIENCE = 8_000;
/** Of proxies that did not reach us. Our own failures say what they are. */
const unreached = [502, 504];
const gone = [404, 410];

const deps = {
  caches,
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  origin: scope.location.origin,
};

/** Pages that were answered with a kept one, since this worker was started. */
const showingKept = new Set<string>();

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

async function fromNetwork({ request, preloadResponse }: Fetched): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function pageFor(event: Fetched): Promise<Response> {
  const { url, destination } = event.request;
  const network = fromNetwork(event);
  const settled = network.catch(() => undefined);
  event.waitUntil(settled);
  if (destination !== 'document') return network;
  const answer = await Promise.race([settled, after(PATIENCE)]);
  if (answer && gone.includes(answer.status)) event.waitUntil(dropPages(caches, url));
  if (answer && !unreached.includes(answer.status)) return answer;
  const kept = await keptPage(caches, url);
  if (kept) {
    showingKept.add(event.resultingClientId);
    return kept;
  }
  return network.catch(async () => offlinePage(url, await keptBeginning(caches, url)));
}

/** Files never change under their names. */
const fileFor = async (request: Request): Promise<Response> =>
  (await keptFile(caches, request.url)) ?? fetch(request);

/** Another copy of the same picture is better than none. */
const pictureFor = (request: Request): Promise<Response> =>
  fileFor(request).catch(async (error: unknown) => {
    const copy = await keptCopy(caches, request.url);
    if (copy) return copy;
    throw error;
  });

let wasChecked = false;

/** The way to end all of this: without its script on the server the worker removes itself, and what it kept. */
async function endIfGone(): Promise<void> {
  if (wasChecked) return;
  wasChecked = true;
  const script = await fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!script || !gone.includes(script.status)) return;
  await scope.registration.unregister();
  await dropPages(caches);
  await forgetOrderAddresses();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts.
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([scope.clients.claim(), preload]));
});
scope.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(pageFor(event));
    event.waitUntil(endIfGone());
  } else if (origin === deps.origin && (isScriptFile(pathname) || isMenuFile(pathname)))
    event.respondWith(fileFor(request));
  else if (request.destination === 'image' && (!navigator.onLine || showingKept.has(clientId)))
    event.respondWith(pictureFor(request));
});

const newsDeps = {
  caches,
  origin: deps.origin,
  showNotification: (title: string, options: NotificationOptions) =>
    scope.registration.showNotification(title, options),
  // Also pages that were loaded before there was a worker.
  pages: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (url: string) => scope.clients.openWindow(url),
};
scope.addEventListener('push', (event) => event.waitUntil(showNews(newsDeps, newsIn(event.data))));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openOrder(newsDeps, event.notification.data));
});

// One after the other: two pages of one restaurant may ask at once.
let keeping: Promise<unknown> = Promise.resolve();
scope.addEventListener('message', (event) => {
  keeping = keeping.then(() => keepPage(deps, event.data)).catch(() => undefined);
  event.waitUntil(keeping);
});

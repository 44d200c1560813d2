// Has the service worker keep this page, with all that it needs, for when there is no connection.
import { keptSince } from '../lib/connection.ts';
import { loadEngine } from '../lib/engine.ts';
import { keptOrder } from '../lib/kept-orders.ts';
import { isPartial } from '../lib/menu-state.ts';
import type { Site } from '../lib/site.ts';
import { type KeepRequest, SERVICE_WORKER } from '../service-worker/keep-request.ts';
import { isMenuFile, isScriptFile } from '../service-worker/kept-files.ts';
import { loadDialogs } from './overlays.tsx';

/** The page of an order is read alone; a menu or home page with what a reader opens from there. */
type Kept = 'beginning' | 'order';

/** A home page comes without its menu, and a large menu with a part of it. */
const wholeMenu = ({ storefront }: Site): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (isPartial(storefront.get())) return;
      stop();
      resolve();
    };
    const stop = storefront.subscribe(check);
    check();
  });

/** What a reader may open, and what is not there yet: without a connection it would be too late. */
const loadRest = (site: Site) => {
  const { startPage, aboutText } = site.storefront.get().website;
  return Promise.all([
    wholeMenu(site),
    startPage === 'home' && import('../features/website/home-page.tsx'),
    aboutText && import('../features/website/story-page.tsx'),
    loadEngine(),
    loadDialogs(),
    import('./more-entries.tsx'),
    import('../features/catalogue/menu-finder.ts'),
    import('../features/website/contact-page.tsx'),
    import('../features/website/privacy-page.tsx'),
  ]);
};

const isPartOfPage = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && (isScriptFile(pathname) || isMenuFile(pathname));

function requestOf(site: Site): KeepRequest {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const until = keptOrder(window.location.pathname)?.until;
  return {
    page: window.location.href,
    version: site.storefront.atServer.version,
    at: site.connection.get().menuAt,
    files: [...new Set(loaded.filter(isPartOfPage).map(({ href }) => href))],
    pictures: [
      ...new Set(shown.map(({ currentSrc }) => currentSrc).filter((source) => /^https?:/.test(source))),
    ],
    ...(until !== undefined && { until }),
  };
}

/** Not in a frame of another website, in development, and of a page that was itself kept. */
function workers(): ServiceWorkerContainer | undefined {
  const isAllowed = window.parent === window && !import.meta.env.DEV && keptSince() === undefined;
  return isAllowed && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** Keeps it now, and with the pictures that have been seen since when the page is left. Returns a function that stops it. */
export function keepPage(site: Site, kept: Kept = 'beginning'): () => void {
  const container = workers();
  if (!container) return () => undefined;
  let isStopped = false;
  let worker: ServiceWorker | null | undefined;
  const keep = () => {
    if (!isStopped) worker?.postMessage(requestOf(site));
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  const begin = async () => {
    await Promise.all([kept === 'order' ? undefined : loadRest(site), container.register(SERVICE_WORKER)]);
    worker = (await container.ready).active;
    keep();
  };
  // Without a worker, or with a part of the page missing, nothing is kept; the next visit tries again.
  begin().catch(() => undefined);
  document.addEventListener('visibilitychange', leave);
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', leave);
  };
}

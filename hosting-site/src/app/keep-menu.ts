// Has the service worker keep this menu, with all that it needs, for when there is no connection.
import { keptSince } from '../lib/connection.ts';
import { loadEngine } from '../lib/engine.ts';
import type { Site } from '../lib/site.ts';
import { type KeepRequest, SERVICE_WORKER } from '../service-worker/keep-request.ts';
import { isMenuFile, isScriptFile } from '../service-worker/kept-files.ts';
import { loadDialogs } from './overlays.tsx';

/** What a reader may open, and what is not there yet: without a connection it would be too late. */
const loadRest = () =>
  Promise.all([
    loadEngine(),
    loadDialogs(),
    import('./more-entries.tsx'),
    import('../features/catalogue/menu-finder.ts'),
    import('../features/website/contact-page.tsx'),
  ]);

const isPartOfMenu = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && (isScriptFile(pathname) || isMenuFile(pathname));

function requestOf(site: Site): KeepRequest {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return {
    page: window.location.href,
    version: site.storefront.atServer.version,
    at: site.connection.get().menuAt,
    files: [...new Set(loaded.filter(isPartOfMenu).map(({ href }) => href))],
    pictures: [
      ...new Set(shown.map(({ currentSrc }) => currentSrc).filter((source) => /^https?:/.test(source))),
    ],
  };
}

/** Not in a frame of another website, in development, and of a page that was itself kept. */
function workers(): ServiceWorkerContainer | undefined {
  const isAllowed = window.parent === window && !import.meta.env.DEV && keptSince() === undefined;
  return isAllowed && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** Keeps it now, and with the pictures that have been seen since when the page is left. Returns a function that stops it. */
export function keepMenu(site: Site): () => void {
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
    await Promise.all([loadRest(), container.register(SERVICE_WORKER)]);
    worker = (await container.ready).active;
    keep();
  };
  // Without a worker, or with a part of the menu missing, nothing is kept; the next visit tries again.
  begin().catch(() => undefined);
  document.addEventListener('visibilitychange', leave);
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', leave);
  };
}

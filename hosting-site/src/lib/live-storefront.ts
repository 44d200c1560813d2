// Refreshes what a cached page cannot know (sold out, paused, busy), and the menu itself if it is outdated.
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { afterLoad } from './after-load.ts';
import { keptSince } from './connection.ts';
import { loadEngine } from './engine.ts';
import type { Site } from './site.ts';

const ORDERING_MILLISECONDS = 4_000;
/** A page with no cart and no open dialog. */
const BROWSING_MILLISECONDS = 60_000;
const BROWSING_TURNS = BROWSING_MILLISECONDS / ORDERING_MILLISECONDS;

/** Fetches the live document; if that fails, the last known state stays. Returns whether the server answered. */
export async function refreshLive(site: Site): Promise<boolean> {
  const { guid } = site.storefront.get().restaurant;
  try {
    const { call, followSoldOut, followDeliveryZone } = await loadEngine();
    followSoldOut(site);
    followDeliveryZone(site, call);
    const live = await call('getStorefrontLive', { parameters: { restaurantGuid: guid } });
    const known = site.live.get();
    // The first answer is news even if it says the same: from then on the state is known.
    if (known === defaultLiveState || JSON.stringify(live) !== JSON.stringify(known)) site.live.set(live);
    return true;
  } catch {
    // Temporarily offline: the server checks the order in any case.
    return false;
  }
}

/** Fetches the menu again after the server has refused an order because of it. Returns whether the server answered. */
export async function refreshStorefront(site: Site): Promise<boolean> {
  const current = site.storefront.get();
  try {
    const { call, storefrontOfPage } = await loadEngine();
    const fresh = await call('getStorefront', { query: { restaurantGuid: current.restaurant.guid } });
    if (fresh.version !== current.version) site.storefront.set(storefrontOfPage(fresh));
    return true;
  } catch (error) {
    // The old menu stays; the server's error has explained the problem.
    return isRefusal(error);
  }
}

/** An answer, too: the menu of a business that is suspended is read by nobody, and its orders are still followed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

/** After the connection was lost, everything on the page may be old. */
async function recover(site: Site): Promise<void> {
  const isReached = (await refreshLive(site)) && (await refreshStorefront(site));
  const { connection } = site;
  if (isReached) connection.set({ menuAt: Date.now() });
  else connection.set({ ...connection.get(), lost: navigator.onLine ? 'unreached' : 'offline' });
}

/** Notices that the connection is lost, and that it is back. Returns a function that stops it. */
export function followConnection(site: Site): () => void {
  const { connection } = site;
  const keptAt = keptSince();
  const isKept = keptAt !== undefined;
  const lost = navigator.onLine ? (isKept ? 'unreached' : undefined) : 'offline';
  connection.set({ menuAt: keptAt ?? Date.now(), lost });
  const lose = () => connection.set({ ...connection.get(), lost: 'offline' });
  const comeBack = () => void recover(site);
  window.addEventListener('offline', lose);
  window.addEventListener('online', comeBack);
  return () => {
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', comeBack);
  };
}

/** Something is in the cart, a dialog is open, or the page waits for the connection. */
const isWaiting = (site: Site): boolean =>
  site.connection.get().lost !== undefined ||
  (site.cart.get()?.items.length ?? 0) > 0 ||
  document.querySelector('dialog[open]') !== null;

/**
 * Fetches after the page has loaded, then while it is visible every four seconds if the diner is ordering or the connection is lost,
 * else every minute.
 * Returns a function that stops it.
 */
export function startLive(site: Site): () => void {
  const refresh = () => {
    if (document.visibilityState !== 'visible') return;
    if (site.connection.get().lost) {
      void recover(site);
      return;
    }
    void refreshLive(site);
    // The page of a deactivated restaurant keeps saying so until the server says otherwise.
    if (!site.storefront.get().restaurant.isActive) void refreshStorefront(site);
  };
  const cancel = afterLoad(refresh);
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % BROWSING_TURNS;
    if (turn === 0 || isWaiting(site)) refresh();
  }, ORDERING_MILLISECONDS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    cancel();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

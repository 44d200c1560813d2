// Refreshes what a cached page cannot know (sold out, paused, busy), and the menu itself if it is outdated.
import { afterLoad } from './after-load.ts';
import { loadEngine } from './engine.ts';
import type { Site } from './site.ts';

const ORDERING_MILLISECONDS = 4_000;
/** A page with no cart and no open dialog. */
const BROWSING_MILLISECONDS = 60_000;
const BROWSING_TURNS = BROWSING_MILLISECONDS / ORDERING_MILLISECONDS;

/** Fetches the live document; if that fails, the last known state stays. */
export async function refreshLive(site: Site): Promise<void> {
  const { guid } = site.storefront.get().restaurant;
  try {
    const { call, followSoldOut, followDeliveryZone } = await loadEngine();
    followSoldOut(site);
    followDeliveryZone(site, call);
    const live = await call('getStorefrontLive', { parameters: { restaurantGuid: guid } });
    if (JSON.stringify(live) !== JSON.stringify(site.live.get())) site.live.set(live);
  } catch {
    // Temporarily offline: the server checks the order in any case.
  }
}

/** Fetches the menu again after the server has refused an order because of it. */
export async function refreshStorefront(site: Site): Promise<void> {
  const current = site.storefront.get();
  try {
    const { call, storefrontOfPage } = await loadEngine();
    const fresh = await call('getStorefront', { query: { restaurantGuid: current.restaurant.guid } });
    if (fresh.version !== current.version) site.storefront.set(storefrontOfPage(fresh));
  } catch {
    // The old menu stays; the server's error has explained the problem.
  }
}

/** Something is in the cart, or a dialog is open. */
const isOrdering = (site: Site): boolean =>
  (site.cart.get()?.items.length ?? 0) > 0 || document.querySelector('dialog[open]') !== null;

/**
 * Fetches after the page has loaded, then while it is visible every four seconds if the diner is ordering, else every minute.
 * Returns a function that stops it.
 */
export function startLive(site: Site): () => void {
  const refresh = () => {
    if (document.visibilityState !== 'visible') return;
    void refreshLive(site);
    // The page of a deactivated restaurant keeps saying so until the server says otherwise.
    if (!site.storefront.get().restaurant.isActive) void refreshStorefront(site);
  };
  const cancel = afterLoad(refresh);
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % BROWSING_TURNS;
    if (turn === 0 || isOrdering(site)) refresh();
  }, ORDERING_MILLISECONDS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    cancel();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

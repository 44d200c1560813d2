// Refreshes what a cached page cannot know (sold out, paused, busy), and the menu itself if it is outdated.
import { afterLoad } from './after-load.ts';
import { loadEngine } from './engine.ts';
import type { Site } from './site.ts';

const EVERY = 4_000;
/** A page on which nothing is being chosen asks every minute. */
const CALM_TURNS = 15;

/** Fetches the live document; if that fails, the last known state stays. */
export async function refreshLive(site: Site): Promise<void> {
  const { guid } = site.storefront.get().restaurant;
  try {
    const { call } = await loadEngine();
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
    const { call } = await loadEngine();
    const fresh = await call('getStorefront', { query: { restaurantGuid: current.restaurant.guid } });
    if (fresh.version !== current.version) site.storefront.set(fresh);
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
    turn = (turn + 1) % CALM_TURNS;
    if (turn === 0 || isOrdering(site)) refresh();
  }, EVERY);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    cancel();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

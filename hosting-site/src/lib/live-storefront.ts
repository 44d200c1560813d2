// Refreshes what a cached page cannot know (sold out, paused, busy), and the menu itself when it is outdated.
import { afterLoad } from './after-load.ts';
import { loadEngine } from './engine.ts';
import type { Site } from './site.ts';

const EVERY = 60_000;

/** Fetches the live document; the last known state stays when that fails. */
export async function refreshLive(site: Site): Promise<void> {
  const { guid } = site.storefront.get().restaurant;
  try {
    const { call } = await loadEngine();
    site.live.set(await call('getStorefrontLive', { parameters: { restaurantGuid: guid } }));
  } catch {
    // Offline for a moment: the order check asks the server in any case.
  }
}

/** Fetches the menu again, after the server has refused an order on account of it. */
export async function refreshStorefront(site: Site): Promise<void> {
  const current = site.storefront.get();
  try {
    const { call } = await loadEngine();
    const fresh = await call('getStorefront', { query: { restaurantGuid: current.restaurant.guid } });
    if (fresh.version !== current.version) site.storefront.set(fresh);
  } catch {
    // The old menu stays; the server's answer has said what is wrong.
  }
}

/** Asks after the page has loaded, then every minute while it is looked at. Returns what ends it. */
export function startLive(site: Site): () => void {
  const refresh = () => {
    if (document.visibilityState !== 'visible') return;
    void refreshLive(site);
    // A page of a restaurant that was switched off goes on saying so, until it is told of the end.
    if (!site.storefront.get().restaurant.isActive) void refreshStorefront(site);
  };
  const cancel = afterLoad(refresh);
  const timer = setInterval(refresh, EVERY);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    cancel();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

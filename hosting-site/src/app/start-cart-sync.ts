// Begins to keep the cart the same on all devices of whoever is signed in. Nobody else loads the code for it.
import type { Site } from '../lib/site.ts';

/** Returns a function that stops it. */
export function startCartSync(site: Site): () => void {
  let end: (() => void) | undefined;
  let isStopped = false;
  let isLoading = false;
  const begin = async () => {
    if (isLoading || isStopped || site.diner.get() === undefined) return;
    isLoading = true;
    try {
      const { followDiner } = await import('../features/ordering/cart/follow-diner.ts');
      if (!isStopped) end = followDiner(site);
      unsubscribe();
    } catch {
      // Without its code the cart stays the browser's.
      isLoading = false;
    }
  };
  const unsubscribe = site.diner.subscribe(() => void begin());
  void begin();
  return () => {
    isStopped = true;
    unsubscribe();
    end?.();
  };
}

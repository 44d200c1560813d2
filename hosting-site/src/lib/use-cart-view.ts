// The priced cart as a hook.
import { useMemo } from 'react';
import type { CartView } from './cart-view.ts';
import { useEngine } from './engine.ts';
import { isPartial } from './menu-state.ts';
import { useCart, useIndex, useLive, useNow, useOrderDetails, useSite, useZone } from './site.ts';
import { createStore, useStore } from './store.ts';

const noExtras = createStore({});

/** Undefined until storage, clock, prices and the whole menu are available. */
export function useCartView(): CartView | undefined {
  const engine = useEngine();
  const index = useIndex();
  const live = useLive();
  const cart = useCart();
  const details = useOrderDetails();
  const zone = useZone();
  const now = useNow();
  const site = useSite();
  const points = useStore(site.pointsToSpend);
  const extras = useStore(engine?.extrasOf(site) ?? noExtras);
  return useMemo(() => {
    if (!engine || !cart || now === undefined || isPartial(index.storefront)) return undefined;
    return engine.viewCart(index, live, cart, details, now, { points, zone, extras });
  }, [engine, index, live, cart, details, now, points, zone, extras]);
}

// The priced cart as a hook.
import { useMemo } from 'react';
import type { CartView } from './cart-view.ts';
import { useEngine } from './engine.ts';
import { useCart, useIndex, useLive, useNow, useOrderDetails, useSite } from './site.ts';
import { useStore } from './store.ts';

/** Undefined until storage, clock and prices are available. */
export function useCartView(): CartView | undefined {
  const engine = useEngine();
  const index = useIndex();
  const live = useLive();
  const cart = useCart();
  const details = useOrderDetails();
  const now = useNow();
  const points = useStore(useSite().pointsToSpend);
  return useMemo(() => {
    if (!engine || !cart || now === undefined) return undefined;
    return engine.viewCart(index, live, cart, details, now, points);
  }, [engine, index, live, cart, details, now, points]);
}

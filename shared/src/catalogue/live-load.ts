// Pause and busy minutes for one kind of order: staff set them for all orders, and for pickup or delivery alone. Every page of
// the diner's site loads this first, so it is short.
import type { LiveState } from './storefront-live.schema.ts';

type KindOfOrder = 'pickup' | 'delivery';

export interface KindLoad {
  pausedUntil?: string;
  busyExtraMinutes?: number;
  /** Set if the pause is of this kind of order alone. */
  pausedKind?: KindOfOrder;
}

/**
 * Both apply: the later end of a pause and the larger delay. Undefined if nothing is set for this kind alone. ISO instants in
 * UTC sort as text.
 */
export function kindLoad(live: LiveState, kind: KindOfOrder): KindLoad | undefined {
  const own = live[kind];
  const { pausedUntil = '', busyExtraMinutes = 0 } = own ?? {};
  return (
    own && {
      ...(pausedUntil > (live.pausedUntil ?? '') && { pausedUntil, pausedKind: kind }),
      busyExtraMinutes: Math.max(live.busyExtraMinutes, busyExtraMinutes),
    }
  );
}

// The Undo offers on this screen. An offer is withdrawn as soon as anybody has moved the order.
import { canUndo } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { dismissToast } from './move-toasts.ts';

export interface UndoOffer {
  order: Order;
  action: string;
  /** The time of the tap, as an ISO time. */
  at: string;
  /** The id of the event to undo. */
  undoes: string;
}

export interface UndoOffers {
  /** @param show Shows the offer while it is valid. Returns the toast's id. */
  add: (offer: UndoOffer, show: () => string | number) => void;
  /** The last offer, if it is still valid. */
  last: () => UndoOffer | undefined;
}

type ShownOffer = UndoOffer & { toast: string | number };

/** @param orders The listeners' present orders. */
export function useUndoOffers(orders: readonly Order[]): UndoOffers {
  const { clock } = usePorts();
  const offers = useRef(new Map<string, ShownOffer>());
  const latest = useRef(orders);

  useEffect(() => {
    latest.current = orders;
    for (const order of orders) {
      const offer = offers.current.get(order.guid);
      if (!offer || !hasMovedOn(order, offer.undoes)) continue;
      offers.current.delete(order.guid);
      dismissToast(offer.toast);
    }
  }, [orders]);

  // Without a listener no offer can be known to be valid.
  useEffect(() => {
    const all = offers.current;
    return () => {
      for (const { toast } of all.values()) dismissToast(toast);
    };
  }, []);

  const add = useCallback((offer: UndoOffer, show: () => string | number) => {
    const order = latest.current.find(({ guid }) => guid === offer.order.guid);
    offers.current.delete(offer.order.guid);
    if (!order || !hasMovedOn(order, offer.undoes))
      offers.current.set(offer.order.guid, { ...offer, toast: show() });
  }, []);
  const last = useCallback(() => {
    const offer = [...offers.current.values()].at(-1);
    return offer && canUndo(offer, clock.now()) ? offer : undefined;
  }, [clock]);
  return useMemo(() => ({ add, last }), [add, last]);
}

/** Whether something happened after the event. False while the listener has not received the event itself. */
function hasMovedOn({ history }: Order, eventId: string): boolean {
  const place = history.findIndex(({ id }) => id === eventId);
  return place !== -1 && place < history.length - 1;
}

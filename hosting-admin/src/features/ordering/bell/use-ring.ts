// Applies the rules of ring.ts to the board; any tap, click or key on the page counts as attention.
import type { Order } from '@bite/shared/ordering/order.schema';
import { useEffect, useState } from 'react';
import { afterChange, afterLook, silence } from './ring.ts';

/**
 * Orders that nobody has looked at, by guid, with the number of moves by people when each began to ring.
 * @param orders Undefined until the server has answered.
 */
export function useRing(orders: readonly Order[] | undefined, now: number): ReadonlyMap<string, number> {
  const [state, setState] = useState(silence);
  useEffect(() => {
    if (orders) setState((before) => afterChange(before, orders, now));
  }, [orders, now]);
  useEffect(() => {
    const look = () => setState(afterLook);
    addEventListener('pointerdown', look);
    addEventListener('keydown', look);
    return () => {
      removeEventListener('pointerdown', look);
      removeEventListener('keydown', look);
    };
  }, []);
  return state.unseen;
}

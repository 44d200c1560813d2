// What a diner can do from anywhere on the page. The app carries it out, since each step crosses several features.

import type { LineRequest } from '@bite/shared/ordering/line';
import { createContext, useContext } from 'react';

export interface OrderingActions {
  /** Shows an item's dialog (O2.2-02), at the prices of the menu group it is picked from; to change a line of the cart, with it. */
  openItem: (itemGuid: string, menuGroupId?: number, cartItemId?: string) => void;
  openCart: () => void;
  openOrderDetails: () => void;
  /** The order details with the days and times on offer. */
  openOrderTimes: () => void;
  /** Puts a line into the cart; asks for the order details first where they are unset (O2.7-11). */
  add: (line: LineRequest) => void;
  /** 0 removes the line (O2.6-06). */
  setQuantity: (cartItemId: string, quantity: number) => void;
}

export const OrderingActionsContext = createContext<OrderingActions | undefined>(undefined);

export function useOrderingActions(): OrderingActions {
  const actions = useContext(OrderingActionsContext);
  if (!actions) throw new Error('useOrderingActions is used outside of its context');
  return actions;
}

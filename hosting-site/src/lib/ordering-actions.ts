// The actions of a diner anywhere on the page. The app implements them, since each crosses several features.

import type { LineRequest } from '@bite/shared/ordering/line';
import { createContext, useContext } from 'react';

export interface OrderingActions {
  /** Shows an item's dialog (O2.2-02), at the prices of its menu group; with a cart line, to change that line. */
  openItem: (itemGuid: string, menuGroupId?: number, cartItemId?: string) => void;
  openCart: () => void;
  openOrderDetails: () => void;
  /** Opens the order details with the available days and times. */
  openOrderTimes: () => void;
  /** Opens the sign-in over the page. */
  openSignIn: () => void;
  /** Adds a line to the cart; asks for the order details first if they are unset (O2.7-11). */
  add: (line: LineRequest) => void;
  /** 0 removes the line (O2.6-06). */
  setQuantity: (cartItemId: string, quantity: number) => void;
  /** Shows the dialog of a line of the cart. */
  editLine: (cartItemId: string) => void;
}

export const OrderingActionsContext = createContext<OrderingActions | undefined>(undefined);

export function useOrderingActions(): OrderingActions {
  const actions = useContext(OrderingActionsContext);
  if (!actions) throw new Error('useOrderingActions is used outside of its context');
  return actions;
}

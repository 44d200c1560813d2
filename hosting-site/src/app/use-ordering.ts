// What happens when a diner taps: which dialog opens, what waits for it, what goes into the cart (O2.2-02, O2.7-10, O2.7-11).

import { isQuickAdd } from '@bite/shared/catalogue/item-price';
import type { CartItem } from '@bite/shared/ordering/cart';
import type { LineRequest } from '@bite/shared/ordering/line';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadEngine } from '../lib/engine.ts';
import { itemParameters, openedItem } from '../lib/item-address.ts';
import { refreshLive } from '../lib/live-storefront.ts';
import type { OrderingActions } from '../lib/ordering-actions.ts';
import { hrefOf, leave, navigate, useParameters, useRouter } from '../lib/router.tsx';
import { indexOf, useSite } from '../lib/site.ts';

export type Panel = 'cart' | 'orderDetails';

export interface Ordering {
  actions: OrderingActions;
  panel: Panel | undefined;
  /** The item whose dialog is open. */
  itemGuid: string | undefined;
  /** The menu group it was picked from, where that has prices of its own. */
  menuGroupId: number | undefined;
  editedLine: CartItem | undefined;
  /** Said to screen readers, and shown when it is a failure. */
  message: { text: string; isFailure: boolean };
  showPanel: (panel: Panel | undefined) => void;
  editLine: (cartItemId: string) => void;
  submitItem: (request: LineRequest) => void;
  closeItem: () => void;
  closeOrderDetails: (isDone: boolean) => void;
}

const silent = { text: '', isFailure: false };
const unreached = {
  text: 'We could not reach the restaurant. Check your connection and try again.',
  isFailure: true,
};

export function useOrdering(): Ordering {
  const site = useSite();
  const router = useRouter();
  const { itemGuid, menuGroupId } = openedItem(useParameters());
  const [panel, setPanel] = useState<Panel>();
  const [editedLine, setEditedLine] = useState<CartItem>();
  const [message, setMessage] = useState(silent);
  const waiting = useRef<LineRequest>(undefined);

  const put = useCallback(
    async (request: LineRequest, replaced?: CartItem): Promise<boolean> => {
      try {
        const { withLine, withChangedLine } = await loadEngine();
        const index = indexOf(site.storefront.get());
        let problem: string | undefined;
        site.cart.change((cart, now) => {
          const next = replaced
            ? withChangedLine(index, cart, replaced.cartItemId, request, now)
            : withLine(index, cart, request, now);
          if ('items' in next) return next;
          problem = next.message;
          return cart;
        });
        const name = index.item(request.menuItemId)?.name ?? 'Item';
        setMessage({
          text: problem ?? `${name} ${replaced ? 'changed' : 'added to your cart'}`,
          isFailure: problem !== undefined,
        });
        return problem === undefined;
      } catch {
        setMessage(unreached);
        return false;
      }
    },
    [site],
  );

  const closeItem = useCallback(() => {
    setEditedLine(undefined);
    leave(router, hrefOf(router, '/'));
  }, [router]);

  const actions = useMemo<OrderingActions>(() => {
    const openItem = (guid: string, menuGroupId?: number) => {
      setPanel(undefined);
      navigate(router, hrefOf(router, '/', itemParameters(guid, menuGroupId)), { keepScroll: true });
    };
    return {
      openItem,
      openCart: () => {
        setPanel('cart');
        void loadEngine().catch(() => undefined);
        void refreshLive(site);
      },
      openOrderDetails: () => setPanel('orderDetails'),
      add: (request) => {
        if (site.details.get().isConfigured) {
          void put(request);
          return;
        }
        waiting.current = request;
        setPanel('orderDetails');
      },
      setQuantity: (cartItemId, quantity) => {
        void loadEngine().then(
          (engine) => site.cart.change((cart, now) => engine.setQuantity(cart, cartItemId, quantity, now)),
          () => setMessage(unreached),
        );
      },
    };
  }, [router, site, put]);

  const submitItem = useCallback(
    async (request: LineRequest) => {
      if (!editedLine && !site.details.get().isConfigured) {
        actions.add(request);
        return;
      }
      if (await put(request, editedLine)) closeItem();
    },
    [actions, site, put, editedLine, closeItem],
  );

  const closeOrderDetails = useCallback(
    async (isDone: boolean) => {
      const request = waiting.current;
      waiting.current = undefined;
      setPanel(undefined);
      if (!isDone || !request) return;
      const item = indexOf(site.storefront.get()).item(request.menuItemId);
      // A line made in the item's dialog is complete; a plain tap on plus goes on in that dialog (O2.7-11).
      const isDialogOpen = new URLSearchParams(router.address.get().search).has('item');
      if (isDialogOpen) {
        if (await put(request)) closeItem();
      } else if (item && isQuickAdd(item)) actions.openItem(item.guid, request.menuGroupId);
    },
    [actions, site, router, put, closeItem],
  );

  const editLine = useCallback(
    (cartItemId: string) => {
      const line = site.cart.get()?.items.find((item) => item.cartItemId === cartItemId);
      if (!line) return;
      setEditedLine(line);
      actions.openItem(line.menuItemGuid, line.menuGroupId);
    },
    [actions, site],
  );

  // Going back in the history closes the dialog without closeItem.
  useEffect(() => {
    if (itemGuid === undefined) setEditedLine(undefined);
  }, [itemGuid]);

  return {
    actions,
    panel,
    itemGuid,
    menuGroupId,
    editedLine,
    message,
    showPanel: setPanel,
    editLine,
    submitItem: (request) => void submitItem(request),
    closeItem,
    closeOrderDetails: (isDone) => void closeOrderDetails(isDone),
  };
}

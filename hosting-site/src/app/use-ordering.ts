// Coordinates ordering across features: which dialog opens, what waits for it, what is added to the cart (O2.2-02, O2.7-10,
// O2.7-11).

import { isQuickAdd } from '@bite/shared/catalogue/item-price';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import type { CartItem } from '@bite/shared/ordering/cart';
import type { LineRequest } from '@bite/shared/ordering/line';
import { useCallback, useMemo, useRef, useState } from 'react';
import { loadEngine } from '../lib/engine.ts';
import { openedItem } from '../lib/item-address.ts';
import type { OrderingActions } from '../lib/ordering-actions.ts';
import { leave, openPanel, usePanels } from '../lib/panels.ts';
import { hrefOf, navigate, pageOf, useParameters, useRouter } from '../lib/router.tsx';
import { indexOf, useCart, useSite } from '../lib/site.ts';
import { unreached } from './message-box.tsx';
import { pageHref, panelActions } from './panel-actions.ts';
import { type Message, putLine } from './put-line.ts';

/** Each is an entry of the browser's history, so that going back closes it. */
export const panelNames = ['cart', 'orderDetails', 'orderTimes', 'signIn'] as const;
export type Panel = (typeof panelNames)[number];

export interface Ordering {
  actions: OrderingActions;
  isOpen: (panel: Panel) => boolean;
  /** The item whose dialog is open. */
  itemGuid: string | undefined;
  /** The menu group it was picked from, if that has its own prices. */
  menuGroupId: number | undefined;
  editedLine: CartItem | undefined;
  /** Announced to screen readers, and shown if it is a failure. */
  message: Message;
  /** Resolves once it is in the cart and its dialog is closed, or could not be put there. */
  submitItem: (request: LineRequest) => Promise<void>;
  /** Closes what was opened last: an item's dialog or a panel. */
  close: () => void;
  goToCheckout: () => void;
  closeOrderDetails: (isDone: boolean) => void;
}

const silent: Message = { text: '', isFailure: false };
const failure = (): Message => ({ text: unreached(), isFailure: true });

function notInCart({ name }: Pick<StorefrontItem, 'name'>, isItemOpen: boolean, goOn: () => void): Message {
  const text = t('{item} is not in your cart yet.', { item: isolated(name) });
  // Its dialog is still there, with all that was chosen and its button; nothing of the page below could be pressed.
  return isItemOpen ? { text, isFailure: false } : { text, isFailure: true, goOn };
}

export function useOrdering(): Ordering {
  const site = useSite();
  const router = useRouter();
  const panels = usePanels();
  const { itemGuid, menuGroupId, cartItemId } = openedItem(useParameters());
  const cart = useCart();
  const editedLine = cartItemId ? cart?.items.find((line) => line.cartItemId === cartItemId) : undefined;
  const [message, setMessage] = useState(silent);
  const waiting = useRef<LineRequest>(undefined);

  const put = useCallback(
    async (request: LineRequest, replaced?: CartItem): Promise<boolean> => {
      const said = await putLine(site, request, replaced).catch(failure);
      setMessage(said);
      return !said.isFailure;
    },
    [site],
  );

  const close = useCallback(() => leave(router, pageHref(router)), [router]);

  const actions = useMemo<OrderingActions>(
    () => ({
      ...panelActions(site, router),
      add: (request) => {
        if (site.details.get().isConfigured) {
          void put(request);
          return;
        }
        waiting.current = request;
        setMessage(silent);
        openPanel(router, 'orderDetails');
      },
      setQuantity: (lineId, quantity) => {
        void loadEngine().then(
          (engine) => site.cart.change((current, now) => engine.setQuantity(current, lineId, quantity, now)),
          () => setMessage(failure()),
        );
      },
    }),
    [router, site, put],
  );

  const submitItem = useCallback(
    async (request: LineRequest) => {
      if (!editedLine && !site.details.get().isConfigured) {
        actions.add(request);
        return;
      }
      if (await put(request, editedLine)) await close();
    },
    [actions, site, put, editedLine, close],
  );

  const closeOrderDetails = useCallback(
    async (isDone: boolean) => {
      const request = waiting.current;
      waiting.current = undefined;
      const isItemOpen = openedItem(new URLSearchParams(router.address.get().search)).itemGuid !== undefined;
      const item = request && indexOf(site.storefront.get()).item(request.menuItemId);
      await close();
      if (!request || !item) return;
      if (!isDone) {
        setMessage(notInCart(item, isItemOpen, () => actions.add(request)));
        return;
      }
      // A line made in the item's dialog is complete; a tap on plus continues in that dialog (O2.7-11).
      if (!isItemOpen) {
        if (isQuickAdd(item)) actions.openItem(item.guid, request.menuGroupId);
      } else if (await put(request)) await close();
    },
    [actions, site, router, put, close],
  );

  // Replaces the cart's history entry: going back from the checkout or the placed order leads to the menu.
  const goToCheckout = useCallback(() => {
    if (pageOf(router) === '/checkout') void close();
    else navigate(router, hrefOf(router, '/checkout'), { replace: true });
  }, [router, close]);

  return {
    actions,
    isOpen: (panel) => panels.includes(panel),
    itemGuid,
    menuGroupId,
    editedLine,
    message,
    submitItem,
    close: () => void close(),
    goToCheckout,
    closeOrderDetails: (isDone) => void closeOrderDetails(isDone),
  };
}

// The actions of ordering that only open something: an item's dialog or a panel.
import { loadEngine } from '../lib/engine.ts';
import { itemParameters } from '../lib/item-address.ts';
import { refreshLive } from '../lib/live-storefront.ts';
import type { OrderingActions } from '../lib/ordering-actions.ts';
import { hrefOf, navigate, openPanel, pageOf, type Router } from '../lib/router.tsx';
import type { Site } from '../lib/site.ts';

/** The current page, without panels and dialogs. */
export const pageHref = (router: Router): string => hrefOf(router, pageOf(router) ?? '/');

export const panelActions = (site: Site, router: Router): Omit<OrderingActions, 'add' | 'setQuantity'> => ({
  openItem: (guid, groupId, lineId) =>
    navigate(router, hrefOf(router, pageOf(router) ?? '/', itemParameters(guid, groupId, lineId)), {
      keepScroll: true,
      panels: router.address.get().panels,
    }),
  openCart: () => {
    openPanel(router, 'cart');
    void loadEngine().catch(() => undefined);
    void refreshLive(site);
  },
  openOrderDetails: () => openPanel(router, 'orderDetails'),
  openOrderTimes: () => openPanel(router, 'orderTimes'),
});

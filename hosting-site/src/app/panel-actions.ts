// The actions of ordering that only open something: an item's dialog or a panel.
import { HOME, MENU } from '@bite/shared/website/site-page';
import { loadEngine } from '../lib/engine.ts';
import { itemParameters } from '../lib/item-address.ts';
import { refreshLive } from '../lib/live-storefront.ts';
import type { OrderingActions } from '../lib/ordering-actions.ts';
import { openPanel } from '../lib/panels.ts';
import { hrefOf, navigate, pageOf, type Router } from '../lib/router.tsx';
import type { Site } from '../lib/site.ts';

/** The current page, without panels and dialogs. */
export const pageHref = (router: Router): string => hrefOf(router, pageOf(router) ?? MENU);

/** Over the page, but over the menu instead of the home page, at whose address a dish would mean the menu. */
function openItem(router: Router, ...item: Parameters<OrderingActions['openItem']>): void {
  const page = pageOf(router) ?? MENU;
  navigate(router, hrefOf(router, page === HOME ? MENU : page, itemParameters(...item)), {
    keepScroll: true,
    panels: router.address.get().panels,
  });
}

export const panelActions = (site: Site, router: Router): Omit<OrderingActions, 'add' | 'setQuantity'> => ({
  openItem: (...item) => openItem(router, ...item),
  editLine: (lineId) => {
    const line = site.cart.get()?.items.find((item) => item.cartItemId === lineId);
    if (line) openItem(router, line.menuItemGuid, line.menuGroupId, lineId);
  },
  openCart: () => {
    openPanel(router, 'cart');
    void loadEngine().catch(() => undefined);
    void refreshLive(site);
  },
  openOrderDetails: () => openPanel(router, 'orderDetails'),
  openSignIn: () => openPanel(router, 'signIn'),
  openOrderTimes: () => openPanel(router, 'orderTimes'),
});

// Asks for pickup or delivery and the time, once per session, if orders are possible (O2.7-10). Only after the page has loaded,
// and not while an item, a panel or a menu of the page is open, or somebody types: adding to the cart asks, too.

import { currentHours } from '@bite/shared/ordering/fulfilment';
import { openState } from '@bite/shared/tenancy/hours';
import { HOME, MENU } from '@bite/shared/website/site-page';
import { useEffect } from 'react';
import { afterLoad } from '../lib/after-load.ts';
import { openedItem } from '../lib/item-address.ts';
import { pageOf, usePage, useRouter } from '../lib/router.tsx';
import { useSite } from '../lib/site.ts';

/** With a field that is typed in, or with what a button of the page has opened. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input:not([type=radio]), select') === true ||
  document.querySelector('button[aria-expanded=true]') !== null;

export function useOrderDetailsPrompt(ask: () => void): void {
  const site = useSite();
  const router = useRouter();
  // Who comes from the home page has not been asked yet.
  const isHome = usePage() === HOME;
  useEffect(() => {
    if (isHome) return undefined;
    return afterLoad(() => {
      const storefront = site.storefront.get();
      const { search, panels } = router.address.get();
      const isAnythingOpen =
        openedItem(new URLSearchParams(search)).itemGuid !== undefined || panels.length > 0;
      const isOnMenu = pageOf(router) === MENU && !isAnythingOpen && !isBusy();
      const { orderType, isConfigured } = site.details.get();
      const isOpen = openState(currentHours(storefront, site.live.get(), orderType), Date.now()).open;
      if (isOnMenu && isOpen && !isConfigured && storefront.website.orderingEnabled && site.details.askOnce())
        ask();
    });
  }, [site, router, ask, isHome]);
}

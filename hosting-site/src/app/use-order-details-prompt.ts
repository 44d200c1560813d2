// Asks for pickup or delivery and the time, once per session, if orders are possible (O2.7-10). Only after the page has loaded,
// and not while a link has opened an item.

import { currentHours } from '@bite/shared/ordering/fulfilment';
import { openState } from '@bite/shared/tenancy/hours';
import { useEffect } from 'react';
import { afterLoad } from '../lib/after-load.ts';
import { pageOf, useRouter } from '../lib/router.tsx';
import { useSite } from '../lib/site.ts';

export function useOrderDetailsPrompt(ask: () => void): void {
  const site = useSite();
  const router = useRouter();
  useEffect(
    () =>
      afterLoad(() => {
        const storefront = site.storefront.get();
        const isOnMenu =
          pageOf(router) === '/' && !new URLSearchParams(router.address.get().search).has('item');
        const { orderType, isConfigured } = site.details.get();
        const isOpen = openState(currentHours(storefront, site.live.get(), orderType), Date.now()).open;
        if (
          isOnMenu &&
          isOpen &&
          !isConfigured &&
          storefront.website.orderingEnabled &&
          site.details.askOnce()
        )
          ask();
      }),
    [site, router, ask],
  );
}

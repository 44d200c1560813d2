// Renders a restaurant's whole site in a test, at a URL and a time of day, as after hydration.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { noAddress } from '@bite/shared/ordering/delivery-address';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { allPages } from '../app/all-pages.ts';
import { App } from '../app/app.tsx';
import { createRouter } from '../lib/router.tsx';
import { createSite, type Site } from '../lib/site.ts';
// Loads the chunks of dialogs and search in advance.
import '../features/ordering/cart/cart-drawer.tsx';
import '../features/ordering/item/item-dialog.tsx';
import '../features/catalogue/search-results.tsx';
import '../features/ordering/order-details/order-address.tsx';
import '../features/ordering/order-details/order-details-modal.tsx';
import '../lib/ordering-engine.ts';
import { aStorefront } from './a-storefront.ts';

export interface RenderedSite extends RenderResult {
  site: Site;
  user: UserEvent;
}

interface SiteOptions {
  storefront?: Storefront;
  /** Path and query below the site's root. */
  at?: string;
  basePath?: string;
}

export function renderSite({
  storefront = aStorefront(),
  at = '/',
  basePath = '/luigis',
}: SiteOptions = {}): RenderedSite {
  const url = `${basePath}${at}`;
  window.history.replaceState(null, '', url);
  const site = createSite(storefront);
  const router = createRouter(url, basePath, storefront.website.startPage);
  const user = userEvent.setup();
  return { ...render(<App router={router} site={site} pages={allPages} />), site, user };
}

/** The order details of a diner who has been asked already. */
export function rememberDetails(storefront: Storefront, details: Record<string, unknown> = {}): void {
  window.sessionStorage.setItem(
    'bite-order-details',
    JSON.stringify({
      restaurantGuid: storefront.restaurant.guid,
      details: {
        orderType: 'pickup',
        deliveryAddress: noAddress,
        scheduledTime: null,
        isConfigured: true,
        ...details,
      },
    }),
  );
}

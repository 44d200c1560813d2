// What every part of the page can ask for: the restaurant, the cart, how the order is wanted, what is going on now.
// Made once a page; the app hands it down.

import { defaultLiveState, type Storefront, type StorefrontLive } from '@bite/shared/catalogue/storefront';
import { indexStorefront, type StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { currentHours, type OrderType } from '@bite/shared/ordering/fulfilment';
import type { Hours } from '@bite/shared/tenancy/hours';
import { createContext, useContext, useMemo } from 'react';
import { type CartStore, createCartStore } from './cart-store.ts';
import { type Clock, createClock } from './clock.ts';
import { createOrderDetailsStore, type OrderDetails, type OrderDetailsStore } from './order-details.ts';
import { createRecentOrders, type RecentOrders } from './recent-orders.ts';
import { createStore, type Store, useStore } from './store.ts';

export interface Site {
  storefront: Store<Storefront>;
  live: Store<StorefrontLive>;
  clock: Clock;
  cart: CartStore;
  details: OrderDetailsStore;
  recentOrders: RecentOrders;
}

/** The kinds of order the restaurant takes, pickup first (O2.7-08). */
export function offeredTypes({ restaurant }: Storefront): OrderType[] {
  const { pickupEnabled, deliveryEnabled } = restaurant.ordering;
  return [
    ...(pickupEnabled ? (['pickup'] as const) : []),
    ...(deliveryEnabled ? (['delivery'] as const) : []),
  ];
}

export function createSite(storefront: Storefront): Site {
  const { restaurant } = storefront;
  return {
    storefront: createStore(storefront),
    live: createStore(defaultLiveState),
    clock: createClock(),
    cart: createCartStore(restaurant),
    details: createOrderDetailsStore(restaurant.guid, offeredTypes(storefront)),
    recentOrders: createRecentOrders(restaurant.guid),
  };
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside of SiteContext');
  return site;
}

export const useStorefront = (): Storefront => useStore(useSite().storefront);
export const useLive = (): StorefrontLive => useStore(useSite().live);
/** Undefined on the server and until the page is taken over. */
export const useNow = (): number | undefined => useStore(useSite().clock);
export const useCart = (): ReturnType<CartStore['get']> => useStore(useSite().cart);
export const useOrderDetails = (): OrderDetails => useStore(useSite().details);

const indexes = new WeakMap<Storefront, StorefrontIndex>();

/** The storefront's lists as maps, made once for each version of it. */
export function indexOf(storefront: Storefront): StorefrontIndex {
  let index = indexes.get(storefront);
  if (!index) {
    index = indexStorefront(storefront);
    indexes.set(storefront, index);
  }
  return index;
}

export const useIndex = (): StorefrontIndex => indexOf(useStorefront());

/** Opening hours with what staff have tapped since, and times as they are for the kind of order that is wanted. */
export function useHours(): Hours {
  const storefront = useStorefront();
  const live = useLive();
  const { orderType } = useOrderDetails();
  return useMemo(() => currentHours(storefront, live, orderType), [storefront, live, orderType]);
}

// The state that every part of the page can use: restaurant, cart, fulfilment, live state. Created once per page and passed down
// by the app.

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

/** What the menu says of a dish that is sold out. */
interface SoldOutNote {
  words: string;
  /** It is at the order's time, not only now. */
  isOut: boolean;
}

/** By item id. */
export type SoldOutNotes = Readonly<Record<number, SoldOutNote>>;

export interface Site {
  storefront: Store<Storefront>;
  live: Store<StorefrontLive>;
  /** Kept by sold-out-notes.ts. */
  soldOut: Store<SoldOutNotes>;
  clock: Clock;
  cart: CartStore;
  details: OrderDetailsStore;
  recentOrders: RecentOrders;
}

/** The restaurant's kinds of order, pickup first (O2.7-08). */
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
    soldOut: createStore<SoldOutNotes>({}),
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
/** Undefined on the server and until hydration. */
export const useNow = (): number | undefined => useStore(useSite().clock);
export const useCart = (): ReturnType<CartStore['get']> => useStore(useSite().cart);
export const useOrderDetails = (): OrderDetails => useStore(useSite().details);

const indexes = new WeakMap<Storefront, StorefrontIndex>();

/** Lookup maps of the storefront, built once per version. */
export function indexOf(storefront: Storefront): StorefrontIndex {
  let index = indexes.get(storefront);
  if (!index) {
    index = indexStorefront(storefront);
    indexes.set(storefront, index);
  }
  return index;
}

export const useIndex = (): StorefrontIndex => indexOf(useStorefront());

/** Opening hours with the live state, for the chosen kind of order. */
export function useHours(): Hours {
  const storefront = useStorefront();
  const live = useLive();
  const { orderType } = useOrderDetails();
  return useMemo(() => currentHours(storefront, live, orderType), [storefront, live, orderType]);
}

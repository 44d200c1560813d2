// The state that every part of the page can use once people may order: the menu's own state (menu-state.ts), the cart, the
// order's details. Created once per page and passed down by the app.

import type { Storefront, StorefrontLive } from '@bite/shared/catalogue/storefront';
import { learnOffsets } from '@bite/shared/kernel/time';
import type { ZoneMatch } from '@bite/shared/ordering/delivery-zones';
import { currentHours, type OrderType } from '@bite/shared/ordering/fulfilment';
import { orderNeeds } from '@bite/shared/ordering/order-needs';
import type { Hours } from '@bite/shared/tenancy/hours';
import { useDeferredValue, useMemo } from 'react';
import { type CartStore, createCartStore } from './cart-store.ts';
import type { Connection } from './connection.ts';
import { createDinerStore, type DinerStore } from './diner-store.ts';
import { createMenuState, type MenuState, useIndex, useMenuState } from './menu-state.ts';
import { createOrderDetailsStore, type OrderDetails, type OrderDetailsStore } from './order-details.ts';
import { createRecentOrders, type RecentOrders } from './recent-orders.ts';
import { createStore, type Store, useStore } from './store.ts';

export { indexOf, type SoldOutNotes, useIndex, useStorefront } from './menu-state.ts';

/** What is known of the delivery zone that the address lies in. */
export type ZoneState =
  /** Of a pickup, of an address that is not whole, and before the ordering engine has loaded. */
  Exclude<ZoneMatch, { kind: 'anywhere' }> | { kind: 'anywhere' | 'checking' | 'failed' };

const unknownZone: ZoneState = { kind: 'unknown' };

export interface Site extends MenuState {
  connection: Store<Connection>;
  /** Kept by delivery-zone.ts. */
  zone: Store<ZoneState>;
  cart: CartStore;
  details: OrderDetailsStore;
  recentOrders: RecentOrders;
  diner: DinerStore;
  /** How many of the diner's points are to pay for the order, at most. */
  pointsToSpend: Store<number>;
}

/** The restaurant's kinds of order, pickup first (O2.7-08). */
export function offeredTypes({ restaurant }: Storefront): OrderType[] {
  const { pickupEnabled, deliveryEnabled } = restaurant.ordering;
  return [
    ...(pickupEnabled ? (['pickup'] as const) : []),
    ...(deliveryEnabled ? (['delivery'] as const) : []),
  ];
}

const isSite = (state: MenuState): state is Site => 'details' in state;

/** Adds what ordering needs to the menu's state, the first time. The object stays the same, as the page already has it. */
export function siteOf(state: MenuState): Site {
  if (isSite(state)) return state;
  // The page's own, also where a newer menu has come before this code.
  const { restaurant: told, dayOffsets } = state.storefront.atServer;
  if (dayOffsets) learnOffsets(dayOffsets, told.timezone);
  const storefront = state.storefront.get();
  const { restaurant } = storefront;
  return Object.assign(state, {
    connection: createStore<Connection>({ menuAt: 0 }),
    zone: createStore<ZoneState>(unknownZone),
    cart: createCartStore(restaurant, Date.now, state.inCart),
    details: createOrderDetailsStore(restaurant.guid, offeredTypes(storefront)),
    recentOrders: createRecentOrders(restaurant.guid),
    diner: createDinerStore(),
    pointsToSpend: createStore(0),
  });
}

export const createSite = (storefront: Storefront): Site => siteOf(createMenuState(storefront));

export const useSite = (): Site => siteOf(useMenuState());

export const useLive = (): StorefrontLive => useStore(useSite().live);
/** Undefined on the server and until hydration. What is reckoned from the time is reckoned between frames, a moment after it has changed. */
export const useNow = (): number | undefined => useDeferredValue(useStore(useSite().clock));
export const useCart = (): ReturnType<CartStore['get']> => useStore(useSite().cart);
export const useConnection = (): Connection => useStore(useSite().connection);
export const useZone = (): ZoneState => useStore(useSite().zone);
export const useOrderDetails = (): OrderDetails => useStore(useSite().details);

/** Opening hours with the live state, for the chosen kind of order and what is in the cart. */
export function useHours(): Hours {
  const index = useIndex();
  const live = useLive();
  const cart = useCart();
  const { orderType } = useOrderDetails();
  const zoneState = useZone();
  return useMemo(() => {
    const zone = zoneState.kind === 'inside' ? zoneState.zone : undefined;
    const needs = orderNeeds(index, cart?.items ?? []);
    return currentHours(index.storefront, live, orderType, { zone, needs });
  }, [index, live, orderType, zoneState, cart]);
}

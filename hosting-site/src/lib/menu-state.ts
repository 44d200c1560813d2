// The state that the menu itself needs, before anybody orders: what the first script loads. The rest of a site's state is in
// site.ts, which arrives later and adds to this.

import { defaultLiveState, type Storefront, type StorefrontLive } from '@bite/shared/catalogue/storefront';
import { indexStorefront, type StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import type { MoneyMarks } from '@bite/shared/kernel/money-format';
import type { DayOffsets } from '@bite/shared/kernel/time';
import type { Cart } from '@bite/shared/ordering/cart';
import { createContext, useContext, useDeferredValue } from 'react';
import { type Clock, createClock } from './clock.ts';
import { createStore, type Store, useStore } from './store.ts';

/** What the menu says of a dish that is sold out. */
interface SoldOutNote {
  words: string;
  /** It is at the order's time, not only now. */
  isOut: boolean;
}

/** By item id. */
export type SoldOutNotes = Readonly<Record<number, SoldOutNote>>;

/** What a page brings: a large menu begins with some of its items; the others are fetched once it has loaded (whole-menu.ts). */
export interface PageStorefront extends Storefront {
  isPartial?: true;
  /** The content of the home page is missing: fetched when that is opened. */
  isWithoutHome?: true;
  /** Of the restaurant's time zone, when the page was made. */
  dayOffsets?: DayOffsets;
  /** Of the restaurant's currency, in the page's language. */
  moneyMarks?: MoneyMarks;
}

/** Whether items are still missing: what is not there may yet come. */
export const isPartial = (storefront: PageStorefront): boolean => storefront.isPartial === true;

export interface MenuState {
  storefront: Store<PageStorefront>;
  live: Store<StorefrontLive>;
  /** Kept by sold-out-notes.ts. */
  soldOut: Store<SoldOutNotes>;
  clock: Clock;
  /** What is in the cart. Only cart-store.ts writes it; undefined until that has read the browser's storage. */
  inCart: Store<Cart | undefined>;
}

export function createMenuState(storefront: PageStorefront): MenuState {
  return {
    storefront: createStore<PageStorefront>(storefront),
    live: createStore(defaultLiveState),
    soldOut: createStore<SoldOutNotes>({}),
    clock: createClock(),
    inCart: createStore<Cart | undefined>(undefined),
  };
}

export const SiteContext = createContext<MenuState | undefined>(undefined);

export function useMenuState(): MenuState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('useMenuState is used outside of SiteContext');
  return state;
}

/** A newer one, or the rest of a large menu, is taken over in pieces between frames. */
export const useStorefront = (): PageStorefront => useDeferredValue(useStore(useMenuState().storefront));

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

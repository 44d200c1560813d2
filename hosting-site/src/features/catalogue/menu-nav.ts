// What the menu and its navigation share: the navigation is loaded after the menu, and changes it only through this.
import { createRef, type RefObject } from 'react';
import { createStore, type Store } from '../../lib/store.ts';

type Results = typeof import('./menu-finder.ts');

export interface MenuNav {
  /** The category in view. */
  activeId: Store<string | undefined>;
  query: Store<string>;
  /** Diets or allergens are chosen. */
  isFiltering: Store<boolean>;
  /** The choice of diets and allergens is open. */
  isChoosingDiets: Store<boolean>;
  /** The code of the search; undefined until it has been loaded. */
  results: Store<Results | undefined>;
  /** Loading it failed; the next typed word tries again. */
  hasFailed: Store<boolean>;
  /** The scroll position before the search, to which its end leads back. */
  before: { current: number | undefined };
  /** Where the bar of categories begins, and with it the menu. */
  place: RefObject<HTMLDivElement | null>;
  /** The bar itself, which is hidden where there is room for the sidebar. */
  bar: RefObject<HTMLElement | null>;
}

export const createMenuNav = (): MenuNav => ({
  activeId: createStore<string | undefined>(undefined),
  query: createStore(''),
  isFiltering: createStore(false),
  isChoosingDiets: createStore(false),
  results: createStore<Results | undefined>(undefined),
  hasFailed: createStore(false),
  before: { current: undefined },
  place: createRef(),
  bar: createRef(),
});

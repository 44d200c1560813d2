// The menu search: its query, its lazily loaded code, and the scroll position before and after.
import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { lazyModule } from '../../lib/lazy-module.ts';
import { useStore } from '../../lib/store.ts';
import { belowHeader } from './use-categories.ts';

const results = lazyModule(() => import('./search-results.tsx'));

export interface MenuSearch {
  query: string;
  /** The deferred query, which lags behind while the page is rendering. */
  searched: string;
  isSearching: boolean;
  setQuery: (query: string) => void;
  /** Undefined until it has loaded. */
  SearchResults: typeof import('./search-results.tsx').SearchResults | undefined;
  /** Loading failed; the next typed word tries again. */
  hasFailed: boolean;
  /** Loads the search in advance. */
  prepare: () => void;
}

/**
 * Results begin at the top of the view; after the search the previous scroll position is restored.
 * @param place Where the menu begins, with its category bar.
 */
export function useMenuSearch(place: RefObject<HTMLElement | null>): MenuSearch {
  const [query, setQuery] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const searched = useDeferredValue(query).trim();
  const isSearching = searched !== '';
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (searched !== '') {
      if (place.current) window.scrollTo({ top: belowHeader(place.current), behavior: 'instant' });
    } else if (before.current !== undefined) {
      window.scrollTo({ top: before.current, behavior: 'instant' });
      before.current = undefined;
    }
  }, [searched, place]);

  const prepare = () => {
    results.load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return {
    query,
    searched,
    isSearching,
    setQuery: (next) => {
      prepare();
      // Saved before the menu is replaced, since the page is too short for that position without it.
      if (next.trim() !== '') before.current ??= window.scrollY;
      setQuery(next);
    },
    SearchResults: useStore(results)?.SearchResults,
    hasFailed,
    prepare,
  };
}

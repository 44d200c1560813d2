// The menu search: its query, its lazily loaded code, and the scroll position before and after.
import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { lazyModule } from '../../lib/lazy-module.ts';
import { useStore } from '../../lib/store.ts';
import { belowHeader } from './use-categories.ts';

const results = lazyModule(() => import('./search-results.tsx'));

export interface MenuSearch {
  query: string;
  /** Without what was typed last while the page is still drawing. */
  searched: string;
  isSearching: boolean;
  setQuery: (query: string) => void;
  /** Undefined until it has come. */
  SearchResults: typeof import('./search-results.tsx').SearchResults | undefined;
  /** It could not be fetched; the next word typed asks again. */
  hasFailed: boolean;
  /** Fetches the search, so that it is there when the first word is. */
  prepare: () => void;
}

/**
 * Results begin at the top of the view; who ends the search is back where they were.
 * @param place Where the menu begins, with the bar of its categories.
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
      // Before the menu gives way: without it the page is too short for that place.
      if (next.trim() !== '') before.current ??= window.scrollY;
      setQuery(next);
    },
    SearchResults: useStore(results)?.SearchResults,
    hasFailed,
    prepare,
  };
}

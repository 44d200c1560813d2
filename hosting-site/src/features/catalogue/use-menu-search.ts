// The menu search as the menu sees it: its query, and the scroll position while and after it.
import { useDeferredValue, useLayoutEffect } from 'react';
import { belowHeader } from '../../lib/below-header.ts';
import { useStore } from '../../lib/store.ts';
import type { MenuNav } from './menu-nav.ts';

/**
 * The query, without space around it; it lags behind while the page is rendering. Results begin at the top of the view; after
 * the search the previous scroll position is restored.
 */
export function useSearched({ query, place, before }: MenuNav): string {
  const searched = useDeferredValue(useStore(query)).trim();
  useLayoutEffect(() => {
    if (searched !== '') {
      if (place.current) window.scrollTo({ top: belowHeader(place.current), behavior: 'instant' });
    } else if (before.current !== undefined) {
      window.scrollTo({ top: before.current, behavior: 'instant' });
      before.current = undefined;
    }
  }, [searched, place, before]);
  return searched;
}

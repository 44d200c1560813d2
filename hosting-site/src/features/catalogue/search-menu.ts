// The menu search as its box sees it.
import { lazyModule } from '../../lib/lazy-module.ts';
import type { MenuNav } from './menu-nav.ts';

const results = lazyModule(() => import('./menu-finder.ts'));

/** Loads the search in advance. */
export function prepareSearch({ results: shown, hasFailed }: MenuNav): void {
  results.load().then(
    (module) => {
      shown.set(module);
      hasFailed.set(false);
    },
    () => hasFailed.set(true),
  );
}

export function searchMenu(nav: MenuNav, query: string): void {
  prepareSearch(nav);
  // Saved before the menu is replaced, since the page is too short for that position without it.
  if (query.trim() !== '') nav.before.current ??= window.scrollY;
  nav.query.set(query);
}

// What is opened over a page: each panel is an entry of the browser's history, so that going back closes it.
import { historyEntry, navigate, type Router, useRouter } from './router.tsx';
import { useStore } from './store.ts';

/** The panels open over the page, lowest first. */
export const usePanels = (): readonly string[] => useStore(useRouter().address).panels;

/** Opens a panel over the page and its open panels. */
export function openPanel(router: Router, panel: string): void {
  const { path, search, panels } = router.address.get();
  if (panels.includes(panel)) return;
  navigate(router, `${path}${search}`, { keepScroll: true, panels: [...panels, panel] });
}

let isLeaving = false;

/**
 * Closes what was opened last: goes back if the site itself opened it, else replaces it by `href`. Resolves when it is
 * closed; a second call meanwhile has no further effect.
 */
export async function leave(router: Router, href: string): Promise<void> {
  if (isLeaving) return;
  if (!historyEntry().openedHere) return navigate(router, href, { replace: true, keepScroll: true });
  isLeaving = true;
  await new Promise((left) => {
    window.addEventListener('popstate', left, { once: true });
    window.history.back();
  });
  isLeaving = false;
}

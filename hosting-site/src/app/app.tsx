// One restaurant's page, rendered by the server and hydrated by the browser.
import { useEffect, useState } from 'react';
import { type MenuState, SiteContext } from '../lib/menu-state.ts';
import { type Router, RouterProvider } from '../lib/router.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { createOrderingRelay } from './ordering-relay.ts';
import type { Pages } from './pages.ts';
import { SiteShell } from './site-shell.tsx';

interface AppProps {
  router: Router;
  site: MenuState;
  pages: Pages;
  /** Loads the code of the ordering parts, unless it is there; rejects if that fails. */
  loadOrdering?: () => Promise<unknown>;
  /** Called once the browser has taken over the server's page, but for the parts that come later. */
  onTakenOver?: () => void;
}

const isThere = (): Promise<void> => Promise.resolve();

export function App({ router, site, pages, loadOrdering = isThere, onTakenOver }: AppProps) {
  const [relay] = useState(() => createOrderingRelay(loadOrdering));
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <ErrorBoundary>
      <RouterProvider router={router}>
        <SiteContext value={site}>
          <SiteShell pages={pages} relay={relay} />
        </SiteContext>
      </RouterProvider>
    </ErrorBoundary>
  );
}

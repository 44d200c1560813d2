// One restaurant's page, rendered by the server and hydrated by the browser.
import { type Router, RouterProvider } from '../lib/router.tsx';
import { type Site, SiteContext } from '../lib/site.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Pages } from './pages.ts';
import { SiteShell } from './site-shell.tsx';

interface AppProps {
  router: Router;
  site: Site;
  pages: Pages;
}

export function App({ router, site, pages }: AppProps) {
  return (
    <ErrorBoundary>
      <RouterProvider router={router}>
        <SiteContext value={site}>
          <SiteShell pages={pages} />
        </SiteContext>
      </RouterProvider>
    </ErrorBoundary>
  );
}

// The address as state: which page, which parameters, and how to go elsewhere. The site has five pages; this is all the
// router they need, and two kilobytes less than a library's.
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { createStore, type Store, useStore } from './store.ts';

/** Path and query as the browser shows them. */
interface Address {
  path: string;
  search: string;
}

export interface Router {
  address: Store<Address>;
  /** '' or '/{slug}'. */
  basePath: string;
}

/** Parameters that say which restaurant this is, or how it is shown: they stay while one moves about the site. */
const lasting = ['tenant', 'tenantGuid', 'restaurant', 'restaurantGuid', 'embedded'];

function addressOf(url: string): Address {
  const { pathname, search } = new URL(url, 'http://site');
  return { path: pathname, search };
}

export function createRouter(url: string, basePath: string): Router {
  return { address: createStore(addressOf(url)), basePath };
}

/** Follows the browser's back and forward buttons. Returns what ends it. */
export function startRouter(router: Router): () => void {
  const read = () => {
    const next = addressOf(window.location.href);
    const now = router.address.get();
    if (next.path !== now.path || next.search !== now.search) router.address.set(next);
  };
  read();
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
}

/** The address of a page of this site: '/checkout' and its own parameters, with those that last. */
export function hrefOf(
  router: Router,
  page: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const current = new URLSearchParams(router.address.get().search);
  const query = new URLSearchParams();
  for (const name of lasting) {
    const value = current.get(name);
    if (value !== null) query.set(name, value);
  }
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  const path = `${router.basePath}${page}`;
  const shown = router.basePath && page === '/' ? router.basePath : path;
  return query.size > 0 ? `${shown}?${query}` : shown;
}

/** The page below the site's root: '/' or '/track/abc'. Undefined outside of it. */
export function pageOf(router: Router, address: Address = router.address.get()): string | undefined {
  const { basePath } = router;
  if (address.path.slice(0, basePath.length).toLowerCase() !== basePath.toLowerCase()) return undefined;
  const rest = address.path.slice(basePath.length);
  if (rest !== '' && !rest.startsWith('/')) return undefined;
  return rest.replace(/\/+$/, '') || '/';
}

export interface Navigation {
  /** Replace the page in the history instead of adding one. */
  replace?: boolean;
  /** Stay where one has scrolled to. */
  keepScroll?: boolean;
}

const OPENED_HERE = 'openedHere';

export function navigate(
  router: Router,
  href: string,
  { replace = false, keepScroll = false }: Navigation = {},
): void {
  const state = replace ? window.history.state : { [OPENED_HERE]: true };
  window.history[replace ? 'replaceState' : 'pushState'](state, '', href);
  router.address.set(addressOf(window.location.href));
  if (!keepScroll) window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Leaves what was opened on top of a page: back where the site itself opened it, else to `href` in its place. */
export function leave(router: Router, href: string): void {
  if (window.history.state?.[OPENED_HERE]) window.history.back();
  else navigate(router, href, { replace: true, keepScroll: true });
}

const RouterContext = createContext<Router | undefined>(undefined);

export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter is used outside of RouterProvider');
  return router;
}

export function usePage(): string | undefined {
  const router = useRouter();
  return pageOf(router, useStore(router.address));
}

/** The parameters of the address. */
export function useParameters(): URLSearchParams {
  const { search } = useStore(useRouter().address);
  return useMemo(() => new URLSearchParams(search), [search]);
}

interface LinkProps {
  to: string;
  parameters?: Readonly<Record<string, string>>;
  keepScroll?: boolean;
  className?: string;
  children: ReactNode;
  onNavigate?: () => void;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** A link within the site; opening it in a new tab works as ever. */
export function Link({ to, parameters, keepScroll = false, onNavigate, children, ...attributes }: LinkProps) {
  const router = useRouter();
  const href = hrefOf(router, to, parameters);
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onNavigate?.();
        navigate(router, href, { keepScroll });
      }}
    >
      {children}
    </a>
  );
}

// The URL as state: the current page, its parameters, and navigation. The site has few pages; this small router saves two
// kilobytes compared with a library. Within the site the menu is the page '/' and the home page '/home', whichever of them the
// restaurant shows at its root: only the addresses differ (docs/decisions/070).
import { defaultLanguage, LANGUAGE_PARAMETER, languageOf } from '@bite/shared/website/languages';
import { HOME, MENU, pathOfPage, type StartPage } from '@bite/shared/website/site-page';
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { filterParameters, isForMenu } from './for-menu.ts';
import { createStore, type Store, useSelected, useStore } from './store.ts';

/** Path and query as the browser shows them, and the rest of the history entry. */
interface Address {
  path: string;
  search: string;
  /** The panels open over the page, lowest first: going back closes the highest. */
  panels: readonly string[];
}

export interface Router {
  address: Store<Address>;
  /** '' or '/{slug}'. */
  basePath: string;
  /** The page at the site's root. */
  start: typeof MENU | typeof HOME;
}

/** Parameters that identify the restaurant, its display mode or the language; they stay during navigation. */
const lasting = ['tenant', 'tenantGuid', 'restaurant', 'restaurantGuid', 'embedded', LANGUAGE_PARAMETER];
/** Of the menu alone: its filter stays under an item's dialog, and a link's code goes there from the home page. */
const lastingOnMenu = [...lasting, ...filterParameters, 'code'];

function addressOf(url: string, panels: readonly string[] = []): Address {
  const { pathname, search } = new URL(url, 'http://site');
  return { path: pathname, search, panels };
}

/** This router's state in a history entry. */
interface Entry {
  /** Created by the site itself, so that going back stays on it. */
  openedHere?: boolean;
  panels?: readonly string[];
}

export const historyEntry = (): Entry => window.history.state ?? {};
const present = (): Address => addressOf(window.location.href, historyEntry().panels);

export function createRouter(url: string, basePath: string, start: StartPage = 'menu'): Router {
  return { address: createStore(addressOf(url)), basePath, start: start === 'home' ? HOME : MENU };
}

/** Follows the browser's back and forward buttons. Returns a function that stops it. */
export function startRouter(router: Router): () => void {
  const read = () => {
    const next = present();
    if (JSON.stringify(next) !== JSON.stringify(router.address.get())) router.address.set(next);
  };
  read();
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
}

/** The URL of a page of this site: '/checkout' with its own parameters and the permanent ones. */
export function hrefOf(
  router: Router,
  page: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const current = new URLSearchParams(router.address.get().search);
  const query = new URLSearchParams();
  for (const name of page === MENU ? lastingOnMenu : lasting) {
    const value = current.get(name);
    if (value !== null) query.set(name, value);
  }
  // A language that the site does not speak is left out.
  if (languageOf(query.get(LANGUAGE_PARAMETER)) === defaultLanguage) query.delete(LANGUAGE_PARAMETER);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  const shown = `${router.basePath}${pathOfPage(page, router.start)}` || '/';
  return query.size > 0 ? `${shown}?${query}` : shown;
}

/** The page: '/' is the menu, '/home' the home page, wherever they are; '/track/abc'. Undefined outside of the site. */
export function pageOf(router: Router, address: Address = router.address.get()): string | undefined {
  const { basePath } = router;
  if (address.path.slice(0, basePath.length).toLowerCase() !== basePath.toLowerCase()) return undefined;
  const rest = address.path.slice(basePath.length);
  if (rest !== '' && !rest.startsWith('/')) return undefined;
  const page = rest.replace(/\/+$/, '');
  if (page === '') return isForMenu(address.search) ? MENU : router.start;
  return page === '/menu' ? MENU : page;
}

export interface Navigation {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  /** Keeps the scroll position. */
  keepScroll?: boolean;
  /** The open panels; none by default. */
  panels?: readonly string[];
}

/** To where one is already, as with a second press on a dish, it adds no history entry, as in browsers. */
export function navigate(
  router: Router,
  href: string,
  { replace = false, keepScroll = false, panels = [] }: Navigation = {},
): void {
  const { path, search, panels: open } = router.address.get();
  const stays = replace || (href === path + search && panels.join() === open.join());
  const next: Entry = { openedHere: !stays || historyEntry().openedHere === true, panels };
  window.history[stays ? 'replaceState' : 'pushState'](next, '', href);
  router.address.set(present());
  if (!keepScroll) window.scrollTo({ top: 0, behavior: 'instant' });
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
  return useSelected(router.address, (address) => pageOf(router, address));
}

/** One parameter of the URL: a reader of it is not rendered again when another one changes. */
export const useParameter = (name: string): string | null =>
  useSelected(useRouter().address, ({ search }) => new URLSearchParams(search).get(name));

/** The parameters of the URL. */
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

/** A link within the site; opening it in a new tab works as usual. */
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

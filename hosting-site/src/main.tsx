// The browser's entry: hydrates the server's page with the storefront that it contains.
import './styles.css';
import { learnMoneyMarks } from '@bite/shared/kernel/money-format';
import { speak } from '@bite/shared/kernel/translate';
import { defaultLanguage, isTranslated, languageOf } from '@bite/shared/website/languages';
import { type ComponentType, lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { type OrderingParts, type Pages, pageNamed } from './app/pages.ts';
import type { Unresolved } from './app/unresolved-page.tsx';
import { speeches } from './languages/load-language.ts';
import { afterLoad } from './lib/after-load.ts';
import { followInstallOffer } from './lib/install-offer.ts';
import { openedItem } from './lib/item-address.ts';
import { arrivalOf, lazyModule } from './lib/lazy-module.ts';
import { createMenuState, isPartial, type MenuState, type PageStorefront } from './lib/menu-state.ts';
import { createRouter, pageOf, type Router } from './lib/router.tsx';
import { loadWholeMenu } from './lib/whole-menu.ts';

const ordering = lazyModule(() => import('./app/ordering-parts.tsx'));

/** A component in a chunk of its own. */
const lazyPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await load()) }));

/** Waits for the code instead of failing without it, since the server's markup is there meanwhile. */
const part = <Props extends object>(pick: (parts: OrderingParts) => ComponentType<Props>) =>
  lazyPart(async () => (await arrivalOf(ordering)).orderingParts, pick);

const pages: Pages = {
  Header: part((parts) => parts.Header),
  Intro: part((parts) => parts.Intro),
  ChipBar: part((parts) => parts.ChipBar),
  Sidebar: part((parts) => parts.Sidebar),
  DietBar: part((parts) => parts.DietBar),
  ServedAt: part((parts) => parts.ServedAt),
  Ordering: part((parts) => parts.Ordering),
  Checkout: lazyPart(
    () => import('./app/checkout.tsx'),
    (module) => module.Checkout,
  ),
  Track: lazyPart(
    () => import('./app/track.tsx'),
    (module) => module.Track,
  ),
  Home: lazyPart(
    async () => {
      await arrivalOf(ordering);
      return import('./features/website/home-page.tsx');
    },
    (module) => module.HomePage,
  ),
  Account: lazyPart(
    () => import('./app/account.tsx'),
    (module) => module.Account,
  ),
  Story: lazyPart(
    () => import('./features/website/story-page.tsx'),
    (module) => module.StoryPage,
  ),
  Contact: lazyPart(
    () => import('./features/website/contact-page.tsx'),
    (module) => module.ContactPage,
  ),
  Privacy: lazyPart(
    () => import('./features/website/privacy-page.tsx'),
    (module) => module.PrivacyPage,
  ),
  NotFound: lazyPart(
    () => import('./app/page-not-found.tsx'),
    (module) => module.PageNotFound,
  ),
};

/** JSON that the server wrote into the page. */
function inlined<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** The language of the page that the server wrote. Without its catalogue the page works as usual, in English. */
async function speakAsPage(): Promise<void> {
  const page = document.documentElement;
  const language = languageOf(page.lang);
  if (!isTranslated(language)) return;
  try {
    speak((await speeches[language]()).speech);
  } catch {
    page.lang = defaultLanguage;
  }
}

/** Until the next attempt to load the rest of the menu, in milliseconds. */
const PAUSE = 5_000;

/**
 * Loads what the page came without: after it has loaded, or as soon as somebody does something. What has failed is tried again
 * with the next such event; the rest of the menu, for which people wait without a tap, in some seconds.
 */
function loadSoon(site: MenuState, router: Router): void {
  const menu = lazyModule(async () => {
    if (isPartial(site.storefront.get())) await loadWholeMenu(site, router);
    return true;
  });
  const loadMenu = () => {
    menu.load().catch(() => setTimeout(loadMenu, PAUSE));
  };
  const load = () => {
    ordering.load().catch(() => undefined);
    menu.load().catch(() => undefined);
  };
  const page = pageNamed(pageOf(router))?.name;
  const isPlainMenu =
    page === 'menu' && openedItem(new URLSearchParams(router.address.get().search)).itemGuid === undefined;
  if (isPlainMenu || page === 'home') afterLoad(load);
  else load();
  afterLoad(loadMenu);
  for (const event of ['pointerdown', 'keydown', 'click', 'online'])
    window.addEventListener(event, load, true);
}

/** Resolves once the page answers to taps. */
async function takeOver(root: HTMLElement): Promise<void> {
  await speakAsPage();
  // A task of its own: running the modules has taken one already.
  await new Promise((next) => setTimeout(next));
  const storefront = inlined<PageStorefront>('storefront');
  const unresolved = inlined<Unresolved>('unresolved');
  if (storefront) {
    const { startPage } = storefront.website;
    const router = createRouter(window.location.href, root.dataset['basePath'] ?? '', startPage);
    if (storefront.moneyMarks) learnMoneyMarks(storefront.moneyMarks);
    const site = createMenuState(storefront);
    loadSoon(site, router);
    await new Promise<void>((done) => {
      // In pieces between frames, not all of the menu at once.
      startTransition(() => {
        hydrateRoot(
          root,
          <App router={router} site={site} pages={pages} loadOrdering={ordering.load} onTakenOver={done} />,
        );
      });
    });
  } else if (unresolved) {
    const { UnresolvedPage } = await import('./app/unresolved-page.tsx');
    hydrateRoot(root, <UnresolvedPage resolution={unresolved} />);
  }
}

/** Loaded no earlier than dialogs, in which focus is lost most. Without it the page works as usual. */
function helpFromHere(): void {
  import('./app/page-helpers.tsx').then(
    ({ helpPage }) => void helpPage(document),
    () => undefined,
  );
}

function begin(root: HTMLElement): Promise<void> {
  followInstallOffer();
  afterLoad(helpFromHere);
  return takeOver(root);
}

const root = document.getElementById('root');

/** For what started the page (start-page.ts). */
export const takenOver: Promise<void> | undefined = root ? begin(root) : undefined;

// One restaurant's site: header, the current page, footer, and the dialogs over them.
import { t } from '@bite/shared/kernel/translate';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { MenuPage } from '../features/catalogue/menu-page.tsx';
import { FulfilmentBar } from '../features/ordering/order-details/fulfilment-bar.tsx';
import { startClock } from '../lib/clock.ts';
import { startLive } from '../lib/live-storefront.ts';
import { OrderingActionsContext } from '../lib/ordering-actions.ts';
import { startRouter, usePage, useParameters, useRouter } from '../lib/router.tsx';
import { useSite, useStorefront } from '../lib/site.ts';
import { CartBar } from './cart-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FulfilmentFields } from './fulfilment-fields.ts';
import { Overlays } from './overlays.tsx';
import { type NamedPage, type Pages, pageNamed } from './pages.ts';
import { SiteHeader } from './site-header.tsx';
import { useHostMessages } from './use-host-messages.ts';
import { useOrderDetailsPrompt } from './use-order-details-prompt.ts';
import { useOrdering } from './use-ordering.ts';

/** Starts everything that needs a browser, after hydration. */
function useStart(): void {
  const site = useSite();
  const router = useRouter();
  useEffect(() => {
    site.details.start();
    site.recentOrders.start();
    const stops = [startClock(site.clock), site.cart.start(), startRouter(router), startLive(site)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [site, router]);
}

export function SiteShell({ pages }: { pages: Pages }) {
  useStart();
  const page = pageNamed(usePage());
  const isEmbedded = useParameters().get('embedded') === 'true';
  const ordering = useOrdering();
  const { message } = ordering;
  useHostMessages(ordering.itemGuid);
  useOrderDetailsPrompt(ordering.actions.openOrderDetails);
  const { website } = useStorefront();
  const isMenu = page?.name === 'menu';
  return (
    <OrderingActionsContext value={ordering.actions}>
      <SkipLink />
      <SiteHeader hasFulfilment={isMenu} />
      <Main page={page}>
        <ErrorBoundary key={page?.name}>
          {isMenu ? (
            <MenuPage
              isEmbedded={isEmbedded}
              fulfilment={website.orderingEnabled ? <FulfilmentBar /> : null}
            />
          ) : (
            <Suspense fallback={<Loading />}>
              <OtherPage page={page} pages={pages} editLine={ordering.editLine} />
            </Suspense>
          )}
        </ErrorBoundary>
      </Main>
      {isMenu ? <CartBar /> : null}
      <ErrorBoundary>
        <Overlays ordering={ordering} />
      </ErrorBoundary>
      <div className={message.isFailure ? failure : 'sr-only'}>
        <p role="status">{message.text}</p>
        {message.goOn ? (
          <button type="button" className="min-h-11 underline" onClick={message.goOn}>
            {t('Choose a time for it')}
          </button>
        ) : null}
      </div>
    </OrderingActionsContext>
  );
}

// On a phone above the cart bar, and above the button of an open dialog.
const failure =
  'fixed inset-x-4 bottom-24 z-50 mx-auto sm:bottom-4 max-w-md rounded-xl bg-ink px-4 py-3 text-center font-semibold text-page shadow-lift';

const CONTENT = 'content';

/** The first tab stop: skips the header. */
function SkipLink() {
  return (
    <a
      href={`#${CONTENT}`}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-2.5 focus:font-semibold focus:shadow-lift"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT)?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}

/** Moves the focus when another page is shown, as loading a page would. */
function Main({ page, children }: { page: NamedPage | undefined; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const current = [page?.name, page?.token].join('/');
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    main.current?.focus({ preventScroll: true });
  }, [current]);
  return (
    <main ref={main} id={CONTENT} tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
  );
}

interface OtherPageProps {
  page: NamedPage | undefined;
  pages: Pages;
  editLine: (cartItemId: string) => void;
}

function OtherPage({ page, pages: { Checkout, Track, Story, Contact, NotFound }, editLine }: OtherPageProps) {
  const { website } = useStorefront();
  switch (page?.name) {
    case 'checkout':
      return <Checkout Fulfilment={FulfilmentFields} onEdit={editLine} />;
    case 'track':
      return <Track token={page.token ?? ''} />;
    case 'contact':
      return <Contact />;
    case 'story':
      return website.aboutText ? <Story /> : <NotFound />;
    default:
      return <NotFound />;
  }
}

function Loading() {
  return (
    <div role="status" className="mx-auto grid max-w-3xl gap-4 px-4 py-10">
      <span className="sr-only">{t('Loading...')}</span>
      <div className="pulse h-10 w-1/2" />
      <div className="pulse h-40" />
      <div className="pulse h-40" />
    </div>
  );
}

// One restaurant's site: header, the current page, footer, and the dialogs over them.
import { t } from '@bite/shared/kernel/translate';
import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { MenuPage } from '../features/catalogue/menu-page.tsx';
import { useStorefront } from '../lib/menu-state.ts';
import { OrderingActionsContext, useOrderingActions } from '../lib/ordering-actions.ts';
import { startRouter, usePage, useParameter, useRouter } from '../lib/router.tsx';
import { useStore } from '../lib/store.ts';
import { LateSlot } from '../ui/late-slot.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FulfilmentFields } from './fulfilment-fields.ts';
import { MessageBox, unreached } from './message-box.tsx';
import type { OrderingRelay } from './ordering-relay.ts';
import { type NamedPage, type Pages, pageNamed } from './pages.ts';

interface SiteShellProps {
  pages: Pages;
  relay: OrderingRelay;
}

export function SiteShell({ pages, relay }: SiteShellProps) {
  const router = useRouter();
  useEffect(() => startRouter(router), [router]);
  const page = pageNamed(usePage());
  const isEmbedded = useParameter('embedded') === 'true';
  return (
    <OrderingActionsContext value={relay.actions}>
      <SkipLink />
      <Slot Part={pages.Header} />
      <Main page={page}>
        <ErrorBoundary key={page?.name}>
          {page?.name === 'menu' ? (
            <MenuPage
              isEmbedded={isEmbedded}
              intro={<Slot Part={pages.Intro} />}
              ChipBar={pages.ChipBar}
              Sidebar={pages.Sidebar}
              DietBar={pages.DietBar}
              ServedAt={pages.ServedAt}
            />
          ) : page?.name === 'home' ? (
            <HomeSlot Home={pages.Home} />
          ) : (
            <Suspense fallback={<Loading />}>
              <OtherPage page={page} pages={pages} />
            </Suspense>
          )}
        </ErrorBoundary>
      </Main>
      <OrderingSlot Ordering={pages.Ordering} relay={relay} />
      <Unreached relay={relay} />
    </OrderingActionsContext>
  );
}

const Slot = memo(function Slot({ Part }: { Part: ComponentType }) {
  return (
    <LateSlot>
      <Part />
    </LateSlot>
  );
});

/** Taken over after it has loaded, as the parts of the menu that order are: visits begin here, too. */
const HomeSlot = memo(function HomeSlot({ Home }: Pick<Pages, 'Home'>) {
  return (
    <LateSlot fallback={<Loading />}>
      <Home />
    </LateSlot>
  );
});

const OrderingSlot = memo(function OrderingSlot({
  Ordering,
  relay,
}: Pick<Pages, 'Ordering'> & { relay: OrderingRelay }) {
  return (
    <Suspense fallback={null}>
      <Ordering relay={relay} />
    </Suspense>
  );
});

/** Shown if somebody wants to order and the code for it does not load. */
function Unreached({ relay }: { relay: OrderingRelay }) {
  return useStore(relay.hasFailed) ? (
    <MessageBox isFailure>
      <p role="alert">{unreached()}</p>
    </MessageBox>
  ) : null;
}

const CONTENT = 'content';

/** The first tab stop: skips the header. */
function SkipLink() {
  return (
    <a
      href={`#${CONTENT}`}
      className="skip-link"
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
}

function OtherPage({
  page,
  pages: { Checkout, Track, Account, Story, Contact, Privacy, NotFound },
}: OtherPageProps) {
  const { editLine } = useOrderingActions();
  const { website } = useStorefront();
  switch (page?.name) {
    case 'checkout':
      return <Checkout Fulfilment={FulfilmentFields} onEdit={editLine} />;
    case 'track':
      return <Track token={page.token ?? ''} />;
    case 'account':
      return <Account />;
    case 'contact':
      return <Contact />;
    case 'privacy':
      return <Privacy />;
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

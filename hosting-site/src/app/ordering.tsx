// Everything of ordering that is not on the page itself: starts what needs a browser, opens dialogs, and says what came of a tap.
import { t } from '@bite/shared/kernel/translate';
import { useDeferredValue, useEffect } from 'react';
import { afterLoad } from '../lib/after-load.ts';
import { startFavourites } from '../lib/favourites.ts';
import { followConnection, startLive } from '../lib/live-storefront.ts';
import { usePage } from '../lib/router.tsx';
import { useSite } from '../lib/site.ts';
import { startClock } from '../lib/start-clock.ts';
import { CartBar } from './cart-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { MessageBox } from './message-box.tsx';
import type { OrderingRelay } from './ordering-relay.ts';
import { Overlays } from './overlays.tsx';
import { type PageName, pageNamed } from './pages.ts';
import { startCartSync } from './start-cart-sync.ts';
import { useHostMessages } from './use-host-messages.ts';
import { useOrderDetailsPrompt } from './use-order-details-prompt.ts';
import { type Ordering as OrderingState, panelNames, useOrdering } from './use-ordering.ts';

/** Starts everything that needs a browser, after hydration. */
function useStart(): void {
  const site = useSite();
  useEffect(() => {
    site.details.start();
    site.recentOrders.start();
    site.diner.start();
    const stops = [
      startClock(site.clock),
      site.cart.start(),
      followConnection(site),
      startLive(site),
      startCartSync(site),
      startFavourites(site),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [site]);
}

/** Keeps the menu or the home page for when there is no connection. */
function useKeptPage(page: PageName | undefined): void {
  const site = useSite();
  useEffect(() => {
    if (page !== 'menu' && page !== 'home') return;
    let stop: (() => void) | undefined;
    const cancel = afterLoad(() => {
      import('./keep-page.ts').then(
        ({ keepPage }) => {
          stop = keepPage(site);
        },
        // Without this code nothing is kept.
        () => undefined,
      );
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [site, page]);
}

const isAnythingOpen = ({ isOpen, itemGuid }: OrderingState): boolean =>
  itemGuid !== undefined || panelNames.some(isOpen);

export function Ordering({ relay }: { relay: OrderingRelay }) {
  useStart();
  const ordering = useOrdering();
  const { actions, message } = ordering;
  // The tap is answered by a frame at once; a dialog, which takes longer to make, comes right after it. All dialogs close at once:
  // the page that is shown instead takes the focus after them.
  const later = useDeferredValue(ordering);
  const shown = isAnythingOpen(ordering) ? later : ordering;
  useEffect(() => relay.connect(actions), [relay, actions]);
  useHostMessages(ordering.itemGuid);
  useOrderDetailsPrompt(actions.openOrderDetails);
  const page = pageNamed(usePage())?.name;
  useKeptPage(page);
  return (
    <>
      {page === 'menu' || page === 'home' ? <CartBar /> : null}
      <ErrorBoundary>
        <Overlays ordering={shown} />
      </ErrorBoundary>
      <MessageBox isFailure={message.isFailure}>
        <p role="status">{message.text}</p>
        {message.goOn ? (
          <button type="button" className="min-h-11 underline" onClick={message.goOn}>
            {t('Choose a time for it')}
          </button>
        ) : null}
      </MessageBox>
    </>
  );
}

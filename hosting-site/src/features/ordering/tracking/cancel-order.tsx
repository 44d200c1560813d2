// Lets the diner cancel the order while the restaurant gives time for it.

import { MINUTE } from '@bite/shared/kernel/durations';
import { withClock } from '@bite/shared/kernel/phrases';
import { plural, t } from '@bite/shared/kernel/translate';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useCallback, useEffect, useId } from 'react';
import { clockLabel } from '../../../lib/local-times.ts';
import { leave, openPanel, usePanels } from '../../../lib/panels.ts';
import { useRouter } from '../../../lib/router.tsx';
import { useNow, useStorefront } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogHead } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMayCancel } from './use-may-cancel.ts';
import { type OrderAction, useOrderAction } from './use-order-action.ts';
import type { TrackedState } from './use-tracked-order.ts';

interface CancelOrderProps {
  token: string;
  order: TrackedOrder;
  tracked: TrackedState;
}

/** The dialog, an entry of the browser's history: going back closes it. */
const ASKING = 'cancelOrder';

export function CancelOrder({ token, order, tracked }: CancelOrderProps) {
  const now = useNow();
  const router = useRouter();
  const isAsking = usePanels().includes(ASKING);
  const close = useCallback(async () => {
    const { path, search, panels } = router.address.get();
    if (panels.includes(ASKING)) await leave(router, `${path}${search}`);
  }, [router]);
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const cancelling = useOrderAction(
    tracked,
    (call) => call('cancelOrder', { parameters: { restaurantGuid, token } }),
    async (isDone) => {
      await close();
      // Where the page says so.
      if (isDone) window.scrollTo({ top: 0 });
    },
  );
  const mayCancel = useMayCancel(order);
  useEffect(() => {
    if (isAsking && !mayCancel) void close();
  }, [isAsking, mayCancel, close]);
  const { refusal } = cancelling;
  const until = Date.parse(order.cancelUntil ?? '');
  return (
    <>
      {refusal ? (
        <Notice tone="bad" isAlert className="no-print">
          <p className="font-semibold">{t('Your order was not cancelled.')}</p>
          <p>{refusal}</p>
        </Notice>
      ) : null}
      {mayCancel && now !== undefined ? (
        <section className="no-print flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="font-bold">{t('Changed your mind?')}</h2>
            <p className="text-soft">
              {withClock(
                'You can cancel until {clock} ({left}), unless the kitchen begins earlier.',
                clockLabel(until, order.restaurant.timezone),
                { left: minutesLeft(until, now, Date.parse(order.placedAt)) },
              )}
            </p>
          </div>
          <Button look="quiet" onClick={() => openPanel(router, ASKING)}>
            {t('Cancel order')}
          </Button>
        </section>
      ) : null}
      <Confirmation
        orderNumber={order.orderNumber}
        isPaidByCard={order.payment !== undefined}
        isOpen={isAsking && mayCancel}
        cancelling={cancelling}
        onClose={close}
      />
    </>
  );
}

/** To the nearest, since the page's clock is some seconds late; never more than were given, though the device's clock is slow. */
const minutesLeft = (until: number, now: number, placedAt: number): string => {
  const given = Math.floor((until - placedAt) / MINUTE);
  const minutes = Math.max(1, Math.min(given, Math.round((until - now) / MINUTE)));
  return plural(minutes, 'one more minute', '{count} more minutes');
};

interface ConfirmationProps {
  orderNumber: string;
  isPaidByCard: boolean;
  isOpen: boolean;
  cancelling: OrderAction;
  onClose: () => void;
}

function Confirmation({ orderNumber, isPaidByCard, isOpen, cancelling, onClose }: ConfirmationProps) {
  const titleId = useId();
  const { isSending, isUnknown, send } = cancelling;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <DialogHead id={titleId} title={t('Cancel order {number}?', { number: orderNumber })} />
      <div className="safe-bottom grid gap-4 p-5">
        <p>
          {isPaidByCard
            ? t('The restaurant will not prepare it, and your card will not be charged.')
            : t(
                'The restaurant will not prepare it. You have not paid anything yet, so there is nothing to refund.',
              )}
        </p>
        {isUnknown ? (
          <Notice tone="bad" isAlert>
            <p className="font-semibold">{t('We could not reach the restaurant.')}</p>
            <p>{t('Your order may be cancelled or not. Trying again is safe.')}</p>
          </Notice>
        ) : null}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="quiet" onClick={onClose}>
            {t('Keep my order')}
          </Button>
          <Button aria-disabled={isSending} onClick={send}>
            {t(isSending ? 'Cancelling...' : isUnknown ? 'Try again' : 'Cancel order')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

// The cart: a side panel, or a sheet on phones (O2.6).

import { plural, t } from '@bite/shared/kernel/translate';
import { totalsRows } from '@bite/shared/ordering/totals-rows';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { lostTexts } from '../../../lib/connection.ts';
import { useConnection, useSite, useStorefront } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import { useCartView } from '../../../lib/use-cart-view.ts';
import { Amounts } from '../../../ui/amounts.tsx';
import { BetterTime } from '../../../ui/better-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogHead } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { phrase } from '../../../ui/phrase.tsx';
import { CartLines } from './cart-lines.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { EarlierCart } from './earlier-cart.tsx';
import { SoldOutInCart } from './sold-out-in-cart.tsx';

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onCheckout: () => void;
  onEdit: (cartItemId: string) => void;
  /** The fields for pickup or delivery, place and time. */
  fulfilment: ReactNode;
}

export function CartDrawer({ isOpen, onClose, onCheckout, onEdit, fulfilment }: CartDrawerProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId} className="sheet-side">
      <DialogHead id={titleId} title={t('Your cart')} />
      <CartContent onClose={onClose} onCheckout={onCheckout} onEdit={onEdit} fulfilment={fulfilment} />
    </Dialog>
  );
}

function CartContent({ onClose, onCheckout, onEdit, fulfilment }: Omit<CartDrawerProps, 'isOpen'>) {
  const view = useCartView();
  const isCutOff = useConnection().lost !== undefined;
  if (!view) return <Loading />;
  const isEmpty = view.lines.length === 0;
  const isTooSmall = view.delivery?.tooSmall !== undefined;
  const canCheckOut =
    !isEmpty && !isCutOff && !view.hasProblems && view.tooLarge === undefined && !isTooSmall;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <EarlierCart className="mb-5" />
        <NotKept />
        {isEmpty ? (
          <Empty onClose={onClose} />
        ) : (
          <div className="grid gap-5">
            {fulfilment}
            <CartLines lines={view.lines} onEdit={onEdit} />
            <DeliveryProgress view={view} />
            <Amounts rows={totalsRows(view)} />
            {view.promotion?.refusal ? (
              <Notice>{`${view.promotion.code}: ${view.promotion.refusal}`}</Notice>
            ) : null}
            <Points points={view.points} />
          </div>
        )}
      </div>
      <div className="safe-bottom grid gap-3 border-t border-line p-4">
        {isEmpty ? null : <Obstacle view={view} />}
        <Button className="w-full" disabled={!canCheckOut} onClick={onCheckout}>
          {t('Go to checkout')}
        </Button>
      </div>
    </>
  );
}

/** Private windows and full disks: said here, since it is lost with the page. */
function NotKept() {
  const isKept = useStore(useSite().cart.isKept);
  return isKept ? null : (
    <Notice className="mb-5">
      {t('This browser stores nothing. Your cart is gone once you close this page.')}
    </Notice>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3 p-5">
      <span className="sr-only">{t('Loading your cart')}</span>
      <div className="pulse h-12" />
      <div className="pulse h-24" />
      <div className="pulse h-24" />
    </div>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-wash text-soft">
        <Icon name="bag" className="size-8" />
      </span>
      <p className="text-lg font-semibold">{t('Your cart is empty')}</p>
      <Button look="quiet" onClick={onClose}>
        {t('Back to the menu')}
      </Button>
    </div>
  );
}

function Points({ points }: { points: number }) {
  const { restaurant } = useStorefront();
  return (
    <p className="flex items-center gap-2 rounded-xl bg-wash px-4 py-3 text-sm">
      <Icon name="star" className="size-5 shrink-0 text-accent-text" />
      <span>
        {phrase('Worth {points} at {restaurant}', {
          points: <strong className="tabular-nums">{plural(points, '1 point', '{count} points')}</strong>,
          restaurant: restaurant.name,
        })}
      </span>
    </p>
  );
}

/** Why this cart cannot be ordered. */
function Obstacle({ view }: { view: CartView }) {
  const { lost } = useConnection();
  if (lost)
    return <Notice>{`${t(lostTexts[lost])} ${t('Ordering needs a connection. Your cart is kept.')}`}</Notice>;
  if (view.lines.some(({ isSoldOut }) => isSoldOut)) return <SoldOutInCart />;
  if (view.hasProblems) {
    return (
      <Notice tone="bad">
        {t('Some items need your attention before you can check out.')}
        <BetterTime time={view.betterTime} />
      </Notice>
    );
  }
  if (view.tooLarge) return <Notice tone="bad">{view.tooLarge}</Notice>;
  if (view.delivery?.tooSmall) return <Notice>{view.delivery.tooSmall}</Notice>;
  return view.refusal ? <Notice>{view.refusal.message}</Notice> : null;
}

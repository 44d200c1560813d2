// The tracking page of an order.

import { isolated } from '@bite/shared/kernel/isolated';
import { message, t } from '@bite/shared/kernel/translate';
import { addressLines } from '@bite/shared/ordering/address-lines';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { isUnpaidDraft, trackingStep } from '@bite/shared/ordering/tracking';
import { paymentStory } from '@bite/shared/payments/payment-story';
import { mapLink } from '@bite/shared/tenancy/map-link';
import { type ComponentType, useEffect, useId } from 'react';
import { type ClockSentence, clockSentence } from '../../../lib/clock-sentence.ts';
import { dateAndTimeLabel } from '../../../lib/date-and-time-label.ts';
import { isFinished } from '../../../lib/kept-orders.ts';
import { titleOf, useTitle } from '../../../lib/page-title.ts';
import { Link, useParameters } from '../../../lib/router.tsx';
import { useNow, useStorefront } from '../../../lib/site.ts';
import { promiseLabel } from '../../../lib/times-in-text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { phrase } from '../../../ui/phrase.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { Arrival } from './arrival.tsx';
import { CallLink } from './call-link.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { NotifyMe } from './notify-me.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderThumbs, useMayJudge } from './order-thumbs.tsx';
import { paymentSentence } from './payment-sentence.ts';
import { headline, progressOf } from './progress.ts';
import { useMayCancel } from './use-may-cancel.ts';
import { type TrackedState, useTrackedOrder } from './use-tracked-order.ts';

/** Pays for the order, or says that its payment is being checked; of another feature. */
export type PayForOrder = ComponentType<{
  token: string;
  order: TrackedOrder;
  isOffline: boolean;
  onChange: () => void;
}>;

interface TrackingPageProps {
  token: string;
  PayForOrder: PayForOrder;
  /** Called once the server has said where the order stands; returns what ends what that began. */
  onHeard: () => () => void;
}

export function TrackingPage({ token, PayForOrder, onHeard }: TrackingPageProps) {
  const storefront = useStorefront();
  const tracked = useTrackedOrder(token);
  const { order, isMissing } = tracked;
  const isHeard = order !== undefined && !tracked.isOffline;
  useEffect(() => (isHeard ? onHeard() : undefined), [isHeard, onHeard]);
  useTitle(titleOf(storefront, order ? `${headline(order)} · ${order.orderNumber}` : t('Your order')));
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      {isMissing ? (
        <Missing isTooOld={tracked.isTooOld === true} />
      ) : order ? (
        <Order token={token} order={order} tracked={tracked} PayForOrder={PayForOrder} />
      ) : (
        <Waiting tracked={tracked} />
      )}
    </div>
  );
}

function Missing({ isTooOld }: { isTooOld: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <h1 className="text-3xl font-extrabold tracking-tight">
        {isTooOld ? t('This link is too old') : t('We could not find this order')}
      </h1>
      <p className="text-soft">
        {isTooOld
          ? t('Sign in to see your orders, or ask the restaurant.')
          : t('Check that the link is complete, or call the restaurant.')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {isTooOld ? (
          <Link to="/account" className={buttonClass()}>
            {t('Sign in')}
          </Link>
        ) : null}
        <Link to="/" className={buttonClass(isTooOld ? 'quiet' : undefined)}>
          {t('See the menu')}
        </Link>
      </div>
    </div>
  );
}

function Waiting({ tracked }: { tracked: TrackedState }) {
  return (
    <div className="grid gap-4">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('Your order')}</h1>
      {tracked.isOffline ? (
        <Offline tracked={tracked} />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('Loading your order')}</span>
          <div className="pulse h-28" />
          <div className="pulse h-60" />
        </div>
      )}
    </div>
  );
}

const stateOf: ClockSentence = {
  today: message('This is the state of {clock}.'),
  otherDay: message('This is the state of {day}, {clock}.'),
};

function Offline({ tracked }: { tracked: TrackedState }) {
  const now = useNow();
  const { order, heardAt } = tracked;
  const isKnown = order !== undefined && heardAt !== undefined && now !== undefined;
  return (
    <Notice isAlert>
      <p className="font-semibold">{t('We cannot reach the restaurant right now.')}</p>
      <p>
        {isKnown ? `${clockSentence(stateOf, heardAt, now, order.restaurant.timezone)} ` : ''}
        {t('We keep trying while this page is open.')}
      </p>
      <Button look="quiet" className="mt-2" onClick={tracked.retry}>
        {t('Try again now')}
      </Button>
    </Notice>
  );
}

interface OrderProps extends Omit<TrackingPageProps, 'onHeard'> {
  order: TrackedOrder;
  tracked: TrackedState;
}

function Order({ token, order, tracked, PayForOrder }: OrderProps) {
  const isEarlier = useParameters().has('earlier');
  return (
    <div className="grid gap-6">
      {isEarlier ? (
        <Notice>
          <p className="font-semibold">{t('Your first attempt had already gone through.')}</p>
          <p>
            {t(
              'This is that order. The changes you made afterwards are not in it: call the restaurant to add them.',
            )}
          </p>
        </Notice>
      ) : null}
      {tracked.isOffline ? <Offline tracked={tracked} /> : null}
      <Standing order={order} />
      {isUnpaidDraft(order) ? (
        <PayForOrder token={token} order={order} isOffline={tracked.isOffline} onChange={tracked.retry} />
      ) : null}
      <Thumbs token={token} order={order} tracked={tracked} />
      <NotifyMe token={token} order={order} tracked={tracked} />
      <Arrival token={token} order={order} tracked={tracked} />
      <Contact order={order} />
      {isFinished(order) || isUnpaidDraft(order) ? null : (
        <CancelOrder token={token} order={order} tracked={tracked} />
      )}
      <OrderReceipt order={order} />
      <div className="no-print flex flex-wrap gap-3">
        <OrderAgain order={order} />
        <Button look="quiet" onClick={() => window.print()}>
          {t('Print receipt')}
        </Button>
      </div>
    </div>
  );
}

function Thumbs({ token, order, tracked }: { token: string; order: TrackedOrder; tracked: TrackedState }) {
  const id = useId();
  if (!useMayJudge(order)) return null;
  return (
    <section
      aria-labelledby={id}
      className="no-print grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={id} className="text-xl font-bold tracking-tight">
        {t('How did you like it?')}
      </h2>
      <OrderThumbs token={token} order={order} onChange={tracked.show} />
    </section>
  );
}

function Standing({ order }: { order: TrackedOrder }) {
  const isCancelled = trackingStep(order) === undefined;
  return (
    <section className="grid gap-5 rounded-2xl border border-line bg-surface p-5 sm:p-7">
      <div>
        <p className="font-semibold text-soft">
          {phrase('Order {number} · {restaurant}', {
            number: <span className="text-ink">{order.orderNumber}</span>,
            restaurant: isolated(order.restaurant.name),
          })}
        </p>
        <div role="status">
          <h1 className="mt-1 text-3xl font-extrabold tracking-tight text-balance sm:text-4xl">
            {headline(order)}
          </h1>
        </div>
        {isPromised(order) ? <Promised order={order} /> : null}
        {order.requiresId && !isFinished(order) ? <BringId order={order} /> : null}
        {isCancelled && order.cancelReason && !order.isCancelledByGuest ? (
          <p className="mt-2 text-soft">{t('Reason: {reason}', { reason: isolated(order.cancelReason) })}</p>
        ) : null}
        {order.scheduledFor && !isFinished(order) && !isUnpaidDraft(order) ? (
          <AddToCalendar order={order} />
        ) : null}
        <Money order={order} />
      </div>
      {isUnpaidDraft(order) ? null : <Steps order={order} />}
    </section>
  );
}

/** Until it has come true: food that is ready is not ready "about 1:33 PM", food on its way is still to arrive. */
function isPromised(order: TrackedOrder): boolean {
  const isReady = trackingStep(order) === 'ready' && order.type !== 'delivery';
  return !isFinished(order) && !isReady && !isUnpaidDraft(order);
}

/** Of a payment by card that was given back, or is about to be. */
function Money({ order }: { order: TrackedOrder }) {
  const story = paymentStory(order);
  const isTold = story && ['notCharged', 'goesBack', 'returned'].includes(story.kind);
  return isTold ? (
    <p className="mt-2 font-semibold">{paymentSentence(story, order.totals.currency)}</p>
  ) : null;
}

function Promised({ order }: { order: TrackedOrder }) {
  const now = useNow();
  const { timezone } = order.restaurant;
  const promised = Date.parse(order.promisedAt);
  if (now === undefined) return null;
  const sentence = message(order.type === 'delivery' ? 'With you {time}' : 'Ready {time}');
  return (
    <>
      <p className="no-print mt-2 text-lg">
        {phrase(sentence, {
          time: <strong>{promiseLabel(promised, now, timezone, { isEstimate: !order.scheduledFor })}</strong>,
        })}
      </p>
      {/* Paper is read on other days. */}
      <p className="mt-2 hidden text-lg print:block">
        {t(sentence, { time: dateAndTimeLabel(promised, timezone) })}
      </p>
    </>
  );
}

function BringId({ order }: { order: TrackedOrder }) {
  return (
    <p className="mt-2 font-semibold">
      {t(
        order.type === 'delivery'
          ? 'Have your ID ready: your order contains alcohol.'
          : 'Bring ID: your order contains alcohol.',
      )}
    </p>
  );
}

const marks = {
  done: 'bg-primary text-on-primary border-primary-edge',
  current: 'border-primary-edge text-primary-text',
  ahead: 'border-line text-soft',
} as const;

const words = { done: message('(done)'), current: message('(now)'), ahead: undefined } as const;

function Steps({ order }: { order: TrackedOrder }) {
  const steps = progressOf(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={t('Progress')} className="no-print grid gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-2">
      {steps.map(({ step, label, state }) => (
        <li
          key={step}
          aria-current={state === 'current' ? 'step' : undefined}
          className="flex items-center gap-3 sm:flex-col sm:gap-2 sm:text-center"
        >
          <span className={`grid size-9 shrink-0 place-items-center rounded-full border-2 ${marks[state]}`}>
            {state === 'ahead' ? null : (
              <Icon name={state === 'done' ? 'check' : 'clock'} className="size-5" />
            )}
          </span>
          <span className={state === 'ahead' ? 'text-soft' : 'font-semibold'}>
            {label}
            {words[state] ? <span className="sr-only"> {t(words[state])}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function placeTitle(order: TrackedOrder): string {
  if (isFinished(order)) return t('The restaurant');
  return t(order.type === 'delivery' ? 'Deliver to' : 'Pick it up at');
}

function howToChange({ cancelUntil, restaurant }: TrackedOrder): string {
  const over = cancelUntil === undefined ? undefined : t('The time to cancel here is over.');
  const how = t(
    restaurant.phone
      ? 'To change or cancel your order, call the restaurant.'
      : 'To change or cancel your order, ask at the restaurant.',
  );
  return [over, how].filter(Boolean).join(' ');
}

function Contact({ order }: { order: TrackedOrder }) {
  const { restaurant, address } = order;
  const { restaurant: shown } = useStorefront();
  const mayCancel = useMayCancel(order);
  const own = [restaurant.name, restaurant.street, restaurant.city].filter(Boolean).map(isolated).join(', ');
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-bold">{placeTitle(order)}</h2>
        <p className="whitespace-pre-line text-soft">
          {address && !isFinished(order) ? addressLines(address).map(isolated).join('\n') : own}
        </p>
        {mayCancel || isFinished(order) || isUnpaidDraft(order) ? null : (
          <p className="no-print mt-2">{howToChange(order)}</p>
        )}
      </div>
      <div className="no-print flex flex-wrap gap-3">
        {order.type === 'delivery' ? null : (
          <a href={mapLink(shown)} rel="noreferrer" className={buttonClass('quiet')}>
            <Icon name="pin" />
            {t('Show on the map')}
          </a>
        )}
        <CallLink phone={order.restaurant.phone} currency={order.totals.currency} />
      </div>
      {restaurant.phone ? <p className="hidden print:block">{restaurant.phone}</p> : null}
    </section>
  );
}

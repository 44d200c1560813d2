// The orders that the diner placed here while signed in, each with its page and the way to have the same again.

import type { Answers } from '@bite/shared/api/answers';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import { type TrackedOrder, trackingStep } from '@bite/shared/ordering/tracking';
import { paymentStory } from '@bite/shared/payments/payment-story';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { dateAndTimeLabel } from '../../lib/date-and-time-label.ts';
import { callAccount } from '../../lib/diner-session.ts';
import { Link } from '../../lib/router.tsx';
import { useNow, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountSection } from './account-section.tsx';

/** These belong to another feature. */
export type OrderAgain = ComponentType<{ order: TrackedOrder }>;
export type OrderThumbs = ComponentType<{
  token: string;
  order: TrackedOrder;
  onChange: (order: TrackedOrder) => void;
}>;

export interface OrderParts {
  OrderAgain: OrderAgain;
  OrderThumbs: OrderThumbs;
}

type Listed = Answers['listDinerOrders']['orders'][number];

function useOwnOrders() {
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const [orders, setOrders] = useState<readonly Listed[]>();
  const [before, setBefore] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const read = useCallback(
    async (after?: string) => {
      setFailed(false);
      try {
        const query = { restaurantGuid, before: after };
        const page = await callAccount('listDinerOrders', { query });
        setOrders((known) => (after === undefined ? page.orders : [...(known ?? []), ...page.orders]));
        setBefore(page.before);
      } catch {
        setFailed(true);
      }
    },
    [restaurantGuid],
  );
  useEffect(() => void read(), [read]);
  const change = useCallback(
    (orderGuid: string, order: TrackedOrder) =>
      setOrders((known) => known?.map((one) => (one.orderGuid === orderGuid ? { orderGuid, order } : one))),
    [],
  );
  return {
    orders,
    change,
    isFailed,
    retry: () => void read(before),
    more: before && (() => void read(before)),
  };
}

export function OwnOrders(parts: OrderParts) {
  const { orders, change, isFailed, retry, more } = useOwnOrders();
  return (
    <AccountSection title={t('Your orders')}>
      {orders?.length === 0 ? (
        <p className="text-soft">{t('Orders that you place while signed in are kept here.')}</p>
      ) : null}
      {orders ? (
        <ul className="divide-y divide-line">
          {orders.map((listed) => (
            <OwnOrder
              key={listed.orderGuid}
              {...listed}
              {...parts}
              onChange={(order) => change(listed.orderGuid, order)}
            />
          ))}
        </ul>
      ) : isFailed ? null : (
        <div role="status">
          <span className="sr-only">{t('Loading your orders')}</span>
          <div className="pulse h-24" />
        </div>
      )}
      {isFailed ? (
        <Notice isAlert>
          <p>{t('We could not load your orders.')}</p>
          <Button look="quiet" className="mt-2" onClick={retry}>
            {t('Try again')}
          </Button>
        </Notice>
      ) : null}
      {more && !isFailed ? (
        <div>
          <Button look="quiet" onClick={more}>
            {t('Show earlier orders')}
          </Button>
        </div>
      ) : null}
    </AccountSection>
  );
}

function standingOf(order: TrackedOrder): string {
  const step = trackingStep(order);
  if (step === undefined) return t('Cancelled');
  return step === 'done' ? t('Completed') : t('In progress');
}

/** What of it came back. That says nothing of the food, which may still be on its way. */
function refundOf(order: TrackedOrder): string | undefined {
  const story = paymentStory(order);
  const amount = story && 'returned' in story ? story.returned : (order.refundedAmount ?? 0);
  if (amount > 0) return t('{amount} refunded', { amount: formatMoney(amount, order.totals.currency) });
  return order.paymentStatus === 'refunded' ? t('Refunded') : undefined;
}

interface OwnOrderProps extends Listed, OrderParts {
  onChange: (order: TrackedOrder) => void;
}

function OwnOrder({ orderGuid, order, OrderAgain, OrderThumbs, onChange }: OwnOrderProps) {
  const now = useNow();
  const mayJudge = now !== undefined && now < Date.parse(order.judgeUntil ?? '');
  const items = order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={`/track/${orderGuid}`}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4"
        >
          {t('Order {number}', { number: order.orderNumber })}
        </Link>
        <span className="font-semibold tabular-nums">
          {formatMoney(order.totals.total, order.totals.currency)}
        </span>
      </div>
      <p className="text-sm text-soft">
        {[
          dateAndTimeLabel(Date.parse(order.placedAt), order.restaurant.timezone),
          standingOf(order),
          refundOf(order),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="break-words">{items}</p>
      {mayJudge ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary-text underline underline-offset-4">
            {order.items.every(({ thumb }) => thumb) ? t('Your ratings') : t('How did you like it?')}
          </summary>
          <OrderThumbs token={orderGuid} order={order} onChange={onChange} />
        </details>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <OrderAgain order={order} />
      </div>
    </li>
  );
}

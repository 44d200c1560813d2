// How an order was paid by card: each attempt and each refund, and what staff can do with the money.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import { leftOf } from '@bite/shared/ordering/refund-parts';
import type { ListedPayment, ListedRefund } from '@bite/shared/payments/refunds.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { OrderPaymentsProps } from '../../../lib/slots.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { LookAtPayment } from './look-at-payment.tsx';
import { orderPaymentsQuery } from './payment-queries.ts';
import {
  cardName,
  reasonWords,
  refundedParts,
  refundedPoints,
  refundWords,
  stateWords,
  toBeCharged,
} from './payment-words.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { TipDialog } from './tip-dialog.tsx';

/** With what it asks in dialogs of its own. */
export function OrderPayments({ restaurant, order }: OrderPaymentsProps) {
  const { call } = usePorts();
  const query = useQuery(orderPaymentsQuery(call, restaurant, order.guid));
  const [asking, setAsking] = useState<{ for: 'refund' | 'tip'; attemptId: string }>();
  const client = useQueryClient();
  const back = () => {
    setAsking(undefined);
    void query.refetch();
    // The list of orders says how each was paid.
    void client.invalidateQueries({
      queryKey: ['restaurants', restaurant.tenantId, restaurant.restaurantId, 'orders'],
    });
  };
  // As it is by now, in case a colleague gives something back meanwhile.
  const asked = query.data?.payments.find(({ attemptId }) => attemptId === asking?.attemptId);
  const about = { restaurant, order, onClose: back };
  return (
    <>
      <WhenLoaded query={query} what="the payments">
        {({ payments }) =>
          payments.length === 0 ? (
            <p className="text-muted">No card was used for this order yet.</p>
          ) : (
            <ul aria-label="Payments" className="grid gap-4">
              {payments.map((payment) => (
                <Payment
                  key={payment.attemptId}
                  payment={payment}
                  order={order}
                  mayRefund={restaurant.mayRefund}
                  onAsk={(what) => setAsking({ for: what, attemptId: payment.attemptId })}
                />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {asked && asking?.for === 'refund' && (
        <RefundDialog {...about} payment={asked} onChanged={() => void query.refetch()} />
      )}
      {asked && asking?.for === 'tip' && <TipDialog {...about} payment={asked} />}
    </>
  );
}

interface PaymentProps {
  payment: ListedPayment;
  order: Order;
  mayRefund: boolean;
  onAsk: (what: 'refund' | 'tip') => void;
}

function Payment({ payment, order, mayRefund, onAsk }: PaymentProps) {
  const { state, card, currency, createdAt, capturedAt, refunds, looked, message, code, retref } = payment;
  const { words, tone } = stateWords[state];
  const amount = payment.capturedAmount ?? payment.authorizedAmount ?? payment.amount;
  const underWay = refunds.filter((refund) => refund.state !== 'failed');
  const left = state === 'captured' ? leftOf(amount, underWay) : 0;
  return (
    <li className="grid gap-3 rounded-xl border border-line bg-card p-4">
      <LookAtPayment payment={payment} place={order} orderGuid={order.guid} mayLook={mayRefund} />
      <div className="grid justify-items-start gap-1">
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{cardName(card)}</h3>
          <p className="text-lg font-bold tabular-nums">{formatMoney(amount, currency)}</p>
        </div>
        <Badge {...(tone && { tone })} canWrap>
          {words}
        </Badge>
      </div>
      {isOverUnpaid(payment) && (
        <div className="grid gap-1 text-sm">
          <p>
            {reasonWords(payment)}
            {code !== undefined && <span className="text-muted"> (code {isolated(code)})</span>}
          </p>
          {message !== undefined && <p className="text-muted">The guest read: {message}</p>}
        </div>
      )}
      <dl className="grid gap-1 text-sm">
        <Fact label="Entered">
          <DateText iso={createdAt} withTime />
        </Fact>
        <ToBeCharged payment={payment} order={order} />
        {capturedAt !== undefined && (
          <Fact label="Charged">
            <DateText iso={capturedAt} withTime />
          </Fact>
        )}
        {refunds.length > 0 && payment.capturedAmount !== undefined && (
          <Fact label="Left of it">{formatMoney(leftOf(amount, underWay), currency)}</Fact>
        )}
        {retref !== undefined && <Fact label="Reference at the gateway">{retref}</Fact>}
        {looked && (
          <Fact label="Looked at">
            {isolated(looked.byName)}, <DateText iso={looked.at} withTime />
          </Fact>
        )}
      </dl>
      {refunds.length > 0 && (
        <ul aria-label="Refunds" className="grid divide-y divide-line border-t border-line">
          {refunds.map((refund) => (
            <Refund key={refund.refundId} refund={refund} order={order} currency={currency} />
          ))}
        </ul>
      )}
      {mayRefund && (left > 0 || state === 'authorized') && (
        <div className="flex flex-wrap gap-2">
          {left > 0 && <Button onClick={() => onAsk('refund')}>Refund…</Button>}
          {state === 'authorized' && <Button onClick={() => onAsk('tip')}>Change the tip…</Button>}
        </div>
      )}
    </li>
  );
}

/** Where that is less than the card is authorized for. */
function ToBeCharged({ payment, order }: Pick<PaymentProps, 'payment' | 'order'>) {
  const amount = toBeCharged(payment, order);
  if (amount === undefined) return null;
  return <Fact label="Will be charged">{formatMoney(amount, payment.currency)}, the rest is released</Fact>;
}

/** Nothing was charged, and somebody told the guest why, in few words. */
const isOverUnpaid = ({ state, message }: ListedPayment): boolean =>
  state === 'declined' || state === 'failed' || (state === 'voided' && message !== undefined);

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Refund({ refund, order, currency }: { refund: ListedRefund; order: Order; currency: string }) {
  const { words, tone } = refundWords(refund);
  const parts = refundedParts(refund, order);
  const points = refundedPoints(refund, order);
  return (
    <li className="grid gap-0.5 py-2 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="font-semibold tabular-nums">−{formatMoney(refund.amount, currency)}</span>
        <Badge {...(tone && { tone })} canWrap>
          {words}
        </Badge>
      </p>
      {refund.failure !== undefined && <p className="text-danger">{refund.failure}</p>}
      {parts !== undefined && <p>{parts}</p>}
      <p className="wrap-anywhere">{isolated(refund.reason)}</p>
      {points !== undefined && <p className="text-muted">Points: {points}</p>}
      <p className="text-muted">
        {refund.byName ? isolated(refund.byName) : 'By itself'},{' '}
        <DateText iso={refund.doneAt ?? refund.at} withTime />
      </p>
    </li>
  );
}

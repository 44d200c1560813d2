// Payments that somebody must look at, first of all: why, what to do, and that it is done.
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { ReportedPayment } from '@bite/shared/payments/payment-reports.contract';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LookAtPayment } from '../order-payments/look-at-payment.tsx';
import { paymentAlarmsQuery } from '../order-payments/payment-queries.ts';
import { OrderButton, useOrderPayment } from './order-payment.tsx';
import { cardText } from './report-words.ts';

/** Nothing while no payment needs anybody. */
export function PaymentAlarms() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const { data, error, refetch } = useQuery(paymentAlarmsQuery(call, restaurant));
  const payment = useOrderPayment();
  const payments = data?.payments ?? [];
  return (
    <>
      {payment.drawer}
      {error && !data && (
        <Notice tone="warn" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          It is not known whether a payment needs you: they could not be loaded.
        </Notice>
      )}
      {payments.length > 0 && (
        <Card
          title="Payments that need you"
          description="Bite could not settle these by itself. Press “Done” once you have looked at one."
        >
          <ul className="grid gap-4">
            {payments.map((one) => (
              <Alarm key={one.attemptId} payment={one} onOpen={() => payment.open(one.orderGuid)} />
            ))}
          </ul>
          {data?.isCut && (
            <p className="mt-3 text-sm text-muted">There are older ones, which follow as these are done.</p>
          )}
        </Card>
      )}
    </>
  );
}

function Alarm({ payment, onOpen }: { payment: ReportedPayment; onOpen: () => void }) {
  const { restaurant } = usePlace();
  const { orderGuid, orderNumber, amount, captured, currency, createdAt } = payment;
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">
          <OrderButton orderNumber={`Order ${orderNumber}`} onOpen={onOpen} />
        </span>
        <span className="text-muted">
          {cardText(payment)} <DateText iso={createdAt} withTime />
        </span>
        <span className="font-semibold tabular-nums">{formatMoney(captured ?? amount, currency)}</span>
      </p>
      <LookAtPayment
        payment={payment}
        place={restaurant}
        orderGuid={orderGuid}
        mayLook={restaurant.mayRefund}
      />
    </li>
  );
}

// Every try to pay an order by card, with what these add up to.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { attemptStates } from '@bite/shared/payments/payment-attempt.schema';
import type { ReportedPayment } from '@bite/shared/payments/payment-reports.contract';
import { exactSum, sumsOfPayments } from '@bite/shared/payments/payment-sums';
import { dayAt, MAX_PAYMENT_DAYS } from '@bite/shared/payments/report-days';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type DayRange, useReportDays } from '../../../lib/report-range.ts';
import { orderInListPath } from '../../../lib/screen-paths.ts';
import { localMoment } from '../../../lib/zoned-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Facts } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { DownloadCsv } from '../../../ui/download-csv.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReportFrame } from '../../../ui/report-frame.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { stateWords } from '../order-payments/payment-words.ts';
import { OrderButton, useOrderPayment } from './order-payment.tsx';
import { PaymentAlarms } from './payment-alarms.tsx';
import { ReportAccess } from './report-access.tsx';
import { paymentsQuery } from './report-queries.ts';
import { cardText } from './report-words.ts';

export function PaymentsPage() {
  return (
    <Page
      title="Payments"
      description="Every try to pay an order by card on the website, by the day on which it was made."
    >
      <ReportAccess>
        <PaymentAlarms />
        <Payments />
      </ReportAccess>
    </Page>
  );
}

function Payments() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const days = useReportDays(MAX_PAYMENT_DAYS, 7);
  const { range, error } = days;
  const query = useQuery({ ...paymentsQuery(call, restaurant, range), enabled: error === undefined });
  return (
    <ReportFrame days={days}>
      <PaymentList query={query} restaurant={restaurant} range={range} />
    </ReportFrame>
  );
}

interface PaymentListProps {
  query: ReturnType<typeof useQuery<{ payments: ReportedPayment[]; isCut: boolean; unreadable: number }>>;
  restaurant: MyRestaurant;
  range: DayRange;
}

function PaymentList({ query: { data, error, refetch }, restaurant, range }: PaymentListProps) {
  const payment = useOrderPayment();
  return (
    <>
      {payment.drawer}
      {data?.isCut && (
        <Notice tone="warn">
          There are more payments than are listed here. Choose fewer days to see all.
        </Notice>
      )}
      {(data?.unreadable ?? 0) > 0 && (
        <Notice tone="warn">Some payments cannot be read. Please tell the support of Bite.</Notice>
      )}
      {data && data.payments.length > 0 && <Totals payments={data.payments} currency={restaurant.currency} />}
      <DataTable<ReportedPayment>
        caption="Payments by card"
        name={`payments-${range.from}-${range.to}`}
        columns={columnsFor(restaurant, payment.open)}
        rows={data?.payments}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        rowKey={({ attemptId }) => attemptId}
        search={{ label: 'Search', placeholder: 'Order number or last four digits' }}
        filters={[
          {
            id: 'state',
            label: 'State',
            options: attemptStates.map((value) => ({ value, label: stateWords[value].words })),
            of: ({ state }) => state,
          },
        ]}
        tools={
          data &&
          data.payments.length > 0 && (
            <DownloadPayments payments={data.payments} range={range} restaurant={restaurant} />
          )
        }
        sortedBy={{ id: 'createdAt', desc: true }}
        actions={(one, show) => (
          <RowMenu of={`the payment for order ${one.orderNumber}`}>
            {show && <MenuItem onSelect={show}>Details</MenuItem>}
            <MenuItem onSelect={() => payment.open(one.orderGuid)}>Payment and refunds…</MenuItem>
            <MenuItem asChild>
              <Link to={orderInListPath(restaurant, inList(one, restaurant))}>See the order</Link>
            </MenuItem>
          </RowMenu>
        )}
        detail={{
          titleOf: ({ orderNumber }) => `Payment for order ${orderNumber}`,
          content: (one) => <PaymentDetail payment={one} />,
        }}
        empty={
          <Empty title="No payments by card in this time" symbol={<CreditCard aria-hidden="true" />}>
            Payments are listed here once guests pay by card on the website.
          </Empty>
        }
      />
    </>
  );
}

interface DownloadPaymentsProps {
  payments: readonly ReportedPayment[];
  range: DayRange;
  restaurant: MyRestaurant;
}

/** Every try, by the restaurant's clock, with the amounts that the totals above are made of. */
function DownloadPayments({ payments, range, restaurant: { timezone } }: DownloadPaymentsProps) {
  const header = [
    ...[`When (${timezone})`, 'Order', 'State', 'Card', 'Amount', 'Authorized', 'Captured', 'Refunded'],
    ...['Refunds under way', 'Tip', 'Currency', 'Reference', 'Authorization code'],
  ];
  const lines = () =>
    payments.map((one) => [
      ...[
        localMoment(one.createdAt, timezone),
        one.orderNumber,
        stateWords[one.state].words,
        cardText(one),
        one.amount,
      ],
      ...[one.authorized ?? '', one.captured ?? '', one.refunded, one.refunding, one.tip ?? ''],
      ...[one.currency, one.retref ?? '', one.authcode ?? ''],
    ]);
  return <DownloadCsv name={`payments-${range.from}-${range.to}.csv`} header={header} rows={lines} />;
}

/** The order was placed on the day of its first try to pay. */
const inList = ({ orderGuid, orderNumber, createdAt }: ReportedPayment, { timezone }: MyRestaurant) => ({
  guid: orderGuid,
  orderNumber,
  day: dayAt(Date.parse(createdAt), timezone),
});

function Totals({ payments, currency }: { payments: readonly ReportedPayment[]; currency: string }) {
  const sums = sumsOfPayments(payments);
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <StatTiles>
      <StatTile label="Authorized" value={money(sums.authorized)} note="Reserved on cards, not taken yet" />
      <StatTile
        label="Captured"
        value={money(sums.captured)}
        note={sums.count === 1 ? '1 payment' : `${sums.count} payments`}
      />
      <StatTile
        label="Refunded"
        value={money(sums.refunded)}
        note={
          sums.refunding > 0
            ? `${money(sums.refunding)} more under way, ${money(exactSum([sums.kept, -sums.refunding]))} are left then`
            : `${money(sums.kept)} are left`
        }
      />
      <StatTile label="Tips" value={money(sums.tips)} note="Within what was captured" />
    </StatTiles>
  );
}

function columnsFor(
  { currency }: MyRestaurant,
  open: (orderGuid: string) => void,
): readonly Column<ReportedPayment>[] {
  const money = (amount: number | undefined) => (amount ? formatMoney(amount, currency) : '');
  return [
    {
      id: 'orderNumber',
      header: 'Order',
      isName: true,
      cell: ({ orderNumber, orderGuid }) => (
        <OrderButton orderNumber={orderNumber} onOpen={() => open(orderGuid)} />
      ),
      value: ({ orderNumber }) => orderNumber,
    },
    {
      id: 'state',
      header: 'State',
      width: 9.5,
      cell: ({ state }) => <StateBadge state={state} />,
      value: ({ state }) => stateWords[state].words,
    },
    {
      id: 'createdAt',
      header: 'When',
      // The day above the time.
      width: 9,
      sort: 'date',
      cell: ({ createdAt }) => <DateText iso={createdAt} withTime />,
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'card',
      header: 'Card',
      // 'Mastercard •••• 1111'
      width: 11.5,
      cell: (payment) => cardText(payment),
      value: (payment) => cardText(payment),
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 6.5,
      align: 'end',
      sort: 'number',
      cell: ({ amount }) => formatMoney(amount, currency),
      value: ({ amount }) => amount,
    },
    {
      id: 'captured',
      header: 'Captured',
      width: 7,
      align: 'end',
      sort: 'number',
      cell: ({ captured }) => money(captured),
      value: ({ captured = 0 }) => captured,
    },
    {
      id: 'refunded',
      header: 'Refunded',
      width: 7,
      align: 'end',
      sort: 'number',
      cell: ({ refunded, refunding }) => (
        <>
          {money(refunded)}
          {refunding > 0 && <span className="block text-xs text-muted">{money(refunding)} under way</span>}
        </>
      ),
      value: ({ refunded }) => refunded,
    },
  ];
}

export function StateBadge({ state }: Pick<ReportedPayment, 'state'>) {
  const { words, tone } = stateWords[state];
  return (
    <Badge canWrap {...(tone && { tone })}>
      {words}
    </Badge>
  );
}

function PaymentDetail({ payment }: { payment: ReportedPayment }) {
  const money = (amount: number | undefined) =>
    amount === undefined ? '–' : formatMoney(amount, payment.currency);
  return (
    <div className="grid gap-4">
      {payment.alarm && <Notice tone="danger">{payment.alarm}</Notice>}
      <Facts
        facts={[
          ['State', <StateBadge key="state" state={payment.state} />],
          ['Card', cardText(payment) || '–'],
          ['Asked for', money(payment.amount)],
          ['Approved', money(payment.authorized)],
          ['Captured', money(payment.captured)],
          ['Captured at', payment.capturedAt ? <DateText key="at" iso={payment.capturedAt} withTime /> : '–'],
          ['Refunded', money(payment.refunded)],
          ...(payment.refunding > 0 ? [['Refunds under way', money(payment.refunding)] as const] : []),
          ['Tip', money(payment.tip ?? 0)],
          ['Authorization code', payment.authcode ?? '–'],
          ['Reference at the gateway', payment.retref ?? '–'],
          ...(payment.code ? [['The gateway’s code', payment.code] as const] : []),
          ...(payment.message ? [['The guest read', payment.message] as const] : []),
        ]}
      />
    </div>
  );
}

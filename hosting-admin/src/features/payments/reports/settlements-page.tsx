// What the gateway settled, by day and batch, beside our own payments.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { ReportedBatch, SettlementDay } from '@bite/shared/payments/payment-reports.contract';
import { exactSum } from '@bite/shared/payments/payment-sums';
import { settlementMeaning } from '@bite/shared/payments/settlement-status';
import { useQuery } from '@tanstack/react-query';
import { Layers, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DownloadCsv } from '../../../ui/download-csv.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AskedNotices, GatewayReport } from './gateway-report.tsx';
import { OrderButton, useOrderPayment } from './order-payment.tsx';
import { ReportAccess } from './report-access.tsx';
import { batchQuery, settlementsQuery } from './report-queries.ts';
import { dayText, settlementText } from './report-words.ts';

export function SettlementsPage() {
  return (
    <Page
      title="Settlements"
      description="Every evening the gateway closes a batch of captured payments and refunds and sends it to the banks."
    >
      <ReportAccess>
        <Settlements />
        <BatchSearch />
      </ReportAccess>
    </Page>
  );
}

const Settlements = () => (
  <GatewayReport what="the settlements" nothing="Nothing settled" queryOf={settlementsQuery}>
    {(report, restaurant) => <SettledDays {...report} restaurant={restaurant} />}
  </GatewayReport>
);

interface BatchRow {
  id: string;
  day: string;
  batch: ReportedBatch;
}

type Transaction = ReportedBatch['transactions'][number];
interface PaymentRow extends Transaction {
  id: string;
  day: string;
  batchId: string;
}

type Shown = 'batches' | 'payments';

interface SettledDaysProps {
  hasAccount: boolean;
  days: readonly SettlementDay[];
  restaurant: MyRestaurant;
}

function SettledDays({ hasAccount, days, restaurant }: SettledDaysProps) {
  const [shown, setShown] = useState<Shown>('batches');
  const batches = days.flatMap(({ day, batches: ofDay }) =>
    ofDay.map((batch, index): BatchRow => ({ id: `${day} ${batch.batchId} ${index}`, day, batch })),
  );
  const isAllKnown = !hasAccount || days.every(({ isKnown }) => isKnown);
  const about = { restaurant, isAllKnown };
  // Without an account, the notice says all there is to say.
  if (batches.length === 0) return hasAccount && <NothingSettled isAllKnown={isAllKnown} />;
  return (
    <Tabs<Shown>
      label="Settlements"
      value={shown}
      onChange={setShown}
      tabs={[
        { value: 'batches', label: 'Batches', content: <BatchList rows={batches} {...about} /> },
        {
          value: 'payments',
          label: 'Payments',
          content: <PaymentList rows={paymentRows(batches)} {...about} />,
        },
      ]}
    />
  );
}

const paymentRows = (batches: readonly BatchRow[]): PaymentRow[] =>
  batches.flatMap(({ id, day, batch }) =>
    batch.transactions.map((one, index) => ({
      ...one,
      id: `${id} ${index}`,
      day,
      batchId: batch.batchId,
    })),
  );

/** What a payment or refund of ours adds to its batch. */
const amountOf = ({ ours }: Transaction): number =>
  ours === undefined ? 0 : ours.what === 'refund' ? -ours.amount : ours.amount;

const failed = ({ said }: Transaction): boolean => settlementMeaning(said)?.stage === 'failed';

interface ListProps<Row> {
  rows: readonly Row[];
  restaurant: MyRestaurant;
  /** Whether the gateway has answered for every day. */
  isAllKnown: boolean;
}

function BatchList({ rows, restaurant, isAllKnown }: ListProps<BatchRow>) {
  const money = (amount: number) => formatMoney(amount, restaurant.currency);
  const count = (id: string, header: string, of: (one: Transaction) => boolean): Column<BatchRow> => {
    const value = ({ batch }: BatchRow) => batch.transactions.filter(of).length;
    return {
      id,
      header,
      width: 7.5,
      align: 'end',
      sort: 'number',
      cell: value,
      value,
    };
  };
  const columns: readonly Column<BatchRow>[] = [
    {
      id: 'batch',
      header: 'Batch',
      isName: true,
      cell: (row) => batchName(row),
      value: (row) => batchName(row),
    },
    {
      id: 'day',
      header: 'Day',
      width: 11,
      sort: 'date',
      cell: ({ day }) => dayText(day),
      value: ({ day }) => day,
    },
    count('count', 'Payments', () => true),
    {
      id: 'ours',
      header: 'Ours',
      width: 8,
      align: 'end',
      sort: 'number',
      cell: ({ batch }) => money(exactSum(batch.transactions.map(amountOf))),
      value: ({ batch }) => exactSum(batch.transactions.map(amountOf)),
    },
    count('failed', 'Failed', failed),
    count('unknown', 'Not ours', ({ ours }) => ours === undefined),
  ];
  return (
    <DataTable<BatchRow>
      caption="Batches"
      name="batches"
      tools={rows.length > 0 && <DownloadBatches rows={rows} restaurant={restaurant} />}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<NothingSettled isAllKnown={isAllKnown} />}
    />
  );
}

/** The same rows and sums as the list, with the host's own word on each batch, for whoever asks the gateway about it. */
function DownloadBatches({ rows, restaurant }: Pick<ListProps<BatchRow>, 'rows' | 'restaurant'>) {
  const header = ['Day', 'Batch', 'Payments', 'Ours', 'Failed', 'Not ours', 'Currency', 'Host status'];
  const lines = () =>
    rows.map(({ day, batch: { batchId, hostStatus = '', transactions } }) => [
      ...[day, batchId, transactions.length, exactSum(transactions.map(amountOf))],
      ...[transactions.filter(failed).length, transactions.filter(({ ours }) => ours === undefined).length],
      ...[restaurant.currency, hostStatus],
    ]);
  return <DownloadCsv name="batches.csv" header={header} rows={lines} />;
}

const batchName = ({ batch }: BatchRow): string => `Batch ${isolated(batch.batchId)}`;

function PaymentList({ rows, restaurant, isAllKnown }: ListProps<PaymentRow>) {
  const payment = useOrderPayment();
  return (
    <>
      {payment.drawer}
      <DataTable<PaymentRow>
        caption="Settled payments"
        name="settled-payments"
        tools={rows.length > 0 && <DownloadSettled rows={rows} restaurant={restaurant} />}
        columns={transactionColumns(restaurant, payment.open)}
        rows={rows}
        rowKey={({ id }) => id}
        search={{ label: 'Search', placeholder: 'Order number or reference' }}
        filters={[
          {
            id: 'result',
            label: 'Result',
            options: [
              { value: 'settled', label: 'Settled' },
              { value: 'failed', label: 'Failed' },
              { value: 'other', label: 'Other words' },
            ],
            of: ({ said }) => {
              const stage = settlementMeaning(said)?.stage;
              return stage === 'settled' || stage === 'failed' ? stage : 'other';
            },
          },
          {
            id: 'whose',
            label: 'Whose',
            options: [
              { value: 'ours', label: 'Ours' },
              { value: 'unknown', label: 'Not known here' },
            ],
            of: ({ ours }) => (ours ? 'ours' : 'unknown'),
          },
        ]}
        empty={<NothingSettled isAllKnown={isAllKnown} />}
      />
    </>
  );
}

/** The same rows and amounts as the list. */
function DownloadSettled({ rows, restaurant }: Pick<ListProps<PaymentRow>, 'rows' | 'restaurant'>) {
  const header = ['Day', 'Batch', 'Order', 'Kind', 'The gateway says', 'Ours', 'Currency', 'Reference'];
  const lines = () =>
    rows.map((row) => [
      row.day,
      row.batchId,
      row.ours?.orderNumber ?? '',
      row.ours?.what ?? '',
      settlementText(row.said).words,
      row.ours ? amountOf(row) : '',
      restaurant.currency,
      row.retref,
    ]);
  return <DownloadCsv name="settled-payments.csv" header={header} rows={lines} />;
}

function transactionColumns(
  { currency }: MyRestaurant,
  open: (orderGuid: string) => void,
): readonly Column<PaymentRow>[] {
  return [
    {
      id: 'order',
      header: 'Order',
      isName: true,
      cell: ({ ours, retref }) =>
        ours ? (
          <OrderButton
            orderNumber={`${ours.orderNumber}${ours.what === 'refund' ? ', refund' : ''}`}
            onOpen={() => open(ours.orderGuid)}
          />
        ) : (
          `Not known here: ${isolated(retref)}`
        ),
      value: ({ ours }) => ours?.orderNumber ?? '',
    },
    {
      id: 'result',
      header: 'The gateway says',
      width: 17,
      cell: ({ said }) => <Settled said={said} />,
      value: ({ said }) => settlementText(said).words,
    },
    {
      id: 'amount',
      header: 'Ours',
      width: 8,
      align: 'end',
      sort: 'number',
      cell: (row) => (row.ours ? formatMoney(amountOf(row), currency) : ''),
      value: (row) => (row.ours ? amountOf(row) : undefined),
    },
    {
      id: 'batchId',
      header: 'Batch',
      width: 8,
      cell: ({ batchId }) => isolated(batchId),
      value: ({ batchId }) => batchId,
    },
    {
      id: 'day',
      header: 'Day',
      width: 11,
      sort: 'date',
      cell: ({ day }) => dayText(day),
      value: ({ day }) => day,
    },
    {
      id: 'retref',
      header: 'Reference',
      width: 9,
      isExtra: true,
      cell: ({ retref }) => isolated(retref),
      value: ({ retref }) => retref,
    },
  ];
}

function Settled({ said }: { said: string }) {
  const { words, tone } = settlementText(said);
  return (
    <Badge canWrap {...(tone && { tone })}>
      {words}
    </Badge>
  );
}

const NothingSettled = ({ isAllKnown = true }: { isAllKnown?: boolean }) => (
  <Empty
    title={isAllKnown ? 'Nothing settled in this time' : 'It is not known what was settled'}
    symbol={<Layers aria-hidden="true" />}
  >
    {isAllKnown
      ? 'Captured payments appear here on the evening of the day, or on the next one.'
      : 'The gateway has not answered for all of these days. Please ask it again.'}
  </Empty>
);

const BATCH = 'batch';

/** A batch by its number, as bank statements and the gateway's support name it. */
function BatchSearch() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(BATCH) ?? '';
  const [typed, setTyped] = useState(wanted);
  const query = useQuery(batchQuery(call, restaurant, wanted));
  const find = (event: FormEvent): void => {
    event.preventDefault();
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        next.set(BATCH, typed.trim());
        return next;
      },
      { replace: true },
    );
  };
  return (
    <Card title="Find a batch" description="By its number, as bank statements name it.">
      <div className="grid gap-4">
        <form onSubmit={find} className="flex flex-wrap items-end gap-3" aria-label="Find a batch">
          <TextField
            label="Batch number"
            value={typed}
            maxLength={12}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" aria-disabled={typed.trim() === ''}>
            <Search className="size-4" aria-hidden="true" />
            Find
          </Button>
        </form>
        {wanted !== '' && (
          <WhenLoaded query={query} what="the batch">
            {({ batches, stopped, hasAccount }) => (
              <>
                <AskedNotices hasAccount={hasAccount} {...(stopped && { stopped })} days={[]} />
                {!stopped && hasAccount && batches.length === 0 && (
                  <p className="text-sm text-muted">The gateway has no settled batch {isolated(wanted)}.</p>
                )}
                {batches.length > 0 && (
                  <FoundBatch
                    rows={batches.map((batch, index) => ({ id: `${index}`, day: '', batch }))}
                    restaurant={restaurant}
                  />
                )}
              </>
            )}
          </WhenLoaded>
        )}
      </div>
    </Card>
  );
}

function FoundBatch({ rows, restaurant }: { rows: readonly BatchRow[]; restaurant: MyRestaurant }) {
  const payment = useOrderPayment();
  const columns = transactionColumns(restaurant, payment.open).filter(({ id }) => id !== 'day');
  return (
    <>
      {payment.drawer}
      <DataTable<PaymentRow>
        caption="Payments in the batch"
        columns={columns}
        rows={paymentRows(rows)}
        rowKey={({ id }) => id}
        empty={<NothingSettled />}
      />
    </>
  );
}

// What the gateway paid out: deposits with their parts, the payments in them and adjustments, beside our own payments.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import {
  adjustmentSums,
  depositParts,
  signedAmount,
  sumsOfDeposits,
  unexplainedPart,
} from '@bite/shared/payments/funding-sums';
import type { FundingDay } from '@bite/shared/payments/payment-reports.contract';
import { exactSum } from '@bite/shared/payments/payment-sums';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Facts } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DownloadCsv } from '../../../ui/download-csv.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { GatewayReport } from './gateway-report.tsx';
import { OrderButton, useOrderPayment } from './order-payment.tsx';
import { ReportAccess } from './report-access.tsx';
import { fundingQuery } from './report-queries.ts';
import { cardText, categoryName, dayText, partNames } from './report-words.ts';

export function FundingPage() {
  return (
    <Page
      title="Funding"
      description="What reached the bank account, and what was kept on the way. Amounts that were kept are negative."
    >
      <ReportAccess>
        <Funding />
      </ReportAccess>
    </Page>
  );
}

const Funding = () => (
  <GatewayReport what="the funding" nothing="Nothing paid out" queryOf={fundingQuery}>
    {(report, restaurant) => <FundedDays {...report} restaurant={restaurant} />}
  </GatewayReport>
);

type Row<Entry> = Entry & { key: string; day: string };
type Deposit = Row<FundingDay['deposits'][number]>;
type Transaction = Row<FundingDay['transactions'][number]>;
type Adjustment = Row<FundingDay['adjustments'][number]>;

/** Entries of all days; the gateway's own ids may repeat. */
const rowsOf = <Entry extends object>(
  days: readonly FundingDay[],
  entries: (day: FundingDay) => readonly Entry[],
): Row<Entry>[] =>
  days.flatMap((one) =>
    entries(one).map((entry, index) => ({ ...entry, key: `${one.day} ${index}`, day: one.day })),
  );

type Shown = 'deposits' | 'payments' | 'adjustments';

interface FundedProps {
  hasAccount: boolean;
  days: readonly FundingDay[];
  restaurant: MyRestaurant;
}

function FundedDays({ hasAccount, days, restaurant }: FundedProps) {
  const [shown, setShown] = useState<Shown>('deposits');
  const deposits = rowsOf(days, (day) => day.deposits);
  const transactions = rowsOf(days, (day) => day.transactions);
  const adjustments = rowsOf(days, (day) => day.adjustments);
  const about = { restaurant, isAllKnown: !hasAccount || days.every(({ isKnown }) => isKnown) };
  const faults = days.flatMap(({ day, faults: of }) => of.map((fault) => `${dayText(day)}: ${fault}`));
  // The notices say why: no table could say more.
  if (deposits.length + transactions.length + adjustments.length === 0)
    return faults.length > 0 ? <Faults faults={faults} /> : hasAccount && <NoFunding {...about} />;
  return (
    <>
      {faults.length > 0 && <Faults faults={faults} />}
      {deposits.length > 0 && <Totals deposits={deposits} restaurant={restaurant} />}
      {transactions.length > 0 && <Agreement transactions={transactions} restaurant={restaurant} />}
      <Tabs<Shown>
        label="Funding"
        value={shown}
        onChange={setShown}
        tabs={[
          {
            value: 'deposits',
            label: 'Deposits',
            content: <DepositList rows={deposits} {...about} />,
          },
          {
            value: 'payments',
            label: 'Payments',
            content: <TransactionList rows={transactions} {...about} />,
          },
          {
            value: 'adjustments',
            label: 'Adjustments',
            content: (
              <div className="grid gap-3">
                {adjustments.length > 0 && <AdjustmentSums rows={adjustments} restaurant={restaurant} />}
                <AdjustmentList rows={adjustments} {...about} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <Notice tone="warn">
      {faults.length === 1 ? 'One entry' : `${faults.length} entries`} of the gateway’s report cannot be read
      and {faults.length === 1 ? 'is' : 'are'} left out.
      <Disclosure title="Which ones">
        <ul className="grid gap-1">
          {[...new Set(faults)].map((fault) => (
            <li key={fault}>{isolated(fault)}</li>
          ))}
        </ul>
      </Disclosure>
    </Notice>
  );
}

interface TotalsProps {
  deposits: readonly Deposit[];
  restaurant: MyRestaurant;
}

function Totals({ deposits, restaurant }: TotalsProps) {
  const sums = sumsOfDeposits(deposits);
  const money = (amount: number) => formatMoney(amount, restaurant.currency);
  const shown = depositParts.filter((part) => part === 'netSales' || part === 'fee' || sums[part] !== 0);
  const unexplained = exactSum(deposits.map(unexplainedPart));
  return (
    <>
      <StatTiles>
        {shown.map((part) => (
          <StatTile key={part} label={partNames[part]} value={money(sums[part])} />
        ))}
        <StatTile
          label="Total funding"
          value={money(sums.total)}
          note={sums.count === 1 ? '1 deposit' : `${sums.count} deposits`}
        />
      </StatTiles>
      {unexplained !== 0 && (
        <Notice tone="warn">
          The parts of these deposits do not add up to their total: {money(unexplained)} are not explained.
        </Notice>
      )}
    </>
  );
}

/** Beside the entries alone: the parts of the deposits above contain them. */
function AdjustmentSums({ rows, restaurant }: Pick<ListProps<Adjustment>, 'rows' | 'restaurant'>) {
  return (
    <StatTiles>
      {adjustmentSums(rows).map(({ category, amount, count }) => (
        <StatTile
          key={category}
          label={categoryName(category)}
          value={formatMoney(amount, restaurant.currency)}
          note={count === 1 ? '1 entry' : `${count} entries`}
        />
      ))}
    </StatTiles>
  );
}

/** What a payment or refund comes to here; undefined if it is not known here. */
const oursOf = ({ ours }: Transaction): number | undefined =>
  ours && (ours.what === 'refund' ? -ours.amount : ours.amount);

/** Whether the payments that were paid out are ours, to the cent. */
function Agreement({
  transactions,
  restaurant,
}: {
  transactions: readonly Transaction[];
  restaurant: MyRestaurant;
}) {
  const money = (amount: number) => formatMoney(amount, restaurant.currency);
  const theirs = exactSum(transactions.map(signedAmount));
  const ours = exactSum(transactions.map((one) => oursOf(one) ?? 0));
  const difference = exactSum([theirs, -ours]);
  const differing = transactions.filter((one) => oursOf(one) !== signedAmount(one)).length;
  if (differing === 0)
    return (
      <Notice tone="good">
        The payments in these deposits agree with ours to the cent: {money(theirs)}.
      </Notice>
    );
  return (
    <Notice tone="warn">
      The payments in these deposits come to {money(theirs)} at the gateway and {money(ours)} here, a
      difference of {money(difference)}.{' '}
      {differing === 1 ? 'One of them differs' : `${differing} of them differ`}: see “Payments”.
    </Notice>
  );
}

const dayColumn = <Entry extends object>(): Column<Row<Entry>> => ({
  id: 'day',
  header: 'Day',
  width: 11,
  sort: 'date',
  cell: ({ day }) => dayText(day),
  value: ({ day }) => day,
});

interface ListProps<Entry> {
  rows: readonly Entry[];
  restaurant: MyRestaurant;
  /** Whether the gateway has answered for every day. */
  isAllKnown: boolean;
}

function DepositList({ rows, restaurant, isAllKnown }: ListProps<Deposit>) {
  const money = (row: Deposit, amount: number) => formatMoney(amount, row.currency ?? restaurant.currency);
  const amount = (id: string, header: string, of: (row: Deposit) => number): Column<Deposit> => ({
    id,
    header,
    width: 8.5,
    align: 'end',
    sort: 'number',
    cell: (row) => money(row, of(row)),
    value: of,
  });
  const columns: readonly Column<Deposit>[] = [
    {
      id: 'fundingId',
      header: 'Deposit',
      isName: true,
      cell: ({ fundingId }) => isolated(fundingId),
      value: ({ fundingId }) => fundingId,
    },
    dayColumn(),
    amount('netSales', partNames.netSales, (row) => row.netSales),
    amount('fee', partNames.fee, (row) => row.fee),
    amount('others', 'All else', (row) => exactSum(otherParts.map((part) => row[part]))),
    amount('total', 'Total', (row) => row.total),
  ];
  return (
    <DataTable<Deposit>
      caption="Deposits"
      tools={rows.length > 0 && <DownloadDeposits rows={rows} />}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      actions={(row, show) => (
        <RowMenu of={`deposit ${row.fundingId}`}>
          {show && <MenuItem onSelect={show}>Details</MenuItem>}
        </RowMenu>
      )}
      detail={{
        titleOf: ({ fundingId }) => `Deposit ${isolated(fundingId)}`,
        content: (row) => (
          <Facts
            facts={[
              ['Day', dayText(row.day)],
              ...depositParts.map((part) => [partNames[part], money(row, row[part])] as const),
              ['Total', money(row, row.total)],
            ]}
          />
        ),
      }}
      empty={<NoFunding isAllKnown={isAllKnown} />}
    />
  );
}

const otherParts = depositParts.filter((part) => part !== 'netSales' && part !== 'fee');

/** With every part, for which a screen is too narrow. */
function DownloadDeposits({ rows }: { rows: readonly Deposit[] }) {
  const header = ['Day', 'Deposit', ...depositParts.map((part) => partNames[part]), 'Total', 'Currency'];
  const lines = () =>
    rows.map((row) => [
      row.day,
      row.fundingId,
      ...depositParts.map((part) => row[part]),
      row.total,
      row.currency ?? '',
    ]);
  return <DownloadCsv name="deposits.csv" header={header} rows={lines} />;
}

function TransactionList({ rows, restaurant, isAllKnown }: ListProps<Transaction>) {
  const payment = useOrderPayment();
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : formatMoney(amount, restaurant.currency);
  const columns: readonly Column<Transaction>[] = [
    {
      id: 'order',
      header: 'Order',
      isName: true,
      cell: ({ ours, retref }) =>
        ours ? (
          <OrderButton
            orderNumber={`${ours.orderNumber}${ours.what === 'refund' ? ', refund' : ''}`}
            onOpen={() => payment.open(ours.orderGuid)}
          />
        ) : (
          `Not known here: ${isolated(retref ?? 'no reference')}`
        ),
      value: ({ ours }) => ours?.orderNumber ?? '',
    },
    dayColumn(),
    {
      id: 'type',
      header: 'Type',
      width: 7,
      cell: ({ type }) => isolated(type ?? ''),
      value: ({ type }) => type,
    },
    { id: 'card', header: 'Card', width: 12, cell: (row) => cardText(row), value: (row) => cardText(row) },
    {
      id: 'amount',
      header: 'Paid out',
      width: 8,
      align: 'end',
      sort: 'number',
      cell: (row) => money(signedAmount(row)),
      value: (row) => signedAmount(row),
    },
    {
      id: 'ours',
      header: 'Ours',
      width: 8,
      align: 'end',
      sort: 'number',
      cell: (row) => money(oursOf(row)),
      value: (row) => oursOf(row),
    },
    {
      id: 'retref',
      header: 'Reference',
      width: 9,
      isExtra: true,
      cell: ({ retref }) => isolated(retref ?? ''),
      value: ({ retref }) => retref,
    },
  ];
  return (
    <>
      {payment.drawer}
      <DataTable<Transaction>
        caption="Payments in deposits"
        name="funded-payments"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        search={{ label: 'Search', placeholder: 'Order number, card or reference' }}
        filters={[
          {
            id: 'agreement',
            label: 'Agreement',
            options: [
              { value: 'same', label: 'As ours' },
              { value: 'other', label: 'Differs' },
            ],
            of: (row) => (oursOf(row) === signedAmount(row) ? 'same' : 'other'),
          },
        ]}
        empty={<NoFunding isAllKnown={isAllKnown} />}
      />
    </>
  );
}

function AdjustmentList({ rows, restaurant, isAllKnown }: ListProps<Adjustment>) {
  const columns: readonly Column<Adjustment>[] = [
    {
      id: 'what',
      header: 'What',
      isName: true,
      cell: ({ description, type, category }) => isolated(description ?? type ?? categoryName(category)),
      value: ({ description, type }) => description ?? type ?? '',
    },
    {
      id: 'category',
      header: 'Category',
      width: 9,
      cell: ({ category }) => categoryName(category),
      value: ({ category }) => categoryName(category),
    },
    dayColumn(),
    {
      id: 'caseNumber',
      header: 'Case',
      width: 10,
      cell: ({ caseNumber }) => isolated(caseNumber ?? ''),
      value: ({ caseNumber }) => caseNumber,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 8,
      align: 'end',
      sort: 'number',
      cell: ({ amount }) => formatMoney(amount, restaurant.currency),
      value: ({ amount }) => amount,
    },
  ];
  return (
    <DataTable<Adjustment>
      caption="Adjustments"
      name="adjustments"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<NoFunding isAllKnown={isAllKnown} />}
    />
  );
}

const NoFunding = ({ isAllKnown }: Pick<ListProps<never>, 'isAllKnown'>) => (
  <Empty
    title={isAllKnown ? 'Nothing in this time' : 'It is not known what was paid out'}
    symbol={<Landmark aria-hidden="true" />}
  >
    {isAllKnown
      ? 'Deposits appear here a day or two after the evening on which their payments were settled.'
      : 'The gateway has not answered for all of these days. Please ask it again.'}
  </Empty>
);

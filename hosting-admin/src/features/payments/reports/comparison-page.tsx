// What the nightly comparison of gateway, payments and orders found: first what somebody has to look at, then every day.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { note as noteText } from '@bite/shared/kernel/text.schema';
import { addDays } from '@bite/shared/kernel/time';
import type { Difference } from '@bite/shared/payments/payment-day.schema';
import type { ComparedDay } from '@bite/shared/payments/payment-reports.contract';
import { MAX_GATEWAY_DAYS, spanOf } from '@bite/shared/payments/report-days';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { z } from 'zod';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useReportDays } from '../../../lib/report-range.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { DownloadCsv } from '../../../ui/download-csv.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReportFrame } from '../../../ui/report-frame.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { type DialogSubject, useSubject } from '../../../ui/use-subject.ts';
import { useOrderPayment } from './order-payment.tsx';
import { ReportAccess } from './report-access.tsx';
import { comparisonsQuery, useComparison } from './report-queries.ts';
import { comparisonWords, dayText, differenceNames } from './report-words.ts';

export function ComparisonPage() {
  return (
    <Page
      title="Comparison"
      description="Every night Bite compares each day’s card payments with the gateway and with the orders: what was captured is at the gateway, waits to be settled, or was voided before that. It changes nothing by itself."
    >
      <ReportAccess>
        <Comparison />
      </ReportAccess>
    </Page>
  );
}

interface OfDay {
  day: string;
  difference: Difference;
}

function Comparison() {
  const { call } = usePorts();
  const { restaurant, may } = usePlace();
  const reported = useReportDays(MAX_GATEWAY_DAYS);
  const { range, error, today } = reported;
  const query = useQuery({ ...comparisonsQuery(call, restaurant, range), enabled: error === undefined });
  const { compare, comparing, explain } = useComparison();
  const explaining = useSubject<OfDay>();
  const yesterday = addDays(today, -1);
  const mayWrite = may('payments.write');
  return (
    <>
      <ReportFrame
        days={reported}
        actions={
          mayWrite && (
            <>
              <Button aria-disabled={comparing !== undefined} onClick={() => comparing ?? compare(yesterday)}>
                <Scale className="size-4" aria-hidden="true" />
                {comparing === yesterday ? 'Comparing…' : 'Compare yesterday now'}
              </Button>
              <Button aria-disabled={comparing !== undefined} onClick={() => comparing ?? compare(today)}>
                {comparing === today ? 'Comparing…' : 'Compare today so far'}
              </Button>
            </>
          )
        }
      >
        <WhenLoaded query={query} what="the comparison">
          {({ days }) => (
            <>
              <ToLookAt days={days} onExplain={mayWrite ? explaining.open : undefined} />
              <DayList
                days={days}
                restaurant={restaurant}
                onCompare={mayWrite ? compare : undefined}
                onExplain={mayWrite ? explaining.open : undefined}
              />
            </>
          )}
        </WhenLoaded>
      </ReportFrame>
      <ExplainDialog explaining={explaining} onExplain={explain} />
    </>
  );
}

type OnExplain = ((one: OfDay) => void) | undefined;

function ToLookAt({ days, onExplain }: { days: readonly ComparedDay[]; onExplain: OnExplain }) {
  const open = days.flatMap(({ day, differences }) =>
    differences.flatMap((difference): OfDay[] => (difference.explained ? [] : [{ day, difference }])),
  );
  if (days.length === 0) return null;
  if (open.length === 0)
    return <Notice tone="good">No differences in this time that nobody has explained.</Notice>;
  const more = days.reduce((sum, { moreDifferences }) => sum + moreDifferences, 0);
  return (
    <Card
      title={open.length === 1 ? 'One difference to look at' : `${open.length} differences to look at`}
      description="Owners, administrators and the support of Bite get one mail about each of them."
    >
      <DifferenceList entries={open} onExplain={onExplain} />
      {more > 0 && <p className="mt-3 text-sm text-muted">And {more} more that are not listed.</p>}
    </Card>
  );
}

function DifferenceList({ entries, onExplain }: { entries: readonly OfDay[]; onExplain: OnExplain }) {
  const payment = useOrderPayment();
  return (
    <>
      {payment.drawer}
      <ul className="grid gap-3">
        {entries.map(({ day, difference }) => (
          <li
            key={`${day} ${difference.id}`}
            className="grid gap-2 border-t border-line pt-3 text-sm first:border-0 first:pt-0"
          >
            <div className="flex flex-wrap items-center gap-2">
              <Badge {...(!difference.explained && { tone: 'danger' as const })}>
                {differenceNames[difference.kind]}
              </Badge>
              <span className="text-muted">{dayText(day)}</span>
            </div>
            <p className="wrap-anywhere">{isolated(difference.text)}</p>
            {difference.explained && (
              <p className="text-muted">
                {isolated(difference.explained.byName || 'Somebody')}: {isolated(difference.explained.note)}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {difference.orderGuid !== undefined && (
                <Button onClick={() => payment.open(difference.orderGuid ?? '')}>
                  Payment of order {difference.orderNumber}
                </Button>
              )}
              {onExplain && (
                <Button onClick={() => onExplain({ day, difference })}>
                  {difference.explained ? 'Change the note…' : 'Note what it was…'}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DayListProps {
  days: readonly ComparedDay[];
  restaurant: MyRestaurant;
  onCompare: ((day: string) => void) | undefined;
  onExplain: OnExplain;
}

function DayList({ days, restaurant, onCompare, onExplain }: DayListProps) {
  return (
    <DataTable<ComparedDay>
      caption="Compared days"
      name="payment-comparison"
      columns={columnsFor(restaurant)}
      rows={days}
      rowKey={({ day }) => day}
      tools={days.length > 0 && <DownloadComparison days={days} restaurant={restaurant} />}
      sortedBy={{ id: 'day', desc: true }}
      actions={({ day }, show) => (
        <RowMenu of={dayText(day)}>
          {show && <MenuItem onSelect={show}>Details</MenuItem>}
          {onCompare && <MenuItem onSelect={() => onCompare(day)}>Compare again</MenuItem>}
        </RowMenu>
      )}
      detail={{
        titleOf: ({ day }) => dayText(day),
        content: (day) => <DayDetail day={day} restaurant={restaurant} onExplain={onExplain} />,
      }}
      empty={
        <Empty title="No day was compared yet" symbol={<Scale aria-hidden="true" />}>
          The comparison runs every night for restaurants that take cards.
        </Empty>
      }
    />
  );
}

function DownloadComparison({ days, restaurant }: Pick<DayListProps, 'days' | 'restaurant'>) {
  const header = [
    'Day',
    'State',
    'Captured',
    'Orders',
    'Gateway',
    'Waiting',
    'Voided',
    'Refunded',
    'Differences',
    'Currency',
  ];
  const lines = () =>
    days.map((day) => [
      ...[day.day, stateOf(day, restaurant).words, day.captured, day.orders, day.atGateway, day.waiting],
      ...[day.returned, day.refunded, day.differences.length + day.moreDifferences, restaurant.currency],
    ]);
  return <DownloadCsv name="comparison.csv" header={header} rows={lines} />;
}

/** It was compared before it was over: payments and orders may still follow. */
const isSoFar = ({ day, comparedAt }: ComparedDay, { timezone }: MyRestaurant): boolean =>
  Date.parse(comparedAt) < spanOf(day, timezone).until;

function stateOf(day: ComparedDay, restaurant: MyRestaurant): (typeof comparisonWords)[ComparedDay['state']] {
  const { words, tone } = comparisonWords[day.state];
  if (!isSoFar(day, restaurant)) return { words, tone };
  return { words: `So far: ${words.toLowerCase()}`, tone: tone === 'good' ? 'info' : tone };
}

function columnsFor(restaurant: MyRestaurant): readonly Column<ComparedDay>[] {
  const { currency } = restaurant;
  const amount = (id: 'captured' | 'atGateway' | 'orders' | 'waiting' | 'returned', header: string) =>
    ({
      id,
      header,
      width: 7,
      align: 'end',
      sort: 'number',
      cell: (day) => formatMoney(day[id], currency),
      value: (day) => day[id],
    }) satisfies Column<ComparedDay>;
  return [
    {
      id: 'day',
      header: 'Day',
      isName: true,
      sort: 'date',
      cell: ({ day }) => dayText(day),
      value: ({ day }) => day,
    },
    {
      id: 'state',
      header: 'State',
      width: 9,
      cell: (day) => {
        const { words, tone } = stateOf(day, restaurant);
        return (
          <Badge tone={tone} canWrap>
            {words}
          </Badge>
        );
      },
      value: (day) => stateOf(day, restaurant).words,
    },
    amount('captured', 'Captured'),
    amount('orders', 'Orders'),
    amount('atGateway', 'Gateway'),
    amount('waiting', 'Waiting'),
    amount('returned', 'Voided'),
    {
      id: 'differences',
      header: 'Differences',
      width: 7.5,
      align: 'end',
      sort: 'number',
      cell: ({ differences, moreDifferences }) => differences.length + moreDifferences,
      value: ({ differences, moreDifferences }) => differences.length + moreDifferences,
    },
  ];
}

interface DayDetailProps {
  day: ComparedDay;
  restaurant: MyRestaurant;
  onExplain: OnExplain;
}

function DayDetail({ day, restaurant, onExplain }: DayDetailProps) {
  const money = (sum: number) => formatMoney(sum, restaurant.currency);
  const counted = (sum: number, count: number) =>
    `${money(sum)} in ${count === 1 ? '1 payment' : `${count} payments`}`;
  return (
    <div className="grid gap-4">
      {isSoFar(day, restaurant) && (
        <Notice tone="info">
          <strong>Not final:</strong> the day was not over. It is compared again in the night after it.
        </Notice>
      )}
      {day.problem && <Notice tone="warn">{day.problem}</Notice>}
      <Facts
        facts={[
          ['Captured here', counted(day.captured, day.capturedCount)],
          ['Orders that they paid', money(day.orders)],
          ['Reported by the gateway', counted(day.atGateway, day.atGatewayCount)],
          ['Waiting to be settled', counted(day.waiting, day.waitingCount)],
          ['Voided: given back before it settled', counted(day.returned, day.returnedCount)],
          ['Refunded on the day', money(day.refunded)],
          ['Compared', <DateText key="at" iso={day.comparedAt} withTime />],
        ]}
      />
      <DifferenceList
        entries={day.differences.map((difference) => ({ day: day.day, difference }))}
        onExplain={onExplain}
      />
    </div>
  );
}

const explainForm = z.object({ note: noteText(500) });
type ExplainForm = z.output<typeof explainForm>;

interface ExplainDialogProps {
  explaining: DialogSubject<OfDay>;
  onExplain: (day: string, differenceId: string, note: string) => Promise<void>;
}

function ExplainDialog({ explaining: { subject, isOpen, close }, onExplain }: ExplainDialogProps) {
  if (!subject) return null;
  const { day, difference } = subject;
  return (
    <FormDialog isOpen={isOpen} onClose={close} title="What was it?" description={isolated(difference.text)}>
      <ActionForm<ExplainForm>
        key={difference.id}
        schema={explainForm}
        values={{ note: difference.explained?.note ?? '' }}
        names={{ note: 'Note' }}
        label="What was it?"
        labels={['Save', 'Saving…']}
        undone="Nothing was saved."
        onSubmit={async ({ note }) => {
          await onExplain(day, difference.id, note);
          close();
        }}
        onCancel={close}
      >
        <LongTextInput<ExplainForm>
          name="note"
          rows={3}
          hint="With a note it counts no longer. Without one it is looked at again."
        />
      </ActionForm>
    </FormDialog>
  );
}

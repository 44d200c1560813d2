// Payments that banks took back, and how far the answers to them are.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import {
  chargebackStatuses,
  chargebackUpdate,
  MAX_EVIDENCE,
} from '@bite/shared/payments/chargeback-case.schema';
import { isToAnswer } from '@bite/shared/payments/chargeback-deadline';
import type { ListedChargeback } from '@bite/shared/payments/payment-reports.contract';
import { dayAt } from '@bite/shared/payments/report-days';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { isOnDays, useListDays } from '../../../lib/report-range.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { DownloadCsv } from '../../../ui/download-csv.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { RadioGroupInput } from '../../../ui/fields/choice-inputs.tsx';
import { DateInput } from '../../../ui/fields/date-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReportFrame } from '../../../ui/report-frame.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { type DialogSubject, useSubject } from '../../../ui/use-subject.ts';
import { AskedNotices } from './gateway-report.tsx';
import { OrderButton, useOrderPayment } from './order-payment.tsx';
import { ReportAccess } from './report-access.tsx';
import { chargebacksQuery, useAskForChargebacks, useNoteChargeback } from './report-queries.ts';
import { cardText, chargebackStatusWords, dayText, evidenceHint, reasonText } from './report-words.ts';

export function ChargebacksPage() {
  return (
    <Page
      title="Chargebacks"
      description="Payments that a guest’s bank took back. Whoever answers in time, with evidence, may get the money again."
    >
      <ReportAccess>
        <Chargebacks />
      </ReportAccess>
    </Page>
  );
}

function Chargebacks() {
  const { call, clock } = usePorts();
  const { restaurant, may } = usePlace();
  const [now] = useState(() => clock.now());
  const { data, error, refetch } = useQuery(chargebacksQuery(call, restaurant));
  const days = useListDays();
  const asking = useAskForChargebacks(now);
  const rows = data?.chargebacks.filter((one) => isOnDays(dayOf(one, restaurant), days.range));
  const isLimited = days.range.from !== '' || days.range.to !== '';
  const noting = useSubject<ListedChargeback>();
  const payment = useOrderPayment();
  const mayWrite = may('payments.write');
  const today = dayAt(now, restaurant.timezone);
  return (
    <>
      {payment.drawer}
      <Notice tone="info">
        Evidence goes to your card processor, not to Bite: here you keep how far it is. The gateway names no
        last day to answer: enter it from the letter of your processor or bank, and owners and administrators
        get a mail three days before.
        {data?.lookedAt && (
          <>
            {' '}
            The gateway was last asked <DateText iso={data.lookedAt} withTime />.
          </>
        )}
      </Notice>
      <ReportFrame
        days={days}
        actions={
          <Button aria-disabled={asking.isAsking} onClick={() => asking.isAsking || asking.ask()}>
            <RefreshCw className="size-4" aria-hidden="true" />
            {asking.isAsking ? 'Asking…' : 'Ask the gateway again'}
          </Button>
        }
      >
        {asking.report && <AskedNotices {...asking.report} />}
        {asking.error && <FailureNotice error={asking.error} undone="The gateway was not asked." />}
        <DataTable<ListedChargeback>
          caption="Chargebacks"
          name="chargebacks"
          tools={rows !== undefined && rows.length > 0 && <DownloadChargebacks rows={rows} />}
          columns={columnsFor(restaurant, today, payment.open)}
          rows={rows}
          error={data ? undefined : error}
          onRetry={() => void refetch()}
          rowKey={({ caseId }) => caseId}
          search={{ label: 'Search', placeholder: 'Case, order number or card' }}
          filters={[
            {
              id: 'status',
              label: 'Status',
              options: chargebackStatuses.map((value) => ({
                value,
                label: chargebackStatusWords[value].words,
              })),
              of: ({ status }) => status,
            },
          ]}
          actions={(one, show) => (
            <RowMenu of={`case ${one.caseNumber}`}>
              {show && <MenuItem onSelect={show}>Details</MenuItem>}
              {mayWrite && <MenuItem onSelect={() => noting.open(one)}>Status and evidence…</MenuItem>}
              {one.orderGuid !== undefined && (
                <MenuItem onSelect={() => payment.open(one.orderGuid ?? '')}>Payment of the order…</MenuItem>
              )}
            </RowMenu>
          )}
          detail={{
            titleOf: ({ caseNumber }) => `Case ${caseNumber}`,
            content: (one) => (
              <ChargebackDetail one={one} {...(mayWrite && { onNote: () => noting.open(one) })} />
            ),
          }}
          empty={
            <Empty
              title={isLimited ? 'No chargebacks on these days' : 'No chargebacks'}
              symbol={<ShieldCheck aria-hidden="true" />}
            >
              They come with the gateway’s funding reports, which Bite reads every night.
            </Empty>
          }
        />
      </ReportFrame>
      <NoteDialog noting={noting} />
    </>
  );
}

/** Of the chargeback, or, where the gateway names none, the one on which Bite learnt of it. */
const dayOf = ({ chargebackDate, firstSeenAt }: ListedChargeback, { timezone }: MyRestaurant): string =>
  chargebackDate ?? dayAt(Date.parse(firstSeenAt), timezone);

/** With what a bank's letter names them by, for which the list is too narrow. */
function DownloadChargebacks({ rows }: { rows: readonly ListedChargeback[] }) {
  const header = [
    ...['Case', 'Date', 'Why', 'Reason code', 'Order', 'Card', 'Taken back', 'Payment', 'Currency'],
    ...['Answer by', 'Status', 'Reference at the gateway', 'Reference of the bank'],
  ];
  const lines = () =>
    rows.map((one) => [
      ...[one.caseNumber, one.chargebackDate ?? '', reasonText(one), one.reasonCode ?? ''],
      ...[one.orderNumber ?? '', cardText(one), one.amount ?? '', one.paid ?? '', one.currency],
      ...[one.deadline ?? '', chargebackStatusWords[one.status].words],
      ...[one.retref ?? '', one.acquirerReference ?? ''],
    ]);
  return <DownloadCsv name="chargebacks.csv" header={header} rows={lines} />;
}

function columnsFor(
  { currency }: MyRestaurant,
  today: string,
  open: (orderGuid: string) => void,
): readonly Column<ListedChargeback>[] {
  const money = (one: ListedChargeback) =>
    one.amount === undefined ? '' : formatMoney(one.amount, one.currency || currency);
  return [
    {
      id: 'caseNumber',
      header: 'Case',
      isName: true,
      cell: ({ caseNumber }) => isolated(caseNumber),
      value: ({ caseNumber }) => caseNumber,
    },
    {
      id: 'reason',
      header: 'Why',
      width: 15,
      // Whole sentences, on two lines where one is too short.
      cell: (one) => <span className="line-clamp-2 wrap-anywhere">{reasonText(one)}</span>,
      value: (one) => reasonText(one),
    },
    {
      id: 'order',
      header: 'Order',
      width: 6,
      cell: ({ orderGuid, orderNumber }) =>
        orderGuid && orderNumber ? (
          <OrderButton orderNumber={orderNumber} onOpen={() => open(orderGuid)} />
        ) : (
          'Unknown'
        ),
      value: ({ orderNumber }) => orderNumber ?? '',
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 7.5,
      align: 'end',
      sort: 'number',
      cell: money,
      value: ({ amount }) => amount,
    },
    {
      id: 'answerBy',
      header: 'Answer by',
      width: 12,
      sort: 'date',
      cell: (one) => <Deadline one={one} today={today} />,
      value: ({ deadline }) => deadline ?? '',
    },
    {
      id: 'status',
      header: 'Status',
      width: 10.5,
      cell: ({ status }) => <StatusBadge status={status} />,
      value: ({ status }) => chargebackStatusWords[status].words,
    },
  ];
}

function StatusBadge({ status }: Pick<ListedChargeback, 'status'>) {
  const { words, tone } = chargebackStatusWords[status];
  return (
    <Badge canWrap {...(tone && { tone })}>
      {words}
    </Badge>
  );
}

function Deadline({ one, today }: { one: ListedChargeback; today: string }) {
  const { deadline } = one;
  if (deadline === undefined) return isToAnswer(one) ? 'Not entered yet' : '–';
  if (!isToAnswer(one)) return dayText(deadline);
  const isOver = deadline < today;
  return (
    <span className={isOver ? 'font-semibold text-danger' : undefined}>
      {dayText(deadline)}
      {isOver && ', over'}
    </span>
  );
}

interface ChargebackDetailProps {
  one: ListedChargeback;
  /** Absent for those who may only look. */
  onNote?: () => void;
}

function ChargebackDetail({ one, onNote }: ChargebackDetailProps) {
  const money = (amount: number | undefined) =>
    amount === undefined ? '–' : formatMoney(amount, one.currency);
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          ['Status', <StatusBadge key="status" status={one.status} />],
          ['Why', reasonText(one)],
          [
            'Reason code',
            [one.reasonCode, one.reasonText && isolated(one.reasonText)].filter(Boolean).join(': ') || '–',
          ],
          ['Taken back', money(one.amount)],
          ['Payment', money(one.paid)],
          ['Card', cardText(one) || '–'],
          ['Date of the chargeback', one.chargebackDate ? dayText(one.chargebackDate) : '–'],
          ['Date of the payment', one.paidOn ? dayText(one.paidOn) : '–'],
          ['Answer by', one.deadline ? dayText(one.deadline) : 'Not entered yet: see your bank’s letter'],
          ['Reference at the gateway', one.retref ?? '–'],
          ['Reference of the bank', one.acquirerReference ?? '–'],
        ]}
      />
      {onNote && (
        <div>
          <Button onClick={onNote}>
            {one.deadline === undefined && isToAnswer(one) ? 'Enter the last day…' : 'Status and evidence…'}
          </Button>
        </div>
      )}
      <div className="grid gap-1 text-sm">
        <h3 className="font-semibold">Evidence</h3>
        <p className="whitespace-pre-line wrap-anywhere">{one.evidence || evidenceHint(one.reasonCode)}</p>
      </div>
      {one.updatedByName && (
        <p className="text-sm text-muted">
          Last noted by {isolated(one.updatedByName)}, <DateText iso={one.updatedAt} withTime />.
        </p>
      )}
    </div>
  );
}

const noteForm = chargebackUpdate
  .pick({ status: true, evidence: true })
  .extend({ deadline: z.iso.date('Please choose a day').or(z.literal('')).optional() });
type NoteForm = z.input<typeof noteForm>;

const names = { status: 'Status', evidence: 'Evidence', deadline: 'Last day to answer' };

function NoteDialog({ noting: { subject, isOpen, close } }: { noting: DialogSubject<ListedChargeback> }) {
  const note = useNoteChargeback();
  if (!subject) return null;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={`Case ${isolated(subject.caseNumber)}`}
      description={reasonText(subject)}
    >
      <ActionForm<NoteForm, z.output<typeof noteForm>>
        key={subject.version}
        schema={noteForm}
        values={{
          status: subject.status,
          evidence: subject.evidence,
          deadline: subject.deadline ?? '',
        }}
        names={names}
        label="Status and evidence"
        labels={['Save', 'Saving…']}
        undone="Nothing was saved."
        onSubmit={async ({ deadline, ...rest }) => {
          await note(subject.caseId, { ...rest, deadline: deadline || null, version: subject.version });
          close();
        }}
        onCancel={close}
      >
        <RadioGroupInput<NoteForm>
          name="status"
          options={chargebackStatuses.map((value) => ({ value, label: chargebackStatusWords[value].words }))}
        />
        <DateInput<NoteForm>
          name="deadline"
          hint="From the letter of your processor or bank: the gateway does not name it. Without it nobody is reminded in time."
        />
        <LongTextInput<NoteForm>
          name="evidence"
          rows={6}
          hint={`${evidenceHint(subject.reasonCode)} At most ${MAX_EVIDENCE.toLocaleString('en')} characters.`}
        />
      </ActionForm>
    </FormDialog>
  );
}

// A report that the gateway is asked for: its days, how far it was asked, and a way to ask again.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { Stopped } from '@bite/shared/payments/payment-reports.contract';
import { MAX_GATEWAY_DAYS } from '@bite/shared/payments/report-days';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type DayRange, useReportDays } from '../../../lib/report-range.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReportFrame } from '../../../ui/report-frame.tsx';
import { dayText, stoppedText } from './report-words.ts';

type GatewayQuery<Report> = UseQueryOptions<Report, Error, Report, (string | number)[]>;

interface GatewayReportProps<Report extends AskedProps> {
  /** In the middle of a sentence: 'the funding'. */
  what: string;
  /** Of a day without anything: 'Nothing settled'. */
  nothing: string;
  /** @param since ISO instant from which the gateway's answers count; '' for any. */
  queryOf: (call: Call, restaurant: MyRestaurant, range: DayRange, since: string) => GatewayQuery<Report>;
  children: (report: Report, restaurant: MyRestaurant) => ReactNode;
}

/** What the gateway says of some days, which staff choose, and may ask for again. */
export function GatewayReport<Report extends AskedProps>(props: GatewayReportProps<Report>) {
  const { what, nothing, queryOf, children } = props;
  const { call, clock } = usePorts();
  const { restaurant } = usePlace();
  const days = useReportDays(MAX_GATEWAY_DAYS, 7);
  const [since, setSince] = useState('');
  const query = useQuery({
    ...queryOf(call, restaurant, days.range, since),
    enabled: days.error === undefined,
  });
  const { isFetching } = query;
  const askAgain = (): void => setSince(new Date(clock.now()).toISOString());
  return (
    <ReportFrame
      days={days}
      actions={
        <Button aria-disabled={isFetching} onClick={() => isFetching || askAgain()}>
          <RefreshCw className="size-4" aria-hidden="true" />
          {isFetching ? 'Asking…' : 'Ask the gateway again'}
        </Button>
      }
    >
      <WhenLoaded query={query} what={what}>
        {(report) => (
          <>
            <AskedNotices {...report} />
            {children(report, restaurant)}
            <EmptyDays what={nothing} days={report.days} />
          </>
        )}
      </WhenLoaded>
    </ReportFrame>
  );
}

interface AskedProps {
  hasAccount: boolean;
  stopped?: Stopped;
  days: readonly AskedDay[];
}

interface AskedDay {
  day: string;
  isKnown: boolean;
  isCut: boolean;
  batches?: readonly unknown[];
  deposits?: readonly unknown[];
  transactions?: readonly unknown[];
  adjustments?: readonly unknown[];
}

const isEmpty = ({ batches = [], deposits = [], transactions = [], adjustments = [] }: AskedDay): boolean =>
  [batches, deposits, transactions, adjustments].every(({ length }) => length === 0);

/** Folded, so that days with something stand out. */
function EmptyDays({ what, days }: { what: string; days: readonly AskedDay[] }) {
  const empty = days.filter((one) => one.isKnown && isEmpty(one));
  if (empty.length === 0 || empty.length === days.length) return null;
  return (
    <Disclosure title={`${what} on ${empty.length === 1 ? 'one day' : `${empty.length} days`}`}>
      <p className="text-sm text-muted">{empty.map(({ day }) => dayText(day)).join(' · ')}</p>
    </Disclosure>
  );
}

export function AskedNotices({ hasAccount, stopped, days }: AskedProps) {
  const unknown = days.filter(({ isKnown }) => !isKnown);
  return (
    <>
      {!hasAccount && (
        <Notice tone="info">
          This restaurant has no account at the card gateway. It is entered in the set-up of payments.
        </Notice>
      )}
      {stopped && (
        <Notice tone={stopped.goesOnIn === undefined ? 'warn' : 'info'} role="status">
          {stoppedText(stopped)}
          {days.length > 0 && ` ${days.length - unknown.length} of ${days.length} days are here.`}
          {stopped.goesOnIn === undefined && ' Please ask again in a while.'}
        </Notice>
      )}
      {hasAccount && unknown.length > 0 && (
        <Notice tone="warn">
          <strong>Not known for {unknown.length === 1 ? 'one day' : `${unknown.length} days`}:</strong>{' '}
          {unknown.map(({ day }) => dayText(day)).join(' · ')}.{' '}
          {stopped
            ? 'What is listed here of these days may not be all.'
            : 'The gateway is asked about the last year only, and about no day to come.'}
        </Notice>
      )}
      {days.some(({ isCut }) => isCut) && (
        <Notice tone="warn">
          On some of these days there is more than is kept here. The gateway’s own pages show all of it.
        </Notice>
      )}
    </>
  );
}

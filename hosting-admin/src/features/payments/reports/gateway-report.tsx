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
import { type DayRange, rangeError, useReportRange } from '../../../lib/report-range.ts';
import { Button } from '../../../ui/button.tsx';
import { DayRangeFields } from '../../../ui/day-range-fields.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { stoppedText } from './report-words.ts';

type GatewayQuery<Report> = UseQueryOptions<Report, Error, Report, (string | number)[]>;

interface GatewayReportProps<Report extends AskedProps> {
  /** In the middle of a sentence: 'the funding'. */
  what: string;
  /** @param since ISO instant from which the gateway's answers count; '' for any. */
  queryOf: (call: Call, restaurant: MyRestaurant, range: DayRange, since: string) => GatewayQuery<Report>;
  children: (report: Report, restaurant: MyRestaurant) => ReactNode;
}

/** What the gateway says of some days, which staff choose, and may ask for again. */
export function GatewayReport<Report extends AskedProps>(props: GatewayReportProps<Report>) {
  const { what, queryOf, children } = props;
  const { call, clock } = usePorts();
  const { restaurant } = usePlace();
  const [now] = useState(() => clock.now());
  const [range, setRange] = useReportRange(restaurant.timezone, now, 7);
  const [since, setSince] = useState('');
  const isRange = rangeError(range, MAX_GATEWAY_DAYS) === undefined;
  const query = useQuery({ ...queryOf(call, restaurant, range, since), enabled: isRange });
  return (
    <>
      <GatewayRange
        range={range}
        onChange={setRange}
        isAsking={query.isFetching}
        onAskAgain={() => setSince(new Date(clock.now()).toISOString())}
      />
      {isRange && (
        <WhenLoaded query={query} what={what}>
          {(report) => (
            <>
              <AskedNotices {...report} />
              {children(report, restaurant)}
            </>
          )}
        </WhenLoaded>
      )}
    </>
  );
}

interface GatewayRangeProps {
  range: DayRange;
  onChange: (part: Partial<DayRange>) => void;
  isAsking: boolean;
  onAskAgain: () => void;
}

function GatewayRange({ range, onChange, isAsking, onAskAgain }: GatewayRangeProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DayRangeFields range={range} error={rangeError(range, MAX_GATEWAY_DAYS)} onChange={onChange} />
      <Button aria-disabled={isAsking} onClick={() => isAsking || onAskAgain()}>
        <RefreshCw className="size-4" aria-hidden="true" />
        {isAsking ? 'Asking…' : 'Ask the gateway again'}
      </Button>
    </div>
  );
}

interface AskedProps {
  hasAccount: boolean;
  stopped?: Stopped;
  days: readonly { askedAt?: string; isCut: boolean }[];
}

export function AskedNotices({ hasAccount, stopped, days }: AskedProps) {
  const asked = days.filter(({ askedAt }) => askedAt !== undefined).length;
  return (
    <>
      {!hasAccount && (
        <Notice tone="info">
          This restaurant has no account at the card gateway. It is entered in the set-up of payments.
        </Notice>
      )}
      {stopped && (
        <Notice tone={stopped.goesOnIn === undefined ? 'warn' : 'info'} role="status">
          {stoppedText(stopped)} {asked} of {days.length} days are here.
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

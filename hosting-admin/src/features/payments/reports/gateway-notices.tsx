// How far the gateway was asked, and a way to ask it again.

import type { Stopped } from '@bite/shared/payments/payment-reports.contract';
import { MAX_GATEWAY_DAYS } from '@bite/shared/payments/report-days';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type DayRange, rangeError } from '../../../lib/report-range.ts';
import { Button } from '../../../ui/button.tsx';
import { DayRangeFields } from '../../../ui/day-range-fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { stoppedText } from './report-words.ts';

/** From when on the gateway's answers count: '' for any, until somebody asks again. */
export function useAskedAgain(): { since: string; askAgain: () => void } {
  const { clock } = usePorts();
  const [since, setSince] = useState('');
  return { since, askAgain: () => setSince(new Date(clock.now()).toISOString()) };
}

interface GatewayRangeProps {
  range: DayRange;
  onChange: (part: Partial<DayRange>) => void;
  isAsking: boolean;
  onAskAgain: () => void;
}

export function GatewayRange({ range, onChange, isAsking, onAskAgain }: GatewayRangeProps) {
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

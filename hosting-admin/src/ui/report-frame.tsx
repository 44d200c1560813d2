// A report on a range of days: which days, what can be done beside them, and below it what there is to say of them.
import type { ReactNode } from 'react';
import type { ChosenDays } from '../lib/report-range.ts';
import { DayRangeFields } from './day-range-fields.tsx';

interface ReportFrameProps {
  days: ChosenDays;
  /** Buttons beside the days. */
  actions?: ReactNode;
  /** Shown only of days that can be reported on. */
  children: ReactNode;
}

export function ReportFrame({ days: { range, error, onChange }, actions, children }: ReportFrameProps) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <DayRangeFields range={range} error={error} onChange={onChange} />
        {actions}
      </div>
      {error === undefined && children}
    </>
  );
}

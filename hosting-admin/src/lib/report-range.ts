// The days of a report: in the address, so that a report can be bookmarked and sent on.
import { addDays, localTimeAt } from '@bite/shared/kernel/time';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlace } from './place.tsx';
import { usePorts } from './ports-context.tsx';

const USUAL_DAYS = 14;

export interface DayRange {
  /** '2026-06-10'; both days belong to it. */
  from: string;
  to: string;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Why it cannot be reported on; undefined if it can. @param most Days that one report may have. */
function rangeError({ from, to }: DayRange, most: number): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choose the first and the last day.';
  if (to < from) return 'The last day is before the first.';
  return to < addDays(from, most) ? undefined : `Choose at most ${most} days.`;
}

export interface ReportDays {
  range: DayRange;
  /** Why these days cannot be reported on. */
  error: string | undefined;
  onChange: (part: Partial<DayRange>) => void;
  /** The day on which the screen was opened, at the restaurant. */
  today: string;
}

/**
 * The last days of the restaurant, unless the address names others. What else is in the address stays.
 * @param most Days that one report may have.
 */
export function useReportDays(most: number, usualDays = USUAL_DAYS): ReportDays {
  const { clock } = usePorts();
  const { restaurant } = usePlace();
  const [now] = useState(() => clock.now());
  const [search, setSearch] = useSearchParams();
  const today = localTimeAt(now, restaurant.timezone).date;
  const range = {
    from: search.get('from') ?? addDays(today, 1 - usualDays),
    to: search.get('to') ?? today,
  };
  const onChange = (part: Partial<DayRange>): void =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, day] of Object.entries({ ...range, ...part })) next.set(name, day);
        return next;
      },
      { replace: true },
    );
  return { range, error: rangeError(range, most), onChange, today };
}

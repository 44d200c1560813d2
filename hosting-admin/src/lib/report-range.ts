// The days of a report or a list: in the address, so that it can be bookmarked and sent on.
import { addDays, localTimeAt } from '@bite/shared/kernel/time';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlace } from './place.tsx';
import { usePorts } from './ports-context.tsx';

const USUAL_DAYS = 14;
const WRONG_ORDER = 'The last day is before the first.';

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
  if (to < from) return WRONG_ORDER;
  return to < addDays(from, most) ? undefined : `Choose at most ${most} days.`;
}

export interface ChosenDays {
  range: DayRange;
  /** Why these days cannot be reported on. */
  error: string | undefined;
  onChange: (part: Partial<DayRange>) => void;
}

interface ReportDays extends ChosenDays {
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

/** The days that limit a list, each '' where the list goes on. What else is in the address stays. */
export function useListDays(): ChosenDays {
  const [search, setSearch] = useSearchParams();
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const onChange = (part: Partial<DayRange>): void =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, day] of Object.entries(part))
          if (day === '') next.delete(name);
          else next.set(name, day);
        return next;
      },
      { replace: true },
    );
  const isInOrder = range.from === '' || range.to === '' || range.from <= range.to;
  return { range, error: isInOrder ? undefined : WRONG_ORDER, onChange };
}

export const isOnDays = (day: string, { from, to }: DayRange): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to);

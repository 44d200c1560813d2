// The days of a report: in the address, so that a report can be bookmarked and sent on.
import { addDays, localTimeAt } from '@bite/shared/kernel/time';
import { useSearchParams } from 'react-router-dom';

const USUAL_DAYS = 14;

export interface DayRange {
  /** '2026-06-10'; both days belong to it. */
  from: string;
  to: string;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Why it cannot be reported on; undefined if it can. @param most Days that one report may have. */
export function rangeError({ from, to }: DayRange, most: number): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choose the first and the last day.';
  if (to < from) return 'The last day is before the first.';
  return to < addDays(from, most) ? undefined : `Choose at most ${most} days.`;
}

/** The last fourteen days, unless the address names others. What else is in the address stays. */
export function useReportRange(
  zone: string,
  now: number,
  usualDays = USUAL_DAYS,
): [DayRange, (part: Partial<DayRange>) => void] {
  const [search, setSearch] = useSearchParams();
  const today = localTimeAt(now, zone).date;
  const range = {
    from: search.get('from') ?? addDays(today, 1 - usualDays),
    to: search.get('to') ?? today,
  };
  const change = (part: Partial<DayRange>): void =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, day] of Object.entries({ ...range, ...part })) next.set(name, day);
        return next;
      },
      { replace: true },
    );
  return [range, change];
}

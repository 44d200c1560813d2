// The steps of editing a day's opening times, as pure functions.

import { formatClock } from '@bite/shared/kernel/time';
import {
  type HoursOfDay,
  intervalsOf,
  isAllDay,
  isPastMidnight,
  type OpenInterval,
} from '@bite/shared/tenancy/day-hours';

export type DayState = 'times' | 'allDay' | 'closed';

export function stateOf(day: HoursOfDay): DayState {
  if (day.closed) return 'closed';
  const [first, ...others] = rowsOf(day);
  return first && others.length === 0 && isFilled(first) && isAllDay(first) ? 'allDay' : 'times';
}

const isFilled = ({ open, close }: OpenInterval): boolean => open !== '' && close !== '';

/** In the order in which they were typed; what is not filled in is ''. */
export const rowsOf = ({ open = '', close = '', more = [] }: HoursOfDay): OpenInterval[] => [
  { open, close },
  ...more,
];

const USUAL: OpenInterval = { open: '09:00', close: '17:00' };
const EVENING: OpenInterval = { open: '17:00', close: '22:00' };

/** Without the other's break, if it had one: `more` is there only where there is any. */
function withRows<Day extends HoursOfDay>(day: Day, rows: readonly OpenInterval[]): Day {
  const [first = USUAL, ...others] = rows;
  const { more: _more, ...rest } = day;
  return { ...rest, ...first, closed: false, ...(others.length > 0 && { more: others }) } as unknown as Day;
}

/** A day that is closed keeps its times, so that it can be opened again as it was. */
export function inState<Day extends HoursOfDay>(day: Day, state: DayState): Day {
  if (state === 'closed') return { ...day, closed: true };
  if (state === 'allDay') return withRows(day, [{ open: '00:00', close: '00:00' }]);
  const rows = rowsOf(day);
  const [first] = rows;
  const isUsable = first !== undefined && isFilled(first) && !isAllDay(first);
  return withRows(day, isUsable ? rows : [USUAL]);
}

export const withRow = <Day extends HoursOfDay>(day: Day, index: number, row: OpenInterval): Day =>
  withRows(day, rowsOf(day).with(index, row));

export const withoutRow = <Day extends HoursOfDay>(day: Day, index: number): Day =>
  withRows(day, rowsOf(day).toSpliced(index, 1));

/** What a day with lunch goes on with: dinner; later than that, nothing is guessed. */
export function withAnotherRow<Day extends HoursOfDay>(day: Day): Day {
  const rows = rowsOf(day);
  const last = rows.at(-1);
  const isFree = last !== undefined && isFilled(last) && last.close > last.open && last.close < EVENING.open;
  return withRows(day, [...rows, isFree ? EVENING : { open: '', close: '' }]);
}

/** The times of `from`, in a day that keeps what else it holds. */
export function copiedTo<Day extends HoursOfDay>(day: Day, from: HoursOfDay): Day {
  const copied = withRows(
    day,
    rowsOf(from).map((row) => ({ ...row })),
  );
  return from.closed ? { ...copied, closed: true } : copied;
}

/** 'Closed', 'All day (24 hours)', '11 AM – 2 PM, 5 PM – 1 AM the next day' */
export function hoursInWords(day: HoursOfDay | undefined): string {
  const intervals = intervalsOf(day);
  if (intervals.length === 0) return day && !day.closed ? 'Not filled in' : 'Closed';
  return intervals.map(intervalInWords).join(', ');
}

function intervalInWords(interval: OpenInterval): string {
  if (!isFilled(interval)) return 'not filled in';
  const { open, close } = interval;
  if (isAllDay(interval))
    return open === '00:00' ? 'All day (24 hours)' : `24 hours from ${formatClock(open)}`;
  if (close === '00:00') return `${formatClock(open)} – midnight`;
  return `${formatClock(open)} – ${formatClock(close)}${isPastMidnight(interval) ? ' the next day' : ''}`;
}

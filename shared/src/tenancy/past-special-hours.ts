// Refuses special hours in the past. Dates that were already stored are kept, so that they never block another change.
import { addDays } from '../kernel/time.ts';

interface Dated {
  readonly date: string;
}

export const PAST_DATE = 'This date is in the past';

/** Positions in `after` of the dates that are new and over in every time zone at `now` (milliseconds since the epoch). */
export function pastSpecialHours(before: readonly Dated[], after: readonly Dated[], now: number): number[] {
  // Nowhere is it earlier than twelve hours behind UTC.
  const earliest = addDays(new Date(now).toISOString().slice(0, 10), -1);
  const stored = new Set(before.map(({ date }) => date));
  return after.flatMap(({ date }, index) => (date < earliest && !stored.has(date) ? [index] : []));
}

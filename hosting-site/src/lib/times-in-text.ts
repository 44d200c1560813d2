// Times within a sentence. Separate from the other labels, since the first page does not need them.

import { withClock } from '@bite/shared/kernel/phrases';
import { localTimeAt } from '@bite/shared/kernel/time';
import { clockLabel, dayInSentence } from './local-times.ts';

/** 'tomorrow 4:15 PM' */
export const slotInSentence = (instant: number, now: number, timezone: string): string =>
  `${dayInSentence(instant, now, timezone)} ${clockLabel(instant, timezone)}`;

/** 'at 4:15 PM' today, else 'tomorrow at 4:15 PM'; with 'about' instead of 'at' for an estimate. */
export function promiseLabel(
  instant: number,
  now: number,
  timezone: string,
  { isEstimate, reader }: { isEstimate: boolean; reader?: string },
): string {
  const label = clockLabel(instant, timezone, reader);
  const clock = isEstimate ? withClock('about {clock}', label) : withClock('at {clock}', label);
  const isToday = localTimeAt(instant, timezone).date === localTimeAt(now, timezone).date;
  return isToday ? clock : `${dayInSentence(instant, now, timezone)} ${clock}`;
}

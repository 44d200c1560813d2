// Times within a sentence. Separate from the other labels, since the first page does not need them.
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
  const clock = `${isEstimate ? 'about' : 'at'} ${clockLabel(instant, timezone, reader)}`;
  const day = dayInSentence(instant, now, timezone);
  return day === 'today' ? clock : `${day} ${clock}`;
}

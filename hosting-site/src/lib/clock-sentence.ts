// 'This is the menu of 7:12 PM.', or of another day: 'This is the menu of Mon, Nov 23, 7:12 PM.'

import { withClock } from '@bite/shared/kernel/phrases';
import { localTimeAt } from '@bite/shared/kernel/time';
import { clockLabel, dayLabel } from './local-times.ts';

/** Of the message catalogue: with {clock}, and on another day with {day} as well. */
export interface ClockSentence {
  today: string;
  otherDay: string;
}

export function clockSentence(
  { today, otherDay }: ClockSentence,
  instant: number,
  now: number,
  timezone: string,
): string {
  const clock = clockLabel(instant, timezone);
  const isToday = localTimeAt(instant, timezone).date === localTimeAt(now, timezone).date;
  return isToday
    ? withClock(today, clock)
    : withClock(otherDay, clock, { day: dayLabel(instant, now, timezone) });
}

// The days of a span.
import { addDays } from './time.ts';

/** From the first to the last, both included. Throws a RangeError for years without four digits, which would never end. */
export function daysBetween(from: string, to: string): string[] {
  const days = [from];
  for (let day = from; day < to; ) {
    const next = addDays(day, 1);
    if (next <= day) throw new RangeError(`There is no day after ${day}`);
    day = next;
    days.push(day);
  }
  return days;
}

// The rules of one day's opening times that are sent: in order, with time between them, and few enough to be read.
import { z } from 'zod';
import { clockTime } from '../kernel/schema.ts';
import { type HoursOfDay, minutesOfInterval, type OpenInterval } from './day-hours.ts';

/** Of one day. */
export const MAX_INTERVALS = 4;

export const AFTER_THE_ONE_BEFORE = 'These hours must begin after the ones before have ended';

const interval = z.object({ open: clockTime, close: clockTime });

/** Those after the first. */
export const moreIntervals = z
  .array(interval)
  .max(MAX_INTERVALS - 1)
  .optional();

/** Each begins when the one before is over: only the last of a day can go on past midnight. */
export function checkIntervals(
  { closed, open, close, more = [] }: HoursOfDay,
  context: z.RefinementCtx,
): void {
  if (closed || !open || !close) return;
  let before: OpenInterval = { open, close };
  for (const [index, next] of more.entries()) {
    if (minutesOfInterval(next).opens <= minutesOfInterval(before).closes)
      context.addIssue({ code: 'custom', path: ['more', index, 'open'], message: AFTER_THE_ONE_BEFORE });
    before = next;
  }
}

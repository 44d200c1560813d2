// The opening times of one day: none, one, or several with breaks between them. One that closes no later than it opens does so
// on the next day; one that closes when it opens lasts a whole day.
import { DAY, MINUTE } from '../kernel/durations.ts';
import { minutesOf } from '../kernel/time.ts';

/** '11:00' to '14:30' on the restaurant's clock. */
export interface OpenInterval {
  open: string;
  close: string;
}

/** A weekday's hours or those of a date. The first interval lies beside those that follow it: so it was always stored. */
export interface HoursOfDay {
  closed: boolean;
  open?: string | undefined;
  close?: string | undefined;
  more?: readonly OpenInterval[] | undefined;
}

export const isAllDay = ({ open, close }: OpenInterval): boolean => open === close;

/** It ends after midnight; at midnight itself is the same day still. */
export const isPastMidnight = ({ open, close }: OpenInterval): boolean => close < open && close !== '00:00';

/** Earliest first; none on a day on which nobody opens. */
export function intervalsOf(day: HoursOfDay | undefined): OpenInterval[] {
  if (!day || day.closed || !day.open || !day.close) return [];
  const { open, close, more = [] } = day;
  return [{ open, close }, ...more].sort((one, other) => (one.open < other.open ? -1 : 1));
}

const A_DAY = DAY / MINUTE;

/** Minutes since the day began; the end may be past its midnight. */
export function minutesOfInterval({ open, close }: OpenInterval): { opens: number; closes: number } {
  const [opens, closes] = [minutesOf(open), minutesOf(close)];
  return { opens, closes: closes <= opens ? closes + A_DAY : closes };
}

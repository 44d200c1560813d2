// Days of the gateway's reports: how long an answer is kept, and which days it can be asked for.
import { DAY, MINUTE } from '../kernel/durations.ts';
import { addDays, instantAt, localTimeAt } from '../kernel/time.ts';

/** Of one request for the gateway's reports. */
export const MAX_GATEWAY_DAYS = 31;
export const MAX_PAYMENT_DAYS = 92;
/** How many days before today the gateway is looked through for chargebacks: with today, as many as one request asks for. */
export const CHARGEBACK_DAYS = 7;

/** '2026-11-20' → '20261120' */
export const compactDay = (day: string): string => day.replaceAll('-', '');
/** '2026-11-20' → '1120' */
export const monthDay = (day: string): string => compactDay(day).slice(4);

/** The restaurant's day at this instant (milliseconds). */
export const dayAt = (instant: number, zone: string): string => localTimeAt(instant, zone).date;

/** From its first moment until the next day's, in milliseconds. */
export const spanOf = (day: string, zone: string): { from: number; until: number } => ({
  from: instantAt(day, 0, zone),
  until: instantAt(addDays(day, 1), 0, zone),
});

/** A batch may be closed, and a deposit corrected, on the day after. */
const FINAL_AFTER = DAY;
/** An answer that may still change is asked for again after that. */
const KEPT = 15 * MINUTE;

/**
 * Whether a kept answer still stands. Today's never does; a day that is over is asked for again until a day later.
 * @param since ISO instant: older answers do not count, since somebody wants them fresh.
 */
export function stands(
  askedAt: string,
  day: string,
  { zone, now, since }: { zone: string; now: number; since?: string | undefined },
): boolean {
  if (since !== undefined && askedAt < since) return false;
  const { until } = spanOf(day, zone);
  if (now < until) return false;
  const asked = Date.parse(askedAt);
  return asked >= until + FINAL_AFTER || now - asked < KEPT;
}

/** The gateway's dates of settlements have no year: older than that, one would mean another year's. */
export const isWithinYear = (day: string, today: string): boolean => day > addDays(today, -365);

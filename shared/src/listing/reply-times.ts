// When an automatic reply is sent: after the hours that staff have to answer first, and never in quiet hours.
import { DAY, HOUR, MINUTE } from '../kernel/durations.ts';
import { addDays, instantAt, localTimeAt, minutesOf } from '../kernel/time.ts';
import type { AutoReplyConfig } from './auto-reply.schema.ts';

const DAY_MINUTES = 24 * 60;

/** 'HH:MM'; over midnight where `to` is earlier than `from`. */
export interface QuietHours {
  from: string;
  to: string;
}

export const quietHoursOf = ({
  quietFrom: from,
  quietTo: to,
}: Pick<AutoReplyConfig, 'quietFrom' | 'quietTo'>): QuietHours | undefined =>
  from === undefined || to === undefined ? undefined : { from, to };

/** Whether it is quiet at `instant` (milliseconds) on the wall clock of `zone`. `to` itself is not. */
export function isQuiet(instant: number, { from, to }: QuietHours, zone: string): boolean {
  const { minutes } = localTimeAt(instant, zone);
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return begin < end ? minutes >= begin && minutes < end : minutes >= begin || minutes < end;
}

/** `instant` itself, or when the quiet hours that it falls into end. */
export function afterQuietHours(instant: number, quiet: QuietHours | undefined, zone: string): number {
  if (!quiet || !isQuiet(instant, quiet, zone)) return instant;
  const { date, minutes } = localTimeAt(instant, zone);
  const end = minutesOf(quiet.to);
  const ends = instantAt(minutes < end ? date : addDays(date, 1), end, zone);
  // In the night when clocks go back, the wall clock has shown the end before: it comes once more.
  if (ends > instant) return ends;
  const left = (end - minutes + DAY_MINUTES) % DAY_MINUTES;
  return Math.floor(instant / MINUTE) * MINUTE + left * MINUTE;
}

/** When a reply to what was written at `writtenAt` is to be sent. Milliseconds. */
export const replyDueAt = (
  config: Pick<AutoReplyConfig, 'reviewThreshold' | 'quietFrom' | 'quietTo'>,
  writtenAt: number,
  { now, zone }: { now: number; zone: string },
): number =>
  afterQuietHours(Math.max(writtenAt + config.reviewThreshold * HOUR, now), quietHoursOf(config), zone);

/** The first moment of the day after `instant` that is not quiet. */
export function nextDay(instant: number, quiet: QuietHours | undefined, zone: string): number {
  const tomorrow = addDays(localTimeAt(instant, zone).date, 1);
  return afterQuietHours(instantAt(tomorrow, 0, zone), quiet, zone);
}

/** Where no response time is set, an answer after so many days would look odd. */
const LATE_AFTER = 14 * DAY;

/** Whether it is too late at `now` to answer without a person. */
export function isLate(
  { maxResponseTime, reviewThreshold }: Pick<AutoReplyConfig, 'maxResponseTime' | 'reviewThreshold'>,
  writtenAt: number,
  now: number,
): boolean {
  const latest = maxResponseTime === undefined ? LATE_AFTER + reviewThreshold * HOUR : maxResponseTime * HOUR;
  return now - writtenAt > latest;
}

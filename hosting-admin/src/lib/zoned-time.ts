// Times in the restaurant's time zone. Instants are ISO strings in UTC.
import { DAY } from '@bite/shared/kernel/durations';
import { clockOf, localTimeAt } from '@bite/shared/kernel/time';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    formats.set(key, known);
  }
  return known;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** '6:45 PM' today, 'Sat 6:45 PM' within the week, 'Nov 30, 6:45 PM' else; each in `zone`. */
export function formatTime(iso: string, zone: string, now: number): string {
  const instant = new Date(iso);
  const isToday = format(zone, day).format(instant) === format(zone, day).format(now);
  if (isToday) return format(zone, clock).format(instant);
  const isNear = Math.abs(instant.getTime() - now) < 6 * DAY;
  return format(
    zone,
    isNear ? { weekday: 'short', ...clock } : { month: 'short', day: 'numeric', ...clock },
  ).format(instant);
}

/** The same with the zone's name where the reader's clock shows another time: 'Sat 6:45 PM PDT'. */
export const formatTimeThere = (iso: string, zone: string, now: number): string =>
  `${formatTime(iso, zone, now)}${zoneMark(zone, Date.parse(iso))}`;

/** 'Fri, Nov 27, 6:00 PM': a planned time, whose day must not be guessed; with its zone as above. */
export const formatPlanned = (iso: string, zone: string, now: number): string => {
  const instant = new Date(iso);
  const hasYear = Math.abs(instant.getTime() - now) > 300 * DAY;
  const date = { weekday: 'short', month: 'short', day: 'numeric', ...clock } as const;
  return `${format(zone, hasYear ? { ...date, year: 'numeric' } : date).format(instant)}${zoneMark(zone, instant.getTime())}`;
};

/** ' PDT', or nothing where the reader's clock shows the same. */
export const zoneMark = (zone: string, instant: number): string =>
  isElsewhere(zone, instant) ? ` ${zoneName(zone, instant)}` : '';

/** 'PDT' or 'GMT+9': the zone's short name at that moment. */
export function zoneName(zone: string, now: number): string {
  const parts = format(zone, { ...clock, timeZoneName: 'short' }).formatToParts(now);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** '2026-06-10 18:05' in `zone`, as spreadsheets read it. */
export function localMoment(iso: string, zone: string): string {
  const { date, minutes } = localTimeAt(Date.parse(iso), zone);
  return `${date} ${clockOf(minutes)}`;
}

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the reader's clock shows another time than the restaurant's. */
export function isElsewhere(zone: string, now: number, own = browserZone()): boolean {
  const both = { ...day, ...clock };
  return format(zone, both).format(now) !== format(own, both).format(now);
}

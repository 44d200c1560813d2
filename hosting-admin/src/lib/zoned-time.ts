// Times in the restaurant's time zone. Instants are ISO strings in UTC.
import { DAY } from '@bite/shared/kernel/durations';

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

/** 'PDT' or 'GMT+9': the zone's short name at that moment. */
export function zoneName(zone: string, now: number): string {
  const parts = format(zone, { ...clock, timeZoneName: 'short' }).formatToParts(now);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** Whether the reader's clock shows another time than the restaurant's. */
export function isElsewhere(
  zone: string,
  now: number,
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  const both = { ...day, ...clock };
  return format(zone, both).format(now) !== format(own, both).format(now);
}

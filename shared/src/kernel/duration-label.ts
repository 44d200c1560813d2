// A length of time in words, by its largest whole unit.
import { plural } from './translate.ts';

/** '2 days', '36 hours', '90 minutes': one day is '24 hours', since it is not tomorrow that is meant. */
export function durationLabel(minutes: number): string {
  const hours = minutes / 60;
  const days = hours / 24;
  if (days >= 2 && Number.isInteger(days)) return plural(days, '1 day', '{count} days');
  if (hours >= 1 && Number.isInteger(hours)) return plural(hours, '1 hour', '{count} hours');
  return plural(minutes, '1 minute', '{count} minutes');
}

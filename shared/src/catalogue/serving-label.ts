// The serving times of a menu group as text: 'Served 8 AM – 11 AM, not on Sundays'.
import { formatClock } from '../kernel/time.ts';
import type { MenuAvailability } from './storefront.ts';

const dayNames: Readonly<Record<string, string>> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
};

const dateName = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** Undefined if it is served whenever the restaurant is open. */
export function servingLabel({
  timeRange,
  daysOff,
  dateRange,
  season,
}: MenuAvailability): string | undefined {
  const days = daysOff?.map((day) => dayNames[day]).filter(Boolean);
  const limits = [
    timeRange && `${formatClock(timeRange.start)} – ${formatClock(timeRange.end)}`,
    days?.length ? `not on ${new Intl.ListFormat('en').format(days as string[])}` : undefined,
    dateRange?.start && `from ${dateName(dateRange.start)}`,
    dateRange?.end && `until ${dateName(dateRange.end)}`,
  ].filter(Boolean);
  if (limits.length > 0) return `Served ${limits.join(', ')}`;
  return season?.displayMessage ?? (season && 'Served in season');
}

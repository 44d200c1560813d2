// Whether a menu group is served at the requested time, and why not.

import { addDays, localTimeAt, minutesOf, weekdayOf } from '../kernel/time.ts';
import { message } from '../kernel/translate.ts';
import type { MenuAvailability } from './storefront.ts';

export type UnavailableReason = 'channel' | 'date' | 'day' | 'time' | 'season';

/** 'Pancakes is not served at that time' */
export const unavailableBecause: Record<UnavailableReason, string> = {
  channel: message('{item} is not available for this kind of order'),
  date: message('{item} is not on the menu on that date'),
  day: message('{item} is not served on that day'),
  time: message('{item} is not served at that time'),
  season: message('{item} is out of season'),
};

/** Undefined if it is served. `wanted` is the instant of pickup or delivery. */
export function whyUnavailable(
  availability: MenuAvailability | undefined,
  orderType: 'pickup' | 'delivery',
  wanted: number,
  timezone: string,
): UnavailableReason | undefined {
  const isOffered = orderType === 'pickup' ? availability?.takeout : availability?.delivery;
  return isOffered === false ? 'channel' : whyNotServed(availability, wanted, timezone);
}

/** Only dates, days, times and seasons, for any kind of order. */
export function whyNotServed(
  availability: MenuAvailability | undefined,
  wanted: number,
  timezone: string,
): Exclude<UnavailableReason, 'channel'> | undefined {
  if (!availability) return undefined;
  const { date: today, minutes } = localTimeAt(wanted, timezone);
  const date = isAfterMidnight(availability.timeRange, minutes) ? addDays(today, -1) : today;
  const { start, end } = availability.dateRange ?? {};
  if ((start && date < start) || (end && date > end)) return 'date';
  if (availability.daysOff?.includes(weekdayOf(date))) return 'day';
  if (availability.timeRange && !isWithin(availability.timeRange, minutes)) return 'time';
  if (availability.season && !isInSeason(availability.season, date)) return 'season';
  return undefined;
}

/** The early hours of a range past midnight belong to the day on which it began, as opening hours do. */
function isAfterMidnight(range: MenuAvailability['timeRange'], minutes: number): boolean {
  return (
    range !== undefined && minutesOf(range.end) <= minutesOf(range.start) && minutes < minutesOf(range.end)
  );
}

/** From start up to, but excluding, end; a range that ends before its start runs past midnight. */
function isWithin(range: { start: string; end: string }, minutes: number): boolean {
  const start = minutesOf(range.start);
  const end = minutesOf(range.end);
  return start < end ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

/** Both ends included; a season that ends before its start spans the new year. */
function isInSeason(season: NonNullable<MenuAvailability['season']>, date: string): boolean {
  const today = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  const start = season.startMonth * 100 + season.startDay;
  const end = season.endMonth * 100 + season.endDay;
  return start <= end ? today >= start && today <= end : today >= start || today <= end;
}
